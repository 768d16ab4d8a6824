/** What a title can add to the table setup: drawings for its options, and fields for options of a type the page
 *  cannot show. */
import type { Component } from "svelte";

export interface ExtraProps {
  /** The chosen options; the component writes its own options into it. */
  options: Record<string, unknown>;
  players: number;
  names: readonly string[];
  /** The server's complaint about an option, shown at its field. */
  trouble: (option: string) => Trouble | null;
}
/** Why the server rejects the setup: a sentence, and the refusal if a rule is behind it. */
export interface Trouble {
  option: string;
  text: string;
  refusal: import("../lib/api").Refusal | null;
}
export interface TitleSetup {
  /** Options handled by `Extra`. */
  own?: readonly string[];
  /** Why an option has no effect with this number of players: the suffix of a key `page-idle-…`. */
  idle?: (option: string, players: number) => "alone" | "two" | null;
  Extra?: Component<ExtraProps, object, "options">;
  /** A small drawing of a choice of an option. */
  Mark?: Component<{ option: string; choice: string }>;
  /** What depends on the number of players, shown under the seats. */
  Changes?: Component<{ options: Record<string, unknown>; players: number }>;
}

const setups: Record<string, () => Promise<{ default: TitleSetup }>> = {
  cz_first: () => import("./cz_first/setup"),
  ireland: () => import("./ireland/setup"),
  lilliput: () => import("./lilliput/setup"),
  london: () => import("./london/setup"),
};

/** The games from light to full. */
export const ORDER: readonly string[] = ["london", "cz_first", "lilliput", "ireland"];

export async function setupOf(title: string): Promise<TitleSetup | null> {
  return (await setups[title]?.())?.default ?? null;
}
