import { int, number, power } from "../../expression/build";
import { evaluateExact } from "../../expression/evaluate-exact";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import { divide, fromInt, isZero, subtract } from "../../expression/rational";
import { tidy } from "../../expression/tidy";
import { toLatex } from "../../printer/latex";
import type { ConicTask } from "../../tasks/conic";
import type { Budget, Derivation, Step } from "../../types";
import { at, type Place, relationAnswer } from "./answer";
import { circleEquation, conicOf, parabolaForm } from "./conic";
import { fromVertices } from "./from-vertices";
import { graphOf } from "./graph";
import { middle, squareDistance } from "./parts";

/** The equation of a conic section from the parts that are given; null where they fit no such curve. */
export function fromParts({ given }: ConicTask, budget: Budget): Derivation | null {
  if (given.kind === "circle" || given.kind === "circle-through" || given.kind === "diameter")
    return circle(given, budget);
  if (given.kind === "parabola") return parabola(given, budget);
  return given.kind === "equation" ? null : fromVertices(given, budget);
}

function circle(
  given: Extract<ConicTask["given"], { readonly kind: "circle" | "circle-through" | "diameter" }>,
  budget: Budget,
): Derivation | null {
  const center: Place = given.kind === "diameter" ? middle(given.ends, budget) : given.center;
  const edge =
    given.kind === "diameter" ? given.ends[0] : given.kind === "circle-through" ? given.point : null;
  const square = edge
    ? squareDistance(center, edge, budget)
    : given.kind === "circle"
      ? tidy(power(given.radius, int(2)), budget)
      : int(0);
  const size = evaluateComplex(given.kind === "circle" ? given.radius : square, new Map());
  if (size?.im !== 0 || size.re <= 0) return null;
  const relation = circleEquation(center, square, budget);
  const steps: Step[] = [];
  if (given.kind === "diameter")
    steps.push({
      rule: "center-of-diameter",
      title: "The centre is the midpoint of the diameter.",
      latex: at(center),
      why: "It is as far from one end as from the other.",
    });
  steps.push({
    rule: edge ? "radius-from-point" : "square-radius",
    title: edge ? "The radius is the distance from the centre to the point." : "Square the radius.",
    latex: `r^2 = ${toLatex(square)}`,
    why: edge ? "By the distance formula, $r^2 = (x - h)^2 + (y - k)^2$." : "The equation holds $r^2$.",
  });
  steps.push({
    rule: "circle-equation",
    title: `Put the centre $${at(center)}$ and $r^2$ into the standard form.`,
    latex: toLatex(relation),
    why: "The points at distance $r$ from $(h, k)$ are those with $(x - h)^2 + (y - k)^2 = r^2$.",
  });
  const found = conicOf(relation, budget);
  return {
    method: "conic",
    steps,
    answer: relationAnswer(relation),
    draw: () => (found ? graphOf(found, "circle") : undefined),
  };
}

function parabola(
  { focus, directrix }: Extract<ConicTask["given"], { readonly kind: "parabola" }>,
  budget: Budget,
): Derivation | null {
  const [x, y] = focus.map((each) => evaluateExact(each, new Map(), budget));
  const axis = directrix.left.kind === "symbol" ? directrix.left.name : "";
  const level = evaluateExact(directrix.right, new Map(), budget);
  if (!x || !y || !level || (axis !== "x" && axis !== "y")) return null;
  const half = fromInt(2);
  const own = axis === "y" ? y : x;
  const p = divide(subtract(own, level), half);
  if (isZero(p)) return null;
  const vertex = subtract(own, p);
  const [h, k] = axis === "y" ? [x, vertex] : [vertex, y];
  const form = parabolaForm({ axis, h, k, p }, budget);
  const steps: Step[] = [
    {
      rule: "vertex-between",
      title: "The vertex lies half-way between focus and directrix.",
      latex: at([number(h), number(k)]),
      why: "Every point of a parabola is as far from the focus as from the directrix.",
    },
    {
      rule: "focal-length",
      title: "Find $p$, the distance from the vertex to the focus with its sign.",
      latex: `p = ${toLatex(number(p))}`,
      why: "It is positive when the parabola opens up or to the right.",
    },
    {
      rule: "parabola-equation",
      title: "Put the vertex and $p$ into the standard form.",
      latex: toLatex(form),
      why: axis === "y" ? "It is $(x - h)^2 = 4p(y - k)$." : "It is $(y - k)^2 = 4p(x - h)$.",
    },
  ];
  return {
    method: "conic",
    steps,
    answer: relationAnswer(form),
    draw: () => graphOf({ parabola: { axis, h, k, p } }, "parabola"),
  };
}
