/** What the panels of merger rounds compute from the view and the log: groups of sets, votes as a bar, earlier votes. */
import type { LogEntry } from "../../../../lib/api";
import type { components } from "../../../../lib/wire";
import type { Votes } from "../../../../rail/votes/VoteBar.svelte";

type Schemas = components["schemas"];
export type MergedView = Schemas["MergedView"];
export type SetView = Schemas["SetView"];
export type LineEnds = Schemas["LineEnds"];

/** The order in which reasons are listed. */
const REASONS = ["not-joined", "same-cell", "none-yours", "shares", "holding", "pool", "no-ten"];
/** So many sets of one reason have a line each. */
const SINGLE = 2;

/** Sets that cannot be proposed for one reason. */
export interface Refused {
  key: string;
  why: string;
  /** The companies it is about; with `any` each set that contains them. */
  companies: readonly string[];
  any: boolean;
  /** Where the track of the company ends that is joined to no other. */
  ends: readonly string[];
  sets: readonly SetView[];
}

/** The sets that cannot be proposed, sets with the same reason as one line, in the order of the reasons. */
export function refusedSets(sets: readonly SetView[], ends: readonly LineEnds[]): Refused[] {
  const closed = sets.filter(({ why }) => why && why !== "voted");
  const lines: Refused[] = [];
  const left = new Set(closed);
  if (closed.some(({ why }) => why === "no-ten")) return [{ key: "no-ten", why: "no-ten", companies: [], any: true, ends: [], sets: closed }];
  for (const { company, cells } of ends) {
    const mine = closed.filter(({ companies, why }) => companies.includes(company) && (why === "not-joined" || why === "same-cell"));
    if (!mine.length) continue;
    lines.push({ key: `alone ${company}`, why: "not-joined", companies: [company], any: true, ends: cells, sets: mine });
    mine.forEach((set) => left.delete(set));
  }
  for (const why of REASONS) {
    const same = [...left].filter((set) => set.why === why);
    const groups = new Map<string, SetView[]>();
    for (const set of same) groups.set(set.about.join(" "), [...(groups.get(set.about.join(" ")) ?? []), set]);
    if (groups.size > SINGLE && same.every(({ companies, about }) => companies.length === about.length)) {
      lines.push({ key: why, why, companies: [], any: false, ends: [], sets: same });
      continue;
    }
    for (const [key, of] of groups) lines.push({ key: `${why} ${key}`, why, companies: of[0]!.about, any: of.length > 1, ends: [], sets: of });
  }
  return lines.sort((a, b) => REASONS.indexOf(a.why) - REASONS.indexOf(b.why));
}

/** A vote of this merger round. */
export interface Earlier {
  player: string;
  companies: readonly string[];
  ayes: number;
  noes: number;
  result: "accepted" | "rejected" | "tied";
}

/** The votes of the present merger round that the log tells, up to a position. */
export function votedBefore(entries: readonly LogEntry[], at: number | null = null): Earlier[] {
  let found: Earlier[] = [];
  let open: { player: string; companies: readonly string[] } | null = null;
  for (const entry of entries) {
    if (entry.undone || (at !== null && (entry.move ?? 0) > at)) continue;
    for (const event of entry.events) {
      if (event.type === "round-started") found = [];
      else if (event.type === "merger-proposed") open = event;
      else if (event.type === "merger-decided" && open) {
        found.push({ player: open.player, companies: open.companies, ayes: event.ayes, noes: event.noes, result: event.result });
        open = null;
      }
    }
  }
  return found;
}

export const sameSet = (one: readonly string[], other: readonly string[]): boolean => one.length === other.length && one.every((id) => other.includes(id));

interface Words {
  name: (seat: number) => string;
  /** A player in a letter or two. */
  short?: (seat: number) => string;
  pool: string;
  poolShort?: string;
}

/** The votes on a merger as parts of a bar; the pool's are known from the beginning. */
export function votesOf({ voters, pool }: Pick<MergedView, "voters" | "pool">, me: number | null, { name, short, pool: word, poolShort }: Words): Votes[] {
  const cast = voters.map(({ seat, votes, accept }): Votes => ({ key: `@${seat}`, label: name(seat), ...(short && seat !== me ? { short: short(seat) } : {}), votes, how: accept === null ? "open" : accept ? "for" : "against", mine: seat === me }));
  const known = (["for", "against"] as const).flatMap((how): Votes[] => {
    const votes = pool.filter((one) => one.how === how).reduce((sum, one) => sum + one.votes, 0);
    return votes ? [{ key: `pool-${how}`, label: word, ...(poolShort ? { short: poolShort } : {}), votes, how }] : [];
  });
  return [...cast, ...known];
}

/** Votes for, against and still open, and those of one seat. */
export function countOf(votes: readonly Votes[]): { ayes: number; noes: number; open: number; mine: number } {
  const sum = (wanted: (one: Votes) => boolean): number => votes.filter(wanted).reduce((all, one) => all + one.votes, 0);
  return { ayes: sum(({ how }) => how === "for"), noes: sum(({ how }) => how === "against"), open: sum(({ how }) => how === "open"), mine: sum(({ mine }) => !!mine) };
}
