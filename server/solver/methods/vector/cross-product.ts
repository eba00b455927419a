import { int, negation, product, sum } from "../../expression/build";
import { tidy } from "../../expression/tidy";
import { LATEX } from "../../printer/answer/hand";
import { vector } from "../../printer/answer/plane";
import { toLatex } from "../../printer/latex";
import type { Components } from "../../tasks/polar";
import type { Budget, Derivation } from "../../types";
import { bracketed, vectorAnswer } from "./components";

const PLACES = [
  [1, 2],
  [2, 0],
  [0, 1],
] as const;

/** The vector at right angles to both, as long as the parallelogram between them is large. */
export function crossProduct(u: Components, v: Components, budget: Budget): Derivation | null {
  if (u.length !== PLACES.length || v.length !== PLACES.length) return null;
  const at = (components: Components, i: number) => components[i] ?? int(0);
  const put = PLACES.map(([i, j]) =>
    sum([product([at(u, i), at(v, j)], true), negation(product([at(u, j), at(v, i)], true))]),
  );
  const answer = vectorAnswer(put.map((each) => tidy(each, budget)));
  return {
    method: "vector",
    steps: [
      {
        rule: "cross-product",
        title: "Multiply crosswise the components other than the one that is worked out.",
        latex: bracketed(put.map((each) => toLatex(each))),
        why: "$\\vec{u} \\times \\vec{v} = \\langle u_2v_3 - u_3v_2,\\; u_3v_1 - u_1v_3,\\; u_1v_2 - u_2v_1 \\rangle$.",
      },
      {
        rule: "work-out-components",
        title: "Work out each component.",
        latex: vector(answer.items, false, LATEX),
        why: "It stands at right angles to both vectors.",
      },
    ],
    answer,
  };
}
