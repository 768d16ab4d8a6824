/** Client-side routing: the current path, query and hash. Links inside the page do not reload it. */
export interface Place {
  parts: string[];
  query: URLSearchParams;
  hash: string;
}

function here(): Place {
  return {
    parts: location.pathname.split("/").filter(Boolean).map(decodeURIComponent),
    query: new URLSearchParams(location.search),
    hash: location.hash.slice(1),
  };
}

export const route: { now: Place } = $state({ now: here() });

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  route.now = here();
  if (!route.now.hash) scrollTo(0, 0);
}

addEventListener("popstate", () => (route.now = here()));

/** Click handler: plain left clicks on our own links change the route without a reload. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
