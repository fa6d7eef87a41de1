/** The line that says what is waited for and from whom. */
import type { GamePlay } from "../../games/contract";
import { capital, listed, t } from "../../i18n";
import type { Advice, Asked, GameView, Lobby, Outcome } from "../../wire/types";

export interface Asking {
  readonly game: GamePlay;
  readonly lobby: Lobby;
  readonly names: readonly string[];
  readonly seat: number | null;
  readonly view: GameView;
  readonly asked: Asked | null;
  readonly sending: boolean;
  readonly outcome: Outcome | null;
  readonly advice: Advice | null;
}

export const headline = (at: Asking): string => capital(waitedFor(at));

function waitedFor(at: Asking): string {
  const { game, outcome, asked, view } = at;
  const own = `${at.lobby.setting.game}-page`;
  if (at.lobby.abandoned) return t("people-ended");
  if (outcome) {
    const winners = listed(outcome.winners.map((seat) => at.names[seat] ?? ""));
    return t("table-won", { winners, count: outcome.winners.length });
  }
  if (at.sending) return t("table-sending");
  if (asked) {
    return t(`${own}-ask-${asked.kind}`, {
      ...game.promptArgs?.(view, at.seat),
      count: asked.example.split(" ").length - 1,
    });
  }
  const [first] = view.deciding;
  if (first === undefined) return t("table-wait-nobody");
  return t(`${own}-wait-${view.phase}`, { name: at.names[first] ?? "", ...game.promptArgs?.(view, first) });
}

/** Who is waited for, who has chosen and who is away. */
export function subline(at: Asking): string {
  if (at.outcome || at.lobby.abandoned) return "";
  const told: string[] = [];
  if (at.view.phase === at.game.together) told.push(...together(at));
  const away = at.lobby.people.flatMap((person, seat) => (person.away ? [at.names[seat] ?? ""] : []));
  if (away.length) told.push(t("table-away", { names: listed(away), count: away.length }));
  return told.join(" ");
}

function together({ view, names, seat }: Asking): string[] {
  const others = view.deciding.filter((it) => it !== seat).map((it) => names[it] ?? "");
  const mine = seat !== null && view.deciding.includes(seat);
  const waiting = !others.length
    ? mine
      ? [t("table-waiting-for-you")]
      : []
    : [t(mine ? "table-waiting-for-you-and" : "table-waiting-for", { names: listed(others) })];
  const chosen = view.chosen.flatMap((it, other) =>
    it !== null && other !== seat ? [names[other] ?? ""] : [],
  );
  if (!chosen.length || !view.deciding.length) return waiting;
  return [...waiting, t("table-have-chosen", { names: listed(chosen), count: chosen.length })];
}
