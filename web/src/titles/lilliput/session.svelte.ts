/** 18Lilliput at one table: what it does in its own way. */
import { t } from "../../lib/words.svelte";
import { RailSession, type At } from "../../rail/session.svelte";
import type { Acts, ByType, Move, MoveOf, RailAction } from "../../rail/view";
import { cellName, placeOf } from "./place";
import { reading, turnOf, type CompanyView, type LilliputView, type OwnAction, type PlayerView } from "./view";

export class Session extends RailSession<LilliputView> {
  readonly game = "18Lilliput";
  override readonly reading = reading;
  override readonly cellNames = { C: "Mildendo" };

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
  /** The players, plus Gulliver in a solo game. */
  override get owners(): readonly PlayerView[] {
    const { view } = this;
    return view?.gulliver ? [...view.players, view.gulliver] : (view?.players ?? []);
  }
  /** In a solo game seat 1 is Gulliver. */
  override nameOf(owner: number | null): string {
    return owner === null ? "" : (this.names[owner] ?? t("page-lilliput-gulliver"));
  }
  override holderName(holder: string): string {
    return holder.startsWith("@") ? super.holderName(holder) : t("page-lilliput-gulliver");
  }
  override turnOf(company: string): "done" | "now" | "next" {
    return this.view ? turnOf(this.view, company) : "next";
  }
  override get running(): string | null {
    return this.view?.running ?? null;
  }
  override get toRun(): readonly string[] {
    return this.view?.to_run ?? [];
  }
  /** Companies without a director that are not out of the game and not start companies. */
  override get later(): readonly CompanyView[] {
    return this.view?.companies.filter((company) => company.director === null && !company.out && !company.start) ?? [];
  }
  override get topPrice(): number {
    return this.view?.depot.price ?? 0;
  }
  override get lastRound(): boolean {
    return this.view?.last_round ?? false;
  }
  override get hand(): readonly string[] {
    return this.me?.tiles ?? [];
  }
  override get ends(): string {
    const next = this.view?.turns[0];
    return next === undefined ? t("page-lilliput-ends-last") : t("page-lilliput-ends", { name: this.nameOf(next), you: next === this.seat ? "yes" : "no" });
  }
  override placeOf(cell: string): At | null {
    return placeOf(cell);
  }
  override cellAt(at: At): string {
    return cellName(at);
  }
  /** Cities and plains alternate as on a chessboard: a yellow tile on the same colour. */
  override tileLike(at: At): string | null {
    const odd = (x: number, y: number): number => Math.abs(x + y) % 2;
    const other = (x: number, y: number): boolean => x !== at.x || y !== at.y;
    return this.view?.cells.find((cell) => cell.colour === "yellow" && other(cell.x, cell.y) && odd(cell.x, cell.y) === odd(at.x, at.y))?.tile ?? null;
  }
  override besideWords(amount: number): string {
    return t("page-playback-mines", { amount });
  }
}
