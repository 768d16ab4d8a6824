/** Explained runs as texts and sums: plain functions over what the server sends. */
import type { Refusal } from "../../lib/api";
import type { components } from "../../lib/wire";
import { t } from "../../lib/words.svelte";

type Schemas = components["schemas"];
export type ExplainedRun = Schemas["ExplainedRun"];
export type ExplainedRoute = Schemas["ExplainedRoute"];
export type OtherRun = Schemas["OtherRun"];
export type RouteChange = Schemas["RouteChange"];
export type NamedStop = Schemas["NamedStop"];
export type RouteTaken = Schemas["RouteTaken"];
export type FoundRoute = Schemas["FoundRoute"];
export type ToldRoute = Schemas["ToldRoute"];
export type VisitedStop = Schemas["VisitedStop"];
export type RestOfRun = Schemas["RestOfRun"];
export type RestRequest = Schemas["RestRequest"];
export type RouteChoice = Schemas["RouteChoice"];
export type RouteRequest = Schemas["RouteRequest"];
/** An amount in the currency of the title. */
export type Money = (amount: number) => string;

/** Colour and dash pattern of route number 1, 2, ...: the lines of the page's palette, which stand out from track. */
export const LINE_COLOURS = ["red", "blue", "purple", "green"].map((line) => `var(--route-${line}, var(--line-${line}))`);
export const LINE_DASHES = ["", "9 5", "3 4", "12 4 3 4"] as const;
export const lineColour = (number: number): string => LINE_COLOURS[(number - 1) % LINE_COLOURS.length]!;
export const lineDash = (number: number): string => LINE_DASHES[(number - 1) % LINE_DASHES.length]!;

/** A train's name without the word "train". German inflects a number, but not a name such as 3D. */
export const trainName = (train: string): string => t(/^\d+$/.test(train) ? "rail-train" : "rail-train-d", { train });

/** A town without a name of its own is named by its cell: "Town E13". */
export function stopName(stop: NamedStop): string {
  const cell = stop.place.split(".")[0] ?? stop.place;
  return !stop.city && stop.name === cell ? t("page-run-town", { cell }) : stop.name;
}

export const stopNames = (stops: readonly NamedStop[]): string => stops.map(stopName).join(", ");

/** "210 + 60 + 50", the parts of a treasury after a run. */
export const sumOf = (parts: readonly number[]): string => parts.join(" + ");

/** How a train's sum becomes its revenue: multiplied, halved, additions; empty if the values are simply added. */
export function steps(route: ExplainedRoute): string[] {
  const found: string[] = [];
  if (route.times !== 1) found.push(t("page-run-times", { times: route.times, value: route.total * route.times }));
  if (route.obsolete) found.push(t("page-run-half", { value: route.earned }));
  for (const bonus of route.bonuses) found.push(t("page-run-bonus", { value: bonus.value }));
  return found;
}

/** "2 of 2 stops". */
export function range(route: ExplainedRoute): string {
  if (route.limit === null) return t(route.by_length ? "page-run-length-any" : "page-run-stops-any", { used: route.used });
  return t(route.by_length ? "page-run-length" : "page-run-stops", { used: route.used, limit: route.limit });
}

/** What differs in another run from the best one: one sentence part per train. */
export const changes = (other: OtherRun, best: Pick<ExplainedRun, "routes">): string => other.changes.map((it) => change(it, best)).join("; ");

function change(it: RouteChange, best: Pick<ExplainedRun, "routes">): string {
  const train = trainName(it.train);
  if (!it.after.length) {
    const alike = best.routes.filter((route) => route.train === it.train).length;
    return alike > 1 ? t("page-run-other-dropped", { train, stops: stopNames(it.before) }) : t("page-run-other-idle", { train });
  }
  if (!it.before.length) return t("page-run-other-runs", { train, stops: stopNames(it.after) });
  const [lost, gained] = [stopNames(it.lost), stopNames(it.gained)];
  const kept = it.after.length - it.gained.length;
  if (kept < it.gained.length || kept < 2) return t("page-run-other-runs", { train, stops: stopNames(it.after) });
  if (!gained) return t("page-run-other-without", { train, lost });
  if (!lost) return t("page-run-other-with", { train, gained });
  return t("page-run-other-instead", { train, lost, gained });
}

export interface FarLabel {
  stop: NamedStop;
  /** "too far for a 3-train". */
  text: string;
}

/** Labels at stops that a route would reach next if its train went further; stops that some train visits have none. */
export function farLabels(run: ExplainedRun): FarLabel[] {
  const visited = new Set(run.routes.flatMap((route) => route.stops));
  const found = new Map<string, FarLabel>();
  for (const route of run.routes) {
    for (const end of route.ends) {
      for (const stop of end.beyond) {
        if (stop.why === "length" && !visited.has(stop.place) && !found.has(stop.place)) {
          found.set(stop.place, { stop, text: t("page-run-too-far", { train: trainName(route.train) }) });
        }
      }
    }
  }
  return [...found.values()];
}

const TOO_LONG = "rail-route-too-long";

/** How much a refused route would use of how much; null if its length is not the reason. */
export function tooLong({ message }: Refusal): { used: number; limit: number } | null {
  const { length, most } = message.args ?? {};
  return message.key === TOO_LONG ? { used: Number(length), limit: Number(most) } : null;
}
