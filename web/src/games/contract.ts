/** What a game brings to the page: a little at once, and the rest when somebody plays it. */
import type { Signal } from "@preact/signals";
import type { ComponentChildren, ComponentType, VNode } from "preact";
import type { Staging, Viewer } from "../client/viewer";
import type { Args } from "../i18n";
import type {
  Agreement,
  Asked,
  GameEvent,
  GameView,
  Lobby,
  Now,
  Outcome,
  Question,
  Review,
  ReviewedDecision,
  Scene,
} from "../wire/types";

/** What the page knows of every game from the start. */
export interface GameModule {
  /**
   * Its picture on the first page; ornament. Its style gives the card `.st-card-<game>` what it lacks:
   * `--card-top`, `--card-ground`, `--card-shade` and `--card-shade-height`.
   */
  readonly Art: ComponentType;
  /** A table for somebody who has never played it. */
  readonly firstTable: {
    readonly seats: number;
    readonly options: Readonly<Record<string, boolean | number | string>>;
  };
  /** Numbers of players beyond the printed ones, with these values of its options. */
  readonly moreSeats?: (options: Readonly<Record<string, boolean | number | string>>) => readonly number[];
  /** The options that a first game is most likely to change. */
  readonly frontOptions: readonly string[];
  /** There is something to forget: bots can be given a memory. */
  readonly isMemoryGame: boolean;
  readonly rules: GameRules;
  readonly loadPlay: () => Promise<GamePlay>;
  /** What it adds to reviews; without it there are none. */
  readonly loadReview?: () => Promise<GameReview>;
}

/** What only this game tells of a review; its sentences are the messages `review-<game>-…`. */
export interface GameReview {
  /** All decisions of the seat, where there is more to be said of each than a mark. */
  readonly Decisions?: ComponentType<DecisionsProps>;
  /** What a question is about, as it stood then; it tells nothing that would answer the question. */
  readonly Then?: ComponentType<ThenProps>;
  /** What could be known at a decision, in figures. */
  known?(decision: ReviewedDecision): string | null;
  /**
   * The memory scores, in hundredths, of the strongest bot with little, half and much of a memory, as
   * `benchmarks/review.py` measured them.
   */
  readonly memories?: { readonly little: number; readonly half: number; readonly much: number };
  /** What is drawn over many games beside the memory: the message that names it, and its share of the win. */
  readonly courses?: readonly {
    readonly title: string;
    readonly share: (own: Review["own"]) => number | null;
  }[];
}

export interface ThenProps {
  /** The truth at the question's moment. */
  readonly view: GameView;
  readonly question: Question;
}

export interface DecisionsProps {
  readonly review: Review;
  /** Where in the game a moment is, and the way to it in the replay. */
  readonly where: (moment: number) => string;
  readonly link: (moment: number) => string;
}

/** The game in the rulebook. */
export interface GameRules {
  /** Parts of the rulebook that are about it, in reading order. */
  readonly parts: readonly string[];
  /** A clause to be searched for. */
  readonly example: string;
  /** What stands before the first chapter of a part that has an aim. */
  readonly Overview?: ComponentType<{ readonly part: string }>;
}

/**
 * Everything with which a game is played and looked back at. Methods: each game takes its own views and events.
 * The line above the board says `<game>-page-ask-<kind>` or `-wait-<phase>`; titles of winners are `<game>-page-title`.
 */
export interface GamePlay<View extends GameView = GameView, Event extends GameEvent = GameEvent> {
  Board(props: BoardProps<View>): VNode;
  /**
   * What a phone shows beside a shared screen: the own things, and the question with its choices. Without it the phone
   * has the whole board.
   */
  Hand?(props: BoardProps<View>): VNode;
  /** Whether everybody may see a question with its choices: then it is answered on the board of a shared screen. */
  isOpen?(asked: Asked, agreement: Agreement): boolean;
  /** An event in one sentence, as its observer may hear it; null for one that this page does not know. */
  tell(event: Event, names: readonly string[]): string | null;
  /** Events that the log leaves out, because the board shows them. */
  readonly quiet: readonly Event["type"][];
  /** Where in the game one is, in a few words. */
  whereabouts(view: View, agreement: Agreement): string;
  /** The longer stretch of the game that this belongs to. */
  cycle?(view: View): string | null;
  /** What these stretches are, and when the game ends. */
  stretches(agreement: Agreement): string;
  /** Who comes when, in the bar above the board. */
  Track?(props: TrackProps<View>): VNode;
  /** The phase in which everybody is asked at the same time. */
  readonly together: View["phase"];
  /** What the line above the board may name of a seat. */
  promptArgs?(view: View, seat: number | null): Args;
  /** There is a scene in 3D, whose quality can be chosen. */
  readonly hasScene: boolean;
  readonly results: GameResults<View, Event>;
  /** The truth in a replay: the view with everything closed, and what lies there as notes. */
  closed?(view: View, ajar: NonNullable<Scene["ajar"]>): Pick<Now, "view" | "notes">;
}

/** How a game is accounted for. */
export interface GameResults<View, Event extends GameEvent> {
  /** Ends a stretch after which everyone's score is marked. */
  readonly ends: Event["type"];
  /** The message over the scores from stretch to stretch. */
  readonly course: string;
  /** The message that says what things were worth. */
  readonly worth?: string;
  /** What a seat's points are made of. */
  Parts(props: { readonly view: View; readonly seat: number }): VNode | null;
}

export interface TrackProps<View> {
  readonly lobby: Lobby;
  readonly view: View;
  readonly names: readonly string[];
}

/** What the table gives a game's board, whatever the game. */
export interface BoardProps<View, Notes = Now["notes"]> {
  readonly lobby: Lobby;
  readonly viewer: Viewer;
  /** The viewer's own seat; null for a spectator. */
  readonly seat: number | null;
  /** Names of all seats, ready to be shown. */
  readonly names: readonly string[];
  readonly view: View;
  readonly outcome: Outcome | null;
  /** The question to be answered now; null while others think, events play or an answer is on its way. */
  readonly asked: Asked | null;
  /** An answer is on its way to the server. */
  readonly sending: boolean;
  readonly answer: (move: string) => void;
  /** Where the board puts what plays a beat's events before the next view is shown. */
  readonly stage: (stage: Staging | null) => void;
  /** On a shared screen: everyone sees it from across the room, also whoever answers an open question there. */
  readonly afar?: boolean;
  /** Marks a replay: nothing is asked, and everything may be shown. */
  readonly replay?: boolean;
  /** In a lesson: what it points at, as `drawer B3`; the same words as in `data-point`. */
  readonly pointed?: readonly string[] | undefined;
  /** What the reader has prepared but not yet answered; outlives a reload. */
  readonly draft: Signal<string>;
  /** At tables with open notes: what the viewer could have noted down. */
  readonly notes?: Notes | null | undefined;
  /** What the table itself shows on the board. */
  readonly slots: { readonly prompt: ComponentChildren; readonly log: ComponentChildren };
}
