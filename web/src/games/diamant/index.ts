/** Diamant on the page: go deeper into the cave, or return with what one has. */
import type { GameModule } from "../contract";
import { Art } from "./Art";

export const diamant: GameModule = {
  Art,
  firstTable: { seats: 5, options: {} },
  moreSeats: ({ allow_two }) => (allow_two ? [2] : []),
  frontOptions: ["expeditions"],
  isMemoryGame: false,
  rules: { parts: ["diamant"], example: "D-13" },
  loadPlay: async () => (await import("./play")).play,
  loadReview: async () => (await import("./review")).review,
};
