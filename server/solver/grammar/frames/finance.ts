import type { Expression } from "../../expression/ast";
import { sum as add, int, negation, power, product, quotient } from "../../expression/build";
import { multiply, rational } from "../../expression/rational";
import type { Concept } from "../../lexicon/lexicon";
import { toLatex } from "../../printer/latex";
import { byFormula, type Recognition } from "../../problem/sentence";
import { amount } from "../faces";
import { nodeOf, percentage, sum } from "../faces-numbers";
import { type Frame, frame, maybe, one } from "../frame";
import { currencyOf, TIMES, yearsIn } from "./interest";
import { CENTS, money } from "./money";

/** What is asked of loans and of interest that is added several times a year, but for the interest itself. */

const ABOUT: readonly Concept[] = [
  "invest",
  "earn",
  "each-year",
  "interest",
  "compounded",
  "compound-interest",
  "repaid",
  "dollars",
  "at",
  "for",
  "over",
  "on",
  "in",
  "by",
  "after",
  "lasts",
  "amount-of",
  ...TIMES.map(([word]) => word),
];

/** How often a year; once where nothing is said, null where two things are. */
function timesIn(words: ReadonlySet<Concept>): number | null {
  const said = TIMES.filter(([word]) => words.has(word));
  return said.length > 1 ? null : (said[0]?.[1] ?? 1);
}

const growthOf = (rate: Expression, times: number): Expression =>
  add([int(1), quotient(rate, int(100 * times))]);

/** "The monthly payment on a loan of $20000 at 6% over 5 years": payments at the end of each month that leave nothing of
 * the sum and its interest. */
const paymentFrame = frame({
  id: "loan-payment",
  heads: [["regular-payment"]],
  idle: ABOUT,
  slots: { principal: one(sum), rate: one(percentage), time: one(amount) },
  build: ({ principal, rate, time }, { form }, words): Recognition | null => {
    const years = yearsIn(time);
    const months = years && multiply(years, rational(BigInt(MONTHS)));
    const others = TIMES.some(([word]) => word !== "monthly" && words.has(word));
    if (months?.d !== 1n || months.n > MOST_PAYMENTS || others || !words.has("invest")) return null;
    const interest = quotient(rate, int(100 * MONTHS));
    const left = add([int(1), negation(power(growthOf(rate, MONTHS), negation(nodeOf(months))))]);
    const payment = quotient(product([principal.value, interest], true), left);
    const currency = currencyOf(principal.currency, words);
    const found = byFormula(
      money(payment, currency, "Share the loan and its interest over equal payments"),
      "the law of equal payments",
    );
    const isLong = currency !== "$" && form.decimals === undefined;
    return isLong && found && "mathematics" in found
      ? { ...found, form: { ...form, decimals: CENTS } }
      : found;
  },
});
const MONTHS = 12;
const MOST_PAYMENTS = 600n;

/** "The effective annual rate of 12% compounded monthly": what a year adds. */
const effectiveFrame = frame({
  id: "effective-rate",
  heads: [["effective-rate"], ["compounded", ...TIMES.map(([word]) => word)]],
  idle: [...ABOUT, "with", "as-percent"],
  slots: { rate: one(percentage) },
  build: ({ rate }, { form }, words): Recognition | null => {
    const times = timesIn(words);
    if (times === null || !TIMES.some(([word]) => words.has(word))) return null;
    const expression = add([power(growthOf(rate, times), int(times)), int(-1)]);
    return {
      mathematics: { task: "calculate", expression },
      instruction: "Find what a year adds",
      latex: toLatex(expression),
      form: { ...form, number: "percent", decimals: form.decimals ?? CENTS },
      assumes: "the law of compound interest",
    };
  },
});

/** How long money takes to become twice as much, with the law that says so. */
function doublingTime(rate: Expression, words: ReadonlySet<Concept>): Expression | null {
  const two: Expression = ln(int(2));
  const times = timesIn(words);
  if (words.has("continuously"))
    return times === 1 && !words.has("annually") ? quotient(two, quotient(rate, int(100))) : null;
  if (times === null) return null;
  const yearly = ln(growthOf(rate, times));
  return quotient(two, times === 1 ? yearly : product([int(times), yearly], true));
}

const ln = (of: Expression): Expression => ({ kind: "function", name: "ln", args: [of] });

/** "The doubling time at 5% compounded continuously". */
const doublingFrame = frame({
  id: "doubling-time",
  heads: [["doubling"]],
  idle: [...ABOUT, "continuously", "with", "to", "how-long"],
  // However much there is at first, it takes as long.
  slots: { rate: one(percentage), principal: maybe(sum) },
  build: ({ rate }, { form }, words): Recognition | null => {
    const value = doublingTime(rate, words);
    return (
      value && {
        mathematics: {
          task: "story",
          unknowns: [],
          conditions: [],
          asked: [{ kind: "amount", label: "", value, unit: "years" }],
          domain: "positive",
          decimals: form.decimals ?? CENTS,
          assumption: words.has("continuously")
            ? "Interest that is added all the time multiplies the sum by $e^{rt}$."
            : "Each time interest is added, the sum is multiplied by the same factor.",
        },
        instruction: "Find when the sum has doubled",
        latex: toLatex(value),
      }
    );
  },
});

export const FINANCE_FRAMES: readonly Frame[] = [paymentFrame, effectiveFrame, doublingFrame];
