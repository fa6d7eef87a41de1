import { describe, expect, test } from "vitest";
import type { Suited } from "../../src/ui/bots/kinds";
import {
  botsIn,
  chairsFor,
  firstPlan,
  HERE,
  INVITED,
  othersHere,
  type Plan,
  planAgain,
  seatChoices,
  seatsHere,
  settingOf,
  startsAtOnce,
  valuesOf,
  withBots,
  withChair,
  withEdition,
  withName,
  withOption,
  withSeats,
} from "../../src/ui/start/plan";
import { kindOf, level, program } from "../bots/offered";

const offer: Suited = {
  game: "meisterdiebe",
  seats: [2, 3, 4, 5, 6, 7, 8],
  editions: {
    zoch: { quick_setup: false, setup_diamonds: 12, alarm_alone: "stay" },
    zoch_fr: { quick_setup: false, setup_diamonds: 12, alarm_alone: "return" },
  },
  options: { quick_setup: "true, false", setup_diamonds: "a whole number", alarm_alone: "stay, return" },
  bots: [
    kindOf("mouse", 1, ["pip", "mina", "tuk"]),
    level("magpie", 2),
    level("boar", 3),
    level("fox", 4),
    program("mine"),
  ],
  company: ["mouse.pip", "magpie.coco", "mouse.mina", "boar.bruno", "fox.finn"],
};

describe("the first plan", () => {
  test("one click plays against three bots, with the box filled by chance", () => {
    const plan = firstPlan(offer, "bots");
    expect(settingOf(plan)).toMatchObject({
      game: "meisterdiebe",
      edition: "zoch",
      chairs: ["person", "mouse.pip", "magpie.coco", "mouse.mina"],
      options: { quick_setup: true },
    });
    expect(seatsHere(plan)).toEqual([0]);
    expect(startsAtOnce(plan)).toBe(true);
  });

  test("invited people have chairs that nobody here takes", () => {
    const plan = firstPlan(offer, "invite");
    expect(settingOf(plan).chairs).toEqual(["person", "person", "person", "person"]);
    expect(seatsHere(plan)).toEqual([0]);
    expect(startsAtOnce(plan)).toBe(false);
  });

  test("at one device every chair is taken here", () => {
    expect(seatsHere(firstPlan(offer, "hotseat"))).toEqual([0, 1, 2, 3]);
  });

  test("where nobody is known to suit, the gentlest level sits down, or whoever the server has", () => {
    const bots = [level("mouse", 1), level("magpie", 2), program("mine")];
    const unknown = { ...offer, bots, company: [] };
    expect(chairsFor(unknown, "bots", 3)).toEqual([HERE, "mouse", "mouse"]);
    expect(chairsFor({ ...unknown, bots: [program("mine")] }, "bots", 2)).toEqual([HERE, "mine"]);
    expect(chairsFor({ ...unknown, bots: [] }, "bots", 2)).toEqual([HERE, INVITED]);
  });
});

describe("options", () => {
  const plan = firstPlan(offer, "bots");

  test("only what differs from the edition is sent", () => {
    const changed = withOption(plan, offer, "setup_diamonds", 20);
    expect(settingOf(changed).options).toEqual({ quick_setup: true, setup_diamonds: 20 });
    expect(settingOf(withOption(changed, offer, "setup_diamonds", 12)).options).toEqual({
      quick_setup: true,
    });
  });

  test("another edition keeps what was changed by hand, and forgets what it says itself", () => {
    const returning = withOption(plan, offer, "alarm_alone", "return");
    expect(withEdition(returning, offer, "zoch_fr").options).toEqual({ quick_setup: true });
    expect(valuesOf(offer, withEdition(returning, offer, "zoch_fr")).alarm_alone).toBe("return");
  });

  test("two may play where an option allows it", () => {
    const diamant = { ...offer, game: "diamant", seats: [3, 4, 5] };
    expect(seatChoices(diamant, { allow_two: false })).toEqual([3, 4, 5]);
    expect(seatChoices(diamant, { allow_two: true })).toEqual([2, 3, 4, 5]);
  });
});

describe("chairs", () => {
  test("more chairs are for whom the others are for, fewer keep the first ones", () => {
    const plan = withChair(firstPlan(offer, "invite"), 1, "fox");
    expect(withSeats(plan, offer, 6).chairs).toEqual([HERE, "fox", INVITED, INVITED, INVITED, INVITED]);
    expect(withSeats(plan, offer, 2).chairs).toEqual([HERE, "fox"]);
  });

  test("one more among bots of a kind is another of it", () => {
    const plan = withBots(firstPlan(offer, "bots"), ["mouse.pip@0.5", "mouse.tuk@0.5"]);
    expect(withSeats({ ...plan, chairs: plan.chairs.slice(0, 3) }, offer, 4).chairs).toEqual([
      HERE,
      "mouse.pip@0.5",
      "mouse.tuk@0.5",
      "mouse.mina@0.5",
    ]);
  });

  test("one more among different bots is whoever suits and is not there yet", () => {
    const plan = firstPlan(offer, "bots");
    expect(withSeats(plan, offer, 5).chairs).toEqual([...plan.chairs, "boar.bruno"]);
  });

  test("only bots change when all bots change", () => {
    const plan = withChair(firstPlan(offer, "bots"), 2, INVITED);
    expect(withBots(plan, ["fox"]).chairs).toEqual([HERE, "fox", INVITED, "fox"]);
    expect(botsIn(plan)).toEqual(["mouse.pip", "mouse.mina"]);
  });
});

describe("people at one device", () => {
  const plan = firstPlan(offer, "hotseat");

  test("the first is oneself, and the others have names", () => {
    expect(othersHere(plan)).toEqual([1, 2, 3]);
    expect(othersHere(withChair(plan, 0, "fox"))).toEqual([2, 3]);
    expect(othersHere(firstPlan(offer, "bots"))).toEqual([]);
  });

  test("names are kept with the plan, and a plan from before there were names has none", () => {
    const named = withName(plan, 2, "Cleo");
    expect(planAgain(named, offer, "hotseat").names).toEqual({ 2: "Cleo" });
    const { names: _, ...old } = named;
    expect(planAgain(old as Plan, offer, "hotseat").names).toEqual({});
  });
});

describe("the plan of last time", () => {
  const kept: Plan = { ...firstPlan(offer, "bots"), clock: 30, chairs: [HERE, "fox@goldfish"] };

  test("comes back as it was for the same way to play", () => {
    expect(planAgain(kept, offer, "bots")).toEqual(kept);
  });

  test("keeps its agreements, not its chairs, for another way", () => {
    expect(planAgain(kept, offer, "invite")).toEqual({ ...kept, chairs: [HERE, INVITED] });
  });

  test("forgets bots, editions and options that are no more", () => {
    expect(planAgain({ ...kept, chairs: [HERE, "gone"] }, offer, "bots").chairs).toEqual([HERE, "mouse.pip"]);
    expect(planAgain({ ...kept, edition: "gone" }, offer, "bots")).toEqual(firstPlan(offer, "bots"));
    expect(planAgain({ ...kept, options: { gone: 1 } }, offer, "bots").options).toEqual({});
  });
});

describe("the setting", () => {
  test("a table without spectators has no delay, and one without free chairs is not listed", () => {
    const plan: Plan = { ...firstPlan(offer, "bots"), spectators: false, delay: 30, listed: true };
    expect(settingOf(plan)).toMatchObject({ spectators: false, spectator_delay: 0, listed: false });
    expect(settingOf({ ...plan, chairs: [HERE, INVITED] }).listed).toBe(true);
  });
});
