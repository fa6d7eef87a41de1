import { describe, expect, test } from "vitest";
import { type Picture, paint, paintSlowly } from "../../../src/games/meisterdiebe/scene/wood";

const room: Picture = { kind: "room", width: 62, height: 33 };
const cloth: Picture = { kind: "cloth", width: 16, height: 16 };
const brightness = (pixels: Uint8ClampedArray) =>
  Array.from({ length: pixels.length / 4 }, (_, i) => Math.max(...pixels.subarray(i * 4, i * 4 + 3)));

describe.each([
  ["the room", room],
  ["the cloth", cloth],
] as const)("%s", (_, picture) => {
  test("is painted row by row, and hides what is behind it", () => {
    const painting = paintSlowly(picture);
    let rows = 0;
    let step = painting.next();
    for (; !step.done; step = painting.next()) rows++;
    expect(rows).toBe(picture.height);
    expect(step.value.filter((_, i) => i % 4 === 3).every((alpha) => alpha === 255)).toBe(true);
  });
});

test("the room is dim, so that words over it are read, and warm", () => {
  const pixels = paint(room);
  const light = brightness(pixels).toSorted((a, b) => a - b);
  expect(light[Math.floor(light.length * 0.9)]).toBeLessThan(96);
  const sum = (c: number) => pixels.filter((_, i) => i % 4 === c).reduce((a, b) => a + b, 0);
  expect(sum(0)).toBeGreaterThan(sum(2) * 1.2);
});

test("the lowest row of the room is that of the floor around it", () => {
  const row = paint(room).subarray(-room.width * 4);
  expect(Math.max(...brightness(row)) - Math.min(...brightness(row))).toBeLessThan(3);
});
