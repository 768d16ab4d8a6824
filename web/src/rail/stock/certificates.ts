/** The certificates of a company one by one, with their holders. */
import type { CompanyView, PlayerView } from "../view";

export interface Certificate {
  holder: "player" | "pool" | "treasury";
  /** The seat of a player. */
  seat: number | null;
  percent: number;
  director: boolean;
}

/** All certificates of a company in play: the director's first, then the director's others, those of the other players by
 *  seat, the pool, the treasury. */
export function certificatesOf(company: Pick<CompanyView, "id" | "director" | "shares">, owners: readonly PlayerView[]): Certificate[] {
  const held = owners.map((player) => {
    const percents = [...(player.shares[company.id] ?? [])].sort((a, b) => b - a);
    const directs = player.seat === company.director;
    return percents.map((percent, n): Certificate => ({ holder: "player", seat: player.seat, percent, director: directs && n === 0 }));
  });
  const at = (place: string, holder: "pool" | "treasury"): Certificate[] =>
    (company.shares[place] ?? []).map((percent) => ({ holder, seat: null, percent, director: false }));
  const first = owners.findIndex(({ seat }) => seat === company.director);
  return [...(held[first] ?? []), ...held.filter((_, n) => n !== first).flat(), ...at("pool", "pool"), ...at(company.id, "treasury")];
}

export interface Holding {
  holder: Certificate["holder"];
  seat: number | null;
  percent: number;
  director: boolean;
}

/** The same by holder. */
export function holdingsOf(certificates: readonly Certificate[]): Holding[] {
  const found: Holding[] = [];
  for (const { holder, seat, percent, director } of certificates) {
    const known = found.find((one) => one.holder === holder && one.seat === seat);
    if (known) {
      known.percent += percent;
      known.director ||= director;
    } else found.push({ holder, seat, percent, director });
  }
  return found;
}
