/** The server's HTTP paths, typed; whatever is refused comes back as a `Refusal`. */
import type {
  Agreement,
  DeviceCode,
  DeviceWish,
  Finished,
  Known,
  LessonOffered,
  Listed,
  Lobby,
  Offered,
  Opened,
  OwnTable,
  Problem,
  Replay,
  ReviewedGame,
  Reviewing,
  RuleCatalogue,
} from "../wire/types";

/** Why the server said no: the message that tells it, and what it is about; the reason is for logs. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    reason: string,
    readonly says = "refused",
    readonly about: Problem["about"] = {},
  ) {
    super(reason);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "Content-Type": "application/json" };
  }
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, init);
  } catch {
    throw new Refusal(0, "offline", "refused-offline");
  }
  if (answer.ok) return (await answer.json()) as T;
  throw await refusalOf(answer);
}

async function refusalOf(answer: Response): Promise<Refusal> {
  try {
    const { reason, says, about } = (await answer.json()) as Problem;
    return new Refusal(answer.status, reason, says, about);
  } catch {
    return new Refusal(answer.status, answer.statusText);
  }
}

export type DeviceKind = DeviceWish["kind"];

const tablePath = (table: string) => `/tables/${encodeURIComponent(table)}`;

export const api = {
  me: () => ask<Known>("GET", "/me"),
  sayName: (name: string) => ask<Known>("POST", "/guests", { name }),
  games: () => ask<Offered[]>("GET", "/games"),
  rulebook: () => ask<RuleCatalogue>("GET", "/rulebook"),
  /** Bots who suit how one has fared in a game, for all other chairs. */
  company: (game: string) => ask<string[]>("GET", `/me/company/${game}`),
  finished: () => ask<Finished[]>("GET", "/me/games"),
  listed: () => ask<Listed[]>("GET", "/tables"),
  lessons: () => ask<LessonOffered[]>("GET", "/lessons"),
  beginLesson: (lesson: string) => ask<Opened>("POST", `/lessons/${lesson}`),
  open: (setting: Agreement) => ask<Opened>("POST", "/tables", setting),
  byCode: (code: string) => ask<Opened>("GET", `/codes/${encodeURIComponent(code)}`),
  lobby: (table: string) => ask<Lobby>("GET", tablePath(table)),
  /** Several people at one device each have a name of their own; without one it is the guest's. */
  sit: (table: string, seat: number, name?: string, pledge?: string) =>
    ask<Lobby>("POST", `${tablePath(table)}/seats/${seat}`, { name, pledge }),
  stand: (table: string, seat: number) => ask<Lobby>("DELETE", `${tablePath(table)}/seats/${seat}`),
  swap: (table: string, one: number, other: number) =>
    ask<Lobby>("POST", `${tablePath(table)}/swap`, { one, other }),
  setChair: (table: string, seat: number, chair: string) =>
    ask<Lobby>("PUT", `${tablePath(table)}/chairs/${seat}`, { chair }),
  start: (table: string) => ask<Lobby>("POST", `${tablePath(table)}/start`),
  switchVoice: (table: string, on: boolean) => ask<Lobby>("PUT", `${tablePath(table)}/voice`, { on }),
  reveal: (table: string, seat: number, share: string) =>
    ask<Lobby>("POST", `${tablePath(table)}/seats/${seat}/share`, { share }),
  comeBack: (table: string, seat: number) => ask<Lobby>("POST", `${tablePath(table)}/seats/${seat}/return`),
  replay: (table: string, eyes: string) =>
    ask<Replay>("GET", `${tablePath(table)}/replay?seat=${encodeURIComponent(eyes)}`),
  review: (table: string, seat: number) => ask<Reviewing>("GET", `${tablePath(table)}/review?seat=${seat}`),
  /** The same, and it is begun where there is none. */
  beginReview: (table: string, seat: number) =>
    ask<Reviewing>("POST", `${tablePath(table)}/review?seat=${seat}`),
  reviewed: () => ask<ReviewedGame[]>("GET", "/me/reviews"),
  /** The host makes somebody else the host; without a seat somebody takes over while the host is away. */
  handHostOn: (table: string, seat: number) => ask<Lobby>("PUT", `${tablePath(table)}/host`, { seat }),
  takeHostOver: (table: string) => ask<Lobby>("POST", `${tablePath(table)}/host`),
  /** For the seat of somebody who is gone for good. */
  replaceGone: (table: string, seat: number, chair: string) =>
    ask<Lobby>("PUT", `${tablePath(table)}/seats/${seat}/replacement`, { chair }),
  wishEnd: (table: string, on: boolean) => ask<Lobby>("PUT", `${tablePath(table)}/end`, { on }),
  inviteDevice: (table: string, seat: number) =>
    ask<DeviceCode>("POST", `${tablePath(table)}/seats/${seat}/devices`),
  comeAsDevice: (table: string, code: string, kind: DeviceKind) =>
    ask<Lobby>("POST", `${tablePath(table)}/devices`, { code, kind }),
  /** The number 0 stands for the open invitation. */
  dismissDevice: (table: string, seat: number, device: number) =>
    ask<Lobby>("DELETE", `${tablePath(table)}/seats/${seat}/devices/${device}`),
  ownTables: () => ask<OwnTable[]>("GET", "/me/tables"),
  rematch: (table: string) => ask<Opened>("POST", `${tablePath(table)}/rematch`),
};
