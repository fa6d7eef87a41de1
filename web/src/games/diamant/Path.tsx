/** The path of cards and, at its front, the adventurers. */
import { t } from "../../i18n";
import { crowd } from "./crowd";
import { Adventurer, Arrow, CaveBack, CaveCard, Stones } from "./drawn";
import type { PathLayout, Spot } from "./path";
import { isHazard, type Scene, type Tile } from "./scene";

export interface PathProps {
  readonly scene: Scene;
  readonly layout: PathLayout;
  /** Where a spot is on the page, how large things are there, and how flat they lie. */
  readonly spread: (spot: Spot) => Spread;
}

export interface Spread extends Spot {
  readonly scale: number;
  readonly flat: number;
}

export function Path({ scene, layout, spread }: PathProps) {
  const last = scene.tiles.length - 1;
  return (
    <>
      <ol class="dm-path" aria-label={t("dm-path")} data-point="path">
        {scene.tiles.map((tile, place) => (
          <PathCard
            key={`${scene.expedition} ${place}`}
            tile={tile}
            place={place}
            turning={scene.turning && place === last}
            layout={layout}
            spread={spread}
          />
        ))}
      </ol>
      {layout.spots.slice(1).map((spot, place) => (
        <Link key={place} from={layout.spots[place]!} to={spot} layout={layout} spread={spread} />
      ))}
      <Party scene={scene} layout={layout} spread={spread} />
    </>
  );
}

interface PathCardProps {
  readonly tile: Tile;
  readonly place: number;
  readonly turning: boolean;
  readonly layout: PathLayout;
  readonly spread: PathProps["spread"];
}

/** How much of the torch's light reaches a spot. */
function lightAt({ x, y }: Spot, { ahead, step }: PathLayout): string {
  const away = Math.hypot(x - ahead.x, y - ahead.y) / step;
  return Math.max(0.5, 1.12 - away * 0.11).toFixed(2);
}

interface LinkProps {
  readonly from: Spot;
  readonly to: Spot;
  readonly layout: PathLayout;
  readonly spread: PathProps["spread"];
}

/** Where the path may touch itself, an arrow tells which card follows which. */
function Link({ from, to, layout, spread }: LinkProps) {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const { x, y } = spread(middle);
  const style = {
    translate: `${x}px ${y}px`,
    rotate: `${Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI)}deg`,
    "--dm-light": lightAt(middle, layout),
  };
  return (
    <div class="dm-link" style={style} aria-hidden="true">
      <Arrow />
    </div>
  );
}

/** Cards fade into the dark the further the torch has moved on. */
function PathCard({ tile, place, turning, layout, spread }: PathCardProps) {
  const spot = layout.spots[place]!;
  const { x, y, scale, flat } = spread(spot);
  const size = layout.step * 0.92 * scale;
  const style = {
    width: `${size}px`,
    height: `${size}px`,
    translate: `${x - size / 2}px ${y - size / 2}px`,
    rotate: `${((place * 37) % 7) - 3}deg`,
    scale: `1 ${flat}`,
    "--dm-card": `${size}px`,
    "--dm-light": lightAt(spot, layout),
  };
  return (
    <li
      class={`dm-tile ${turning ? "dm-turning" : ""}`}
      style={style}
      data-spot={place}
      data-point={`card ${place + 1}`}
    >
      <div class="dm-tile-front" data-point={isHazard(tile.card) ? "danger" : undefined}>
        <CaveCard card={tile.card} label={cardName(tile)} />
        <Stones count={tile.stones} />
      </div>
      {turning && (
        <div class="dm-tile-back">
          <CaveBack />
        </div>
      )}
    </li>
  );
}

export const cardName = ({ card, stones }: Tile): string =>
  isHazard(card) ? t("words-hazard", { hazard: card }) : t("dm-card-treasure", { value: card, left: stones });

function Party({ scene, layout, spread }: PathProps) {
  const seats = scene.inside.flatMap((inside, seat) => (inside ? [seat] : []));
  const { size, places } = crowd(seats.length, layout.step);
  // The way out is where the path began, and on beyond the edge.
  const out: Spot = { x: -layout.step, y: layout.spots[0]?.y ?? layout.ahead.y };
  return (
    <div class="dm-party" aria-hidden="true">
      {seats.map((seat, at) => {
        const place = places[at]!;
        const goal = spread(
          scene.leaving.includes(seat) ? out : { x: layout.ahead.x + place.x, y: layout.ahead.y + place.y },
        );
        const style = {
          transform: `translate(${goal.x - size / 2}px, ${goal.y - size * 0.6}px)`,
          zIndex: Math.round(place.y) + 100,
        };
        return (
          <div key={seat} class="dm-walker" style={style}>
            <Adventurer seat={seat} size={size} />
          </div>
        );
      })}
    </div>
  );
}
