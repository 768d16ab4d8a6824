/** How log lines are shown: money at the right (income positive, spending negative), cards as head lines, routes as
 *  details. */
import type { Message } from "../../../lib/api";

/** The argument that holds the money, and its sign for the player or company in the line. */
const MONEY: Readonly<Record<string, readonly [argument: string, sign: 1 | -1]>> = {
  cash: ["amount", 1],
  treasury: ["amount", 1],
  mines: ["amount", 1],
  income: ["amount", 1],
  sold: ["amount", 1],
  paid: ["revenue", 1],
  "paid-kept": ["revenue", 1],
  withheld: ["revenue", 1],
  bought: ["price", -1],
  founded: ["paid", -1],
  station: ["cost", -1],
  "tile-paid": ["cost", -1],
  "train-bank": ["price", -1],
  "train-pool": ["price", -1],
  "train-added": ["price", -1],
  "train-company": ["price", -1],
};
const HEADS = new Set(["card", "company", "character", "phase", "end"]);
const DETAILS = new Set(["route", "income"]);

export function logStyle(message: Message): { money?: number; rank?: "head" | "detail" } {
  const kind = message.key.replace("lilliput-log-", "");
  const [argument, sign] = MONEY[kind] ?? ["", 1];
  const money = sign * Number(message.args?.[argument] ?? 0);
  return { money, rank: HEADS.has(kind) ? "head" : DETAILS.has(kind) ? "detail" : undefined };
}
