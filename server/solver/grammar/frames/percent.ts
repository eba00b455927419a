import type { Expression } from "../../expression/ast";
import { sum as add, equation, int, negation, product, quotient, symbol } from "../../expression/build";
import { evaluateExact } from "../../expression/evaluate-exact";
import { compare } from "../../expression/rational";
import type { Concept } from "../../lexicon/lexicon";
import { budget, DEFAULT_LIMITS } from "../../limits";
import { toLatex } from "../../printer/latex";
import { calculateOrSimplify, solveOne } from "../../problem/classify";
import { percentTask } from "../../problem/percent-task";
import { lowered, raised } from "../../problem/phrase/combine";
import type { Recognition } from "../../problem/sentence";
import { table } from "../../table";
import { amount, type Face, partInWords } from "../faces";
import { fraction, nodeOf, percentage, type Sum, sum } from "../faces-numbers";
import { type Frame, frame, maybe, one, several } from "../frame";
import { expressionOf } from "../sentence";
import { money } from "./money";

const percent = (operand: Expression): Expression => ({ kind: "percent", operand });

/** "18%", "3/4", "half": what may be taken of an amount. */
const share: Face<Expression> = (item, context) => {
  const rate = percentage(item, context);
  const isPart = fraction(item, context) !== null;
  return rate ? percent(rate) : isPart ? expressionOf(item, context) : partInWords(item, context);
};

/** "18% of 350 g", "half of 30 cm": a part of an amount has its unit. */
const partOfAmountFrame = frame({
  id: "part-of-amount",
  heads: [["of"]],
  slots: { part: one(share), whole: one(amount, { after: ["of"], beside: true }) },
  build: ({ part, whole: [only, ...others] }, { form }): Recognition | null => {
    if (!only || others.length > 0) return null;
    const value = product([part, nodeOf(only.value)], true);
    const decimals = form.decimals === undefined ? {} : { decimals: form.decimals };
    return {
      mathematics: {
        task: "story",
        unknowns: [],
        conditions: [],
        asked: [{ kind: "amount", label: "", value, unit: only.unit.many }],
        domain: "positive",
        ...decimals,
      },
      instruction: "Find the part",
      latex: toLatex(value),
    };
  },
});

const MOST_PARTS = 4;

/** "3/4 of 2/5 of 100": a part of a part. */
const partOfPartFrame = frame({
  id: "part-of-part",
  heads: [["of"]],
  slots: {
    part: one(share),
    more: several(share, { after: ["of"], beside: true, most: MOST_PARTS }),
    whole: one(sum, { after: ["of"], beside: true }),
  },
  build: ({ part, more, whole }) =>
    money(product([part, ...more, whole.value], true), whole.currency, "Find the part of the part"),
});

/** "35% of 80", "find 7.5 % of $1200". */
const percentOfFrame = frame({
  id: "percent-of",
  heads: [["of"]],
  slots: { rate: one(percentage), whole: one(sum, { after: ["of"], beside: true }) },
  build: ({ rate, whole }) =>
    whole.currency === ""
      ? percentTask({ rate, whole: whole.value, part: null })
      : money(product([percent(rate), whole.value], true), whole.currency, "Find the part"),
});

/** "What percent of 80 is 20", "20 as a percentage of 80", "what percentage is 20 out of 80". */
const percentAskedFrame = frame({
  id: "percent-asked",
  heads: [["as-percent"], ["of", "out-of"]],
  idle: ["as", "out-of"],
  slots: {
    part: one(sum),
    whole: one(sum, { after: ["of", "out-of"], beside: true }),
  },
  build: ({ part, whole }) => percentTask({ rate: null, whole: whole.value, part: part.value }),
});

/** "What percent of 80 is 20", "20 is what percent of 80". */
const percentSoughtFrame = frame({
  id: "percent-sought",
  heads: [["as-percent"], ["of"], ["is"]],
  slots: {
    part: one(sum, { after: ["is"], before: ["is"], beside: true }),
    whole: one(sum, { after: ["of"], beside: true }),
  },
  build: ({ part, whole }) => percentTask({ rate: null, whole: whole.value, part: part.value }),
});

/** "7 is what fraction of 28": one number over the other. */
const fractionAskedFrame = frame({
  id: "fraction-asked",
  heads: [["as-fraction"], ["of", "out-of"]],
  idle: ["out-of"],
  slots: { part: one(sum), whole: one(sum, { after: ["of", "out-of"], beside: true }) },
  build: ({ part, whole }) =>
    part.currency === whole.currency ? calculateOrSimplify(quotient(part.value, whole.value)) : null,
});

/** "72 out of 90 as a percentage": the form says that a percentage is wanted. */
const outOfFrame = frame({
  id: "out-of",
  heads: [["out-of"]],
  idle: ["as-percent", "as-fraction", "as"],
  slots: { part: one(sum), whole: one(sum, { after: ["out-of"], beside: true }) },
  build: ({ part, whole }, { form }, words) =>
    form.number === "percent" || words.has("as-percent")
      ? percentTask({ rate: null, whole: whole.value, part: part.value })
      : calculateOrSimplify(quotient(part.value, whole.value)),
});

/** "30% of a number is 15", "15 is 30% of what number". */
const percentBaseFrame = frame({
  id: "percent-base",
  heads: [["of"], ["is"]],
  slots: {
    rate: one(percentage, { before: ["ask", "is"] }),
    part: one(sum, { after: ["is"], before: ["is"] }),
  },
  build: ({ rate, part }) => percentTask({ rate, whole: null, part: part.value }),
});

type Direction = "up" | "down";

function changeOf(whole: Sum, rate: Expression, direction: Direction): Recognition | null {
  const result = (direction === "down" ? lowered : raised)(whole.value, percent(rate));
  return whole.currency === ""
    ? calculateOrSimplify(result)
    : money(
        result,
        whole.currency,
        direction === "up" ? "Increase by the percentage" : "Take the percentage off",
      );
}

/** "Increase 250 by 12%", "250 after a 12% rise", "20% off $80", "add 20% tax to £50". */
const changeFrame = (id: string, heads: readonly Concept[], direction: Direction): Frame =>
  frame({
    id,
    heads: [heads],
    idle: [
      "by",
      "of",
      "in",
      "on",
      "after",
      "with",
      "price",
      "new-price",
      "to",
      "at",
      "from",
      "for",
      "invest",
      "earn",
      "total-asked",
      "dollars",
    ],
    things: 1,
    // "Reduced to 25%", "rose to $40" tell what is left, not what is changed.
    slots: { whole: one(sum, { notAfter: ["to"] }), rate: one(percentage, { notAfter: ["to"] }) },
    build: ({ whole, rate }, _, words) =>
      // "It costs 30 after a discount" tells the price that there is now, and so may "it is 20% off and costs 30".
      words.has("original") ||
      (words.has("price") && (words.has("after") || (words.has("and") && !words.has("new-price"))))
        ? null
        : changeOf(words.has("dollars") ? { ...whole, currency: "$" } : whole, rate, direction),
  });

/** "Increase 80 by a quarter": by that part of it. A part of what does not come out in such parts may be a number that is
 * added. */
function shareFrame(head: "increase" | "decrease" | "simplify", direction: Direction): Frame {
  return frame({
    id: `${head}-by-part`,
    heads: [[head], ["by"]],
    things: 1,
    slots: { whole: one(sum), part: one(fraction, { after: ["by"], beside: true }) },
    build: ({ whole: { value, currency }, part }) => {
      const parts = part.denominator.value.n;
      if (value.kind !== "number" || value.value.d !== 1n || value.value.n % parts !== 0n) return null;
      const of = { kind: "quotient", numerator: part.numerator, denominator: part.denominator } as const;
      const rest = add([int(1), direction === "down" ? negation(of) : of]);
      return money(
        product([value, rest], true),
        currency,
        `${direction === "up" ? "Add" : "Take off"} the part`,
      );
    },
  });
}

const CHANGES: readonly Frame[] = [
  shareFrame("increase", "up"),
  shareFrame("decrease", "down"),
  // "Reduce 240 by a third": what is reduced otherwise is a fraction.
  shareFrame("simplify", "down"),
  changeFrame("percent-up", ["increase"], "up"),
  changeFrame("percent-down", ["decrease"], "down"),
  changeFrame("percent-off", ["off"], "down"),
  changeFrame("percent-reduced", ["simplify"], "down"),
  frame({
    id: "percent-added",
    heads: [
      ["add", "tax"],
      ["to", "on"],
    ],
    idle: ["add", "tax", "with", "after", "at", "of"],
    slots: { rate: one(percentage), whole: one(sum, { after: ["to", "on"] }) },
    build: ({ rate, whole }, _, words) =>
      words.has("add")
        ? changeOf(whole, rate, "up")
        : money(product([percent(rate), whole.value], true), whole.currency, "Find the part"),
  }),
];

/** "$35 + 8%" */
const sumAndRate: Face<{ readonly whole: Sum; readonly rate: Expression }> = (item, context) => {
  const [before = "", behind = "", ...more] = item.text.split("+");
  const [whole, rate] = [
    sum({ ...item, text: before }, context),
    percentage({ ...item, text: behind }, context),
  ];
  return whole && rate && more.length === 0 ? { whole, rate } : null;
};

/** "A shirt is $35 plus 8% tax, what is the total". */
const withTaxFrame = frame({
  id: "price-with-tax",
  heads: [["tax"], ["total-asked"]],
  idle: ["add", "is", "with", "price"],
  things: 1,
  slots: { whole: maybe(sum), rate: maybe(percentage), both: maybe(sumAndRate) },
  build: ({ whole, rate, both }) => {
    if (both) return whole || rate ? null : changeOf(both.whole, both.rate, "up");
    return whole && rate ? changeOf(whole, rate, "up") : null;
  },
});

/** "A number decreased by 20% is 56". */
const changedNumberFrame = frame({
  id: "percent-of-unknown",
  heads: [["unknown-number"], ["increase", "decrease"], ["is"]],
  idle: ["by"],
  slots: { rate: one(percentage, { after: ["by"] }), result: one(sum, { after: ["is"] }) },
  build: ({ rate, result }, _, words) => {
    const after = (words.has("decrease") ? lowered : raised)(symbol("x"), percent(rate));
    return result.currency === "" ? solveOne(equation(after, result.value)) : null;
  },
});

const CHANGE_WORDS = table({
  "percent-change": 0,
  "percent-increase": 1,
  "percent-decrease": -1,
} as const);

/** "Percentage change from 80 to 100", "it fell from £320 to £272, what is the percentage decrease". */
const percentChangeFrames: readonly Frame[] = (
  Object.keys(CHANGE_WORDS) as (keyof typeof CHANGE_WORDS)[]
).map((head) =>
  frame({
    id: head,
    heads: [[head]],
    idle: ["increase", "decrease", "from", "price", "new-price", "original", "convert", "went"],
    things: 1,
    slots: { before: one(sum), after: one(sum, { after: ["to", "now"], beside: true }) },
    build: ({ before, after }, _, words) => {
      const sign = words.has("increase") ? 1 : words.has("decrease") ? -1 : 0;
      return before.currency === after.currency
        ? changeBetween(before.value, after.value, CHANGE_WORDS[head] || sign)
        : null;
    },
  }),
);

/** The change as a percentage of what there was before; of a decrease its size. */
function changeBetween(before: Expression, after: Expression, sign: number): Recognition | null {
  // "It rose from 20 to 25, find the percent decrease": there is none.
  const [one, other] = [before, after].map((each) => evaluateExact(each, new Map(), budget(DEFAULT_LIMITS)));
  if (one && other && sign !== 0 && sign !== compare(other, one)) return null;
  const up = sign >= 0;
  const difference = up ? add([after, negation(before)]) : add([before, negation(after)]);
  const rate = product([quotient(difference, before), percent(int(100))], true);
  return {
    mathematics: { task: "calculate", expression: quotient(difference, before) },
    instruction: "Divide the change by what there was before",
    latex: toLatex(rate),
    form: { number: "percent" },
    assumes: "the definition of a percentage change",
  };
}

/** "After a 25% discount it costs 30, what was the original price". */
const originalFrame = frame({
  id: "percent-original",
  heads: [["original"], ["off", "increase", "decrease"]],
  idle: [
    "after",
    "price",
    "new-price",
    "by",
    "of",
    "in",
    "with",
    "at",
    "for",
    "to",
    "off",
    "increase",
    "decrease",
  ],
  things: 1,
  slots: { rate: one(percentage), now: one(sum) },
  build: ({ rate, now }, _, words) => {
    const falls = !words.has("increase");
    if (words.has("increase") && (words.has("off") || words.has("decrease"))) return null;
    const share = add([percent(int(100)), falls ? negation(percent(rate)) : percent(rate)]);
    const relation = equation(product([symbol("x"), share]), now.value);
    return money(
      quotient(now.value, share),
      now.currency,
      "Divide by the share that is left",
      toLatex(relation),
    );
  },
});

export const PERCENT_FRAMES: readonly Frame[] = [
  partOfAmountFrame,
  partOfPartFrame,
  percentOfFrame,
  percentAskedFrame,
  percentSoughtFrame,
  fractionAskedFrame,
  outOfFrame,
  percentBaseFrame,
  ...CHANGES,
  withTaxFrame,
  changedNumberFrame,
  ...percentChangeFrames,
  originalFrame,
];
