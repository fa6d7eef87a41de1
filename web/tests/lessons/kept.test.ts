import { beforeEach, expect, it, vi } from "vitest";

/** The module as a page finds it that has just been loaded. */
async function loaded() {
  vi.resetModules();
  return await import("../../src/client/lessons");
}

beforeEach(() => localStorage.clear());

it("a lesson that was begun is found again at its table, also by another page", async () => {
  const before = await loaded();
  expect(before.keptOf("diamant/path")).toEqual({ table: null, done: false });
  before.noteBegun("diamant/path", "t1");
  const after = await loaded();
  expect(after.keptOf("diamant/path")).toEqual({ table: "t1", done: false });
  expect(after.lessonAt("t1")).toBe("diamant/path");
  expect(after.lessonAt("t2")).toBeNull();
});

it("a lesson that was done stays so while it is played once more", async () => {
  const { keptOf, lessonAt, noteBegun, noteDone } = await loaded();
  noteBegun("diamant/path", "t1");
  noteDone("diamant/path");
  expect(lessonAt("t1")).toBeNull();
  noteBegun("diamant/path", "t2");
  expect(keptOf("diamant/path")).toEqual({ table: "t2", done: true });
});
