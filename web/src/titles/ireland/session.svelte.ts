/** 18Ireland at one table. */
import { t } from "../../lib/words.svelte";
import { RailSession, type Layer } from "../../rail/session.svelte";
import { openPrivate } from "./privates.svelte";
import type { Acts, ByType, Move, MoveOf, RailAction } from "../../rail/view";
import { reading, roundKey, stageOf, type CompanyView, type IrelandPreview, type IrelandView, type OwnAction } from "./view";

/** Steps of a turn in which places on the map are chosen, and the one before them. */
const PLACES = new Set(["issue", "lay-track", "build-station", "place-home", "settle", "run-trains"]);

export class Session extends RailSession<IrelandView> {
  readonly game = "18Ireland";
  override readonly lines = true;
  override readonly waits = false;
  override get layers(): readonly Layer[] {
    const near = this.merging.length ? (["joined", "reach", "narrow"] as const) : (["reach", "narrow"] as const);
    return ["names", "coordinates", "costs", ...near, "ids", "blocked", "directors", "last-routes", "last-tiles", "start"];
  }
  override get merging(): readonly string[] {
    return this.view?.round.kind === "merger" ? this.view.companies.filter(({ status, size }) => status === "running" && size === "five").map(({ id }) => id) : [];
  }
  override readonly hiddenLayers = ["coordinates"] as const;
  override readonly fewLayers = 5;
  override readonly reading = reading;

  /** The preview of the present question with what only 18Ireland has; null until it has arrived. */
  forecast = $derived.by(() => (this.table.preview?.seat === this.seat ? (this.preview as IrelandPreview | null) : null));

  override moves<T extends RailAction["type"]>(type: T): MoveOf<T>[];
  override moves<T extends OwnAction["type"]>(type: T): Move<ByType<OwnAction>[T]>[];
  override moves(type: never): Move[] {
    return super.moves(type);
  }
  override as<T extends RailAction["type"]>(type: T, rest: Omit<ByType<RailAction>[T], "type" | "seat">): ByType<RailAction>[T];
  override as<T extends OwnAction["type"]>(type: T, rest: Omit<ByType<OwnAction>[T], "type" | "seat">): ByType<OwnAction>[T];
  override as(type: never, rest: never): Acts {
    return super.as(type, rest);
  }

  /** The name of the round, such as "Operating round 3.1". */
  get round(): string {
    const { view } = this;
    return view ? t(roundKey(view), { number: view.round.number, part: view.round.part }) : "";
  }

  /** What stands in the left zone unless the viewer wants something else. */
  stage = $derived.by(() => (this.view && !this.launching ? stageOf(this.view, this.playing) : "map"));

  /** True while a launch is prepared: its first station is chosen on the map. */
  launching = $state(false);

  /** The lot for which a secret limit was asked for: its form opens. */
  limitFor = $state<string | null>(null);

  /** True on phones where the map was asked for in a stock round, in place of the market. */
  phoneMap = $state(false);
  /** How high the board is on phones. In an operating round it is the same for who watches and for who begins a turn, so
   *  that the sheet moves only by one's own press, when places have been chosen and tables need the room. */
  get boardHeight(): string {
    const { view } = this;
    if (view?.over) return "240px";
    if (this.launching) return "340px";
    return view?.round.kind === "operating" && (!this.playing || PLACES.has(view.step?.type ?? "")) ? "380px" : "280px";
  }

  /** Who has the priority card, and who has passed, for the chips of the seats. */
  seatNote(seat: number): string {
    const { view } = this;
    const player = view?.players[seat];
    if (!view || !player || view.over) return "";
    if (player.bankrupt) return t("page-ireland-bankrupt");
    const notes = [view.priority === seat ? t("page-ireland-note-priority") : "", player.passed && view.round.kind !== "operating" ? t("page-ireland-passed") : ""];
    return view.round.kind === "operating" ? "" : notes.filter(Boolean).join(", ");
  }

  /** That note as signs, where there is little room. */
  seatSign(seat: number): string {
    const { view } = this;
    const player = view?.players[seat];
    return view && player && !player.bankrupt ? `${view.priority === seat ? "⚑" : ""}${player.passed ? "✕" : ""}` : "†";
  }

  override privatesAt(cell: string): { id: string; name: string; open: () => void }[] {
    return (this.view?.privates ?? []).filter(({ cells, state }) => state !== "gone" && cells.includes(cell)).map(({ id, name }) => ({ id, name, open: () => openPrivate(this, id) }));
  }

  /** Who owns a private: a player by name, a company by its letters; a dash if nobody does. */
  ownerName(owner: string | null): string {
    return owner === null ? "–" : this.holderName(owner);
  }

  override turnOf(company: string): "done" | "now" | "next" {
    const turn = this.view?.turn;
    if (!turn) return "next";
    return turn.company === company ? "now" : turn.left.includes(company) ? "next" : "done";
  }

  override get ringed(): string | null {
    return this.view?.turn?.company ?? null;
  }

  override get later(): readonly CompanyView[] {
    return [];
  }
}
