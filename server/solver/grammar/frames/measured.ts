import type { Expression } from "../../expression/ast";
import { int } from "../../expression/build";
import { evaluateExact } from "../../expression/evaluate-exact";
import { compare, multiply, type Rational, rational, ZERO } from "../../expression/rational";
import { substitute } from "../../expression/substitute";
import { dimensionOf, sizeOf } from "../../expression/units";
import { isUndefined } from "../../ledger";
import { budget } from "../../limits";
import { parseExpression } from "../../parser/parse";
import { ParseError } from "../../parser/parse-error";
import { isMeasuredCalculation, isMoney } from "../../problem/measured-calculation";
import { conversionOf } from "../../problem/recognise-unit-conversion";
import { amountsOf } from "../../problem/unit-text";
import type { Amount } from "../../tasks/unit-conversion";
import type { Face } from "../faces";
import { unitName } from "../faces-numbers";
import { type Frame, frame, maybe, one } from "../frame";
import { money } from "./money";

/** Calculations with amounts: of money, and of what has a unit. */

interface MoneyCalculation {
  readonly value: Expression;
  readonly currency: string;
}

/** Stands for one unit of the currency. */
const COIN = "m";
const AMOUNT = /\\?([$£€¥])\s*(\d[\d,]*(?:\.\d+)?|\.\d+)/g;

/** "$5 + $3.50", "3 × $4.20": what comes out is money, as many times as the amounts in it. */
const moneyCalculated: Face<MoneyCalculation> = (item, { limits }) => {
  if (!isMeasuredCalculation(item.text) || !isMoney(item.text) || /[a-z]/i.test(item.text)) return null;
  const signs = new Set([...item.text.matchAll(AMOUNT)].map(([, sign = ""]) => sign));
  const [currency = "", ...others] = signs;
  if (others.length > 0) return null;
  try {
    const found = parseExpression(item.text.replace(AMOUNT, `($2*${COIN})`), limits);
    const at = (coin: number) => substitute(found, new Map([[COIN, int(coin)]]));
    const [none, single, double] = [0, 1, 2].map((coin) =>
      evaluateExact(at(coin), new Map(), budget(limits)),
    ) as [Rational, Rational, Rational];
    const isMoneyAgain = compare(none, ZERO) === 0 && compare(double, multiply(single, rational(2n))) === 0;
    const value = parseExpression(item.text.replace(AMOUNT, "$2"), limits);
    return isMoneyAgain ? { value, currency } : null;
  } catch (error) {
    if (error instanceof ParseError || isUndefined(error)) return null;
    throw error;
  }
};

const MOST_AMOUNTS = 6;

/** "2 kg + 300 g", "5 ft 8 in + 3 ft 7 in": amounts of one kind that are added and taken away. */
const amountsCalculated: Face<readonly Amount[]> = (item) => {
  if (isMoney(item.text) || !isMeasuredCalculation(item.text)) return null;
  const terms = item.text.split(/\s*([-+−–])\s*/);
  const found = terms.flatMap((term, at): readonly (Amount | null)[] => {
    if (at % 2 === 1) return [];
    const sign = at > 0 && terms[at - 1] !== "+" ? -1n : 1n;
    return (
      amountsOf(term)?.map(({ value, unit }) => ({ value: { n: sign * value.n, d: value.d }, unit })) ?? [
        null,
      ]
    );
  });
  if (found.includes(null) || found.length > MOST_AMOUNTS) return null;
  const amounts = found as readonly Amount[];
  return new Set(amounts.map(({ unit }) => dimensionOf(unit.units))).size === 1 ? amounts : null;
};

const smallest = (amounts: readonly Amount[]): Amount["unit"] =>
  amounts.map(({ unit }) => unit).reduce((a, b) => (compare(sizeOf(b.units), sizeOf(a.units)) < 0 ? b : a));

export const MEASURED_FRAMES: readonly Frame[] = [
  frame({
    id: "money-calculation",
    heads: [],
    idle: ["simplify", "add", "sum-of"],
    slots: { of: one(moneyCalculated) },
    build: ({ of: { value, currency } }) => money(value, currency, "Work out"),
  }),
  frame({
    id: "amounts-calculated",
    heads: [],
    idle: ["simplify", "add", "sum-of", "in", "to", "as"],
    slots: { of: one(amountsCalculated), to: maybe(unitName, { after: ["in", "to", "as"] }) },
    build: ({ of: amounts, to }, { form }) =>
      conversionOf(
        {
          amounts,
          to: to ?? smallest(amounts),
          told: false,
          fraction: amounts.some(({ value }) => value.d !== 1n),
        },
        form,
      ),
  }),
];
