import type { Relation } from "../../expression/ast";
import { number } from "../../expression/build";
import { divide } from "../../expression/rational";
import { conicNotation } from "../../printer/answer/plane";
import { writeValue } from "../../printer/answer/value";
import { toLatex } from "../../printer/latex";
import type { ConicAsked } from "../../tasks/conic";
import type { Budget, Derivation, Method, Step } from "../../types";
import { relationAnswer } from "./answer";
import { type Conic, circleEquation, conicOf, kindOf, parabolaForm, standardForm } from "./conic";
import { kindByDiscriminant } from "./discriminant";
import { fromParts } from "./from-parts";
import { graphOf } from "./graph";
import { partOf } from "./read-part";

/** Circles, ellipses, hyperbolas and parabolas with axes along x and y. */
export const conic: Method = {
  id: "conic",
  tasks: ["conic"],
  work(problem, budget): Derivation | null {
    if (problem.task !== "conic") return null;
    return problem.given.kind === "equation"
      ? fromEquation(problem.given.relation, problem.asked, budget)
      : fromParts(problem, budget);
  },
};

function fromEquation(relation: Relation, asked: ConicAsked, budget: Budget): Derivation | null {
  const turned = asked === "kind" ? kindByDiscriminant(relation, budget) : null;
  if (turned) return turned;
  const found = conicOf(relation, budget);
  const kind = found && kindOf(found);
  if (!found || !kind) return null;
  const standard = standardOf(found, kind, budget);
  const first: Step[] =
    toLatex(standard) === toLatex(relation)
      ? []
      : [
          {
            rule: "complete-squares",
            title: "Complete the squares and write the equation in standard form.",
            latex: toLatex(standard),
            why: "The standard form shows where the curve lies and how large it is.",
          },
        ];
  const draw = () => graphOf(found, kind);
  if (asked === "equation")
    return first.length > 0
      ? { method: "conic", steps: first, answer: relationAnswer(standard), draw }
      : null;
  const read = partOf(found, { kind, asked }, budget);
  return (
    read && {
      method: "conic",
      steps: [
        ...first,
        { ...read.step, latex: (conicNotation({ asked }, read.answer) ?? writeValue(read.answer)).latex },
      ],
      answer: read.answer,
      draw,
    }
  );
}

function standardOf(found: Conic, kind: string, budget: Budget): Relation {
  if ("parabola" in found) return parabolaForm(found.parabola, budget);
  const { a, h, k, r } = found.central;
  return kind === "circle"
    ? circleEquation([number(h), number(k)], number(divide(r, a)), budget)
    : standardForm(found.central, budget);
}
