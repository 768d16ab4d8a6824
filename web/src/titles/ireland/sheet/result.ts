/** What the score is made of. */
import type { IrelandView, PlayerView } from "../view";

/** The players, the winner first. */
export const standing = ({ players }: Pick<IrelandView, "players">): PlayerView[] => [...players].sort((a, b) => a.place - b.place || a.seat - b.seat);

/** A player's shares by company, the dearest holding first. */
export function sharesOf(view: Pick<IrelandView, "companies">, { percents }: Pick<PlayerView, "percents">): { id: string; value: number }[] {
  return view.companies
    .map(({ id, price, share }) => ({ id, value: ((percents[id] ?? 0) / share) * (price ?? 0) }))
    .filter(({ value }) => value)
    .sort((a, b) => b.value - a.value);
}
