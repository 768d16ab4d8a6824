import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Live, PreviewReady, TableView } from "../lib/api";
import type { RailPreview } from "./view";

const quiet = { matches: false, addEventListener: () => undefined };
vi.stubGlobal("matchMedia", () => quiet);
vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("removeEventListener", () => undefined);
vi.stubGlobal("window", { setTimeout: () => 0 });
vi.stubGlobal("document", { hidden: false, addEventListener: () => undefined, removeEventListener: () => undefined });
vi.stubGlobal("location", { href: "http://here/" });
const { Table } = await import("../lib/table.svelte");
const { RailSession } = await import("./session.svelte");
class Session extends RailSession {
  readonly game = "18X";
}

const answers = new Map<string, TableView>();
vi.stubGlobal("fetch", (path: string) =>
  Promise.resolve({ ok: true, text: () => Promise.resolve(JSON.stringify(path.endsWith("/log") ? { version: 0, entries: [], chat: [] } : answers.get(path))) }),
);
let socket: { onmessage: (event: { data: string }) => void; close: () => void };
vi.stubGlobal(
  "WebSocket",
  class {
    onmessage = (): void => undefined;
    close = (): void => undefined;
    constructor() {
      socket = this;
    }
  },
);
const hear = (live: Live): void => socket.onmessage({ data: JSON.stringify(live) });

const done = { type: "done", seat: 0 } as const;
const table = (version: number, seat = 0, more: Partial<TableView> = {}): TableView => {
  const view = { seat, moves: seat === 0 ? [done, { type: "buy-train", seat: 0, company: "MR" }] : [], companies: [{ id: "MR", director: 0 }, { id: "WR", director: null }], players: [] };
  const asked = { seat: 0, question: { key: "?" } };
  return { id: "t", title: "lilliput", seat, mine: [0, 1], seats: [], version, moves: 4, at: 4, ticks: [], waiting: [asked], view: view as unknown as TableView["view"], over: false, ...more } as TableView;
};
const change = (version: number): Live => ({ type: "change", n: version, entries: [], chat: [], table: table(version), cut: false });
const preview = (n: number, after: number, seat: number | null = 0): PreviewReady => ({
  type: "preview",
  n,
  seat,
  preview: {
    runs: [{ company: "MR", revenue: 50, per_share: 5, routes: [], proved: true }],
    effects: seat === null ? [] : [{ after: 0 }, { after }],
    offer: null,
  } as unknown as RailPreview,
});

let at: InstanceType<typeof Table>;
let session: InstanceType<typeof Session>;
const seen = () => ({
  best: [...session.companies.values()].map((company) => company.best),
  after: session.legal.map((move) => move.effect?.after),
});
const NOTHING = { best: [undefined, undefined], after: [undefined, undefined] };

beforeEach(async () => {
  answers.set("/api/tables/t", table(7));
  at = new Table("t");
  session = new Session(at);
  await at.open();
});
afterEach(() => at.close());

it("the moves are there before the preview, which adds what they bring", () => {
  expect(session.legal.map((move) => move.action.type)).toEqual(["done", "buy-train"]);
  expect(seen()).toEqual(NOTHING);
  hear(preview(7, 90));
  expect(seen()).toEqual({ best: [50, 0], after: [0, 90] });
  expect(session.moves("buy-train")[0]?.effect?.after).toBe(90);
  expect(session.own[0]?.per_share).toBe(5);
});

it("a stale preview is not used, neither after a change nor when it comes late", async () => {
  hear(preview(7, 90));
  hear(change(8));
  await Promise.resolve();
  expect(at.now?.version).toBe(8);
  expect(seen()).toEqual(NOTHING);
  hear(preview(7, 90));
  expect(seen()).toEqual(NOTHING);
  hear(preview(8, 70));
  expect(seen().after).toEqual([0, 70]);
  hear(preview(7, 90));
  expect(seen().after, "a newer one is kept").toEqual([0, 70]);
});

it("a preview that is ahead of the table waits for it", async () => {
  hear(preview(8, 70));
  expect(seen()).toEqual(NOTHING);
  hear(change(8));
  await Promise.resolve();
  expect(seen().after).toEqual([0, 70]);
});

it("effects are used only by the seat they were computed for, runs by everybody", async () => {
  hear(preview(7, 90, 1));
  expect(seen()).toEqual({ best: [50, 0], after: [undefined, undefined] });
  hear(preview(7, 90, null));
  expect(seen()).toEqual({ best: [50, 0], after: [undefined, undefined] });
  hear(preview(7, 90));
  answers.set("/api/tables/t?seat=1", table(7, 1));
  await at.sitAt(1);
  expect(seen()).toEqual({ best: [50, 0], after: [] });
  answers.set("/api/tables/t?seat=0", table(7));
  await at.sitAt(0);
  expect(seen().after).toEqual([0, 90]);
});

it("the past has no preview", async () => {
  hear(preview(7, 90));
  answers.set("/api/tables/t?at=2&seat=0", table(7, 0, { at: 2 }));
  await at.look(2);
  expect(seen()).toEqual({ best: [undefined, undefined], after: [] });
  await at.look(null);
  expect(seen().best).toEqual([50, 0]);
});
