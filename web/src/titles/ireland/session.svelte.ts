/** 18Ireland at one table. */
import { t } from "../../lib/words.svelte";
import { RailSession } from "../../rail/session.svelte";
import type { Acts, ByType, Move, MoveOf, RailAction } from "../../rail/view";
import { reading, roundKey, type CompanyView, type IrelandPreview, type IrelandView, type OwnAction } from "./view";

export class Session extends RailSession<IrelandView> {
  readonly game = "18Ireland";
  override readonly lines = true;
  override readonly layers = ["names", "coordinates", "costs", "ids", "reach", "blocked"] as const;
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

  /** Who owns a private: a player by name, a company by its letters; a dash if nobody does. */
  ownerName(owner: string | null): string {
    return owner === null ? "–" : this.holderName(owner);
  }

  override turnOf(company: string): "done" | "now" | "next" {
    return this.view?.round.kind === "operating" ? super.turnOf(company) : "next";
  }

  override get later(): readonly CompanyView[] {
    return [];
  }
}
