import type { Expression } from "../expression/ast";
import { evaluateComplex } from "../expression/evaluate-numeric";
import { some } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { SinusoidFeature, TrigonometryQuestion } from "../tasks/trigonometry";
import type { AnswerValue, Check } from "../types";
import { isClose, realValue } from "./numeric";

type Kind<K> = Extract<TrigonometryQuestion, { readonly kind: K }>;
const refuted = (reason: string): Check => ({ status: "refuted", reason });
const numberOf = (e: Expression | undefined): number | null => (e ? realValue(e, new Map()) : null);

/** The share of the whole circle that the angle cuts off. */
export function verifyCircle({ asked, radius, amount }: Kind<"circle">, value: AnswerValue): Check {
  const [r, size, own] = [
    numberOf(radius),
    numberOf(amount),
    value.kind === "quantity" ? numberOf(value.value) : null,
  ];
  if (r === null || size === null || own === null || (asked !== "arc" && asked !== "sector"))
    return refuted("no measure");
  const whole = asked === "arc" ? 2 * Math.PI * r : Math.PI * r * r;
  const direct = whole * (size / (2 * Math.PI));
  const digits =
    value.kind === "quantity" && value.value.kind === "number" ? value.value.decimals : undefined;
  const room = digits === undefined ? 1e-9 * (1 + direct) : 0.51 * 10 ** -digits;
  return Math.abs(direct - own) <= room
    ? {
        status: "partial",
        evidence: [
          `The angle is $${(size / (2 * Math.PI)).toFixed(4)}$ of a full turn, and that share of the whole circle is $${direct.toFixed(4)}$.`,
        ],
      }
    : refuted("the share of the circle is another one");
}

/** Looks the feature up on values of the function. */
export function verifySinusoid({ expression, unknown, asked }: Kind<"sinusoid">, value: AnswerValue): Check {
  const answers =
    value.kind === "expression"
      ? [value.expression]
      : value.kind === "named"
        ? value.values.map((each) => each.value)
        : [];
  const at = (x: number) => realValue(expression, new Map([[unknown, { re: x, im: 0 }]]));
  const ok =
    answers.length === asked.length &&
    asked.every((feature, place) =>
      feature === "phase shift" || feature === "horizontal shift"
        ? angleIsZero(expression, { [unknown]: numberOf(answers[place]) })
        : featureFits(feature, numberOf(answers[place]), at),
    );
  return ok
    ? { status: "partial", evidence: ["Values of the function at many places show the same."] }
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
  const values = Array.from({ length: 20001 }, (_, k) => at((k - 10000) / 149.3) ?? Number.NaN);
  const [low, high] = values.reduce(
    ([a, b], v) => [Math.min(a, v), Math.max(b, v)],
    [Infinity, -Infinity],
  ) as [number, number];
  const direct = {
    amplitude: (high - low) / 2,
    midline: (high + low) / 2,
    maximum: high,
    minimum: low,
    "phase shift": Number.NaN,
    "horizontal shift": Number.NaN,
  }[feature];
  return Math.abs(direct - own) <= 1e-2 * Math.max(1, Math.abs(own));
}

/** Turns both forms into coordinates of the plane. */
export function verifyPolar({ to, first, second }: Kind<"polar">, value: AnswerValue): Check {
  const [a, b] = [numberOf(first), numberOf(second)];
  const own =
    value.kind === "point"
      ? pairOf(value.values)
      : value.kind === "expression"
        ? complexOf(value.expression)
        : null;
  if (a === null || b === null || !own) return refuted("no point");
  const given = to === "rectangular" ? [a * Math.cos(b), a * Math.sin(b)] : [a, b];
  const isPair = value.kind === "point";
  const [r, t] = own;
  const found = to === "polar" && isPair ? [r * Math.cos(t), r * Math.sin(t)] : own;
  const distance = Math.hypot((given[0] ?? 0) - (found[0] ?? 0), (given[1] ?? 0) - (found[1] ?? 0));
  return distance <= 2e-3 * Math.max(1, Math.abs(a), Math.abs(b))
    ? {
        status: "partial",
        evidence: [
          `Both are the point $(${(given[0] ?? 0).toFixed(3)}, ${(given[1] ?? 0).toFixed(3)})$, as a calculator shows for $${toLatex(first)}$ and $${toLatex(second)}$.`,
        ],
      }
    : refuted("the two points differ");
}

function pairOf(values: readonly Expression[]): [number, number] | null {
  const [x, y] = [numberOf(values[0]), numberOf(values[1])];
  return x === null || y === null ? null : [x, y];
}

function complexOf(e: Expression): [number, number] | null {
  const value = evaluateComplex(e, new Map());
  return value && [value.re, value.im];
}
