/** The guided first game of 18CZ: conditions of its cards, numbers in their texts, and what they point at. */
import type { Args, Condition, Mark, Marked, Target, Text, Tour } from "../engine";
import { ASIDES, CARDS } from "./cards";
import { lays, type Facts } from "./facts";
import type { Turn } from "./turns";

const PRAHA = "E11";
const TOWNS = "E13";
const NEXT_CITY = "D16";
/** Sides by which the yellow city tiles leave, before they are turned; 0 is south-west, then clockwise. */
const EXITS: Readonly<Record<string, readonly [number, number]>> = { "5": [0, 1], "6": [0, 2], "57": [0, 3] };
/** The sides of Pardubice towards the two towns and towards Hradec Králové. */
const WANTED = [1, 3];
/** Free play begins with this round. */
const FREE = 6;

const NO_TURN: Turn = { round: 0, trainsBefore: [], lays: [], stations: [], bought: [], routes: [], revenue: null, ended: true };

const turn = (facts: Facts): Turn => facts.turns.at(-1) ?? NO_TURN;
/** The turn in which a card was opened. */
const turnOf = (facts: Facts, since: Mark): Turn => facts.turns.find(({ round }) => round === since.round) ?? NO_TURN;
/** The last turn in which trains have run: a card about it may still be open in the next one. */
export const lastRun = (facts: Facts): Turn => facts.turns.findLast((one) => one.routes.length) ?? turn(facts);
const ended = (facts: Facts): Turn[] => facts.turns.filter((one) => one.ended);

const laying = (facts: Facts): boolean => facts.step === "lay-track";
const placing = (facts: Facts): boolean => facts.step === "build-station";
const buying = (facts: Facts): boolean => facts.step === "buy-trains";
const homeLaid = (facts: Facts): boolean => facts.laid.has(facts.home);
const acted = (facts: Facts, since: Mark): boolean => facts.acts > since.acts;
const runOf = (one: Turn): boolean => (one.revenue ?? 0) > 0;
const inTwoHexes = (facts: Facts): boolean => new Set(facts.stations.map((place) => place.split(".")[0])).size > 1;

/** Legal lays over a tile of the map, and the best of all lays by the run after it. */
const upgrades = (facts: Facts): ReturnType<typeof lays> => lays(facts).filter(({ move }) => facts.laid.has(move.cell));

/** Laying, and no tile that can be upgraded is chosen. */
const layingElsewhere = (facts: Facts): boolean => laying(facts) && !(facts.phase > 1 && upgrades(facts).some(({ move }) => move.cell === facts.chosen));

function bestUpgrade(facts: Facts): ReturnType<typeof lays>[number] | null {
  const pressed = upgrades(facts).filter(({ move }) => move.cell === facts.chosen);
  const gain = (one: ReturnType<typeof lays>[number]): number => (one.effect ? one.effect.after - one.effect.before - one.effect.cost : -1);
  const found = [...(pressed.length ? pressed : upgrades(facts))].sort((a, b) => gain(b) - gain(a))[0] ?? null;
  if (!found || pressed.length) return found;
  const most = Math.max(...lays(facts).map(gain));
  return gain(found) > 0 && gain(found) >= most ? found : null;
}

/** Places of stations in a cell where another city is full. */
function stationPlaces(facts: Facts): { cell: string; stop: number; beside: boolean }[] {
  return facts.options.flatMap(({ move }) => {
    if (move.type !== "station") return [];
    const stops = facts.cells.get(move.cell)?.stops ?? [];
    const beside = stops.some((stop, at) => at !== (move.stop ?? 0) && stop.stations.length >= stop.slots && stop.slots > 0);
    return [{ cell: move.cell, stop: move.stop ?? 0, beside }];
  });
}
const stationAim = (facts: Facts): { cell: string; stop: number; beside: boolean } | null => {
  const places = stationPlaces(facts);
  const said = facts.suggestion?.type === "station" ? facts.suggestion : null;
  return places.find(({ beside }) => beside) ?? places.find(({ cell }) => cell === said?.cell) ?? places[0] ?? null;
};

/** The cell the coach would lay on. */
function layAim(facts: Facts): string {
  if (facts.suggestion?.type === "lay") return facts.suggestion.cell;
  const cells = new Set(lays(facts).map(({ move }) => move.cell));
  const first = [facts.home, NEXT_CITY, TOWNS, PRAHA].find((cell) => cells.has(cell) && !facts.laid.has(cell));
  return first ?? [...cells].find((cell) => !facts.laid.has(cell)) ?? [...cells][0] ?? facts.home;
}

const homeLay = (facts: Facts): Turn["lays"][number] | undefined => facts.turns.flatMap((one) => one.lays).find(({ cell }) => cell === facts.home);

/** The effects of the moves are known: the numbers in the texts will not change. */
const known = (facts: Facts): boolean => facts.options.some(({ effect }) => effect !== null);

const conditions: Record<string, Condition<Facts>> = {
  always: () => true,
  over: (facts) => facts.over,
  playing: (facts) => !facts.over,
  waiting: (facts) => facts.step === "",
  laying,
  placing,
  buying,
  act: acted,
  acted: (facts) => facts.acts > 0,
  "treasury or act": (facts, since) => facts.pressed === "treasury" || facts.chosen !== null || acted(facts, since),
  "home or act": (facts, since) => facts.pressed === facts.home || facts.chosen !== null || acted(facts, since),
  "another place": (facts) => facts.pressed !== null && facts.pressed !== facts.home && facts.pressed !== "treasury",
  "laying at home": (facts) => laying(facts) && !homeLaid(facts),
  "home chosen": (facts) => homeLaid(facts) || facts.ghost?.cell === facts.home,
  "home laid": homeLaid,
  "home left out": (facts, since) => !homeLaid(facts) && acted(facts, since),
  "home leads away": (facts, since) => {
    const lay = acted(facts, since) ? homeLay(facts) : undefined;
    const exits = lay && EXITS[lay.tile]?.map((side) => (side + lay.rotation) % 6);
    return exits !== undefined && !exits.some((side) => WANTED.includes(side));
  },
  "costly ghost": (facts) => laying(facts) && (facts.ghost?.cost ?? 0) > 0,
  "paid for ground": (facts, since) => turnOf(facts, since).lays.some(({ cost }) => cost > 0),
  "paid for ground ever": (facts) => facts.turns.some((one) => one.lays.some(({ cost }) => cost > 0)),
  bought: (facts, since) => !buying(facts) && turnOf(facts, since).bought.length > 0,
  "bought ever": (facts) => !buying(facts) && facts.turns.some((one) => one.bought.length > 0),
  "bought all": (facts, since) => turnOf(facts, since).bought.length > 1,
  "bought nothing": (facts, since) => !buying(facts) && acted(facts, since) && turnOf(facts, since).bought.length === 0,
  "buying over": (facts) => !buying(facts),
  "laying on": (facts) => laying(facts) && homeLaid(facts),
  "laid on": (facts, since) => turnOf(facts, since).lays.some(({ cell }) => cell !== facts.home),
  "laid on ever": (facts) => facts.turns.some((one) => one.lays.some(({ cell }) => cell !== facts.home)),
  "laid at towns": (facts, since) => turnOf(facts, since).lays.some(({ cell }) => cell === TOWNS),
  "laying over": (facts) => !laying(facts),
  earned: (facts) => runOf(turn(facts)),
  "earned before": (facts) => ended(facts).some(runOf),
  "collected or act": (facts, since) => facts.collected || acted(facts, since),
  "buying with a train": (facts) => buying(facts) && facts.phase < 3 && turn(facts).trainsBefore.length > 0,
  "could buy with a train": (facts) => ended(facts).some((one) => one.trainsBefore.length > 0),
  "idle train": (facts) => layingElsewhere(facts) && homeLaid(facts) && facts.routed !== null && facts.routed < facts.trains.length,
  "laying elsewhere": layingElsewhere,
  "laid or passed": (facts, since) => !laying(facts) && !turnOf(facts, since).lays.some(({ upgrade }) => upgrade),
  "second line": (facts) => ended(facts).some((one) => one.trainsBefore.length > 1 && one.lays.some(({ upgrade }) => !upgrade)),
  "at Praha": (facts) => laying(facts) && !facts.laid.has(PRAHA) && lays(facts).some(({ move }) => move.cell === PRAHA),
  "Praha laid": (facts) => facts.turns.some((one) => one.lays.some(({ cell }) => cell === PRAHA)),
  "station worth it": (facts) => placing(facts) && known(facts) && (facts.round >= 4 || stationPlaces(facts).some(({ beside }) => beside)),
  "station over": (facts) => !placing(facts),
  "placed a station": (facts) => facts.turns.some((one) => one.stations.length > 0),
  "station elsewhere": (facts, since) => turnOf(facts, since).stations.some(({ cell }) => cell !== PRAHA),
  "no station": (facts, since) => !placing(facts) && acted(facts, since) && turnOf(facts, since).stations.length === 0,
  "two routes": (facts) => turn(facts).routes.length > 1 && inTwoHexes(facts),
  "two routes before": (facts) => ended(facts).some((one) => one.routes.length > 1) && inTwoHexes(facts),
  "buying a 3": (facts) => buying(facts) && known(facts) && facts.top === "3" && facts.cash >= facts.price && facts.trains.length < facts.limit,
  "3s are gone": (facts) => facts.top > "3" || facts.top === "" || facts.trains.includes("3"),
  "upgrade in sight": (facts) => laying(facts) && known(facts) && facts.phase >= 2 && bestUpgrade(facts) !== null,
  "upgraded ever": (facts) => facts.turns.some((one) => one.lays.some(({ upgrade }) => upgrade)),
  "upgraded elsewhere": (facts, since) => turnOf(facts, since).lays.some(({ upgrade, cell }) => upgrade && cell !== facts.home),
  "many trains": (facts) => {
    const { bought, revenue, trainsBefore } = turn(facts);
    return revenue !== null && !bought.length && (trainsBefore.length > 2 || (facts.top === "4" && trainsBefore.length > 0));
  },
  "had many trains": (facts) => ended(facts).some(({ bought, trainsBefore }) => !bought.length && trainsBefore.length > 2),
  "last turn": (facts) => !facts.over && (facts.ending || (facts.round === facts.rounds && facts.step !== "")),
};

/** The numbers and names in the texts. */
function args(facts: Facts): Args {
  const now = turn(facts);
  const ran = lastRun(facts);
  const run = ran.routes[0];
  const aim = layAim(facts);
  const lay = lays(facts).find(({ move }) => move.cell === aim);
  const station = stationAim(facts);
  const placed = facts.options.find(({ move }) => move.type === "station" && move.cell === station?.cell && (move.stop ?? 0) === station.stop);
  const purchase = facts.options.find(({ move }) => move.type === "buy-train")?.effect;
  const better = bestUpgrade(facts);
  const lastUpgrade = now.lays.find(({ upgrade }) => upgrade);
  const stops = run ? run.names.map((name, at) => `${name.replace(/^[A-Z]\d+ /, "")} ${run.values[at]}`).join(" + ") : "";
  const pressed = facts.pressed ?? "";
  return {
    cash: facts.cash,
    rounds: facts.rounds,
    company: facts.company,
    rival: facts.rival,
    place: facts.nameOf(pressed),
    cost: facts.ghost?.cost ?? facts.costOf(aim),
    aim: facts.nameOf(aim),
    aimCell: aim,
    kind: aim === TOWNS ? "towns" : aim === NEXT_CITY ? "city" : "other",
    after: lay?.effect?.after ?? 0,
    price: facts.price,
    train: facts.top,
    topLeft: facts.topLeft,
    left: facts.twosLeft,
    stops,
    revenue: ran.revenue ?? 0,
    first: run?.revenue ?? 0,
    secondRoute: ran.routes[1]?.revenue ?? 0,
    where: station?.cell === PRAHA ? "praha" : "other",
    city: station ? facts.nameOf(station.cell) : "",
    cityCell: station?.cell ?? facts.home,
    stationCost: placed?.effect?.cost ?? 40,
    stationGain: placed?.effect ? placed.effect.after - placed.effect.before : 0,
    before: purchase?.before ?? 0,
    withTrain: purchase?.after ?? 0,
    better: facts.nameOf(better?.move.cell ?? facts.home),
    betterCell: better?.move.cell ?? facts.home,
    gain: better?.effect ? better.effect.after - better.effect.before : 0,
    upgraded: lastUpgrade ? facts.nameOf(lastUpgrade.cell) : "",
    trains: facts.trains.length,
    limit: facts.limit,
    phase: facts.phase < 3 ? "early" : facts.phase === 3 ? "three" : "four",
    why: facts.ending ? "broke" : "rounds",
  };
}

// what the cards point at

const own = (facts: Facts): string[] => [...new Set([facts.home, ...facts.turns.flatMap((one) => one.lays.map(({ cell }) => cell))])];
const words = (text: string): string => `page-lesson-cz-${text}`;
const text = (key: string, more?: Args): Text => ({ key: words(key), ...(more ? { args: more } : {}) });
const control = (name: string): Target => ({ cells: [], control: name });
const at = (facts: Facts, cell: string, badge?: Text): Target => ({
  cells: [...new Set([...own(facts), cell])],
  focus: { cell, ...(badge ? { badge } : {}) },
});

const targets: Record<string, (facts: Facts) => Target> = {
  treasury: () => control("treasury"),
  bank: () => control("bank"),
  company: (facts) => ({ cells: [facts.home], focus: { cell: facts.home, badge: text("badge-home") } }),
  home: (facts) => ({ cells: [facts.home], focus: { cell: facts.home, badge: text("badge-lay") } }),
  ghost: (facts) => {
    const cell = facts.ghost?.cell ?? facts.home;
    return { ...at(facts, cell, text("badge-cost", { cost: facts.ghost?.cost ?? facts.costOf(cell) })), control: "confirm" };
  },
  lay: (facts) => at(facts, layAim(facts), text("badge-lay")),
  praha: (facts) => at(facts, PRAHA, text("badge-lay")),
  upgrade: (facts) => at(facts, bestUpgrade(facts)?.move.cell ?? facts.home, text("badge-upgrade")),
  routes: (facts) => ({ cells: [...new Set(lastRun(facts).routes.flatMap((route) => route.cells))], control: "run" }),
  station: (facts) => {
    const aim = stationAim(facts);
    if (!aim) return control("station");
    const stops = facts.cells.get(aim.cell)?.stops ?? [];
    const labels = stops.flatMap(({ slots, stations }, stop) =>
      stop !== aim.stop && slots > 0 && stations.length >= slots && !stations.includes(facts.company)
        ? [{ cell: aim.cell, stop, text: text("label-full", { companies: stations.join(", ") }) }]
        : [],
    );
    const cost = args(facts).stationCost!;
    return { cells: [...new Set([...own(facts), aim.cell])], focus: { cell: aim.cell, stop: aim.stop, badge: text("badge-station", { cost }) }, labels };
  },
};

/** After the card about upgrades was skipped, the home says that one is possible, until there is one. */
function lasting(facts: Facts, isDone: (id: string) => boolean): Marked[] {
  const possible = laying(facts) && facts.chosen === null && upgrades(facts).some(({ move }) => move.cell === facts.home);
  const never = !conditions["upgraded ever"]!(facts, facts);
  return isDone("upgrade") && never && possible ? [{ cell: facts.home, text: text("label-upgrade") }] : [];
}

export const CZ_TOUR = {
  words,
  cards: CARDS,
  conditions,
  args,
  targets,
  lasting,
  free: (facts) => facts.round >= FREE,
  freeCards: ["end"],
  asides: ASIDES,
} satisfies Tour<Facts>;
