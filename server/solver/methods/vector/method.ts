import type { Expression } from "../../expression/ast";
import { int, product, quotient, sum } from "../../expression/build";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import { aroundDouble, places, roundedFigure } from "../../expression/figures";
import { substitute } from "../../expression/substitute";
import { tidy } from "../../expression/tidy";
import { some } from "../../expression/walk";
import { LATEX } from "../../printer/answer/hand";
import { vector as written } from "../../printer/answer/plane";
import { valueLatex } from "../../printer/answer/value";
import { toLatex } from "../../printer/latex";
import type { Components, VectorTask } from "../../tasks/polar";
import type { AnswerValue, Budget, Derivation, Method, Step } from "../../types";
import { compared } from "./compared";
import { bracketed, isNothing, lengthOf, vectorAnswer } from "./components";
import { crossProduct } from "./cross-product";
import { magnitudeAndDirection } from "./magnitude-and-direction";
import { projection } from "./projection";

/** Sums, lengths, dot products, angles and unit vectors. */
export const vector: Method = {
  id: "vector",
  tasks: ["vector"],
  work(problem, budget): Derivation | null {
    if (problem.task !== "vector") return null;
    const [u, v] = problem.vectors.map(({ components }) => components);
    if (!u) return null;
    if (problem.asked === "magnitude") return magnitude(u, budget);
    if (problem.asked === "unit") return unit(u, problem.units, budget);
    if (problem.expression) return combination(problem, budget);
    if (problem.asked === "magnitude-and-direction") return magnitudeAndDirection(u, budget);
    if (!v) return null;
    if (problem.asked === "projection") return projection(u, v, { units: problem.units, budget });
    if (problem.asked === "equal") return compared(u, v, budget);
    if (problem.asked === "cross") return crossProduct(u, v, budget);
    return problem.asked === "dot"
      ? dot(u, v, budget)
      : problem.asked === "angle"
        ? angle(u, v, budget)
        : null;
  },
};

function numberAnswer(expression: Expression): AnswerValue {
  return { kind: "expression", expression };
}

function magnitude(u: Components, budget: Budget): Derivation {
  const put = lengthOf(u);
  const answer = numberAnswer(tidy(put, budget));
  return {
    method: "vector",
    steps: [
      {
        rule: "magnitude-formula",
        title: "Take the root of the sum of the squares.",
        latex: toLatex(put),
        why: "The length of $\\langle a, b \\rangle$ is $\\sqrt{a^2 + b^2}$, by the theorem of Pythagoras.",
      },
      {
        rule: "work-out-magnitude",
        title: "Work it out.",
        latex: valueLatex(answer),
        why: "This is the length of the vector.",
      },
    ],
    answer,
  };
}

function unit(u: Components, units: boolean, budget: Budget): Derivation | null {
  const length = tidy(lengthOf(u), budget);
  if (isNothing(length)) return null;
  const answer = vectorAnswer(u.map((each) => tidy(quotient(each, length), budget)));
  return {
    method: "vector",
    steps: [
      {
        rule: "magnitude-formula",
        title: "Find the length of the vector.",
        latex: `${toLatex(lengthOf(u))} = ${toLatex(length)}`,
        why: "The length of $\\langle a, b \\rangle$ is $\\sqrt{a^2 + b^2}$.",
      },
      {
        rule: "divide-by-length",
        title: "Divide every component by the length.",
        latex: written(answer.items, units, LATEX),
        why: "The result has length $1$ and the same direction.",
      },
    ],
    answer,
  };
}

function dot(u: Components, v: Components, budget: Budget): Derivation {
  const put = sum(u.map((each, i) => product([each, v[i] ?? int(0)], true)));
  const answer = numberAnswer(tidy(put, budget));
  return {
    method: "vector",
    steps: [
      {
        rule: "dot-product",
        title: "Multiply matching components and add.",
        latex: toLatex(put),
        why: "$\\langle a, b \\rangle \\cdot \\langle c, d \\rangle = ac + bd$.",
      },
      {
        rule: "work-out-dot-product",
        title: "Work it out.",
        latex: valueLatex(answer),
        why: "The dot product is a number.",
      },
    ],
    answer,
  };
}

const ANGLE_PLACES = 1;

function angle(u: Components, v: Components, budget: Budget): Derivation | null {
  const cosine = tidy(
    quotient(sum(u.map((each, i) => product([each, v[i] ?? int(0)]))), product([lengthOf(u), lengthOf(v)])),
    budget,
  );
  const value = evaluateComplex(cosine, new Map());
  if (!value || Math.abs(value.re) > 1) return null;
  const bounds = aroundDouble((Math.acos(value.re) * 180) / Math.PI);
  const shown = bounds && roundedFigure(bounds, places(ANGLE_PLACES));
  if (!shown) return null;
  const last: Step = {
    rule: "inverse-cosine",
    title: "Find the angle with that cosine.",
    latex: `${toLatex(shown)}^\\circ`,
    why: "The angle between two vectors lies from $0^\\circ$ to $180^\\circ$.",
  };
  return {
    method: "vector",
    steps: [
      {
        rule: "cosine-of-angle",
        title: "Divide the dot product by the product of the lengths.",
        latex: `\\cos\\theta = ${toLatex(cosine)}`,
        why: "$\\vec{u} \\cdot \\vec{v} = |\\vec{u}|\\,|\\vec{v}|\\cos\\theta$.",
      },
      last,
    ],
    answer: { kind: "quantity", value: shown, unit: "°" },
  };
}

function combination({ vectors, expression, units, asked }: VectorTask, budget: Budget): Derivation | null {
  if (!expression) return null;
  const width = vectors[0]?.components.length ?? 0;
  const put = Array.from({ length: width }, (_, i) =>
    substitute(expression, new Map(vectors.map(({ name, components }) => [name, components[i] ?? int(0)]))),
  );
  const components = put.map((each) => tidy(each, budget));
  if (components.some((each) => some(each, ({ kind }) => kind === "function"))) return null;
  const answer = vectorAnswer(components);
  const between = asked === "between-points";
  return {
    method: "vector",
    steps: [
      {
        rule: between ? "end-minus-start" : "component-by-component",
        title: between
          ? "Subtract the starting point from the end point."
          : "Work in each component on its own.",
        latex: bracketed(put.map(toLatex)),
        why: between
          ? "The vector says how far to go across and up."
          : "Vectors are added and multiplied by numbers component by component.",
      },
      {
        rule: "work-out-components",
        title: "Work out each component.",
        latex: written(answer.items, units, LATEX),
        why: "That is the resulting vector.",
      },
    ],
    answer,
  };
}
