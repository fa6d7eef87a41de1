/** The worker that paints: a picture in, its pixels out. */

import { type Picture, paint } from "./wood";

export interface Order {
  readonly id: number;
  readonly picture: Picture;
}

addEventListener("message", ({ data }: MessageEvent<Order>) => {
  const pixels = paint(data.picture);
  postMessage({ id: data.id, pixels }, { transfer: [pixels.buffer] });
});
