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
