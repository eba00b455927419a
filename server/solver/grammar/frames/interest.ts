import type { Expression } from "../../expression/ast";
import { sum as add, int, negation, power, product, quotient } from "../../expression/build";
import { divide, multiply, type Rational, rational } from "../../expression/rational";
import type { Concept } from "../../lexicon/lexicon";
import { byFormula, type Recognition } from "../../problem/sentence";
import type { Amount } from "../../tasks/unit-conversion";
import { amount } from "../faces";
import { nodeOf, percentage, sum } from "../faces-numbers";
import { type Frame, frame, one, type ValuesOf } from "../frame";
import type { Context } from "../sentence";
import { CENTS, money } from "./money";

const MONTHS: ReadonlyMap<string, Rational> = new Map([
  ["year", rational(12n)],
  ["month", rational(1n)],
]);

/** A time in years; null for anything but years and months. */
export function yearsIn(amounts: readonly Amount[]): Rational | null {
  const [only] = amounts;
  const months = only && MONTHS.get(only.unit.units[0]?.unit.name ?? "");
  if (!only || !months || amounts.length > 1 || only.unit.units.length !== 1) return null;
  return divide(multiply(only.value, months), rational(12n));
}

/** How often a year interest is added. */
export const TIMES: readonly (readonly [Concept, number])[] = [
  ["annually", 1],
  ["semiannually", 2],
  ["quarterly", 4],
  ["monthly", 12],
];

const IDLE = [
  "invest",
  "earn",
  "each-year",
  "interest",
  "total-amount",
  "at",
  "for",
  "after",
  "on",
  "in",
  "by",
  "over",
  "annually",
  "dollars",
] as const;
/** "500 dollars" are $500. */
export const currencyOf = (currency: string, words: ReadonlySet<Concept>): string =>
  currency === "" && words.has("dollars") ? "$" : currency;

/** What a sum comes to is told behind one of these, and is not the sum. */
const ASKING_TOTAL: readonly Concept[] = ["total-amount", "total-of", "price", "new-price", "worth-then"];

const SLOTS = {
  // "$90 interest" is what is earned.
  principal: one(sum, { notAfter: [...ASKING_TOTAL, "earn"], unless: ["interest"] }),
  rate: one(percentage),
  time: one(amount),
};

const share = (rate: Expression): Expression => ({ kind: "percent", operand: rate });

const simpleFrame = frame({
  id: "simple-interest",
  heads: [["simple-interest"]],
  idle: IDLE,
  slots: SLOTS,
  build: ({ principal, rate, time }, _, words) => {
    const years = yearsIn(time);
    if (!years) return null;
    const currency = currencyOf(principal.currency, words);
    const interest = product([principal.value, share(rate), nodeOf(years)], true);
    const found = words.has("total-amount")
      ? money(add([principal.value, interest]), currency, "Add the simple interest")
      : money(interest, currency, "Multiply principal, rate and years");
    return byFormula(found, "the law of simple interest");
  },
});

const compoundFrame = frame({
  id: "compound-interest",
  heads: [
    ["compound-interest", "compounded", "compound-interest-on"],
    ["total-amount", "total-of", "interest", "compound-interest-on", "price"],
  ],
  idle: [
    ...IDLE,
    "compounded",
    "price",
    "new-price",
    "worth-then",
    "total-of",
    ...TIMES.map(([word]) => word),
  ],
  slots: SLOTS,
  build: compoundOf,
});

/** "5000 invested at 6% compounded annually for 4 years, what is it worth". */
const investedFrame: Frame = {
  ...compoundFrame,
  id: "compound-interest-invested",
  heads: [["compounded"]],
  build: (told, context, words) =>
    INVESTED.some((word) => words.has(word)) ? compoundFrame.build(told, context, words) : null,
};
const INVESTED: readonly Concept[] = ["invest", "worth-then", "new-price"];

/** "Compound interest 800 at 5% for 3 years": where the name comes before the sum, it is what is asked for. */
const namedCompoundFrame = frame({
  id: "compound-interest-named",
  heads: [["compound-interest"]],
  idle: [...IDLE.filter((word) => word !== "total-amount"), ...TIMES.map(([word]) => word)],
  slots: { ...SLOTS, principal: one(sum, { after: ["compound-interest"] }) },
  build: compoundOf,
});

const ASKING_INTEREST: readonly Concept[] = ["interest", "compound-interest", "compound-interest-on"];

function compoundOf(
  { principal, rate, time }: ValuesOf<typeof SLOTS>,
  { form }: Context,
  words: ReadonlySet<Concept>,
): Recognition | null {
  const said = TIMES.filter(([word]) => words.has(word));
  const times = said[0]?.[1] ?? 1;
  const years = yearsIn(time);
  const periods = years && multiply(years, rational(BigInt(times)));
  if (periods?.d !== 1n || said.length > 1) return null;
  const growth = add([int(1), quotient(rate, int(100 * times))]);
  const total = product([principal.value, power(growth, nodeOf(periods))], true);
  // Where nothing is asked for, the question is what comes of the sum.
  const isTotal =
    ASKING_TOTAL.some((word) => words.has(word)) || !ASKING_INTEREST.some((word) => words.has(word));
  const earned = isTotal ? total : add([total, negation(principal.value)]);
  const currency = currencyOf(principal.currency, words);
  const found = byFormula(
    money(earned, currency, "Let the interest earn interest"),
    "the law of compound interest",
  );
  // Exactly it has as many places as there are periods.
  const isLong = currency !== "$" && form.decimals === undefined;
  return isLong && found && "mathematics" in found ? { ...found, form: { ...form, decimals: CENTS } } : found;
}

/** "A car worth 20000 loses 15% each year, what is it worth after 3 years". */
const yearlyChangeFrames: readonly Frame[] = (["increase", "decrease"] as const).map((head) =>
  frame({
    id: `yearly-${head}`,
    heads: [[head], ["each-year", "annually"], ["worth-then"]],
    idle: ["by", "of", "in", "at", "after", "price", "dollars", "is", "given"],
    things: 1,
    // "A car worth 10000" is what loses.
    slots: { ...SLOTS, principal: one(sum) },
    build: ({ principal, rate, time }, { form }, words) => {
      const years = yearsIn(time);
      if (years?.d !== 1n) return null;
      const yearly = quotient(rate, int(100));
      const change = head === "increase" ? yearly : negation(yearly);
      const total = product([principal.value, power(add([int(1), change]), nodeOf(years))], true);
      const currency = currencyOf(principal.currency, words);
      const found = byFormula(
        money(total, currency, "Multiply by the same factor each year"),
        "the same percentage of what there is each year",
      );
      const isLong = currency !== "$" && form.decimals === undefined;
      return isLong && found && "mathematics" in found
        ? { ...found, form: { ...form, decimals: CENTS } }
        : found;
    },
  }),
);

export const INTEREST_FRAMES: readonly Frame[] = [
  simpleFrame,
  compoundFrame,
  investedFrame,
  namedCompoundFrame,
  ...yearlyChangeFrames,
];
