import type { Expression } from "../expression/ast";
import { int, negation, number, sum } from "../expression/build";
import { decimalText } from "../expression/decimal";
import { evaluateExact } from "../expression/evaluate-exact";
import { evaluateComplex } from "../expression/evaluate-numeric";
import { piMultiple } from "../expression/pi-multiple";
import {
  add,
  divide,
  equals,
  isNegative,
  isZero,
  negate,
  type Rational,
  rational,
  sign,
  subtract,
  toNumber,
} from "../expression/rational";
import { substitute } from "../expression/substitute";
import { symbolsOf } from "../expression/walk";
import { isUndefined } from "../ledger";
import { toLatex } from "../printer/latex";
import type { StoryTask } from "../tasks/story";
import type { AnswerValue, Budget, Check, Problem } from "../types";

type Values = Map<string, Rational>;
/** A condition written as an expression that has to be zero. */
type Residual = Expression;

const refuted = (reason: string): Check => ({ status: "refuted", reason });
const RESTS = "This rests on the reading of the story shown above: compare it with the text.";

/** Puts the answer back into every condition of the story. The other unknowns are found from the conditions one
 * at a time; what is left over must come out exactly, or change its sign within the rounding. Never more than
 * "partial", because the equations themselves rest on a reading. */
export function verifyStory(problem: Problem, value: AnswerValue, budget: Budget): Check {
  if (problem.task !== "story") return refuted("This is no story.");
  const answers = answersOf(value);
  if (!answers) return refuted("The answer is of another kind.");
  const evidence: string[] = [];
  for (const answer of answers) {
    if (problem.conditions.length === 0 && keepsPi(problem, answer, budget)) {
      evidence.push("The number in front of $\\pi$ comes out the same for other values put in its place.");
      continue;
    }
    const numbers = answer.map((each) => evaluateExact(each, new Map(), budget));
    if (numbers.some((each) => each === null) || numbers.length !== problem.asked.length)
      return refuted("The answer is not a number.");
    const found = checkOne(problem, numbers as Rational[], budget);
    if (found === null) return refuted("A condition of the story does not hold.");
    evidence.push(...found);
  }
  return {
    status: "partial",
    evidence: [...evidence, ...(problem.assumption ? [problem.assumption] : []), RESTS],
  };
}

/** Whether the answers are multiples of π, exactly those that are asked for, with no rounding asked. */
function keepsPi({ asked, decimals }: StoryTask, answer: readonly Expression[], budget: Budget): boolean {
  if (decimals !== undefined || answer.length !== asked.length) return false;
  return answer.every((given, i) => {
    const [own, meant] = [given, (asked[i] as StoryTask["asked"][number]).value].map((each) =>
      piMultiple(each, budget),
    );
    return own && meant && own.exponent === meant.exponent && equals(own.coefficient, meant.coefficient);
  });
}

function answersOf(value: AnswerValue): (readonly Expression[])[] | null {
  if (value.kind === "quantity") return [[value.value]];
  if (value.kind === "named") return [value.values.map((each) => each.value)];
  return value.kind === "points" ? [...value.points] : null;
}

/** Sentences when the conditions hold, null when they do not. */
function checkOne(story: StoryTask, answer: readonly Rational[], budget: Budget): string[] | null {
  if (story.conditions.length === 0) return checkCalculation(story, answer, budget);
  const at = (numbers: readonly Rational[]) => leftOver(story, numbers, budget);
  const exact = at(answer);
  if (exact?.rest.every((each) => isZero(each))) return exactEvidence(story, exact.values, budget);
  if (answer.length !== 1 || answer[0] === undefined) return null;
  const [low, high] = interval(story, answer[0]);
  const [below, above] = [at([low]), at([high])];
  const [first, second] = [below?.rest ?? [], above?.rest ?? []];
  const unsettled = first.flatMap((each, i) =>
    second[i] && !(isZero(each) && isZero(second[i])) ? [[each, second[i]]] : [],
  );
  const [pair] = unsettled;
  if (unsettled.length !== 1 || !pair?.[0] || !pair[1]) return null;
  if (sign(pair[0]) * sign(pair[1]) > 0) return null;
  return [
    `At $${decimalText(low)}$ and at $${decimalText(high)}$ the two sides of the equation differ in opposite directions, so the exact value lies between and the rounding is right.`,
  ];
}

/** Where the value before rounding must lie. */
function interval({ whole, decimals }: StoryTask, answer: Rational): readonly [Rational, Rational] {
  const one = rational(1n);
  if (whole === "down") return [answer, add(answer, one)];
  if (whole === "up") return [subtract(answer, one), answer];
  const half = rational(1n, 2n * 10n ** BigInt(decimals ?? 2));
  return [subtract(answer, half), add(answer, half)];
}

/** Values of all unknowns when the asked ones have the given values, and the residuals of the conditions not
 * needed to find them. Null when an unknown cannot be found one at a time. */
function leftOver(
  story: StoryTask,
  answer: readonly Rational[],
  budget: Budget,
): { readonly values: Values; readonly rest: readonly Rational[] } | null {
  const residuals: Residual[] = [
    ...story.asked.map(({ value }, i) => sum([value, negation(number(answer[i] as Rational))])),
    ...story.conditions.map(({ relation }) => sum([relation.left, negation(relation.right)])),
  ];
  const values: Values = new Map();
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
  const fits = story.asked.every(({ value, unit }, i) => {
    const given = answer[i] as Rational;
    const exact = evaluateExact(value, new Map(), budget);
    const rounds = story.whole !== undefined || story.decimals !== undefined || unit === "$";
    const difference = exact ? subtract(exact, given) : numericDifference(value, given);
    if (!difference || isZero(difference)) return difference !== null;
    if (!rounds) return false;
    if (story.whole === "down") return !isNegative(difference) && toNumber(difference) < 1;
    if (story.whole === "up") return isNegative(difference) && toNumber(difference) > -1;
    const half = rational(1n, 2n * 10n ** BigInt(story.decimals ?? 2));
    return !isNegative(subtract(half, isNegative(difference) ? negate(difference) : difference));
  });
  return fits
    ? ["Worked out a second time as one exact number, the calculation gives the same value."]
    : null;
}

function numericDifference(value: Expression, given: Rational): Rational | null {
  const near = evaluateComplex(value, new Map());
  if (!near) return null;
  return subtract(rational(BigInt(Math.round(near.re * 1e9)), 10n ** 9n), given);
}
