import { expect, test } from "vitest";
import { statistics } from "../../src/ui/games/statistics";
import type { Finished } from "../../src/wire/types";

const game = (of: Partial<Finished>): Finished => ({
  table: "t",
  game: "diamant",
  edition: "diamant",
  seats: 3,
  seat: 0,
  score: 10,
  won: false,
  place: 2,
  level: null,
  ...of,
});

test("nothing played adds up to nothing", () => {
  expect(statistics([])).toEqual([]);
});

test("games are summed by game and by the number of players", () => {
  const [diamant, thieves] = statistics([
    game({ score: 30, won: true, place: 1 }),
    game({ game: "meisterdiebe", edition: "zoch", score: -4, place: 4, seats: 4 }),
    game({ score: 10, place: 3, seats: 5 }),
    game({ score: 20, place: 2 }),
  ]);
  expect(diamant).toMatchObject({ game: "diamant", played: 3, won: 1, meanScore: 20, meanPlace: 2 });
  expect(diamant?.bySeats).toEqual([
    { seats: 3, played: 2, won: 1, meanScore: 25, meanPlace: 1.5 },
    { seats: 5, played: 1, won: 0, meanScore: 10, meanPlace: 3 },
  ]);
  expect(thieves).toMatchObject({ game: "meisterdiebe", played: 1, won: 0, meanScore: -4, meanPlace: 4 });
});

test("the course goes from the first game to the latest", () => {
  const [diamant] = statistics([game({ score: 3 }), game({ score: 2 }), game({ score: 1 })]);
  expect(diamant?.course.map((it) => it.score)).toEqual([1, 2, 3]);
});
