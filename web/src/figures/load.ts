/** The figures of a title's rules, fetched once, and what draws them: each game loads only its own. */
import type { Component } from "svelte";
import { get } from "../lib/api";
import type { components } from "../lib/wire";
import Figure from "./Figure.svelte";

type Schemas = components["schemas"];
export interface Scenes {
  id: string;
  rule: string;
  arrows?: boolean;
  scenes: readonly { label?: string; verdict?: string }[];
}
/** What draws one scene of a figure. */
export type Drawer = Component<{ title: string; scene: never; pieces: never }>;
export interface RuleFigures {
  title: string;
  Figure: typeof Figure;
  Scene: Drawer;
  pieces: unknown;
  /** By number of a rule: its figures. */
  byRule: ReadonlyMap<string, Scenes[]>;
}

const asked = new Map<string, Promise<RuleFigures>>();

async function fetched(title: string): Promise<RuleFigures> {
  const data = await get<Schemas["Figures"]>(`/figures/${title}`);
  const byRule = new Map<string, Scenes[]>();
  for (const figure of [...data.figures, ...data.sheets]) byRule.set(figure.rule, [...(byRule.get(figure.rule) ?? []), figure]);
  if (!data.pieces) {
    const { default: Scene } = await import("../titles/london/FigureScene.svelte");
    return { title, Figure, Scene: Scene as unknown as Drawer, pieces: null, byRule };
  }
  const [{ default: Scene }, { Pieces }] = await Promise.all([import("../rail/figures/FigureScene.svelte"), import("../rail/pieces.svelte")]);
  return { title, Figure, Scene: Scene as unknown as Drawer, pieces: new Pieces(data.pieces), byRule };
}

/** The figures of a title; an error is not kept, so that the next one who asks tries again. */
export function figuresOf(title: string): Promise<RuleFigures> {
  let found = asked.get(title);
  if (!found) {
    found = fetched(title).catch((error: unknown) => {
      asked.delete(title);
      throw error;
    });
    asked.set(title, found);
  }
  return found;
}
