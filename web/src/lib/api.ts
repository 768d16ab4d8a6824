/** Types of the server's responses, named as in its OpenAPI schema, and the fetch wrapper. */
import type { components } from "./wire";

type Schemas = components["schemas"];
export type Message = Schemas["Message"];
export type Refusal = { rule: string; message: Message; about?: string[] };
export type TitleInfo = Schemas["TitleInfo"];
export type OptionInfo = Schemas["OptionInfo"];
export type PresetInfo = Schemas["PresetInfo"];
export type Me = Schemas["Me"];
export type SeatRequest = Schemas["SeatRequest"];
export type TableSummary = Schemas["TableSummary"];
export type Shelf = TableSummary["shelf"];
export type Notes = Schemas["Notes"];
export type OwnGames = Schemas["OwnGames"];
export type OwnTitle = Schemas["OwnTitle"];
export type PlayedGame = Schemas["PlayedGame"];
export type SoloResult = Schemas["SoloResult"];
export type TableView = Schemas["TableView"];
export type SeatView = Schemas["SeatView"];
export type UndoChange = Schemas["UndoProposal"]["what"] & string;
export type UndoOption = Schemas["UndoOption"];
export type UndoPolicy = Schemas["UndoState"]["policy"];
export type HelpLevel = Schemas["TableView"]["help"];
export type FileView = Schemas["FileView"];
export type LogEntry = Schemas["LogEntry"];
export type Suggestion = Schemas["Suggestion"];
export type MoveReasons = Schemas["MoveReasons"];
export type LogEvent = LogEntry["events"][number];
export type ChatMessage = Schemas["ChatMessage"];
export type ChatPage = Schemas["ChatPage"];
export type Log = Schemas["Log"];
export type Daily = Schemas["Daily"];
export type DailyReplay = Schemas["DailyReplay"];
export type TableCreated = Schemas["TableCreated"];
export type Problem = Omit<Schemas["Problem"], "refusal" | "damage"> & {
  refusal?: Refusal | null;
  damage?: Message | null;
};
export type PreviewReady = Schemas["PreviewReady"];
export type Live = Schemas["Live"];
export type Change = Extract<Live, { type: "change" }>;

/** An error response of the server. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.detail || problem.reason);
  }
}

async function ask(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  const answer = await fetch(`/api${path}`, {
    method,
    signal,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body),
  });
  if (answer.ok) return answer;
  const text = await answer.text();
  let problem: Problem;
  try {
    const found = JSON.parse(text);
    problem = found.reason ? found : { reason: "unknown", detail: found.detail ?? text };
  } catch {
    problem = { reason: "unknown", detail: text.slice(0, 200) } as Problem;
  }
  throw new ApiError(answer.status, problem);
}

export async function request<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const text = await (await ask(method, path, body, signal)).text();
  return (text ? JSON.parse(text) : undefined) as T;
}

/** Fetch a file and let the browser save it; a refusal of the server is thrown, as by `request`. */
export async function download(path: string, name: string): Promise<void> {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await (await ask("GET", path)).blob());
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export const get = <T>(path: string): Promise<T> => request<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}, signal?: AbortSignal): Promise<T> => request<T>("POST", path, body, signal);

/** Idempotency key: a command sent several times with the same key acts once. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The default bot level: the middle one, neither the weakest nor the strongest. */
export const usualLevel = (levels: readonly string[]): string => levels[Math.floor((levels.length - 1) / 2)] ?? "";
