/** Every cue as a clip. */

import { type Clip, stillOf } from "./clip";
import { closing, filling, opening, searching } from "./drawerClips";
import { placing, taking } from "./gemClips";
import { moving } from "./moveClips";
import { pouring } from "./pouring";
import type { Cue, Rest } from "./types";

/** The clip of a cue; `already` is how far a level was turned by hand before. */
export function clipOf(rest: Rest, cue: Cue, already = 0): Clip {
  switch (cue.kind) {
    case "open":
      return opening(rest, cue);
    case "search":
      return searching(rest, cue);
    case "take":
    case "loot":
      return taking(rest, cue);
    case "place":
      return rest.open ? placing(rest, cue) : stillOf(cue.after);
    case "fill":
      return filling(rest, cue);
    case "close":
      return closing(rest, cue.after);
    case "pour":
      return pouring(cue);
    case "move":
      return moving(rest, cue, already);
  }
}
