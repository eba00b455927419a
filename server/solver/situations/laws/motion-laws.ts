import { HOURS_AND_MINUTES } from "../../printer/answer/quantity";
import type { Meaning } from "../../problem/story/ledger/meanings";
import { words } from "../../word-list";
import type { Formula, StoryLaw } from "./law";

const formula = (equation: string, says: string): Formula => ({ equation, says });
const allows = (...meanings: readonly Meaning[]): ReadonlySet<Meaning> => new Set(meanings);

const TRIP: StoryLaw = {
  id: "trip",
  scene: words(
    "drive drives drove driving ride rides rode bus train trains travel travels traveled travelled traveling travelling flew fly flies flying ran run runs walk walks walked walking hike hiked strolled sprinted jogged skated sail sailed trip bike car away from plane took",
  ),
  bars: words(
    "round together apart faster slower later longer wind current upstream downstream return returned returning back circle revolutions fence dropped thrown gas gallon gallons toward towards opposite other both half twice uphill downhill",
  ),
  allows: allows("average", "need", "now"),
  formulas: [formula("d = v*t", "Distance is speed times time.")],
  roles: {
    d: {
      measure: "length",
      isAlone: true,
      asks: "how far, how much distance, how many miles/kilometers/meters/feet/km, what distance, distance",
    },
    v: {
      measure: "speed",
      isAlone: true,
      asks: "how fast, what rate, what speed, average speed/rate, speed, rate",
    },
    t: {
      measure: "time",
      isAlone: true,
      asks: "how long, how many hours/seconds/minutes/days, how much time",
    },
  },
};

const TOGETHER = "They cover the distance between them together, so their speeds add.";

const TWO_WAYS: StoryLaw = {
  id: "opposite ways",
  isDirect: true,
  parties: 2n,
  scene: words("apart meet"),
  needs: [
    ["opposite"],
    ["toward"],
    ["towards"],
    ["north", "south"],
    ["east", "west"],
    ["northbound", "southbound"],
  ],
  bars: words(
    "later earlier before first faster slower stops stopped rests wind current catch overtake passes turns angle right half twice round",
  ),
  allows: allows("equal", "now", "single", "more", "rest", "total"),
  formulas: [
    formula("d = (u + v)*t", TOGETHER),
    formula("t = d/(u + v)", TOGETHER),
    formula("v = d/t - u", TOGETHER),
  ],
  inOrder: ["u", "v"],
  roles: {
    u: { measure: "speed" },
    v: { measure: "speed", asks: "how fast, what speed, speed of the other, rate of the other" },
    d: { measure: "length", isAlone: true, asks: "how far apart, how many miles/kilometers apart" },
    t: {
      measure: "time",
      isAlone: true,
      asks: "how long, how many hours/minutes/seconds, when will they meet, when do they meet, when they meet",
    },
  },
};

const CATCHING_UP: StoryLaw = {
  id: "catching up",
  isDirect: true,
  parties: 2n,
  scene: words("catch catches overtake overtakes"),
  bars: words("apart opposite toward towards meet wind current stops rests faster slower"),
  allows: allows("now", "past", "start", "equal", "order", "single", "more"),
  formulas: [
    formula(
      "t = u*h/(v - u)",
      "The second closes the gap of the head start by the difference of the speeds.",
    ),
  ],
  inOrder: ["u", "v"],
  roles: {
    u: { measure: "speed" },
    v: { measure: "speed" },
    h: { measure: "time", after: "later" },
    t: { measure: "time", asks: "how long, how many hours/minutes" },
  },
};

const SHARED =
  "The share of the work done in one unit of time is one over the time needed; working together, the shares add.";

const WORK: StoryLaw = {
  id: "shared work",
  isDirect: true,
  parties: 2n,
  scene: words("together help helps both alone"),
  bars: words(
    "faster slower twice half then started starts drain drains empty empties leak left later per each mph miles",
  ),
  allows: allows("single", "more", "total", "equal", "only", "trade", "now"),
  formulas: [formula("t = a*b/(a + b)", SHARED), formula("b = a*t/(a - t)", SHARED)],
  inOrder: ["a", "b"],
  roles: {
    a: { measure: "time" },
    b: {
      measure: "time",
      name: HOURS_AND_MINUTES,
      asks: "alone, by himself/herself/itself/themselves, how long will it take",
    },
    t: {
      measure: "time",
      name: HOURS_AND_MINUTES,
      before:
        "working together, help, helps, help they can, both, # hoses/pipes/pumps/people/machines/workers can",
      asks: "together, # of them working together, how long would/will/does it take them, how long does it take for them, how long could they",
    },
  },
};

/** One way at a steady speed, two that go opposite ways, and work that two share. */
export const MOTION_LAWS: readonly StoryLaw[] = [TRIP, TWO_WAYS, CATCHING_UP, WORK];
