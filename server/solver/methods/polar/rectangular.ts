import type { Expression } from "../../expression/ast";
import { product } from "../../expression/build";
import { tidy } from "../../expression/tidy";
import { some } from "../../expression/walk";
import { polarNotation } from "../../printer/answer/plane";
import { writeValue } from "../../printer/answer/value";
import { toLatex } from "../../printer/latex";
import type { PolarTask } from "../../tasks/polar";
import type { AnswerValue, Budget, Derivation } from "../../types";
import { complexNumber } from "./complex-number";

/** x = r cos θ and y = r sin θ, with exact values; null where the cosine or sine has none. */
export function toRectangular(
  task: Extract<PolarTask, { readonly task: "to-rectangular" }>,
  budget: Budget,
): Derivation | null {
  const { radius, angle, complex } = task;
  const put = (["cos", "sin"] as const).map(
    (name): Expression => product([radius, { kind: "function", name, args: [angle] }]),
  );
  const values = put.map((each) => tidy(each, budget));
  const [x, y] = values;
  if (!x || !y || values.some((each) => some(each, (part) => part.kind === "function"))) return null;
  const answer: AnswerValue = complex ? complexNumber(x, y, budget) : pair(x, y);
  return {
    method: "polar",
    steps: [
      {
        rule: "cosine-and-sine",
        title: "Put the distance and the angle into $x = r\\cos\\theta$ and $y = r\\sin\\theta$.",
        latex: `x = ${put.map(toLatex).join(", \\; y = ")}`,
        why: "The cosine belongs to the way across, the sine to the way up.",
      },
      {
        rule: "exact-values",
        title: "Put in the exact values.",
        latex: (polarNotation(task, answer) ?? writeValue(answer)).latex,
        why: complex ? "The number is $x + yi$." : "The point is $(x, y)$.",
      },
    ],
    answer,
  };
}

const pair = (x: Expression, y: Expression): AnswerValue => ({
  kind: "points",
  unknowns: ["x", "y"],
  points: [[x, y]],
});
