import type { Expression } from "../expression/ast";
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
  toNumber,
} from "../expression/rational";
import { toLatex } from "../printer/latex";
import { table } from "../table";
import type { Scale } from "../tasks/unit-conversion";
import type { Check } from "../types";
import { is } from "./claims";
import { type ProblemOf, refuted, type Verifier, verified } from "./obligations";
import { hasIdleNoughts } from "./statistics-figure";

/** Two temperatures known on every scale: freezing and boiling water. */
const KNOWN: Readonly<Record<Scale, readonly [Rational, Rational]>> = table({
  C: [fromInt(0), fromInt(100)],
  F: [fromInt(32), fromInt(212)],
  K: [rational(27315n, 100n), rational(37315n, 100n)],
});

/** How far between freezing and boiling water: the same share on every scale. */
function shareOf(value: Rational, scale: Scale): Rational {
  const [low, high] = KNOWN[scale];
  return divide(subtract(value, low), subtract(high, low));
}

const SIGNS: Readonly<Record<Scale, string>> = table({ C: "°C", F: "°F", K: "K" });
const USUAL_PLACES = 2;

/** Compares how far between freezing and boiling water both temperatures lie. */
export const TEMPERATURE: Verifier<"temperature"> = {
  quantity: (problem, { value, unit }, budget) => ({
    value: () => checkTemperature(problem, value, evaluateExact(value, new Map(), budget)),
    unit: is(unit, SIGNS[problem.to]),
  }),
};

function checkTemperature(
  { value, from, to, form }: ProblemOf<"temperature">,
  written: Expression,
  answer: Rational | null,
): Check {
  const [low, high] = KNOWN[to];
  const exact = add(low, multiply(shareOf(value, from), subtract(high, low)));
  const isExact = form.decimals === undefined && terminatingDigits(exact) !== null;
  const asked = isExact ? exact : roundTo(exact, form.decimals ?? USUAL_PLACES);
  if (!answer || !equals(answer, asked)) return refuted("This is another temperature.");
  if (form.decimals === undefined && hasIdleNoughts(written, toNumber(exact)))
    return refuted("A decimal ends in a nought.");
  return verified(
    `Water freezes at $${toLatex(numberNode(low))}$ and boils at $${toLatex(numberNode(high))}$ on this scale. The answer lies the same part of the way from freezing to boiling water as the temperature in the question${equals(answer, exact) ? "" : ", rounded once"}.`,
  );
}

const numberNode = (value: Rational) =>
  ({ kind: "number", value, decimals: value.d === 1n ? 0 : 2 }) as const;
