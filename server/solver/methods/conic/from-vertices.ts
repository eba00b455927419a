import type { Relation } from "../../expression/ast";
import { number } from "../../expression/build";
import { evaluateExact } from "../../expression/evaluate-exact";
import { divide, fromInt, isZero, negate, type Rational, subtract } from "../../expression/rational";
import { tidy } from "../../expression/tidy";
import { toLatex } from "../../printer/latex";
import type { ConicTask } from "../../tasks/conic";
import type { Budget, Derivation, Step } from "../../types";
import { at, type Place, relationAnswer } from "./answer";
import { standardForm } from "./conic";
import { graphOf } from "./graph";
import { middle, squareDistance } from "./parts";

/** An ellipse or hyperbola from its vertices and foci; null where they fit none. */
export function fromVertices(
  given: Extract<ConicTask["given"], { readonly vertices: unknown }>,
  budget: Budget,
): Derivation | null {
  const { vertices, foci, kind } = given;
  const center = middle(vertices, budget);
  const [h, k] = center.map((each) => evaluateExact(each, new Map(), budget));
  const [a2, c2] = [squareDistance(center, vertices[1], budget), squareDistance(center, foci[1], budget)].map(
    (each) => evaluateExact(each, new Map(), budget),
  );
  if (!h || !k || !a2 || !c2) return null;
  const b2 = kind === "ellipse" ? subtract(a2, c2) : subtract(c2, a2);
  const upright = evaluateExact(
    tidy({ kind: "sum", terms: [vertices[0][0], { kind: "negation", operand: vertices[1][0] }] }, budget),
    new Map(),
    budget,
  );
  if (b2.n <= 0n || !upright) return null;
  const along = isZero(upright) ? "y" : "x";
  const other = kind === "ellipse" ? b2 : negate(b2);
  const [under, beside] = along === "x" ? [a2, other] : [other, a2];
  const one = fromInt(1);
  const found = { central: { a: divide(one, under), c: divide(one, beside), h, k, r: one } };
  const relation = standardForm(found.central, budget);
  const numbers = { a2, b2, c2 };
  return {
    method: "conic",
    steps: stepsFor(kind, { center, along, numbers, relation }),
    answer: relationAnswer(relation),
    draw: () => graphOf(found, kind),
  };
}

interface Worked {
  readonly center: Place;
  readonly along: "x" | "y";
  readonly numbers: { readonly a2: Rational; readonly b2: Rational; readonly c2: Rational };
  readonly relation: Relation;
}

function stepsFor(kind: "ellipse" | "hyperbola", { center, along, numbers, relation }: Worked): Step[] {
  const { a2, b2, c2 } = numbers;
  return [
    {
      rule: "middle-of-vertices",
      title: "The centre is the midpoint of the vertices.",
      latex: at(center),
      why: "The curve is symmetric to its centre.",
    },
    {
      rule: "axis-lengths",
      title: "Find $a^2$ and $c^2$ from the distances to a vertex and to a focus.",
      latex: `a^2 = ${toLatex(number(a2))}, \\; c^2 = ${toLatex(number(c2))}`,
      why: "$a$ is the distance from the centre to a vertex, $c$ the one to a focus.",
    },
    {
      rule: "other-axis",
      title: "Find $b^2$.",
      latex: `b^2 = ${toLatex(number(b2))}`,
      why: kind === "ellipse" ? "For an ellipse $b^2 = a^2 - c^2$." : "For a hyperbola $b^2 = c^2 - a^2$.",
    },
    {
      rule: "conic-equation",
      title: "Put the centre and the squares into the standard form.",
      latex: toLatex(relation),
      why: `The vertices lie along the ${along === "x" ? "horizontal" : "vertical"} axis, so $a^2$ stands under the square of $${along}$.`,
    },
  ];
}
