import { expect, test } from "vitest";
import type { PlayerView } from "../view";
import { certificatesOf, holdingsOf } from "./certificates";

const player = (seat: number, percents: number[]): PlayerView => ({ seat, shares: { WKR: percents } }) as unknown as PlayerView;
const company = { id: "WKR", director: 1, shares: { pool: [20], WKR: [20] } };

test("the director's certificate comes first, whatever the order of the seats", () => {
  const found = certificatesOf(company, [player(0, [20]), player(1, [20, 40])]);
  expect(found.map(({ seat, percent, director }) => [seat, percent, director])).toEqual([
    [1, 40, true],
    [1, 20, false],
    [0, 20, false],
    [null, 20, false],
    [null, 20, false],
  ]);
  expect(found.map(({ holder }) => holder).slice(3)).toEqual(["pool", "treasury"]);
});

test("holdings sum up the certificates of a holder", () => {
  const found = holdingsOf(certificatesOf(company, [player(0, [20]), player(1, [20, 40])]));
  expect(found.map(({ seat, percent, director }) => [seat, percent, director])).toEqual([
    [1, 60, true],
    [0, 20, false],
    [null, 20, false],
    [null, 20, false],
  ]);
});
