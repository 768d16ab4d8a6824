/** Tiles and refusals of 18CZ in words. */
import type { Refusal } from "../../../lib/api";
import { t } from "../../../lib/words.svelte";
import { mapOf } from "../../../rail/mapState.svelte";
import { trainName } from "../../../rail/panel/money";
import { bringerOf } from "../../../rail/map/offers";
import type { TileArt } from "../../../rail/shape";
import type { Session } from "../session.svelte";

export type TileKind = "city" | "cities" | "town" | "towns" | "track";

/** What is on a tile. */
export function kindOf({ stops }: TileArt): TileKind {
  const cities = stops.filter((stop) => stop.slots.length).length;
  if (cities) return cities > 1 ? "cities" : "city";
  return stops.length > 1 ? "towns" : stops.length ? "town" : "track";
}

/** What a stop of a tile is worth, and how many places or stops there are. */
export function worthOf(art: TileArt): string {
  const kind = kindOf(art);
  const value = art.values[0]?.parts[0]?.[0] ?? "";
  return t("page-cz-worth", { kind, value, count: kind === "city" ? (art.stops[0]?.slots.length ?? 1) : art.stops.length });
}

/** The name of a city: its own, or that of its hex if several share one. */
export function cityName(session: Session, cell: string, stop: number): string {
  const map = mapOf(session);
  return (map.printed.get(cell)?.print?.names.length ?? 0) > 1 ? map.stopName(`${cell}.${stop}`) : session.cellName(cell);
}

/** A city of a hex with several, which have a number if they share a name. */
export function cityOf(session: Session, cell: string, stop: number, number: number): string {
  const [name, hex] = [cityName(session, cell, stop), session.cellName(cell)];
  return name === hex ? `${name}, ${t("page-rail-stop", { number })}` : name;
}

/** What a tile costs, and why. */
export function costOf(session: Session, cell: string, cost: number | undefined): string {
  const laid = session.view?.cells.some((one) => one.cell === cell && one.laid) ?? false;
  const terrain = mapOf(session).printed.get(cell)?.print?.terrain ?? "";
  if (cost === undefined) return session.money("–");
  return t("page-cz-cost", { price: session.money(cost), why: cost ? terrain || "none" : laid ? "upgrade" : "free" });
}

export interface Grounds {
  /** What is the case, beside the reason. */
  fact: string;
  /** The fact says all that the reason does. */
  whole?: boolean;
  /** What would lift it, or shows it: words, and what a press does. */
  link: { words: string; press: () => void } | null;
}

/** What the page knows about a refusal. */
export function groundsOf(session: Session, refusal: Refusal): Grounds {
  const { key, args = {} } = refusal.message;
  const view = session.view!;
  if (key === "rail-tile-phase") {
    const colour = String(args.colour);
    const train = bringerOf(view, colour)?.id;
    if (!train) return { fact: "", link: null };
    return {
      fact: t("page-cz-fact-phase", { tile: String(args.tile), colour, train: trainName(train), phase: view.phase.id }),
      whole: true,
      link: { words: t("page-cz-show-train", { train: trainName(train) }), press: () => void (session.drawer = "trains") },
    };
  }
  if (key === "rail-board-none-left") {
    const cells = view.cells.filter((cell) => cell.tile === args.tile && cell.laid).map((cell) => cell.cell);
    if (!cells.length) return { fact: "", link: null };
    return { fact: t("page-cz-fact-none-left", { cells: cells.join(", ") }), link: { words: t("page-cz-show-cells"), press: () => void (session.highlight = { cells }) } };
  }
  const company = session.companies.get(view.acting ?? "");
  if (key.endsWith("-money") && company) return { fact: t("page-cz-fact-treasury", { amount: session.money(company.treasury) }), link: null };
  return { fact: "", link: null };
}
