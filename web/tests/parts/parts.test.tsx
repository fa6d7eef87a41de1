import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, describe, expect, it } from "vitest";
import { CardBack, CHARACTERS, CharacterCard } from "../../src/games/meisterdiebe/cards";
import { Dialog } from "../../src/ui/parts/Dialog";
import {
  AlarmDisc,
  Cushion,
  GemMark,
  laid,
  SeatShape,
  seatColor,
  seatOutline,
  Tally,
} from "../../src/ui/parts/marks";

const page = document.createElement("div");
document.body.append(page);
const show = (what: preact.ComponentChild) => act(() => render(what, page));
const hrefs = () => [...page.querySelectorAll("use")].map((it) => it.getAttribute("href")!);

afterEach(() => render(null, page));

describe("gems", () => {
  it("have a simpler glyph where facets would blur", async () => {
    await show([<GemMark key="a" kind="d" size={14} />, <GemMark key="b" kind="d" size={24} />]);
    expect(hrefs()).toEqual(["#draw-gem-d-small", "#draw-gem-d"]);
  });

  it("are ornament unless they have a name", async () => {
    await show([<GemMark key="a" kind="r" />, <GemMark key="b" kind="r" label="a ruby" />]);
    const [mute, named] = page.querySelectorAll("svg");
    expect(mute?.getAttribute("aria-hidden")).toBe("true");
    expect(named?.getAttribute("role")).toBe("img");
    expect(named?.getAttribute("aria-label")).toBe("a ruby");
  });

  it("are counted kind by kind", async () => {
    await show(<Tally bag={{ d: 8, s: 0, r: 2 }} />);
    expect(page.textContent).toBe("82");
  });
});

describe("a cushion", () => {
  it("shows every gem, and none beside it, however many there are", async () => {
    for (let diamonds = 0; diamonds <= 60; diamonds++) {
      const gems = laid({ d: diamonds, s: 3, r: 1 });
      expect(gems).toHaveLength(diamonds + 4);
      for (const { x, y, scale } of gems) expect(Math.hypot(x - 50, y - 50) + 11 * scale).toBeLessThan(42);
    }
  });

  it("is drawn with symbols that the page holds once", async () => {
    await show(<Cushion kind="red" bag={{ d: 2, s: 1, r: 1 }} size={84} />);
    expect(hrefs()).toHaveLength(4);
    for (const href of hrefs()) expect(document.querySelectorAll(href)).toHaveLength(1);
  });
});

describe("seats", () => {
  it("are told apart by colour and by shape", async () => {
    const seats = [0, 1, 2, 3, 4, 5, 6, 7];
    expect(new Set(seats.map(seatColor)).size).toBe(8);
    expect(new Set(seats.map(seatOutline)).size).toBe(8);
    await show(
      seats.map((seat) => [<SeatShape key={seat} seat={seat} />, <AlarmDisc key={-seat} seat={seat} />]),
    );
    expect(page.querySelectorAll("svg")).toHaveLength(16);
  });
});

describe("cards", () => {
  it("say their names", async () => {
    await show(CHARACTERS.map((it) => <CharacterCard key={it} character={it} number={3} label={it} />));
    const names = [...page.querySelectorAll("svg")].map((it) => it.getAttribute("aria-label"));
    expect(names).toEqual(CHARACTERS.map((it) => `${it} 3`));
    for (const href of hrefs()) expect(document.querySelector(href)).not.toBeNull();
  });

  it("tell nothing from behind", async () => {
    await show(<CardBack />);
    expect(page.textContent).toBe("");
  });
});

describe("a dialog", () => {
  it("opens at once, closes by its cross and by the ground behind it, and gives the focus back", async () => {
    const before = document.createElement("button");
    document.body.append(before);
    before.focus();
    let closed = 0;
    await show(
      <Dialog title="Log" onClose={() => closed++}>
        words
      </Dialog>,
    );
    const dialog = page.querySelector("dialog")!;
    expect(dialog.open).toBe(true);
    page.querySelector("button")!.click();
    dialog.dispatchEvent(new MouseEvent("click"));
    dialog.querySelector(".part-dialog-body")!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(closed).toBe(2);
    await show(null);
    expect(document.activeElement).toBe(before);
  });
});
