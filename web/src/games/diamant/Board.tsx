/** The Diamant board: the cave, its path and its adventurers, and the choice to go on or to return. */
import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { t } from "../../i18n";
import { Dialog } from "../../ui/parts/Dialog";
import { Icon } from "../../ui/parts/icons";
import type { DiamantChoice, DiamantOdds, DiamantView } from "../../wire/types";
import type { BoardProps } from "../contract";
import { expeditionsOf } from "./agreement";
import { Cave } from "./Cave";
import { Choices, OnPath } from "./Choices";
import type { LitCave, Sight } from "./cave/types";
import { onPage, PITCH, type View, viewOn } from "./cave/view";
import { Head } from "./Head";
import { type Measures, useMeasures } from "./measures";
import { Odds } from "./Odds";
import { Path, type PathProps } from "./Path";
import { layPath, type PathLayout, type Room, type Spot } from "./path";
import { Reveal } from "./Reveal";
import { Seats } from "./Seats";
import { hazardsOn, isHazard, kindsOf, type Scene, sceneOf, stonesOn } from "./scene";
import type { Torch, Tunnel } from "./tunnel";
import { type Showing, useCave } from "./useCave";
import { useStaged } from "./useStaged";
import "./cave.css";
import "./layout.css";
import "./afar.css";

export type DiamantBoardProps = BoardProps<DiamantView, DiamantOdds>;

export function DiamantBoard(props: DiamantBoardProps) {
  const { lobby, names, seat, view, outcome } = props;
  const board = useRef<HTMLElement>(null);
  const ground = useRef<HTMLDivElement>(null);
  const measures = useMeasures(board, ground);
  const canvas = useRef<HTMLCanvasElement>(null);
  const sight = useRef<Sight | null>(null);
  const { showing, cave } = useCave(canvas, () => sight.current);
  const played = useStaged(view, props.stage, board, cave).value;
  const resting = useMemo(() => sceneOf(view), [view]);
  const scene = played ?? resting;
  return (
    <section ref={board} class={`dm-board dm-${scene.mood} dm-${showing.value}`}>
      <Head
        expedition={scene.expedition}
        expeditions={expeditionsOf(lobby.setting)}
        over={outcome !== null}
        deck={view.deck}
        removed={view.removed}
      />
      <div class="dm-prompt">
        {props.slots.prompt}
        <Danger scene={scene} />
        {props.notes && !outcome && <Odds odds={props.notes} />}
      </div>
      <Seats {...{ lobby, names, view, scene, outcome }} own={seat} playing={played !== null} />
      <div ref={ground} class="dm-ground">
        {measures.ground.width > 0 && (
          <Ground
            {...{ scene, measures, canvas, sight }}
            staged={played !== null}
            showing={showing.value}
            cave={cave.value}
          />
        )}
        {scene.fists && <Reveal fists={scene.fists} names={names} />}
      </div>
      <Foot {...props} scene={scene} />
      <LogCorner>{props.slots.log}</LogCorner>
      <div class="dm-sky" aria-hidden="true" />
    </section>
  );
}

/** A hazard only warns; the second of its kind is the end, which is said while somebody may still turn back. */
export function Danger({ scene }: { readonly scene: Scene }) {
  const lying = scene.inside.includes(true) && !scene.lost ? kindsOf(scene.tiles) : [];
  return (
    <p class="dm-danger">
      {lying.length > 0 &&
        t("dm-danger", { hazards: eitherOf(lying.map((it) => t("words-hazard", { hazard: it }))) })}
    </p>
  );
}

/** "snake, gas cloud or explosion". */
const eitherOf = (names: readonly string[]): string =>
  names.reduce((first, last, at) =>
    t(at < names.length - 1 ? "words-comma" : "dm-or", { first, next: last, last }),
  );

interface GroundProps {
  readonly scene: Scene;
  readonly measures: Measures;
  readonly staged: boolean;
  readonly showing: Showing;
  readonly cave: LitCave | null;
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  /** What there is to be seen, for whoever comes later. */
  readonly sight: { current: Sight | null };
}

/** The rock, painted or lit, the cards and the party. */
function Ground({ scene, measures, staged, showing, cave, canvas, sight }: GroundProps) {
  const { board, ground } = measures;
  const bends = scene.tiles.map((tile) => isHazard(tile.card));
  const view = useMemo(() => viewOn(ground), [ground]);
  const flat = showing === "flat";
  const layout = useMemo(() => layPath(bends, flat ? ground : view.floor), [bends.join(), view, flat]);
  useEffect(() => {
    sight.current = { scene, layout, view, board, staged };
    if (board.width > 0) cave?.show(sight.current);
  }, [cave, scene, layout, view, board, staged]);
  return (
    <>
      <div class="dm-backdrop" style={behind(board, ground)}>
        {flat ? (
          <Painted tunnel={tunnelOf(layout, scene, measures)} room={board} />
        ) : (
          <canvas ref={canvas} class="dm-scene" />
        )}
      </div>
      <Path scene={scene} layout={layout} spread={flat ? asDrawn : leaning(view, ground)} />
    </>
  );
}

const behind = (board: Room, ground: Spot) => ({
  left: `${-ground.x}px`,
  top: `${-ground.y}px`,
  width: `${board.width}px`,
  height: `${board.height}px`,
});

const asDrawn: PathProps["spread"] = (spot) => ({ ...spot, scale: 1, flat: 1 });

/** Seen from aside, farther cards are smaller, and all look lower than they are deep. */
const leaning =
  (view: View, ground: Spot): PathProps["spread"] =>
  (spot) => ({ ...onPage(view, spot, ground), flat: Math.sin(PITCH.floor) });

function Painted({ room, tunnel }: { readonly room: Room; readonly tunnel: Tunnel }) {
  return (
    <>
      <Cave room={room} tunnel={tunnel} />
      <Glow torch={tunnel.torch} />
    </>
  );
}

/** Light narrows with every hazard that lies there. */
function tunnelOf(layout: PathLayout, scene: Scene, { ground }: Measures): Tunnel {
  const { step, spots, ahead } = layout;
  const start = spots[0] ?? ahead;
  const entrance = { x: -ground.x - step, y: start.y };
  const way = [entrance, ...spots, ahead].map(({ x, y }) => ({ x: x + ground.x, y: y + ground.y }));
  const front = way.at(-1)!;
  const radius = step * Math.max(1.2, 3.3 - 0.34 * hazardsOn(scene.tiles));
  return { way, floor: step * 0.7, torch: { x: front.x, y: front.y - step * 0.15, radius } };
}

function Glow({ torch }: { readonly torch: Torch }) {
  const style = {
    transform: `translate(${torch.x}px, ${torch.y}px)`,
    "--dm-glow": `${torch.radius * 1.5}px`,
  };
  return (
    <div class="dm-glow" style={style}>
      <div />
    </div>
  );
}

type FootProps = DiamantBoardProps & { readonly scene: Scene };

/** Buttons for whoever may choose; all others see what lies on the path. */
function Foot({ asked, answer, outcome, replay, scene, seat, view, viewer }: FootProps) {
  const onPath = stonesOn(scene.tiles);
  const chooses = seat !== null && !replay && !outcome && view.inside[seat];
  if (!chooses) {
    return (
      <div class="dm-choices dm-watching panel">
        <OnPath stones={onPath} over={outcome !== null} />
      </div>
    );
  }
  const chosen = (viewer.pending.value?.move ?? view.chosen[seat]) as DiamantChoice | null;
  return <Choices {...{ asked, chosen, onPath, answer }} risk={scene.unsafe[seat] ?? 0} />;
}

/** On a desk the log stands in its corner; a phone keeps it behind a button. */
function LogCorner({ children }: { readonly children: ComponentChildren }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <aside class="dm-log">{children}</aside>
      <button
        type="button"
        class="btn ghost dm-log-button"
        aria-label={t("dm-log")}
        title={t("dm-log")}
        onClick={() => setOpen(true)}
      >
        <Icon name="log" />
      </button>
      {open && (
        <Dialog title={t("dm-log")} onClose={() => setOpen(false)}>
          {children}
        </Dialog>
      )}
    </>
  );
}
