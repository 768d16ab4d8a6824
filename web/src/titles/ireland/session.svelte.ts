/** 18Ireland at one table. */
import { t } from "../../lib/words.svelte";
import { RailSession } from "../../rail/session.svelte";
import { reading, roundKey, type CompanyView, type IrelandView } from "./view";

export class Session extends RailSession<IrelandView> {
  readonly game = "18Ireland";
  override readonly lines = true;
  override readonly layers = ["names", "coordinates", "costs", "ids", "reach", "blocked"] as const;
  override readonly reading = reading;

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
