/** The unrolled box: three rows of four drawers as they stand now, each a button. */
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../../i18n";
import { AlarmDisc, GemMark } from "../../ui/parts/marks";
import type { MeisterdiebeNoted, MeisterdiebeView } from "../../wire/types";
import { spread, total } from "../gems";
import { type Drawer, isLong, rows, SIDES } from "./boxGeometry";
import { HIDDEN, type Notes, type Side, secretSides, shownSide, sideOf } from "./content";
import { askForFronts, fronts } from "./fronts";
import { drawerName, gemsWords, noteWords } from "./words";
import "./unrolled.css";

export interface UnrolledProps {
  readonly view: MeisterdiebeView;
  readonly names: readonly string[];
  /** Those that answer to a tap now. */
  readonly enabled: ReadonlySet<Drawer>;
  /** Long drawers are marked, for eyes and ears. */
  readonly showsLong?: boolean;
  /** Diamonds that are about to be laid. */
  readonly laid?: readonly Drawer[];
  readonly notes?: Notes | null | undefined;
  /** Lit by something that happens there, or by the pointer on the box itself. */
  readonly lit?: Drawer | null;
  readonly onPick: (drawer: Drawer) => void;
  readonly onFocus?: (drawer: Drawer | null) => void;
}

const STEPS: { readonly [key: string]: readonly [number, number] } = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

export function Unrolled(props: UnrolledProps) {
  const [place, setPlace] = useState<readonly [number, number]>([0, 2]);
  const grid = useRef<HTMLDivElement>(null);
  useEffect(askForFronts, []);
  const standing = rows(props.view);

  /** The box goes round, so west has east as its neighbour; up and down end. */
  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const buttons = [...(grid.current?.querySelectorAll("button") ?? [])];
    const from = buttons.indexOf(event.target as HTMLButtonElement);
    if (!step || from < 0) return;
    event.preventDefault();
    const row = Math.min(2, Math.max(0, Math.floor(from / 4) + step[0]));
    buttons[row * 4 + (((from % 4) + step[1] + 4) % 4)]?.focus();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in all browsers
    <div
      class={props.view.flipped ? "md-unrolled md-flipped" : "md-unrolled"}
      ref={grid}
      role="group"
      aria-label={t("md-box")}
      data-arrows
      onKeyDown={walk}
    >
      {SIDES.map((side) => (
        <div key={side} class="md-side" aria-hidden="true">
          {t("md-side", { side })}
        </div>
      ))}
      {standing.map((row, level) =>
        row.map((drawer, side) => (
          <DrawerButton
            key={drawer}
            {...props}
            drawer={drawer}
            reached={place[0] === level && place[1] === side}
            onReach={() => setPlace([level, side])}
          />
        )),
      )}
    </div>
  );
}

interface DrawerButtonProps extends UnrolledProps {
  readonly drawer: Drawer;
  readonly reached: boolean;
  readonly onReach: () => void;
}

function DrawerButton(props: DrawerButtonProps) {
  const { drawer, view, enabled, lit, reached } = props;
  const inside = view.drawers[drawer];
  const open = inside === HIDDEN ? null : sideOf(inside.upper);
  const mine = props.laid?.filter((it) => it === drawer).length ?? 0;
  const note = props.notes?.[drawer];
  const able = enabled.has(drawer);
  const kinds = [
    "md-drawer",
    `md-wood-${drawer[0]}`,
    open && "md-open",
    able && "md-able",
    lit === drawer && "md-lit",
    props.showsLong && isLong(drawer) && "md-long",
  ];
  return (
    <button
      type="button"
      class={kinds.filter(Boolean).join(" ")}
      aria-label={nameOf(props, open, mine)}
      aria-disabled={able ? undefined : true}
      data-drawer={drawer}
      data-point={`drawer ${drawer}`}
      data-prepares={props.laid || !able ? "" : undefined}
      tabIndex={reached ? 0 : -1}
      data-answers={reached && enabled.size > 0 ? "" : undefined}
      onClick={() => able && props.onPick(drawer)}
      onFocus={() => {
        props.onReach();
        props.onFocus?.(drawer);
      }}
      onBlur={() => props.onFocus?.(null)}
    >
      <Front drawer={drawer} />
      {/* What the log calls it. */}
      <span class="md-code num" aria-hidden="true">
        {drawer}
      </span>
      {open && <Inside side={open} />}
      {mine > 0 && <Laid count={mine} />}
      {note !== undefined && !open && mine === 0 && <Note note={note} />}
    </button>
  );
}

function nameOf(props: DrawerButtonProps, open: Side | null, mine: number): string {
  const { drawer, view, names, notes } = props;
  const bare = drawerName(drawer, view);
  const name = props.showsLong && isLong(drawer) ? t("md-drawer-long", { drawer: bare }) : bare;
  const note = notes?.[drawer];
  if (mine > 0) return t("md-drawer-filled", { drawer: name, count: mine });
  if (!open) {
    return note === undefined ? name : t("md-drawer-noted", { drawer: name, note: noteWords(note, names) });
  }
  const gems = gemsWords(open.bag);
  if (open.alarm === null) return t("md-drawer-open", { drawer: name, gems });
  const key = total(open.bag) ? "md-drawer-open-alarm" : "md-drawer-open-only-alarm";
  return t(key, { drawer: name, gems, owner: names[open.alarm] ?? "" });
}

export function Front({ drawer }: { readonly drawer: Drawer }) {
  const picture = fronts.value[drawer];
  return <span class="md-front" style={picture ? { backgroundImage: `url("${picture}")` } : {}} />;
}

/** More than this would not fit on a phone's drawer, so the count is written. */
const ROOM = 3;

function Inside({ side }: { readonly side: Side }) {
  const gems = spread(side.bag);
  return (
    <span class="md-inside num">
      {gems.length <= ROOM
        ? gems.map((kind, at) => <GemMark key={`${kind}${at}`} kind={kind} size={15} />)
        : (["d", "s"] as const).map(
            (kind) => side.bag[kind] > 0 && <Counted key={kind} kind={kind} side={side} />,
          )}
      {side.alarm !== null && <AlarmDisc seat={side.alarm} size={16} />}
      {gems.length === 0 && side.alarm === null && <span class="md-none">–</span>}
    </span>
  );
}

function Counted({ kind, side }: { readonly kind: "d" | "s"; readonly side: Side }) {
  return (
    <>
      {side.bag[kind]}
      <GemMark kind={kind} size={15} />
    </>
  );
}

function Laid({ count }: { readonly count: number }) {
  return (
    <span class="md-laid num">
      +{count}
      <GemMark kind="d" size={15} />
    </span>
  );
}

/** Open notes: above the line what lies above, below it what lies below. */
function Note({ note }: { readonly note: MeisterdiebeNoted }) {
  const secret = secretSides(note.secret);
  return (
    <span class="md-note num">
      <NoteSide side={shownSide(note.upper)} secret={secret?.[0]} />
      <NoteSide side={shownSide(note.lower)} secret={secret?.[1]} />
    </span>
  );
}

function NoteSide({
  side,
  secret,
}: {
  readonly side: Side | null;
  readonly secret: Side | null | undefined;
}) {
  const gems = [...(side ? spread(side.bag) : []), ...(secret ? spread(secret.bag) : [])];
  return (
    <span>
      {gems.length > ROOM ? gems.length : null}
      {(gems.length > ROOM ? [...new Set(gems)] : gems).map((kind, at) => (
        <GemMark key={`${kind}${at}`} kind={kind} size={11} />
      ))}
      {side?.alarm != null && <AlarmDisc seat={side.alarm} size={12} />}
      {side === null && "?"}
    </span>
  );
}
