/** The board of Meisterdiebe: the box, the unrolled box, the seats, the own cards, and what can be done. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { reducedMotion } from "../../client/prefs";
import { useKeys } from "../../ui/parts/useKeys";
import { useMedia } from "../../ui/parts/useMedia";
import type { MeisterdiebeView } from "../../wire/types";
import type { BoardProps } from "../contract";
import { Afar } from "./Afar";
import { marksLong } from "./agreement";
import { type Drawer, MOVES, type Move } from "./boxGeometry";
import { Compact } from "./Compact";
import { Counts } from "./Counts";
import type { Notes } from "./content";
import { restOf } from "./cues";
import { due, fill, filled, mayTurn, openable, turn, turned } from "./moves";
import { tryMoves, useBoxAtRest, useTried } from "./preview";
import { type Question, useQuestion } from "./question";
import { SceneView } from "./SceneView";
import type { BoxScene } from "./scene/types";
import { BoxStaging } from "./staging";
import { type Layout, useScene } from "./useScene";
import { Wide } from "./Wide";
import "./board.css";

export type MeisterdiebeBoardProps = BoardProps<MeisterdiebeView, Notes>;

/** What all layouts are given. */
export interface LayoutProps extends MeisterdiebeBoardProps {
  readonly question: Question;
  readonly ringing: number | null;
  /** The box has no picture. */
  readonly flat: boolean;
  readonly unrolled: {
    readonly enabled: ReadonlySet<Drawer>;
    readonly showsLong: boolean;
    readonly laid?: readonly Drawer[];
    readonly lit: Drawer | null;
    readonly onPick: (drawer: Drawer) => void;
    readonly onFocus: (drawer: Drawer | null) => void;
  };
}

const ALL_DRAWERS = ["A", "B", "C"].flatMap((level) => [1, 2, 3, 4].map((it) => `${level}${it}` as Drawer));

export function MeisterdiebeBoard(props: MeisterdiebeBoardProps) {
  const wide = useMedia(WIDE);
  const canvas = useRef<HTMLCanvasElement>(null);
  const question = useQuestion(props);
  const tried = useTried(props.view, question);
  const showsLong = marksLong(props.lobby.setting);
  const latest = useRef(props.view);
  latest.current = props.view;
  const { scene, flat } = useScene(
    canvas,
    props.afar ? "afar" : wide ? wideFor(props) : "compact",
    () => restOf(latest.current),
    showsLong,
  );
  const board = useRef<HTMLDivElement>(null);
  const staging = useMemo(() => new BoxStaging(scene, board), [scene]);
  staging.tried = tried;
  const hovered = useSignal<Drawer | null>(null);
  const playing = staging.playing.value;

  const register = props.stage;
  // The table gives a new function at every drawing; one registration for a viewer is enough.
  useEffect(() => {
    register((beat) => staging.play(beat, latest.current));
    return () => register(null);
  }, [props.viewer, staging]);
  useBoxAtRest(scene.value, props.view, tried, playing);
  const skip = playing ? () => staging.skip() : undefined;
  useKeys({ Escape: skip, " ": skip });

  const pick = (drawer: Drawer) => picked(question, drawer);
  const enabled = enabledDrawers(question);
  useScenePointer(scene.value, question, enabled, hovered);

  const pointed = pointedDrawer(props.pointed);
  const there = scene.value;
  useEffect(() => there?.setHighlight(pointed), [there, pointed]);

  const showing = staging.showing.value;
  const view = showing?.since === props.view ? showing.view : tryMoves(props.view, tried);
  const poured = view.phase === "over" ? view.scores.length : staging.poured.value;
  const layout: LayoutProps = {
    ...props,
    view,
    question,
    ringing: staging.ringing.value,
    flat: flat.value,
    unrolled: {
      enabled,
      showsLong,
      ...(question.kind === "fill" ? { laid: filled(question.draft) } : {}),
      lit: staging.lit.value ?? hovered.value,
      onPick: pick,
      onFocus: (drawer) => scene.peek()?.setHighlight(drawer ?? pointed),
    },
  };
  const kinds = [
    "md-board",
    props.afar ? "md-afar" : wide ? "md-wide" : "md-compact",
    flat.value && "md-flat",
    reducedMotion.value && "md-still",
  ];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click hurries what is being played; Escape and space do, too
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div class={kinds.filter(Boolean).join(" ")} ref={board} data-seats={view.white.length} onClick={skip}>
      <SceneView canvas={canvas} view={view} count={staging.count.value} flat={flat.value}>
        {there && poured > 0 && <Counts scene={there} view={view} poured={poured} />}
      </SceneView>
      {props.afar ? <Afar {...layout} /> : wide ? <Wide {...layout} /> : <Compact {...layout} />}
    </div>
  );
}

const wideFor = ({ seat, lobby }: MeisterdiebeBoardProps): Layout =>
  seat === null ? "watched" : lobby.setting.lesson ? "taught" : "wide";

/** The first drawer that a lesson points at: the box lights it up, too. */
const pointedDrawer = (points: readonly string[] = []): Drawer | null =>
  (points.find((it) => it.startsWith("drawer "))?.split(" ")[1] as Drawer | undefined) ?? null;

export function enabledDrawers({ kind, moves, draft, asked }: Question): ReadonlySet<Drawer> {
  if (kind === "open") return openable(moves);
  if (kind !== "fill") return new Set();
  const wanted = due(moves, asked?.example ?? null);
  return new Set(wanted !== null && filled(draft).length >= wanted ? [] : ALL_DRAWERS);
}

export function picked({ kind, draft, send, prepare }: Question, drawer: Drawer): void {
  if (kind === "open") send(`open ${drawer}`);
  if (kind === "fill") prepare(fill([...filled(draft), drawer]));
}

/** The box itself takes the same answers as the buttons. */
function useScenePointer(
  scene: BoxScene | null,
  question: Question,
  enabled: ReadonlySet<Drawer>,
  hovered: { value: Drawer | null },
): void {
  const { kind, moves, draft, prepare } = question;
  const before = kind === "turn" ? turned(draft) : [];
  const may = (move: Move) => kind === "turn" && mayTurn(moves, before, move);
  const pick = (drawer: Drawer) => picked(question, drawer);
  const turnBy = (move: Move) => may(move) && prepare(turn([...before, move]));
  const pickable = [...enabled].join();
  const turnable = MOVES.filter(may).join();
  // The sets are new at every drawing, their texts are not.
  useEffect(() => scene?.setPickable(enabled), [scene, pickable]);
  useEffect(() => scene?.setTurnable(new Set(MOVES.filter(may))), [scene, turnable]);
  const answers = useRef({ pick, turnBy });
  answers.current = { pick, turnBy };
  useEffect(() => {
    if (!scene) return;
    scene.onPick = (drawer) => answers.current.pick(drawer);
    scene.onTurn = (move) => answers.current.turnBy(move);
    scene.onHover = (drawer) => {
      hovered.value = drawer;
    };
  }, [scene, hovered]);
}

/** From 1100 px on there is room for the columns beside the box, if it is not a phone on its side. */
const WIDE = "(min-width: 68.75em) and (min-height: 35em)";
