import type { Meaning } from "../../problem/story/ledger/meanings";
import { words } from "../../word-list";
import type { Formula, StoryLaw } from "./law";

const formula = (equation: string, says: string): Formula => ({ equation, says });
const allows = (...meanings: readonly Meaning[]): ReadonlySet<Meaning> => new Set(meanings);

const PARTS = "What is in the two parts together is what is in the whole.";

const MIXTURE: StoryLaw = {
  id: "mixture",
  outcomes: "to",
  isDirect: true,
  scene: words("mix mixed mixes mixing blend mixture solution"),
  bars: words("water pure distilled add added evaporate evaporates drain drained three third remaining"),
  allows: allows("each", "need", "single", "total", "fraction"),
  formulas: [formula("x = t*(m - q)/(p - q)", PARTS), formula("y = t*(p - m)/(p - q)", PARTS)],
  inOrder: ["p", "q"],
  lists: { "to make, to get, to obtain, to produce": ["t", "m"] },
  joints: words(
    "of a an the blend mixture solution acid worth costing costs that is pounds liters gallons ounces milliliters kilograms grams quarts ml",
  ),
  roles: {
    p: { measure: "part" },
    q: { measure: "part" },
    m: {
      measure: "part",
      before: "to cost him/her/them, cost will be, mixture to cost, mixture will cost, mix to cost",
    },
    t: { measure: "thing", before: "making, will need, wants/needs to make" },
    x: {
      measure: "thing",
      asks: "how many * of each, how much of each, how much of each *, how many * of a/the #, how many liters/pounds/gallons/ounces/milliliters of a/the #",
    },
    y: {
      measure: "thing",
      asks: "how many * of each, how much of each, how much of each *",
    },
  },
};

const TWO_RATES: StoryLaw = {
  id: "two rates of interest",
  outcomes: "to",
  isDirect: true,
  scene: words("interest"),
  bars: words("compound compounded monthly months more less than twice as three"),
  allows: allows("trade", "rest", "total", "each", "single", "now", "fraction"),
  formulas: [
    formula("x = (j*100 - q*t)/(p - q)", "The interest of the two parts together is the whole interest."),
    formula("y = (p*t - j*100)/(p - q)", "The interest of the two parts together is the whole interest."),
  ],
  inOrder: ["p", "q"],
  roles: {
    t: { measure: "money", before: "invested, invests, owe, owes, borrowed, deposited" },
    j: {
      measure: "money",
      before:
        "interest for one year was, interest for the year was, interest * for one year was, interest was, interest for # year was",
    },
    p: { measure: "percent" },
    q: { measure: "percent" },
    x: { measure: "money", asks: "how much * at each rate, amount of each loan, how much * in each account" },
    y: { measure: "money", asks: "how much * at each rate, amount of each loan, how much * in each account" },
  },
};

const TWO_PLANS: StoryLaw = {
  id: "two plans",
  isDirect: true,
  scene: words("same equal"),
  needs: [
    ["plus", "same"],
    ["plus", "equal"],
  ],
  bars: words("discount tax first over profit least most"),
  allows: allows("each", "equal", "total"),
  formulas: [formula("n = (c - a)/(b - d)", "Both cost the same: the fee and so much for each.")],
  inOrder: ["a", "b", "c", "d"],
  rateOf: ["b", "n"],
  roles: {
    a: { measure: "money" },
    b: { measure: "money" },
    c: { measure: "money" },
    d: { measure: "money" },
    n: { measure: "bare", asks: "how many" },
  },
};

/** Two parts that are put together, and two plans of payment. */
export const MIXING_LAWS: readonly StoryLaw[] = [MIXTURE, TWO_RATES, TWO_PLANS];
