/** The friendly voice on the page: who may have it, and that it names people. */
import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, expect, test } from "vitest";
import { read, speak } from "../../src/i18n";
import { Voice, VoiceMark, VoiceSwitch } from "../../src/ui/table/Voice";
import type { Lobby, Person } from "../../src/wire/types";
import { lobby } from "../client/fake";

const place = document.createElement("div");
const someone = (chair: string): Person => ({
  chair,
  name: chair,
  away: false,
  pledge: null,
  share: null,
  absent: false,
  ends: false,
});

beforeEach(async () => {
  await speak("en");
  await read("voice", "*/voice");
  render(null, place);
});

async function switchAt(yours: number[], chairs: string[], more: Partial<Lobby> = {}) {
  const at: Lobby = { ...lobby, status: "playing", people: chairs.map(someone), ...more };
  await act(() => render(<VoiceSwitch lobby={at} yours={yours} />, place));
  return place.querySelector("input");
}

test("whoever plays against bots alone may switch it on", async () => {
  expect((await switchAt([0], ["person", "boar", "fox"]))?.checked).toBe(false);
  expect((await switchAt([0], ["person", "boar", "fox"], { voice: true }))?.checked).toBe(true);
});

test("nobody is offered it among people, at one device, as a spectator or after the end", async () => {
  expect(await switchAt([0], ["person", "person", "fox"])).toBeNull();
  expect(await switchAt([0, 1], ["person", "person"])).toBeNull();
  expect(await switchAt([], ["person", "fox"])).toBeNull();
  expect(await switchAt([0], ["person", "fox"], { status: "over" })).toBeNull();
});

test("it calls people by their names", async () => {
  const advice = { says: "meisterdiebe-voice-ending", about: { seat: 1, gems: 2 } };
  await act(() => render(<Voice advice={advice} names={["Ann", "Ben"]} />, place));
  expect(place.textContent).toBe("Ben has only 2 fakes left: the game may end soon.");
});

test("a game that it helped with says so at the end", async () => {
  await act(() => render(<VoiceMark lobby={{ ...lobby, voiced: true }} />, place));
  expect(place.textContent).toMatch(/does not count/);
  await act(() => render(<VoiceMark lobby={lobby} />, place));
  expect(place.textContent).toBe("");
});
