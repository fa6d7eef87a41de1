import { describe, expect, test } from "vitest";
import { controlOf, grouped, typed } from "../../src/ui/start/options";
import type { Offered, RuleCatalogue, RuleClause } from "../../src/wire/types";

const clause = (id: string, chapter: string, options: string[]): RuleClause => ({
  id,
  part: "meisterdiebe",
  chapter,
  sources: [],
  play: true,
  inferred: false,
  rulings: [],
  options,
  related: [],
  links: [],
});

const rules: RuleCatalogue = {
  sources: [],
  chapters: [
    { id: "setup", part: "meisterdiebe" },
    { id: "end", part: "meisterdiebe" },
  ],
  clauses: [clause("M-21", "setup", ["quick_setup"]), clause("M-89", "end", ["max_rounds"])],
  rulings: [],
  options: [
    { id: "max_rounds", part: "meisterdiebe", values: ["0", "number"] },
    { id: "quick_setup", part: "meisterdiebe", values: ["false", "true"] },
    { id: "expeditions", part: "diamant", values: ["number"] },
  ],
};
const offer: Offered = {
  game: "meisterdiebe",
  seats: [2],
  editions: {},
  options: { quick_setup: "true, false", max_rounds: "a whole number" },
  bots: [],
};

test("options stand in the order of the chapters, with the first clause that they change", () => {
  expect(grouped(offer, rules)).toEqual([
    { chapter: "setup", choices: [{ name: "quick_setup", values: ["false", "true"], clause: "M-21" }] },
    { chapter: "end", choices: [{ name: "max_rounds", values: ["0", "number"], clause: "M-89" }] },
  ]);
});

describe("controls", () => {
  const control = (...values: string[]) => controlOf({ name: "it", values, clause: null });

  test("yes or no is a switch, a few values are a list, open ends are typed", () => {
    expect(control("false", "true")).toBe("switch");
    expect(control("2", "1")).toBe("select");
    expect(control("0", "chance")).toBe("number");
    expect(control("D+S")).toBe("text");
  });

  test("a typed value has the type of the edition's", () => {
    expect(typed("1", 2)).toBe(1);
    expect(typed("true", false)).toBe(true);
    expect(typed("7+3", "8+2")).toBe("7+3");
  });
});
