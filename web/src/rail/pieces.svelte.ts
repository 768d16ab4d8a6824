/** The tiles of the track games as laid out by the server: loaded once, rotated on demand. */
import { SvelteMap } from "svelte/reactivity";
import { get } from "../lib/api";
import { say } from "../lib/words.svelte";
import { turned, type BoardArt, type Kind, type Liveries, type Livery, type TileArt, type TileInfo, type TileSet } from "./shape";

/** The tiles and liveries of one game, with a cache of rotated tiles. */
export class Pieces {
  readonly kind: Kind;
  readonly liveries: Liveries;
  readonly tiles: ReadonlyMap<string, TileInfo>;
  /** The printed map; null if the map grows. */
  readonly map: BoardArt | null;
  private arts = new Map<string, TileArt>();

  constructor(readonly set: TileSet & { map?: BoardArt }) {
    this.kind = set.grid as Kind;
    this.liveries = set.liveries;
    this.map = set.map ?? null;
    this.tiles = new Map(set.tiles.map((tile) => [tile.id, tile]));
  }

  art(tile: string, rotation = 0): TileArt | null {
    const key = `${tile} ${rotation}`;
    let art = this.arts.get(key);
    if (!art) {
      const info = this.tiles.get(tile);
      if (!info) return null;
      art = turned(info.art, rotation, this.kind, info.turned?.[rotation - 1]);
      this.arts.set(key, art);
    }
    return art;
  }

  /** The tile's name in the reader's language; its id if it has none. */
  name(tile: string): string {
    const name = this.tiles.get(tile)?.name;
    return name ? say(name) : tile;
  }

  livery(company: string): Livery {
    return liveryOf(this.liveries, company);
  }
}

/** A company's livery; a default one if it has none. */
export function liveryOf(liveries: Liveries, company: string): Livery {
  return liveries[company] ?? { fill: "#24527a", ink: "#fff", letters: company };
}

let asked: Promise<TileSet[]> | null = null;

/** Fetch the tiles of all games. The result is cached. */
export function allTiles(): Promise<TileSet[]> {
  asked ??= get<TileSet[]>("/tiles").catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

const known = new SvelteMap<string, Pieces>();
const loading = new Set<string>();

/** The pieces at a table: its own corrected set if it has one, else the game's. Null while loading. */
export function piecesAt(table: string, game: string): Pieces | null {
  const found = known.get(table) ?? null;
  if (!found && !loading.has(table)) void load(table, game);
  return found;
}

async function load(table: string, game: string): Promise<void> {
  loading.add(table);
  try {
    const own = await get<TileSet>(`/tables/${table}/pieces`).catch(() => null);
    const set = own ?? (await allTiles()).find((one) => one.game === game);
    if (set) known.set(table, new Pieces(set));
  } finally {
    loading.delete(table);
  }
}
