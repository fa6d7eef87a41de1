/** Meisterdiebe on the page: three levels of drawers, six characters, and much to remember. */
import { lazy } from "../../lazy";
import type { GameModule } from "../contract";
import { Art } from "./Art";

export const meisterdiebe: GameModule = {
  Art,
  firstTable: { seats: 4, options: { quick_setup: true } },
  frontOptions: ["quick_setup"],
  isMemoryGame: true,
  rules: {
    parts: ["meisterdiebe", "box", "prototype"],
    example: "M-41",
    Overview: lazy(
      async () => (await import("./Overview")).Overview,
      "meisterdiebe/telling",
      "meisterdiebe/explained",
    ),
  },
  loadPlay: async () => (await import("./play")).play,
  loadReview: async () => (await import("./review")).review,
};
