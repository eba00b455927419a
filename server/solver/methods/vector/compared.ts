import { tidy } from "../../expression/tidy";
import { toLatex } from "../../printer/latex";
import type { Components } from "../../tasks/polar";
import type { Budget, Derivation } from "../../types";
import { bracketed } from "./components";

/** Whether two vectors are equal: all their components are. */
export function compared(u: Components, v: Components, budget: Budget): Derivation {
  const [first, second] = [u, v].map((each) => bracketed(each.map((part) => toLatex(tidy(part, budget)))));
  const word = first === second ? "equal" : "not equal";
  return {
    method: "vector",
    steps: [
      {
        rule: "end-minus-start",
        title: "Subtract the starting point from the end point of each vector.",
        latex: `\\vec{u} = ${first}, \\quad \\vec{v} = ${second}`,
        why: "The components say how far to go across and up.",
      },
      {
        rule: "compare-components",
        title: "Compare the components.",
        latex: `\\text{${word}}`,
        why: "Vectors are equal when all their components are.",
      },
    ],
    answer: { kind: "word", word },
  };
}
