import type { Expression } from "../expression/ast";
import { evaluateComplex } from "../expression/evaluate-numeric";
import { some } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { SinusoidFeature, TrigonometryQuestion } from "../tasks/trigonometry";
import type { Check } from "../types";
import { isClose, realValue } from "./numeric";
import { type ProblemOf, refuted, spotChecked } from "./obligations";
import { decimalsOf } from "./trigonometric-value";

type Kind<K> = Extract<TrigonometryQuestion, { readonly kind: K }>;
const numberOf = (e: Expression | undefined): number | null => (e ? realValue(e, new Map()) : null);

/** The share of the whole circle that the angle cuts off. */
export function checkArc({ question }: ProblemOf<"trigonometry">, answer: Expression): Check {
  if (question.kind !== "circle" || (question.asked !== "arc" && question.asked !== "sector"))
    return refuted("no measure");
  const [r, size, own] = [numberOf(question.radius), numberOf(question.amount), numberOf(answer)];
  if (r === null || size === null || own === null) return refuted("no measure");
  const whole = question.asked === "arc" ? 2 * Math.PI * r : Math.PI * r * r;
  const direct = whole * (size / (2 * Math.PI));
  return fitsWritten(answer, direct)
    ? spotChecked(
        `The angle is $${(size / (2 * Math.PI)).toFixed(4)}$ of a full turn, and that share of the whole circle is $${direct.toFixed(4)}$.`,
      )
    : refuted("the share of the circle is another one");
}

/** Equal, or rounded to the places that are written. */
function fitsWritten(answer: Expression, direct: number): boolean {
  const own = numberOf(answer);
  const digits = decimalsOf(answer);
  const room = digits === null ? 1e-9 * (1 + Math.abs(direct)) : 0.5000001 * 10 ** -digits;
  return own !== null && Math.abs(direct - own) <= room;
}

/** Looks the feature up on values of the function. */
export function checkSinusoid(
  { expression, unknown, asked }: Kind<"sinusoid">,
  answers: readonly Expression[],
): Check {
  const at = (x: number) => realValue(expression, new Map([[unknown, { re: x, im: 0 }]]));
  const ok =
    answers.length === asked.length &&
    asked.every((feature, place) =>
      feature === "phase shift" || feature === "horizontal shift"
        ? angleIsZero(expression, { [unknown]: numberOf(answers[place]) })
        : featureFits(feature, numberOf(answers[place]), at),
    );
  return ok
    ? spotChecked("Values of the function at many places show the same.")
    : refuted("the values of the function say otherwise");
}

/** Whether the angle of the one circular function is zero there. */
function angleIsZero(e: Expression, at: Readonly<Record<string, number | null>>): boolean {
  const angles: Expression[] = [];
  some(e, (node) => {
    if (node.kind === "function" && node.args[0]) angles.push(node.args[0]);
    return false;
  });
  const [angle, more] = angles;
  const places = new Map(Object.entries(at).map(([name, re]) => [name, { re: re ?? Number.NaN, im: 0 }]));
  return angle !== undefined && !more && Math.abs(realValue(angle, places) ?? Number.NaN) < 1e-9;
}

function featureFits(
  feature: SinusoidFeature,
  own: number | null,
  at: (x: number) => number | null,
): boolean {
  if (own === null) return false;
  if (feature === "period") {
    const same = (step: number) =>
      [0.1234, 0.777, 1.91].every((x) =>
        isClose((at(x) ?? Number.NaN) + 9, (at(x + step) ?? Number.NaN) + 9),
      );
    return own > 0 && same(own) && ![2, 3, 4, 5].some((part) => same(own / part));
  }
  const [low, high] = [-1, 1].map((side) => side * highest((x) => side * (at(x) ?? Number.NaN))) as [
    number,
    number,
  ];
  const direct = {
    amplitude: (high - low) / 2,
    midline: (high + low) / 2,
    maximum: high,
    minimum: low,
    "phase shift": Number.NaN,
    "horizontal shift": Number.NaN,
  }[feature];
  return Math.abs(direct - own) <= 1e-6 * Math.max(1, Math.abs(own));
}

/** The largest value, on a grid and then between its neighbours there. */
function highest(f: (x: number) => number): number {
  const places = Array.from({ length: 4001 }, (_, k) => (k - 2000) / 49.3);
  const values = places.map(f);
  const best = values.reduce((top, value, i) => (value > (values[top] ?? Number.NaN) ? i : top), 0);
  let [a, b] = [places[best - 1] ?? 0, places[best + 1] ?? 0];
  for (let round = 0; round < 60; round += 1) {
    const [c, d] = [a + (b - a) / 3, b - (b - a) / 3];
    if (f(c) > f(d)) b = d;
    else a = c;
  }
  return f((a + b) / 2);
}

/** The point in the other coordinates: distance and angle of less than a turn, or across and up. */
export function checkPolarPoint(
  { question }: ProblemOf<"trigonometry">,
  values: readonly Expression[],
): Check {
  if (question.kind !== "polar" || question.written !== "point") return refuted("no point");
  const [a, b] = [numberOf(question.first), numberOf(question.second)];
  const [first, second] = values;
  if (a === null || b === null || !first || !second) return refuted("no point");
  const turn = Math.atan2(b, a);
  const [x, y] =
    question.to === "polar"
      ? [Math.hypot(a, b), turn < -1e-12 ? turn + 2 * Math.PI : turn]
      : [a * Math.cos(b), a * Math.sin(b)];
  return fitsWritten(first, x) && fitsWritten(second, y)
    ? spotChecked(
        `A calculator shows the same for $${toLatex(question.first)}$ and $${toLatex(question.second)}$: $(${x.toFixed(3)}, ${y.toFixed(3)})$.`,
      )
    : refuted("the two points differ");
}

/** A complex number in the other form. */
export function checkComplexPolar({ to, first, second, written }: Kind<"polar">, answer: Expression): Check {
  const [a, b] = [numberOf(first), numberOf(second)];
  const own = evaluateComplex(answer, new Map());
  if (written !== "complex" || a === null || b === null || !own) return refuted("no number");
  const [x, y] = to === "rectangular" ? [a * Math.cos(b), a * Math.sin(b)] : [a, b];
  const isRounded = some(answer, (part) => part.kind === "number" && part.decimals !== undefined);
  const room = (isRounded ? 1e-3 : 1e-9) * Math.max(1, Math.abs(x), Math.abs(y));
  return Math.hypot(x - own.re, y - own.im) <= room
    ? spotChecked(
        `Both are the point $(${x.toFixed(3)}, ${y.toFixed(3)})$, as a calculator shows for $${toLatex(first)}$ and $${toLatex(second)}$.`,
      )
    : refuted("the two numbers differ");
}
