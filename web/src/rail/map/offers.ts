/** The tiles on offer for a cell, in a few characters each: the tray, the fan and the row of cards say the same. */
import { t } from "../../lib/words.svelte";
import { gainOf, highest, type Laying, type Offer } from "../laying.svelte";
import { dash } from "../panel/money";
import type { Pieces } from "../pieces.svelte";
import type { TileArt } from "../shape";
import type { KindView, RailView } from "../view";

/** The kind of train whose first one brings a colour of tiles; undefined if that has come. */
export const bringerOf = (view: RailView, colour: string): KindView | undefined => {
  const first = view.depot.kinds.find((kind) => kind.phase.colour === colour);
  return first?.started ? undefined : first;
};

/** Why a tile is illegal here, in one word. */
export function shortReason(offer: Offer, pieces: Pieces, view: RailView | null): string {
  const colour = pieces.art(offer.tile)?.colour ?? "";
  const phase = view && pieces.map ? bringerOf(view, colour)?.phase.id : undefined;
  if (phase !== undefined) return t("page-map-short-phase", { phase });
  const key = offer.refusal?.message.key ?? (offer.left ? "" : "rail-refuse-none-left");
  return key ? t("page-map-short", { reason: key.replace(pieces.map ? /^rail-(tile|board)-|^.*-refuse-/ : /^.*-refuse-/, "") }) : "…";
}

/** The gain in the best rotation: a dash until it is known, nothing if there is none. */
export function bestGain(offer: Offer): string {
  const gain = Math.max(...offer.rotations.map((rotation) => gainOf(rotation) ?? NaN));
  return gain > 0 ? `▲${gain}` : Number.isNaN(gain) ? String(dash(null)) : "";
}

/** The tile as it would lie: in the rotation chosen, else in the best one. */
export function offerArt(offer: Offer, laying: Laying, pieces: Pieces): TileArt | null {
  const rotation = offer.tile === laying.tile ? laying.rotation : highest(offer.rotations)?.action.rotation;
  return pieces.art(offer.tile, rotation ?? 0);
}

/** The tile in words. */
export const offerText = (offer: Offer, pieces: Pieces, view: RailView | null): string =>
  offer.rotations.length
    ? t("page-map-offer", { tile: pieces.name(offer.tile), left: offer.left, rotations: offer.rotations.length })
    : t("page-map-offer-not", { tile: pieces.name(offer.tile), reason: shortReason(offer, pieces, view) });

/** A press on a tile: choose it, or turn it if it is chosen. */
export function pressOffer(offer: Offer, laying: Laying, all: boolean): void {
  if (offer.tile === laying.tile && offer.rotations.length) laying.turn(1, all || laying.others);
  else laying.choose(offer.tile);
}
