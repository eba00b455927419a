import type { Expression, FunctionNode } from "../expression/ast";
import { int, negation, power, product, quotient, sum } from "../expression/build";
import { substitute } from "../expression/substitute";
import { mapChildren, some, symbolsOf } from "../expression/walk";
import { table } from "../table";
import type { SinusoidFeature, TrigonometryQuestion } from "../tasks/trigonometry";
import type { Budget, Check } from "../types";
import { realValue } from "./numeric";
import { type ProblemOf, refuted, spotChecked, verified, weakest } from "./obligations";
import { type Fit, fitOf } from "./precise/fit";
import { decimalsOf } from "./trigonometric-value";

type Kind<K> = Extract<TrigonometryQuestion, { readonly kind: K }>;
const PI: Expression = { kind: "constant", name: "pi" };
const numberOf = (e: Expression | undefined): number | null => (e ? realValue(e, new Map()) : null);

/** The share of the whole circle that the angle cuts off. */
export function checkArc({ question }: ProblemOf<"trigonometry">, answer: Expression, budget: Budget): Check {
  if (question.kind !== "circle" || (question.asked !== "arc" && question.asked !== "sector"))
    return refuted("no measure");
  const { radius, amount, asked } = question;
  const size = numberOf(amount);
  if (size === null) return refuted("no measure");
  const whole = asked === "arc" ? product([int(2), PI, radius]) : product([PI, power(radius, int(2))]);
  const share = product([whole, quotient(amount, product([int(2), PI]))]);
  const fit = fitOf(share, answer, { places: decimalsOf(answer), budget });
  return fit === "apart"
    ? refuted("the share of the circle is another one")
    : spotChecked(
        `The angle is $${(size / (2 * Math.PI)).toFixed(4)}$ of a full turn, and the answer is that share of the whole circle.`,
      );
}

/** Takes the angle and the extreme values of the one circular function in it. */
export function checkSinusoid(
  { expression, unknown, asked }: Kind<"sinusoid">,
  answers: readonly Expression[],
  budget: Budget,
): Check {
  const wave = waveOf(expression, unknown);
  if (!wave || answers.length !== asked.length) return refuted("the function is of another kind");
  return weakest(
    asked.map((feature, place) => () => {
      const answer = answers[place] as Expression;
      const fit = featureFit(feature, answer, { ...wave, budget });
      return fit === "apart"
        ? refuted("the function itself says otherwise")
        : fit === "unknown"
          ? spotChecked(`The ${feature} agrees with values of the function to many digits.`)
          : verified(FEATURES[feature]);
    }),
  );
}

const FEATURES: Readonly<Record<SinusoidFeature, string>> = table({
  amplitude:
    "Half the gap between the function's values where sine or cosine is $1$ and $-1$ is the amplitude.",
  midline: "The midline is half-way between the function's values where sine or cosine is $1$ and $-1$.",
  maximum: "It is the larger of the function's values where sine or cosine is $1$ and $-1$.",
  minimum: "It is the smaller of the function's values where sine or cosine is $1$ and $-1$.",
  period: "Over it, the angle grows by exactly one period of the circular function.",
  "phase shift": "Put in, it makes the angle zero.",
  "horizontal shift": "Put in, it makes the angle zero.",
});

interface Wave {
  readonly name: string;
  /** The angle where the letter has a value. */
  readonly angleAt: (x: Expression) => Expression;
  /** The function where the circular function in it has a value. */
  readonly valueAt: (height: number) => Expression;
}

/** A function with one circular function in it. */
function waveOf(e: Expression, unknown: string): Wave | null {
  const calls: FunctionNode[] = [];
  const replaced = (by: Expression) => {
    const replace = (node: Expression): Expression =>
      node.kind === "function" && node.name !== "degree" ? by : mapChildren(node, replace);
    return replace(e);
  };
  some(e, (node) => {
    if (node.kind === "function" && node.name !== "degree") calls.push(node);
    return false;
  });
  const [only, more] = calls;
  const angle = only?.args[0];
  if (!only || !angle || more || symbolsOf(replaced(int(1))).length > 0) return null;
  return {
    name: only.name,
    angleAt: (x) => substitute(angle, new Map([[unknown, x]])),
    valueAt: (height) => replaced(int(height)),
  };
}

function featureFit(
  feature: SinusoidFeature,
  answer: Expression,
  { name, angleAt, valueAt, budget }: Wave & { readonly budget: Budget },
): Fit {
  const against = (exact: Expression) => fitOf(exact, answer, { places: decimalsOf(answer), budget });
  if (feature === "phase shift" || feature === "horizontal shift")
    return fitOf(angleAt(answer), int(0), { places: null, budget });
  if (feature === "period") {
    const grown = sum([angleAt(answer), negation(angleAt(int(0)))]);
    const whole = product([int(name === "tan" || name === "cot" ? 1 : 2), PI]);
    if ((numberOf(answer) ?? 0) <= 0) return "apart";
    return fitOf({ kind: "absolute", operand: grown }, whole, { places: null, budget });
  }
  if (name !== "sin" && name !== "cos") return "apart";
  const [up, down] = [valueAt(1), valueAt(-1)];
  const [high, low] = (numberOf(up) ?? 0) >= (numberOf(down) ?? 0) ? [up, down] : [down, up];
  switch (feature) {
    case "maximum":
      return against(high);
    case "minimum":
      return against(low);
    case "midline":
      return against(quotient(sum([high, low]), int(2)));
    case "amplitude":
      return against(quotient(sum([high, negation(low)]), int(2)));
  }
}
