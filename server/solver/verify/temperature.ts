import { roundTo, terminatingDigits } from "../expression/decimal";
import { evaluateExact } from "../expression/evaluate-exact";
import {
  add,
  divide,
  equals,
  fromInt,
  multiply,
  type Rational,
  rational,
  subtract,
} from "../expression/rational";
import { toLatex } from "../printer/latex";
import type { Scale } from "../tasks/unit-conversion";
import type { AnswerValue, Budget, Check, Problem } from "../types";

const refuted: Check = { status: "refuted", reason: "This is another temperature." };
/** Two temperatures known on every scale: freezing and boiling water. */
const KNOWN: Readonly<Record<Scale, readonly [Rational, Rational]>> = {
  C: [fromInt(0), fromInt(100)],
  F: [fromInt(32), fromInt(212)],
  K: [rational(27315n, 100n), rational(37315n, 100n)],
};

/** How far between freezing and boiling water: the same share on every scale. */
function shareOf(value: Rational, scale: Scale): Rational {
  const [low, high] = KNOWN[scale];
  return divide(subtract(value, low), subtract(high, low));
}

const SIGNS: Readonly<Record<Scale, string>> = { C: "°C", F: "°F", K: "K" };
const USUAL_PLACES = 2;

/** Compares how far between freezing and boiling water both temperatures lie. */
export function verifyTemperature(problem: Problem, value: AnswerValue, budget: Budget): Check {
  if (problem.task !== "temperature" || value.kind !== "quantity") return refuted;
  const answer = evaluateExact(value.value, new Map(), budget);
  if (!answer) return refuted;
  const { from, to, form } = problem;
  if (value.unit !== SIGNS[to]) return { status: "refuted", reason: "This is another scale." };
  const [low, high] = KNOWN[to];
  const exact = add(low, multiply(shareOf(problem.value, from), subtract(high, low)));
  const isExact = equals(answer, exact) && form.decimals === undefined;
  const mayRound = form.decimals !== undefined || terminatingDigits(exact) === null;
  if (!isExact && !(mayRound && equals(answer, roundTo(exact, form.decimals ?? USUAL_PLACES)))) return refuted;
  const share = `of the way from freezing to boiling water`;
  return {
    status: "verified",
    evidence: [
      `Water freezes at $${toLatex(numberNode(low))}$ and boils at $${toLatex(numberNode(high))}$ on this scale. The answer lies the same part ${share} as the temperature in the question${equals(answer, exact) ? "" : ", rounded once"}.`,
    ],
  };
}

const numberNode = (value: Rational) =>
  ({ kind: "number", value, decimals: value.d === 1n ? 0 : 2 }) as const;
