/** Where the box stands, with the red cushion's count and the count-in over it. */
import type { ComponentChildren, RefObject } from "preact";
import { t } from "../../i18n";
import { Explain } from "../../ui/parts/Explain";
import { Cushion, Tally } from "../../ui/parts/marks";
import type { MeisterdiebeView } from "../../wire/types";
import { bagOf, total } from "../gems";
import { explain } from "./seats";
import { gemsWords } from "./words";

export interface SceneViewProps {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly view: MeisterdiebeView;
  readonly count: number | null;
  readonly flat: boolean;
  /** What stands over the canvas, in its measure. */
  readonly children?: ComponentChildren;
}

export function SceneView({ canvas, view, count, flat, children }: SceneViewProps) {
  const red = bagOf(view.red);
  const label = t("md-red-holds", { gems: gemsWords(red) });
  return (
    <div class="md-scene">
      {!flat && <canvas ref={canvas} class="md-canvas" role="img" aria-label={t("md-scene")} />}
      {children}
      <Explain
        words={explain("red")}
        class={
          total(red) > 0 || flat ? "md-red part-explain-small" : "md-red md-red-empty part-explain-small"
        }
        label={label}
        data-cushion="red"
        data-point="cushion red"
      >
        {flat && <Cushion kind="red" bag={red} size={104} />}
        <span class="md-bag md-bag-red num">{total(red) > 0 ? <Tally bag={red} /> : "–"}</span>
      </Explain>
      {count !== null && (
        <div class="md-count" key={count} aria-hidden="true">
          {count}
        </div>
      )}
    </div>
  );
}
