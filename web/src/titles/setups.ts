/** What a title may add to the set-up of a table: art for its options, and fields for those no kind tells. */
import type { Component } from "svelte";

export interface ExtraProps {
  /** What is agreed on; the part writes its own options into it. */
  options: Record<string, unknown>;
  players: number;
  names: readonly string[];
  /** What the server says of an option, shown where the option is. */
  trouble: (option: string) => Trouble | null;
}
/** Why the server will not have it: a sentence, and the refusal if a rule stands behind it. */
export interface Trouble {
  option: string;
  text: string;
  refusal: import("../lib/api").Refusal | null;
}
export interface TitleSetup {
  /** Options that `Extra` asks for. */
  own?: readonly string[];
  /** Why an option changes nothing with so many players: the end of a key `page-idle-…`. */
  idle?: (option: string, players: number) => "alone" | "two" | null;
  Extra?: Component<ExtraProps, object, "options">;
  /** A small drawing of something an option can be. */
  Mark?: Component<{ option: string; choice: string }>;
  /** What the number of players changes, told under the seats. */
  Changes?: Component<{ options: Record<string, unknown>; players: number }>;
}

const setups: Record<string, () => Promise<{ default: TitleSetup }>> = {
  lilliput: () => import("./lilliput/setup"),
  london: () => import("./london/setup"),
};

export async function setupOf(title: string): Promise<TitleSetup | null> {
  return (await setups[title]?.())?.default ?? null;
}
