import { describe, expect, test } from "vitest";
import { moveCue } from "../../../src/games/meisterdiebe/cues";
import { poseAt } from "../../../src/games/meisterdiebe/scene/clip";
import { Gaze } from "../../../src/games/meisterdiebe/scene/gaze";
import type { Focus } from "../../../src/games/meisterdiebe/scene/look";
import { Twist } from "../../../src/games/meisterdiebe/scene/twist";
import { START } from "../fixtures";

const north: Focus = { side: 0, height: 1, lean: true, far: false };

describe("the gaze", () => {
  test("leans towards an open drawer and comes back", () => {
    const gaze = new Gaze(undefined, 1.4);
    const home = gaze.eye;
    expect(gaze.turnTo(north, 0)).toBe(true);
    gaze.tick(180);
    expect(gaze.tick(360)).toBe(false);
    expect(gaze.eye.pitch).toBeGreaterThanOrEqual(40);
    expect(Math.abs(gaze.eye.yaw - home.yaw)).toBeGreaterThan(90);
    gaze.turnTo(null, 1000);
    gaze.tick(2000);
    expect(gaze.eye).toEqual(home);
  });

  test("does nothing when it is there already", () => {
    const gaze = new Gaze(undefined, 1.4);
    expect(gaze.turnTo(null, 0)).toBe(false);
    expect(gaze.moving).toBe(false);
  });

  test("what the hand adds at a drawer is gone with the drawer", () => {
    const gaze = new Gaze(undefined, 1.4);
    const home = gaze.eye;
    gaze.jumpTo(north);
    gaze.orbit(20, 5);
    gaze.jumpTo(null);
    expect(gaze.eye).toEqual(home);
  });

  test("never looks from below or straight from above", () => {
    const gaze = new Gaze(undefined, 1.4);
    gaze.orbit(0, 500);
    expect(gaze.eye.pitch).toBe(62);
    gaze.orbit(0, -500);
    expect(gaze.eye.pitch).toBe(12);
  });
});

describe("a level in the hand", () => {
  test("turns as the move would", () => {
    const twist = new Twist();
    twist.hold("two", 0.5);
    expect(twist.apply(poseAt(START), false).turns).toEqual({ A: 0.5, B: 0.5, C: 0 });
    expect(twist.apply(poseAt(START), true).turns).toEqual({ A: 0, B: -0.5, C: -0.5 });
  });

  test("is a move only when it went far enough", () => {
    const twist = new Twist();
    twist.hold("top", -0.1);
    expect(twist.move).toBeNull();
    twist.hold("top", -0.6);
    expect(twist.move).toBe("top-");
  });

  test("spares the cue what the hand has done", () => {
    const twist = new Twist();
    twist.hold("top", 0.8);
    expect(twist.take(moveCue(START, ["top+"]))).toBe(0.8);
    twist.hold("top", 0.8);
    expect(twist.take(moveCue(START, ["flip"]))).toBe(0);
    expect(twist.move).toBeNull();
  });

  test("glides back when it is let go", () => {
    const twist = new Twist();
    twist.hold("top", 0.2);
    twist.letGo(0);
    expect(twist.tick(100)).toBe(true);
    twist.tick(300);
    expect(twist.tick(400)).toBe(false);
  });
});
