/** Companies that are to merge, on the map: their stations marked, the track that joins them in brass. */
import { MediaQuery } from "svelte/reactivity";
import { t } from "../../../../lib/words.svelte";
import { mapOf } from "../../../../rail/mapState.svelte";
import { runLookOf } from "../../../../rail/run/look.svelte";
import { cellOf } from "../../../../rail/view";
import type { Session } from "../../session.svelte";
import type { LineEnds, MergedView } from "./mergers";

const wideScreen = new MediaQuery("min-width: 1000px");

/** Show companies on the map until the returned function is called. */
export function showOnMap(session: Session, companies: readonly string[], merged: MergedView | null, ends: readonly LineEnds[]): () => void {
  const look = runLookOf(session);
  const stations = companies.flatMap((id) => session.companies.get(id)?.stations ?? []);
  session.highlight = stations.length ? { cells: stations.map(cellOf) } : null;
  const paths = merged?.paths.filter((path) => path.length) ?? [];
  const map = mapOf(session);
  // Where a line ends short of the others: every cell in red, the first one with the company.
  map.looks = ends.flatMap(({ company, cells }) => cells.map((cell, n) => ({ cell, look: "bad" as const, ...(n ? {} : { text: t("page-ireland-merger-ends-here", { company }) }) })));
  const route = { train: "", stops: [], names: [], values: [], revenue: 0, times: 1, obsolete: false, bonus: 0 };
  look.shown = {
    company: companies[0] ?? "",
    routes: paths.map((cells) => ({ ...route, cells })),
    labels: [],
    line: "brass",
    // On phones the map frames the stations; else all of it is in view anyway.
    still: wideScreen.current,
    ...(paths.length ? { pill: t("page-ireland-merger-joined", { places: between(session, paths) }) } : {}),
  };
  return () => {
    session.highlight = null;
    map.looks = [];
    look.shown = null;
  };
}

/** So many places of a path are named; of a longer one the first and the last. */
const NAMED = 5;

/** The places that the paths touch, by their printed names. */
function between(session: Session, paths: readonly (readonly string[])[]): string {
  const map = mapOf(session);
  const cells = new Set(paths.flatMap((path) => path));
  const names = [...cells].flatMap((cell) => map.printed.get(cell)?.print?.names.map(({ lines }) => lines.join(" ")) ?? []);
  return (names.length > NAMED ? [...names.slice(0, 2), "…", ...names.slice(-2)] : names).join(" – ");
}
