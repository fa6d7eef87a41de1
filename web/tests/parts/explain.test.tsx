/** Things that explain themselves, by pointer, finger and key. */
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Explain } from "../../src/ui/parts/Explain";

const bubble = () => document.querySelector<HTMLElement>(".part-bubble:not([hidden])")?.textContent;
const button = (at = 0) => document.querySelectorAll<HTMLElement>(".part-explain")[at]!;
const point = (type: string, pointerType: string) =>
  button().dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { pointerType }));
const press = vi.fn();
const page = document.createElement("div");

beforeEach(() => {
  press.mockReset();
  document.body.append(page);
  act(() =>
    render(
      <>
        <Explain words="It counts." label="Two points">
          2
        </Explain>
        <Explain words="It opens." onPress={press}>
          Card
        </Explain>
      </>,
      page,
    ),
  );
});
afterEach(() => render(null, page));

test("what it says is its description, and its label is heard in place of what is drawn", () => {
  const id = button().getAttribute("aria-describedby") ?? "";
  expect(document.getElementById(id)?.textContent).toBe("It counts.");
  expect(button().querySelector(".visually-hidden")?.textContent).toBe("Two points");
  expect(button().querySelector("[aria-hidden=true]")?.textContent).toBe("2");
});

test("a pointer brings the bubble and takes it along, a finger that comes near does not", () => {
  point("pointerenter", "touch");
  expect(bubble()).toBeUndefined();
  point("pointerenter", "mouse");
  expect(bubble()).toBe("It counts.");
  point("pointerleave", "mouse");
  expect(bubble()).toBeUndefined();
});

test("a press keeps the bubble until another one, a press elsewhere, or Escape", () => {
  const heard = vi.fn();
  addEventListener("keydown", heard);
  for (const away of [
    () => button().click(),
    () => page.dispatchEvent(new Event("pointerdown", { bubbles: true })),
    () => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })),
    () => dispatchEvent(new Event("resize")),
  ]) {
    button().click();
    point("pointerleave", "mouse");
    expect(bubble()).toBe("It counts.");
    away();
    expect(bubble()).toBeUndefined();
  }
  expect(heard).not.toHaveBeenCalled();
  removeEventListener("keydown", heard);
});

test("where a press does something else, it does only that", () => {
  button(1).click();
  expect(press).toHaveBeenCalledOnce();
  expect(bubble()).toBeUndefined();
});

test("a bubble goes with what it explains", () => {
  button().click();
  act(() => render(null, page));
  expect(bubble()).toBeUndefined();
});
