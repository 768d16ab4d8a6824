"""Layout shift as browsers report it: `window.shift` is the largest sum of shifts that follow each other closely.

A sum over a whole walk would grow with its length, and on a slow machine, where what follows a press comes too late to
count as its consequence.
"""

from __future__ import annotations

COUNT_SHIFTS = """
let [first, last, sum] = [0, -1e9, 0];
new PerformanceObserver(list => {
  for (const entry of list.getEntries()) {
    if (entry.hadRecentInput) continue;
    if (entry.startTime - last > 1000 || entry.startTime - first > 5000) [first, sum] = [entry.startTime, 0];
    last = entry.startTime;
    sum += entry.value;
    window.shift = Math.max(window.shift ?? 0, sum);
  }
}).observe({ type: "layout-shift", buffered: true });
"""

# Every shift, also those after a press: `window.moved` returns their sum since it was last called, and what moved.
COUNT_MOVED = """
{
  let [sum, what] = [0, []];
  const count = list => {
    for (const entry of list) {
      sum += entry.value;
      what.push(...entry.sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 80) ?? ""));
    }
  };
  const watch = new PerformanceObserver(list => count(list.getEntries()));
  watch.observe({ type: "layout-shift", buffered: true });
  window.moved = () => {
    count(watch.takeRecords());
    const found = { sum, what };
    [sum, what] = [0, []];
    return found;
  };
}
"""
