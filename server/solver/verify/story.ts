import type { Expression } from "../expression/ast";
import { equation, int, negation, number, sum } from "../expression/build";
import { isCurrency } from "../expression/currency";
import { decimalText } from "../expression/decimal";
import { evaluateExact } from "../expression/evaluate-exact";
import { evaluateComplex } from "../expression/evaluate-numeric";
import { holdsAt } from "../expression/holds-at";
import { piMultiple } from "../expression/pi-multiple";
import {
  add,
  divide,
  equals,
  isNegative,
  isZero,
  negate,
  power,
  type Rational,
  rational,
  sign,
  subtract,
} from "../expression/rational";
import { substitute } from "../expression/substitute";
import { mapChildren, symbolsOf } from "../expression/walk";
import { isUndefined } from "../ledger";
import { toLatex } from "../printer/latex";
import { replay } from "../situations/replay/replay";
import type { StoryTask } from "../tasks/story";
import type { Budget, Check } from "../types";
import { are, tidy } from "./claims";
import { exactly, type ProblemOf, refuted, spotChecked, type Verifier, weakest } from "./obligations";
import { isPossibleAnswer, isSameAnswer } from "./story-shape";
import { isPossible, otherRoot } from "./story-solutions";

type Values = Map<string, Rational>;
/** A condition written as an expression that has to be zero. */
type Residual = Expression;

const REPLAYED =
  "Put back into the story, everything it tells holds with this answer, and with no answer beside it.";
const RESTS = "This rests on the reading of the story shown above: compare it with the text.";

/** Puts the answer back into every condition of the story: as many numbers as are asked for, each in its unit and of
 * the kind that can be an answer; every condition met; no other answer left out. The other unknowns are found from
 * the conditions one at a time; what is left over must come out exactly, or change its sign within the rounding.
 * Never more than spot-checked, because the equations themselves rest on a reading. */
export const STORY: Verifier<"story"> = {
  quantity: (problem, { value, unit }, budget) => ({
    value: () =>
      weakest([() => checkAll(problem, [[value]], budget), () => checkOthers(problem, [[value]], budget)]),
    unit: are([unit], unitsOf(problem)),
  }),
  named: (problem, { values }, budget) => {
    const answer = [values.map((each) => each.value)];
    return {
      names: are(
        values.map(({ name }) => name),
        labelsOf(problem),
      ),
      values: () =>
        weakest([() => checkAll(problem, answer, budget), () => checkOthers(problem, answer, budget)]),
      units: are(
        values.map((each) => each.unit ?? ""),
        unitsOf(problem),
      ),
    };
  },
  points: (problem, { unknowns, points }, budget) => ({
    unknowns: are(unknowns, labelsOf(problem)),
    points: () => checkAll(problem, points, budget),
    complete: () => checkOthers(problem, points, budget),
    order: () => checkDifferent(problem, points, budget),
  }),
};

type Answers = readonly (readonly Expression[])[];
const unitsOf = ({ asked }: StoryTask): string[] => asked.map(({ unit }) => unit);
const labelsOf = ({ asked }: StoryTask): string[] => asked.map(({ label }) => label);

function checkAll(problem: ProblemOf<"story">, answers: Answers, budget: Budget): Check {
  const assumed = problem.assumption ? [problem.assumption] : [];
  return weakest([
    ...answers.map((answer) => () => checkAnswer(problem, answer, budget)),
    ...answers.map((answer) => () => checkReplay(problem, answer, budget)),
    () => spotChecked(...assumed, RESTS),
  ]);
}

function checkAnswer(problem: ProblemOf<"story">, answer: readonly Expression[], budget: Budget): Check {
  if (answer.length !== problem.asked.length)
    return refuted("The answer does not give what the story asks for.");
  if (problem.conditions.length === 0 && keepsPi(problem, answer, budget))
    return spotChecked("The number in front of $\\pi$ comes out the same for other values put in its place.");
  if (problem.conditions.length === 0 && keepsRoots(problem, answer, budget))
    return weakest([
      ...answer.map((each) => tidy(each)),
      () => spotChecked("Worked out a second time, the calculation comes to the same number."),
    ]);
  const numbers = numbersIn(answer, budget);
  if (!numbers) return refuted("The answer is not a number.");
  const found = isPossibleAnswer(problem, numbers) ? checkOne(problem, numbers, budget) : null;
  return found ? spotChecked(...found) : refuted("A condition of the story does not hold.");
}

/** Puts the answer into the story itself, where it was read by its facts. */
function checkReplay({ told }: StoryTask, answer: readonly Expression[], budget: Budget): Check {
  const [only] = numbersIn(answer, budget) ?? [];
  const came = told && only && answer.length === 1 ? replay(told, only) : "open";
  if (came === "fails") return refuted("Put into the story, the answer contradicts what it tells.");
  return came === "holds" ? spotChecked(REPLAYED) : spotChecked();
}

/** Whether the answers are multiples of π, exactly those that are asked for, with no rounding asked. */
function keepsPi({ asked, decimals }: StoryTask, answer: readonly Expression[], budget: Budget): boolean {
  if (decimals !== undefined || numbersIn(answer, budget)) return false;
  return answer.every((given, i) => {
    const [own, meant] = [given, (asked[i] as StoryTask["asked"][number]).value].map((each) =>
      piMultiple(each, budget),
    );
    if (!own || !meant) return isSameForAnyPi(given, (asked[i] as StoryTask["asked"][number]).value, budget);
    return own.exponent === meant.exponent && equals(own.coefficient, meant.coefficient);
  });
}

/** Numbers to put in the place of π: more than any formula of a figure has powers of it. */
const IN_PLACE_OF_PI = [1n, 2n, 3n, 5n, 7n, 11n];

const withPi = (e: Expression, value: Expression): Expression =>
  e.kind === "constant" && e.name === "pi" ? value : mapChildren(e, (part) => withPi(part, value));

/** A sum such as 7π + 14, which is no multiple of a power of π. */
function isSameForAnyPi(given: Expression, meant: Expression, budget: Budget): boolean {
  return IN_PLACE_OF_PI.every((n) => {
    const [a, b] = [given, meant].map((e) =>
      evaluateExact(withPi(e, number(rational(n))), new Map(), budget),
    );
    return a && b ? equals(a, b) : false;
  });
}

/** Whether the answers are the calculations themselves in another writing, where not all of them are rational. */
function keepsRoots({ asked, decimals }: StoryTask, answer: readonly Expression[], budget: Budget): boolean {
  if (decimals !== undefined || numbersIn(answer, budget)) return false;
  return answer.every((given, i) => {
    const meant = (asked[i] as StoryTask["asked"][number]).value;
    return holdsAt(equation(given, meant), new Map(), budget) ?? isNear(given, meant);
  });
}

const CLOSE = 1e-12;

/** Equal to the last digits of a double: for circular functions, whose exact values are not known here. */
function isNear(given: Expression, meant: Expression): boolean {
  const [a, b] = [given, meant].map((e) => evaluateComplex(e, new Map())?.re ?? Number.NaN) as [
    number,
    number,
  ];
  return Math.abs(a - b) <= CLOSE * Math.max(1, Math.abs(b));
}

function numbersIn(answer: readonly Expression[], budget: Budget): readonly Rational[] | null {
  const numbers = answer.map((each) => evaluateExact(each, new Map(), budget));
  return numbers.includes(null) ? null : (numbers as Rational[]);
}

function checkOthers(problem: ProblemOf<"story">, answers: Answers, budget: Budget): Check {
  if (answers.length === 0) return refuted("The story has an answer.");
  const numbers = answers.flatMap((answer) => [numbersIn(answer, budget) ?? []]);
  if (numbers.some((each) => each.length !== problem.asked.length)) return spotChecked();
  return missesAnswer(problem, numbers, budget) ? refuted("The story has another answer.") : spotChecked();
}

function checkDifferent(problem: ProblemOf<"story">, answers: Answers, budget: Budget): Check {
  const numbers = answers.map((answer) => numbersIn(answer, budget) ?? []);
  const isAgain = (one: readonly Rational[], other: readonly Rational[]) =>
    one.length === other.length && isSameAnswer(problem, one, other);
  const twice = numbers.some((one, i) => numbers.slice(0, i).some((other) => isAgain(one, other)));
  return exactly(!twice, "An answer is given twice.");
}

/** Sentences when the conditions hold, null when they do not. */
function checkOne(story: StoryTask, answer: readonly Rational[], budget: Budget): string[] | null {
  if (story.conditions.length === 0) return checkCalculation(story, answer, budget);
  const at = (numbers: readonly Rational[]) => leftOver(story, numbers, budget);
  const exact = at(answer);
  if (exact?.rest.every((each) => isZero(each)))
    return isPossible(story, exact.values.values()) ? exactEvidence(story, exact.values, budget) : null;
  const [only] = answer;
  if (answer.length !== 1 || only === undefined || !isRounded(story) || !isWrittenRounded(story, only))
    return null;
  const [low, high] = interval(story, only);
  const [below, above] = [at([low])?.rest ?? [], at([high])?.rest ?? []];
  const unsettled = below.flatMap((each, i) => {
    const other = above[i];
    return other && !(isZero(each) && isZero(other)) ? [[each, other] as const] : [];
  });
  const [pair] = unsettled;
  if (unsettled.length !== 1 || !pair) return null;
  // The end that would be rounded to another number does not count.
  const end = story.whole === "up" ? pair[0] : pair[1];
  if (isZero(end) || sign(pair[0]) * sign(pair[1]) > 0) return null;
  return [
    `At $${decimalText(low)}$ and at $${decimalText(high)}$ the two sides of the equation differ in opposite directions, so the exact value lies between and the rounding is right.`,
  ];
}

/** Whether an answer that the story has as well is not given. */
function missesAnswer(story: StoryTask, answers: readonly (readonly Rational[])[], budget: Budget): boolean {
  return answers.some((answer) => {
    const values = leftOver(story, answer, budget)?.values;
    const other = values && otherRoot(story, values, budget);
    if (!other) return false;
    const known = new Map([[other.unknown, other.value]]);
    const found = leftOver({ ...story, asked: [] }, [], budget, known);
    if (!found || !isPossible(story, found.values.values())) return false;
    const missed = story.asked.map(({ value }) => evaluated(value, found.values, budget));
    if (missed.some((each) => each === null)) return false;
    const whole = missed as Rational[];
    return isPossibleAnswer(story, whole) && !answers.some((each) => isSameAnswer(story, each, whole));
  });
}

const isRounded = ({ whole, decimals, asked }: StoryTask): boolean =>
  whole !== undefined || decimals !== undefined || asked.some(({ unit }) => isCurrency(unit));

/** Whether a number has no more places than it is rounded to. */
function isWrittenRounded({ whole, decimals = 2 }: StoryTask, answer: Rational): boolean {
  const places = whole === undefined ? decimals : 0;
  // "To the nearest ten" leaves no places, and no ones.
  return places < 0
    ? answer.d === 1n && answer.n % 10n ** BigInt(-places) === 0n
    : (answer.n * 10n ** BigInt(places)) % answer.d === 0n;
}

/** Where the value before rounding must lie. */
function interval({ whole, decimals }: StoryTask, answer: Rational): readonly [Rational, Rational] {
  const one = rational(1n);
  if (whole === "down") return [answer, add(answer, one)];
  if (whole === "up") return [subtract(answer, one), answer];
  const half = divide(power(rational(1n, 10n), BigInt(decimals ?? 2)), rational(2n));
  return [subtract(answer, half), add(answer, half)];
}

/** Values of all unknowns when the asked ones have the given values, and the residuals of the conditions not
 * needed to find them. Null when an unknown cannot be found one at a time. */
function leftOver(
  story: StoryTask,
  answer: readonly Rational[],
  budget: Budget,
  known: ReadonlyMap<string, Rational> = new Map(),
): { readonly values: Values; readonly rest: readonly Rational[] } | null {
  const residuals: Residual[] = [
    ...story.asked.map(({ value }, i) => sum([value, negation(number(answer[i] as Rational))])),
    ...story.conditions.map(({ relation }) => sum([relation.left, negation(relation.right)])),
  ];
  const values: Values = new Map(known);
  const open = new Set(residuals);
  for (let found = true; found; ) {
    found = false;
    for (const residual of open) {
      const letters = symbolsOf(residual).filter((name) => !values.has(name));
      const [only] = letters;
      if (letters.length !== 1 || only === undefined) continue;
      const value = linearRoot(residual, only, { values, budget });
      if (!value) continue;
      values.set(only, value);
      open.delete(residual);
      found = true;
    }
  }
  const rest = [...open].map((residual) => evaluated(residual, values, budget));
  return rest.some((each) => each === null) ? null : { values, rest: rest as Rational[] };
}

function evaluated(e: Expression, values: Values, budget: Budget): Rational | null {
  try {
    return evaluateExact(e, values, budget);
  } catch (error) {
    if (isUndefined(error)) return null;
    throw error;
  }
}

/** The zero of an expression that is linear in the letter, from its values at 1, 2 and 3. */
function linearRoot(
  e: Expression,
  letter: string,
  { values, budget }: { readonly values: Values; readonly budget: Budget },
): Rational | null {
  const [a, b, c] = [1n, 2n, 3n].map((n) =>
    evaluated(e, new Map([...values, [letter, rational(n)]]), budget),
  );
  if (!a || !b || !c) return null;
  const slope = subtract(b, a);
  if (isZero(slope) || !isZero(subtract(subtract(c, b), slope))) return null;
  return subtract(rational(1n), divide(a, slope));
}

function exactEvidence(story: StoryTask, values: Values, budget: Budget): string[] {
  const put = new Map([...values].map(([name, value]) => [name, number(value)]));
  return story.conditions.map(({ relation, says }) => {
    const result = evaluateExact(relation.left, values, budget);
    const shown = relation.left.kind === "symbol" ? relation.right : relation.left;
    return `${says} Put back: $${toLatex(substitute(shown, put))} = ${result ? toLatex(number(result)) : toLatex(int(0))}$.`;
  });
}

/** A story that is one calculation: done again as one exact fraction, or in doubles when it has roots. */
function checkCalculation(story: StoryTask, answer: readonly Rational[], budget: Budget): string[] | null {
  const fits = story.asked.every(({ value }, i) => {
    const given = answer[i] as Rational;
    const exact = evaluateExact(value, new Map(), budget) ?? numericValue(value);
    if (!exact) return false;
    if (holdsAt(equation(number(given), value), new Map(), budget) === true) return true;
    return (
      isZero(subtract(exact, given)) ||
      (isRounded(story) && isWrittenRounded(story, given) && isRounding(story, exact, given))
    );
  });
  return fits
    ? ["Worked out a second time as one exact number, the calculation gives the same value."]
    : null;
}

/** Whether an exact value is rounded to the given one; half a unit goes away from zero. */
function isRounding(story: StoryTask, exact: Rational, given: Rational): boolean {
  if (isNegative(exact) && story.whole === undefined) return isRounding(story, negate(exact), negate(given));
  const [low, high] = interval(story, given);
  const [fromLow, toHigh] = [sign(subtract(exact, low)), sign(subtract(high, exact))];
  return story.whole === "up" ? fromLow > 0 && toHigh >= 0 : fromLow >= 0 && toHigh > 0;
}

function numericValue(value: Expression): Rational | null {
  const near = evaluateComplex(value, new Map());
  return near && rational(BigInt(Math.round(near.re * 1e9)), 10n ** 9n);
}
