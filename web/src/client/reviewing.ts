/** Waits for the review of a finished game, and says how far it is. */
import type { Reviewing } from "../wire/types";
import { api, Refusal } from "./api";

/** Milliseconds from one look to the next. */
const GLANCE = 700;
const OFFLINE = 0;

/** How one seat's review is looked for, and how it is begun. */
export interface Desk {
  readonly look: () => Promise<Reviewing>;
  readonly begin: () => Promise<Reviewing>;
}

export const deskOf = (table: string, seat: number): Desk => ({
  look: () => api.review(table, seat),
  begin: () => api.beginReview(table, seat),
});

export interface Listener {
  readonly heard: (news: Reviewing) => void;
  readonly refused: (error: unknown) => void;
}

/**
 * Begins the review unless it is there or under way, and listens until it is there; one that could not be made
 * is begun anew only if that is wished. Gives what ends the waiting: the server goes on all the same.
 */
export function awaitReview(desk: Desk, listener: Listener, anew = false): () => void {
  let waiting = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wished = anew;
  const look = async () => {
    try {
      let news = wished ? await desk.begin() : await desk.look();
      wished = false;
      if (news.done === null && !news.failed) news = await desk.begin();
      if (!waiting) return;
      listener.heard(news);
      if (!news.review && !news.failed) later();
    } catch (error) {
      if (!waiting) return;
      // A line that is lost for a while loses nothing: the review goes on being made.
      if (error instanceof Refusal && error.status === OFFLINE) later();
      else listener.refused(error);
    }
  };
  const later = () => {
    timer = setTimeout(() => void look(), GLANCE);
  };
  void look();
  return () => {
    waiting = false;
    clearTimeout(timer);
  };
}
