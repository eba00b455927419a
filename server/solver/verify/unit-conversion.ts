import { decimalText } from "../expression/decimal";
import { evaluateExact } from "../expression/evaluate-exact";
import {
  absolute,
  add,
  compare,
  divide,
  fromInt,
  multiply,
  power,
  type Rational,
  rational,
  subtract,
  ZERO,
} from "../expression/rational";
import { dimensionOf, sizeOf } from "../expression/units";
import { toLatex } from "../printer/latex";
import type { UnitConversionTask } from "../tasks/unit-conversion";
import type { AnswerValue, Budget, Check, Problem } from "../types";

const refuted: Check = { status: "refuted", reason: "Converted back, this is another amount." };
/** How far the rounded equalities of schoolbooks are from the true ones, at most. */
const SCHOOL_TOLERANCE = rational(15n, 1000n);

/** Converts the answer back by the size of each unit in metres, grams, litres or seconds and compares. */
export function verifyUnitConversion(problem: Problem, value: AnswerValue, budget: Budget): Check {
  if (problem.task !== "unit-conversion" || value.kind !== "quantity") return refuted;
  const { amounts, to, told } = problem;
  const dimension = dimensionOf(to.units);
  if (amounts.some(({ unit }) => dimensionOf(unit.units) !== dimension)) return refuted;
  const answer = evaluateExact(value.value, new Map(), budget);
  if (!answer) return refuted;
  const start = amounts.reduce(
    (total, amount) => add(total, multiply(amount.value, sizeOf(amount.unit.units))),
    ZERO,
  );
  const exact = divide(start, sizeOf(to.units));
  const error = absolute(subtract(answer, exact));
  const rounding = halfUnit(answer, problem.form.decimals);
  const evidence = [`Both are amounts of the same kind (${spoken(dimension)}).`];
  if (compare(error, ZERO) === 0) {
    evidence.push(
      `Convert $${toLatex(value.value)}$ ${value.unit} back: it is the amount in the question again.`,
    );
    return { status: told ? "partial" : "verified", evidence };
  }
  if (!crosses(problem)) {
    if (compare(error, rounding) === 1) return refuted;
    return {
      status: told ? "partial" : "verified",
      evidence: [...evidence, "Converted back it differs from the question by no more than the rounding."],
    };
  }
  const allowed = add(multiply(absolute(exact), SCHOOL_TOLERANCE), rounding);
  if (compare(error, allowed) === 1) return refuted;
  const precise = decimalText(exact, 3).replace("\\ldots", "");
  return {
    status: "partial",
    evidence: [
      ...evidence,
      `The equality between the two systems is rounded; with exact units it is $${precise}$, cut off after thousandths.`,
    ],
  };
}

function crosses({ amounts, to, given }: UnitConversionTask): boolean {
  const systems = [...amounts.map(({ unit }) => unit), to, ...(given ?? []).map(({ unit }) => unit)]
    .flatMap(({ units }) => units)
    .map(({ unit }) => unit.system)
    .filter((system) => system !== "time");
  return new Set(systems).size > 1;
}

/** "length 2" as "length squared". */
const spoken = (dimension: string): string =>
  dimension
    .replace(/ 1(?=,|$)/g, "")
    .replace(/ 2(?=,|$)/g, " squared")
    .replace(/ 3(?=,|$)/g, " cubed")
    .replace(/(\w+), (\w+) -1$/, "$1 per $2");

/** Half a unit of the last digit that is asked for or shown. */
function halfUnit(answer: Rational, decimals: number | undefined): Rational {
  let digits = decimals ?? 2;
  while (digits < 30 && (answer.d === 1n ? 0n : 10n ** BigInt(digits) % answer.d) !== 0n) digits += 1;
  return divide(power(rational(1n, 10n), BigInt(digits)), fromInt(2));
}
