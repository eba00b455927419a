import { int, power, product, quotient, sum } from "../../expression/build";
import { tidy } from "../../expression/tidy";
import { LATEX } from "../../printer/answer/hand";
import { vector } from "../../printer/answer/plane";
import { toLatex } from "../../printer/latex";
import type { Components } from "../../tasks/polar";
import type { Budget, Derivation } from "../../types";
import { isNothing, vectorAnswer } from "./components";

/** The part of u that points along v: (u·v / v·v) v. */
export function projection(
  u: Components,
  v: Components,
  { units, budget }: { readonly units: boolean; readonly budget: Budget },
): Derivation | null {
  const dot = tidy(sum(u.map((each, i) => product([each, v[i] ?? int(0)]))), budget);
  const square = tidy(sum(v.map((each) => power(each, int(2)))), budget);
  if (isNothing(square)) return null;
  const factor = tidy(quotient(dot, square), budget);
  const answer = vectorAnswer(v.map((each) => tidy(product([factor, each]), budget)));
  return {
    method: "vector",
    steps: [
      {
        rule: "projection-factor",
        title: "Divide the dot product by the square of the length of the second vector.",
        latex: `\\frac{${toLatex(dot)}}{${toLatex(square)}} = ${toLatex(factor)}`,
        why: "$\\frac{\\vec{u} \\cdot \\vec{v}}{|\\vec{v}|^2}$ says how many times $\\vec{v}$ fits along $\\vec{u}$.",
      },
      {
        rule: "scale-onto-direction",
        title: "Multiply the second vector by this number.",
        latex: vector(answer.items, units, LATEX),
        why: "The projection points along $\\vec{v}$.",
      },
    ],
    answer,
  };
}
