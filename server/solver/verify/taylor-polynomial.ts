import type { Expression } from "../expression/ast";
import { int, quotient, sum } from "../expression/build";
import { differentiate } from "../expression/differentiate";
import { evaluateComplex } from "../expression/evaluate-numeric";
import { substitute } from "../expression/substitute";
import { symbolsOf } from "../expression/walk";
import type { Budget, Check } from "../types";
import { isPolynomial } from "./degree-bound";
import { inTidyForm } from "./expression-form";
import {
  exactly,
  type Obligation,
  type ProblemOf,
  refuted,
  spotChecked,
  UNCHECKED,
  type Verifier,
  verified,
  weakest,
} from "./obligations";
import { compareExpressions } from "./same-expression";
import { termAt } from "./series-test";

type Taylor = ProblemOf<"taylor-polynomial">;

/** The derivatives of the answer at the center, up to the degree, against those of the function, all taken at once; the
 * one after them is zero everywhere. */
export const TAYLOR_POLYNOMIAL: Verifier<"taylor-polynomial"> = {
  expression: (problem, { expression }, budget) => ({
    value: () =>
      problem.degree === null
        ? checkSeries(problem, expression)
        : isPolynomial(expression, budget)
          ? checkContact(problem, { answer: expression, degree: problem.degree }, budget)
          : refuted("That is no polynomial."),
    form: () =>
      problem.degree === null
        ? checkPowers(problem, expression)
        : weakest([inTidyForm(expression, problem.form, budget)]),
  }),
};

/** How far beside the center the series is added up; wherever it converges, it has the value of the function. */
const BESIDE = [0.031, -0.047, 0.083];
const TERMS = 40;
const FINEST = 1000;
const decimalOf = (x: number): Expression =>
  quotient(int(BigInt(Math.round(x * FINEST))), int(BigInt(FINEST)));
const NEAR = 1e-11;

type EndlessSum = Expression & { readonly kind: "function" };

/** The sum without end in an answer, and a number that may stand before it. */
function partsOf(
  answer: Expression,
): { readonly series: EndlessSum; readonly alone: readonly Expression[] } | null {
  const terms = answer.kind === "sum" ? answer.terms : [answer];
  const isSeries = (e: Expression): e is EndlessSum => e.kind === "function" && e.name === "sum";
  const [series, ...more] = terms.filter(isSeries);
  return series && more.length === 0 ? { series, alone: terms.filter((each) => !isSeries(each)) } : null;
}

const numberOf = (e: Expression, known: ReadonlyMap<string, number>): number => {
  const value = evaluateComplex(e, new Map([...known].map(([name, re]) => [name, { re, im: 0 }])));
  return value && Math.abs(value.im) < NEAR ? value.re : Number.NaN;
};

/** Added up beside the center, the series comes to the values of the function: two series with the same values around their
 * center are the same. */
function checkSeries({ expression, variable, center }: Taylor, answer: Expression): Check {
  const parts = partsOf(answer);
  const [body, index, first, last] = parts?.series.args ?? [];
  const isEndless = last?.kind === "constant" && last.name === "infinity";
  if (!parts || !body || index?.kind !== "symbol" || first?.kind !== "number" || !isEndless)
    return refuted("The answer is no series.");
  if (symbolsOf(answer).some((name) => name !== variable && name !== index.name))
    return refuted("There are other letters.");
  const middle = numberOf(center, new Map());
  for (const step of BESIDE) {
    const x = middle + step;
    const put = new Map([[variable, sum([center, decimalOf(step)])]]);
    const wanted = numberOf(expression, new Map([[variable, x]]));
    let total = parts.alone.reduce((all, each) => all + numberOf(each, new Map()), 0);
    const [there, from] = [substitute(body, put), Number(first.value.n)];
    for (let n = from; n < from + TERMS; n += 1) total += termAt(there, index.name, n) ?? Number.NaN;
    if (!Number.isFinite(wanted)) return UNCHECKED;
    if (!(Math.abs(total - wanted) <= NEAR * (1 + Math.abs(wanted))))
      return refuted("Added up beside the center, the series has another value than the function.");
  }
  return spotChecked(
    "Added up at three places beside the center, the series has the values of the function.",
  );
}

/** Every term is a number times a power of the distance from the center. */
function checkPowers({ variable, center }: Taylor, answer: Expression): Check {
  const parts = partsOf(answer);
  const [body, index, first] = parts?.series.args ?? [];
  if (!parts || !body || index?.kind !== "symbol" || first?.kind !== "number")
    return refuted("The answer is no series.");
  const isDistance = (e: Expression) =>
    symbolsOf(e).join() === variable &&
    Math.abs(numberOf(e, new Map([[variable, numberOf(center, new Map())]]))) < NEAR;
  const isPower = (e: Expression): boolean =>
    !symbolsOf(e).includes(variable) ||
    (e.kind === "power" && isDistance(e.base) && !symbolsOf(e.exponent).includes(variable)) ||
    (e.kind === "product" && e.factors.every(isPower)) ||
    (e.kind === "negation" && isPower(e.operand)) ||
    (e.kind === "quotient" && isPower(e.numerator) && !symbolsOf(e.denominator).includes(variable));
  const isPlain = parts.alone.every((each) => symbolsOf(each).length === 0);
  return exactly(
    isPower(body) && isPlain && first.value.d === 1n,
    "A series is a sum of numbers times powers of the distance from its center.",
  );
}

function checkContact(
  problem: Taylor,
  { answer, degree }: { readonly answer: Expression; readonly degree: number },
  budget: Budget,
): Check {
  const { expression, variable, center } = problem;
  if (symbolsOf(answer).some((name) => name !== variable)) return refuted("There are other letters.");
  let [given, wanted]: (Expression | null)[] = [answer, expression];
  const contacts: Obligation[] = [];
  for (let k = 0; k <= degree; k += 1) {
    const [a, b] = [given, wanted].map((e) => e && substitute(e, new Map([[variable, center]])));
    contacts.push(() => (a && b ? found(a, b, budget) : UNCHECKED));
    given = given && differentiate(given, variable, budget);
    wanted = k < degree ? wanted && differentiate(wanted, variable, budget) : wanted;
  }
  const rest = given;
  contacts.push(() => (rest ? found(rest, int(0), budget) : UNCHECKED));
  return weakest(contacts);
}

function found(given: Expression, wanted: Expression, budget: Budget): Check {
  const comparison = compareExpressions(given, wanted, budget);
  if (comparison === "different") return refuted("A derivative at the center is another one.");
  if (comparison === "unknown") return UNCHECKED;
  return comparison === "same" ? verified() : spotChecked();
}
