import { readFileSync, readdirSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { bundleOf, keepTogether, LANGUAGES, type Language } from "../lib/words.svelte";
import { CARDS, ASIDES } from "./cz/cards";
import { BUY, canBuy, canLay, canPlace, Desk, HOME, LAY_2, obey, PRAHA_CELL, STATION, WAIT } from "./cz/desk";
import { CZ_TOUR } from "./cz/tour";
import { adviceOf, type Suggested } from "./advice";
import { advance, parts, START } from "./engine";
import { memoryOfTable } from "./storage";

const ALL = CARDS.map(({ id }) => id);
const BEFORE_FREE = ALL.slice(0, -1);
let desk: Desk;
beforeEach(() => {
  desk = new Desk();
});

describe("an obedient learner", () => {
  it("sees every card once, in order", () => {
    obey(desk, 1, 2, 3, 4, 5);
    expect(desk.opened).toEqual(BEFORE_FREE);
    expect(desk.open).toBe("limit");
    desk.next();
    for (const number of [6, 7, 8, 9]) desk.round(number, { options: [canLay("D12", 140, 130)] }).lay("D12", { ...WAIT, run: [140] });
    expect(desk.open).toBeNull();
    desk.round(10);
    expect(desk.open).toBe("end");
    desk.set({ over: true, step: "" });
    expect(desk.done).toEqual(ALL);
    expect(desk.opened).toEqual(ALL);
    expect(desk.others).toEqual([]);
  });

  it("reads of the station step in round 2 between the cards", () => {
    obey(desk, 1);
    desk.round(2, { ...LAY_2, routed: 0 }).lay("D16", STATION(canPlace("D16")), { cost: 10 });
    expect(desk.open).toBeNull();
    expect(ASIDES.find(({ when }) => CZ_TOUR.conditions[when]!(desk.facts, desk.facts))?.id).toBe("station");
  });
});

describe("another choice", () => {
  it("any move on the map counts as Next", () => {
    desk.ghost(HOME, 10);
    expect(desk.opened).toEqual(["goal", "terrain"]);
    expect(desk.done).toEqual(["goal", "company", "home"]);
  });

  it("another place keeps the card and is named", () => {
    desk.next().press("G11");
    expect(desk.open).toBe("company");
    expect(desk.others).toEqual(["company place"]);
    desk.press(HOME);
    expect(desk.open).toBe("home");
  });

  it("a home tile that leads away is fine", () => {
    desk.next().next().ghost(HOME, 10).lay(HOME, BUY, { tile: "5", rotation: 4, cost: 10 });
    expect(desk.others).toEqual(["terrain away"]);
    expect(desk.open).toBe("buy");
  });

  it("a cancelled ghost keeps the card of the ground", () => {
    desk.next().next().ghost(HOME, 10).set({ ghost: null, chosen: null });
    expect(desk.open).toBe("terrain");
  });

  it("the home tile left out: its cards wait for the next turn", () => {
    desk.next().next().ghost(HOME, 10).pass(BUY);
    expect(desk.others).toEqual(["terrain skip"]);
    expect(desk.open).toBe("buy");
    desk.buy().pass();
    desk.round(2, { options: [canLay(HOME, 0, 0, 10)] });
    expect(desk.open).toBeNull();
    desk.ghost(HOME, 10);
    expect(desk.open).toBe("terrain");
  });

  it("the home tile left out before anything was tried", () => {
    desk.next().next().pass(BUY);
    expect(desk.others).toEqual(["home skip"]);
    desk.buy().pass().round(2, { options: [canLay(HOME)] });
    expect(desk.open).toBe("home");
  });

  it("two trains at once: the next tile must be free", () => {
    desk.next().next().ghost(HOME, 10).lay(HOME, BUY, { cost: 10 });
    desk.buy().buy({ ...WAIT, cash: 0 });
    expect(desk.others).toEqual(["buy two"]);
    desk.round(2, { options: [canLay("E13", 30)] });
    expect(desk.open).toBe("connection");
    expect(CZ_TOUR.targets.lay!(desk.facts).focus?.cell).toBe("E13");
  });

  it("no train: its card comes again, and no run is told before there is one", () => {
    desk.next().next().ghost(HOME, 10).lay(HOME, BUY, { cost: 10 }).pass();
    expect(desk.others).toEqual(["buy none"]);
    desk.round(2, LAY_2).lay("D16", { ...BUY, run: [0] });
    expect(desk.open).toBe("buy");
    expect(desk.done).not.toContain("running");
    desk.buy().pass();
    desk.round(3, { routed: 1, options: [canLay("E13", 40, 40)] }).lay("E13", { ...WAIT, run: [40] });
    expect(desk.open).toBe("running");
  });

  it("towns first", () => {
    obey(desk, 1);
    desk.round(2, { ...LAY_2, routed: 0 }).lay("E13", { ...BUY, run: [30] });
    expect(desk.others).toEqual(["connection towns"]);
    expect(desk.open).toBe("running");
    expect(CZ_TOUR.args(desk.facts).revenue).toBe(30);
  });

  it("no tile in round 2: the card of the connection waits", () => {
    obey(desk, 1);
    desk.round(2, { ...LAY_2, routed: 0 }).pass({ ...WAIT, run: [0] }).round(3, { ...LAY_2, routed: 0 });
    expect(desk.open).toBe("connection");
  });

  it("saving is good too", () => {
    obey(desk, 1);
    desk.round(2, { ...LAY_2, routed: 0 }).lay("D16", { ...BUY, run: [40] }).next().pass();
    expect(desk.others).toEqual(["rust save"]);
    expect(desk.done).toContain("rust");
    desk.round(3, { routed: 1, options: [canLay("E13", 40, 40)] }).lay("E13", { step: "buy-trains", top: "3", price: 120, cash: 140, options: [canBuy(40, 50)], run: [40] });
    expect(desk.open).toBe("three");
  });

  it("an upgrade in round 3 brings its card first; the second line comes again", () => {
    obey(desk, 1, 2);
    desk.round(3, { phase: 2, routed: 1, options: [canLay("E13", 70, 40), canLay(HOME, 50, 40)] });
    expect(desk.open).toBe("second");
    desk.ghost(HOME);
    expect(desk.open).toBe("upgrade");
    desk.lay(HOME, { ...WAIT, run: [50] }, { upgrade: true });
    expect(desk.done).not.toContain("second");
    desk.round(4, { routed: 1, options: [canLay("E13", 90, 50)] });
    expect(desk.open).toBe("second");
  });

  it("not to Praha: the card of the station takes a city in reach", () => {
    obey(desk, 1, 2, 3);
    desk.round(4, { routed: 2, options: [canLay("E11", 70, 70), canLay("D12", 70, 70)] }).lay("D12", STATION(canPlace("D16")));
    expect(desk.open).toBe("station");
    expect(CZ_TOUR.args(desk.facts).where).toBe("other");
    expect(CZ_TOUR.targets.station!(desk.facts).labels).toEqual([]);
    desk.place("D16", WAIT);
    expect(desk.others).toEqual(["station elsewhere"]);
  });

  it("no station: the card of the two routes is left out", () => {
    obey(desk, 1, 2, 3);
    desk.round(4, { routed: 2, options: [canLay("E11", 70, 70)], cells: PRAHA_CELL }).lay("E11", STATION(canPlace("E11", 1)));
    desk.pass({ step: "buy-trains", options: [canBuy(70, 100)], cash: 160, run: [40, 30] });
    expect(desk.others).toEqual(["station none"]);
    expect(desk.open).toBe("three");
    expect(desk.opened).not.toContain("routes");
  });

  it("the last 3-train left alone", () => {
    obey(desk, 1, 2, 3);
    desk.round(4, { routed: 2, options: [canLay("E11", 70, 70)], cells: PRAHA_CELL }).lay("E11", STATION(canPlace("E11", 1)));
    desk.place("E11", { step: "buy-trains", cash: 130, options: [canBuy(80, 110)], run: [40, 40] }).next().pass();
    expect(desk.others).toEqual(["three leave"]);
    desk.round(5, { top: "4", price: 250, options: [canLay(HOME, 100, 80)] }).lay(HOME, { ...WAIT, run: [50, 50] }, { upgrade: true });
    expect(desk.open).toBe("limit");
    expect(CZ_TOUR.args(desk.facts).trains).toBe(2);
  });

  it("another upgrade, or none", () => {
    obey(desk, 1, 2, 3, 4);
    desk.round(5, { routed: 3, options: [canLay(HOME, 130, 110), canLay("D16", 120, 110)] });
    expect(desk.open).toBe("upgrade");
    desk.lay("D16", { ...WAIT, run: [60, 60] }, { upgrade: true });
    expect(desk.others).toEqual(["upgrade elsewhere"]);
    expect(desk.open).toBe("limit");
  });

  it("no upgrade closes its card", () => {
    obey(desk, 1, 2, 3, 4);
    desk.round(5, { routed: 3, options: [canLay(HOME, 130, 110)] }).pass({ ...WAIT, run: [60, 50] });
    expect(desk.done).toContain("upgrade");
  });

  it("who has missed cards gets none of them in free play", () => {
    desk.next().next().pass();
    for (const number of [2, 3, 4, 5]) desk.round(number, { options: [canLay(HOME)] }).pass();
    desk.round(6, { options: [canLay(HOME)] });
    expect(desk.open).toBeNull();
    desk.set({ ending: true });
    expect(desk.open).toBe("end");
    expect(CZ_TOUR.args(desk.facts).why).toBe("broke");
  });
});

describe("taking back", () => {
  it("brings back the card of the move, not the cards read", () => {
    obey(desk, 1);
    desk.round(2, { ...LAY_2, routed: 0 }).lay("D16", { ...BUY, run: [40] }).next();
    expect(desk.open).toBe("rust");
    desk.takeBack();
    expect(desk.open).toBe("connection");
    expect(desk.done).toEqual(["goal", "company", "home", "terrain", "buy", "running"]);
    desk.lay("E13", { ...BUY, run: [30] });
    expect(desk.open).toBe("rust");
    expect(desk.opened.filter((id) => id === "running")).toHaveLength(1);
  });

  it("takes the line about another choice away", () => {
    desk.next().next().ghost(HOME, 10).pass(BUY);
    expect(desk.progress.other).not.toBeNull();
    desk.takeBack();
    expect(desk.progress.other).toBeNull();
  });

  it("goes over several turns", () => {
    obey(desk, 1, 2, 3);
    for (let steps = 0; steps < 7; steps++) desk.takeBack();
    expect(desk.facts.acts).toBe(0);
    expect(desk.done).toEqual(["goal", "company", "home", "running"]);
    desk.ghost(HOME, 10);
    expect(desk.open).toBe("terrain");
  });
});

describe("the page opened again", () => {
  it.each([1, 2, 3, 4])("after round %i goes on as before", (last) => {
    const rounds = [1, 2, 3, 4, 5];
    obey(desk, ...rounds.slice(0, last));
    const before = desk.open;
    desk.reload();
    expect(desk.open).toBe(before);
    obey(desk, ...rounds.slice(last));
    expect(desk.opened).toEqual(BEFORE_FREE);
  });

  it.each([1, 2, 3, 4])("after round %i with nothing saved goes on from the log", (last) => {
    const rounds = [1, 2, 3, 4, 5];
    obey(desk, ...rounds.slice(0, last)).set({ turns: desk.facts.turns.map((turn) => ({ ...turn, ended: true })) }).reload(false);
    expect(desk.open).toBeNull();
    const known = desk.done.length;
    obey(desk, ...rounds.slice(last));
    expect(new Set(desk.done).size).toBe(desk.done.length);
    expect(desk.opened.slice(0, known)).toEqual(BEFORE_FREE.slice(0, known));
    expect(desk.opened).toEqual(BEFORE_FREE);
  });

  it("in the middle of a step keeps the card", () => {
    desk.next().next().ghost(HOME, 10).reload();
    expect(desk.open).toBe("terrain");
  });
});

describe("leaving", () => {
  it("shows no card until the learner comes back", () => {
    const left = { ...desk.progress, left: true };
    expect(advance(CZ_TOUR, left, { ...desk.facts, step: "buy-trains" })).toBe(left);
  });
});

describe("storage", () => {
  const box = (text: string | null) => ({ getItem: () => text, setItem: () => undefined });
  it("keeps progress by table, with the number of the step for the home screen", () => {
    const kept = new Map<string, string>();
    const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
    obey(desk, 1);
    memoryOfTable("a", storage).save(desk.progress, 6);
    expect(memoryOfTable("a", storage).load()).toMatchObject({ ...desk.progress, step: 6 });
    expect(memoryOfTable("b", storage).load()).toBeNull();
  });
  it.each([null, "", "{", "7", '{"done":3}'])("ignores what it cannot read: %s", (text) => expect(memoryOfTable("a", box(text)).load()).toBeNull());
  it("fills in what is missing", () => expect(memoryOfTable("a", box('{"done":[]}')).load()).toMatchObject(START));
  it("works without storage", () => {
    const broken = {
      getItem: () => null,
      setItem: () => {
        throw new Error("full");
      },
    };
    expect(() => memoryOfTable("a", broken).save(START, 1)).not.toThrow();
    expect(memoryOfTable("a", null).load()).toBeNull();
  });
});

describe("the tour", () => {
  it("names only conditions and targets that exist", () => {
    for (const { when, holds, done, passed, target, others } of CARDS) {
      for (const name of [when, holds ?? when, done, passed, ...(others ?? []).map((other) => other.when)]) expect(CZ_TOUR.conditions).toHaveProperty([name]);
      if (target) expect(CZ_TOUR.targets).toHaveProperty([target]);
    }
    for (const { when } of ASIDES) expect(CZ_TOUR.conditions).toHaveProperty([when]);
  });

  it("points at Praha's free city and tells who fills the others", () => {
    obey(desk, 1, 2, 3);
    desk.round(4, { routed: 2, options: [canLay("E11", 70, 70)], cells: PRAHA_CELL }).lay("E11", STATION(canPlace("D16"), canPlace("E11", 1)));
    const target = CZ_TOUR.targets.station!(desk.facts);
    expect(target.focus).toMatchObject({ cell: "E11", stop: 1 });
    expect(target.labels?.map(({ stop, text }) => [stop, text.args?.companies])).toEqual([[0, "BN"], [2, "NWB"]]);
    expect(target.cells).toEqual(["E15", "D16", "E13", "E11"]);
  });

  it("splits texts at places", () => {
    expect(parts("At [Praha](E11).")).toEqual([{ text: "At " }, { text: "Praha", cell: "E11" }, { text: "." }]);
    expect(parts("plain")).toEqual([{ text: "plain" }]);
  });
});

describe.each(LANGUAGES.map((tag) => [tag] as const))("texts: %s", (tag: Language) => {
  const folder = new URL(`../../../src/trainshed/locales/${tag}/`, import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
  const bundle = bundleOf(tag, files.map((name) => readFileSync(new URL(name, folder), "utf8")).join("\n"));
  const say = (key: string, args: Record<string, string | number>): string => {
    const errors: Error[] = [];
    const message = bundle.getMessage(key);
    expect(message?.value, key).toBeTruthy();
    const text = bundle.formatPattern(message!.value!, args, errors);
    expect(errors, key).toEqual([]);
    return keepTogether(text, tag);
  };

  it("every card has its parts, at most 35 words", () => {
    const learner = new Desk();
    for (const round of [1, 2, 3, 4, 5]) obey(learner, round);
    const args = CZ_TOUR.args(learner.facts);
    const variants: Record<string, string | number>[] = [{ screen: "wide" }, { screen: "phone", where: "praha", kind: "city", why: "broke", cost: 10, left: 1, topLeft: 1, stationGain: 10, gain: 20 }, { screen: "phone", phase: "three", kind: "towns", left: 3 }];
    for (const variant of variants)
      for (const id of ALL) {
        const said = ["what", "why", "try"].map((part) => say(`page-lesson-cz-${id}-${part}`, { ...args, ...variant }));
        say(`page-lesson-cz-${id}-title`, args);
        const plain = said.flatMap((text) => parts(text).map((part) => part.text)).join(" ");
        expect(plain.split(/[ \n]+/).filter((word) => /[\p{L}\d]/u.test(word)).length, `${id}: ${plain}`).toBeLessThanOrEqual(35);
      }
  });

  it("every other line and aside has its text", () => {
    const args = CZ_TOUR.args(new Desk().facts);
    for (const { id, others } of CARDS) for (const other of others ?? []) say(`page-lesson-cz-${id}-other-${other.id}`, args);
    for (const { id } of ASIDES) say(`page-lesson-cz-aside-${id}`, args);
    for (const phase of ["early", "three", "four"]) say("page-lesson-cz-free", { phase });
    for (const key of ["badge-lay", "badge-home", "badge-upgrade"]) say(`page-lesson-cz-${key}`, {});
    for (const key of ["badge-cost", "badge-station"]) say(`page-lesson-cz-${key}`, { cost: 10 });
    say("page-lesson-cz-label-full", { companies: "BN" });
  });
});

describe("advice", () => {
  const say = (action: object, step = "lay-track", laid = false): (string | undefined)[] =>
    adviceOf(action as Suggested, step, () => "Praha", "3", laid, null).map(({ key, args }) => [key, ...Object.values(args ?? {})].join(" "));
  it.each([
    [{ type: "lay", cell: "E11" }, "lay-track", "page-lesson-advice-lay [Praha](E11)"],
    [{ type: "station", cell: "E11" }, "build-station", "page-lesson-advice-station [Praha](E11)"],
    [{ type: "buy-train" }, "buy-trains", "page-lesson-advice-train 3"],
    [{ type: "buy-pool", train: "2" }, "buy-trains", "page-lesson-advice-train 2"],
    [{ type: "drop", train: "2" }, "buy-trains", "page-lesson-advice-discard 2"],
    [{ type: "done" }, "lay-track", "page-lesson-advice-no-track"],
    [{ type: "done" }, "build-station", "page-lesson-advice-no-station"],
    [{ type: "done" }, "buy-trains", "page-lesson-advice-no-train"],
  ])("names %o", (action, step, text) => expect(say(action, step)).toEqual([text]));
  it("tells upgrades and effects", () => {
    expect(say({ type: "lay", cell: "E11" }, "lay-track", true)).toEqual(["page-lesson-advice-upgrade [Praha](E11)"]);
    expect(adviceOf({ type: "done" } as Suggested, "", () => "", "", false, { before: 40, after: 70 })[1]).toEqual({
      key: "page-lesson-advice-effect",
      args: { before: 40, after: 70 },
    });
  });
});
