import type { Expression, Relation } from "../../expression/ast";
import { int, number, power } from "../../expression/build";
import { evaluateExact } from "../../expression/evaluate-exact";
import { divide, fromInt, isZero, negate, subtract } from "../../expression/rational";
import { tidy } from "../../expression/tidy";
import { toLatex } from "../../printer/latex";
import { toText } from "../../printer/text";
import type { ConicAsked, ConicTask } from "../../tasks/conic";
import type { Answer, Budget, Derivation, Method, Step } from "../../types";
import { type Conic, circleEquation, conicOf, kindOf, parabolaForm, rootOf, standardForm } from "./conic";
import { graphOf } from "./graph";
import { asymptotes, directrixOf, focusOf, middle, onAxis, squareDistance } from "./parts";

type Place = readonly [Expression, Expression];

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

const at = ([x, y]: Place): string => `\\left(${toLatex(x)}, ${toLatex(y)}\\right)`;

function relationAnswer(relation: Relation): Answer {
  return { value: { kind: "relation", relation }, latex: toLatex(relation), text: toText(relation) };
}

function pointsAnswer(points: readonly Place[]): Answer {
  return {
    value: { kind: "points", unknowns: ["x", "y"], points },
    latex: points.map(at).join(", "),
    text: points.map(([x, y]) => `(${toText(x)}, ${toText(y)})`).join(", "),
  };
}

function fromEquation(relation: Relation, asked: ConicAsked, budget: Budget): Derivation | null {
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
  const graph = graphOf(found, kind);
  if (asked === "equation")
    return first.length > 0
      ? { method: "conic", steps: first, answer: relationAnswer(standard), graph }
      : null;
  const read = partOf(found, { kind, asked }, budget);
  return (
    read && {
      method: "conic",
      steps: [...first, { ...read.step, latex: read.answer.latex }],
      answer: read.answer,
      graph,
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

interface Part {
  readonly step: Omit<Step, "latex">;
  readonly answer: Answer;
}

function partOf(
  found: Conic,
  { kind, asked }: { readonly kind: string; readonly asked: ConicAsked },
  budget: Budget,
): Part | null {
  if (asked === "kind") {
    const step = {
      rule: "identify-conic",
      title: `This is the equation of ${kind === "ellipse" ? "an" : "a"} ${kind}.`,
      why: KINDS[kind] ?? "",
    };
    return { step, answer: { value: { kind: "word", word: kind }, latex: `\\text{${kind}}`, text: kind } };
  }
  return "parabola" in found ? parabolaPart(found, asked) : centralPart(found, { kind, asked }, budget);
}

const KINDS: Readonly<Record<string, string>> = {
  circle: "Both squares have the same factor.",
  ellipse: "Both squares have factors with the same sign.",
  hyperbola: "The factors of the squares have different signs.",
  parabola: "Only one of the letters is squared.",
};

function parabolaPart(
  { parabola }: Extract<Conic, { readonly parabola: unknown }>,
  asked: ConicAsked,
): Part | null {
  const form = parabola.axis === "y" ? "(x - h)^2 = 4p(y - k)" : "(y - k)^2 = 4p(x - h)";
  const step = {
    rule: `read-${asked}`,
    title: `Read off the ${asked}.`,
    why: `In $${form}$ the vertex is $(h, k)$, and focus and directrix lie $p = ${toLatex(number(parabola.p))}$ from it.`,
  };
  if (asked === "vertex") return { step, answer: pointsAnswer([[number(parabola.h), number(parabola.k)]]) };
  if (asked === "focus") return { step, answer: pointsAnswer([focusOf(parabola)]) };
  return asked === "directrix" ? { step, answer: relationAnswer(directrixOf(parabola)) } : null;
}

function centralPart(
  { central }: Extract<Conic, { readonly central: unknown }>,
  { kind, asked }: { readonly kind: string; readonly asked: ConicAsked },
  budget: Budget,
): Part | null {
  const step = {
    rule: `read-${asked}`,
    title: `Read off the ${asked.replaceAll("-", " ")}.`,
    why: "The middle is $(h, k)$, where both brackets are zero.",
  };
  const center: Place = [number(central.h), number(central.k)];
  if (asked === "center") return { step, answer: pointsAnswer([center]) };
  if (kind === "circle") {
    const radius = rootOf(divide(central.r, central.a), budget);
    const why = "In $(x - h)^2 + (y - k)^2 = r^2$ the center is $(h, k)$ and the radius is $r$.";
    if (asked === "radius") {
      return {
        step: { ...step, why },
        answer: {
          value: { kind: "expression", expression: radius },
          latex: toLatex(radius),
          text: toText(radius),
        },
      };
    }
    if (asked !== "center-and-radius") return null;
    const [x, y] = center;
    const value: Answer["value"] = {
      kind: "named",
      values: [
        { name: "h", value: x },
        { name: "k", value: y },
        { name: "r", value: radius },
      ],
    };
    return {
      step: { ...step, why },
      answer: {
        value,
        latex: `${at(center)}, \\; r = ${toLatex(radius)}`,
        text: `(${toText(x)}, ${toText(y)}), r = ${toText(radius)}`,
      },
    };
  }
  if (asked === "vertices" || asked === "foci") {
    const why =
      kind === "ellipse"
        ? "The foci lie $c$ from the middle with $c^2 = a^2 - b^2$, the vertices $a$."
        : "The foci lie $c$ from the middle with $c^2 = a^2 + b^2$, the vertices $a$.";
    return { step: { ...step, why }, answer: pointsAnswer(onAxis(central, asked, budget)) };
  }
  if (asked !== "asymptotes" || kind !== "hyperbola") return null;
  const lines = asymptotes(central, budget);
  const answer: Answer = {
    value: { kind: "list", items: lines.map((each) => each.right), ordered: false },
    latex: lines.map(toLatex).join(", "),
    text: lines.map(toText).join(", "),
  };
  return {
    step: {
      ...step,
      why: "Far from the middle the $1$ no longer matters, so the curve comes close to the two lines.",
    },
    answer,
  };
}

function fromParts({ given }: ConicTask, budget: Budget): Derivation | null {
  if (given.kind === "circle" || given.kind === "circle-through" || given.kind === "diameter")
    return circle(given, budget);
  if (given.kind === "parabola") return parabola(given, budget);
  return given.kind === "equation" ? null : central(given, budget);
}

function circle(
  given: Extract<ConicTask["given"], { readonly kind: "circle" | "circle-through" | "diameter" }>,
  budget: Budget,
): Derivation {
  const center: Place = given.kind === "diameter" ? middle(given.ends, budget) : given.center;
  const edge =
    given.kind === "diameter" ? given.ends[0] : given.kind === "circle-through" ? given.point : null;
  const square = edge
    ? squareDistance(center, edge, budget)
    : given.kind === "circle"
      ? tidy(power(given.radius, int(2)), budget)
      : int(0);
  const relation = circleEquation(center, square, budget);
  const steps: Step[] = [];
  if (given.kind === "diameter")
    steps.push({
      rule: "center-of-diameter",
      title: "The center is the midpoint of the diameter.",
      latex: at(center),
      why: "It is as far from one end as from the other.",
    });
  steps.push({
    rule: edge ? "radius-from-point" : "square-radius",
    title: edge ? "The radius is the distance from the center to the point." : "Square the radius.",
    latex: `r^2 = ${toLatex(square)}`,
    why: edge ? "By the distance formula, $r^2 = (x - h)^2 + (y - k)^2$." : "The equation holds $r^2$.",
  });
  steps.push({
    rule: "circle-equation",
    title: `Put the center $${at(center)}$ and $r^2$ into the standard form.`,
    latex: toLatex(relation),
    why: "The points at distance $r$ from $(h, k)$ are those with $(x - h)^2 + (y - k)^2 = r^2$.",
  });
  const found = conicOf(relation, budget);
  return {
    method: "conic",
    steps,
    answer: relationAnswer(relation),
    graph: found ? graphOf(found, "circle") : undefined,
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
    graph: graphOf({ parabola: { axis, h, k, p } }, "parabola"),
  };
}

function central(
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
  const steps: Step[] = [
    {
      rule: "middle-of-vertices",
      title: "The center is the midpoint of the vertices.",
      latex: at(center),
      why: "The curve is symmetric to its center.",
    },
    {
      rule: "axis-lengths",
      title: "Find $a^2$ and $c^2$ from the distances to a vertex and to a focus.",
      latex: `a^2 = ${toLatex(number(a2))}, \\; c^2 = ${toLatex(number(c2))}`,
      why: "$a$ is the distance from the center to a vertex, $c$ the one to a focus.",
    },
    {
      rule: "other-axis",
      title: "Find $b^2$.",
      latex: `b^2 = ${toLatex(number(b2))}`,
      why: kind === "ellipse" ? "For an ellipse $b^2 = a^2 - c^2$." : "For a hyperbola $b^2 = c^2 - a^2$.",
    },
    {
      rule: "conic-equation",
      title: "Put the center and the squares into the standard form.",
      latex: toLatex(relation),
      why: `The vertices lie along the ${along === "x" ? "horizontal" : "vertical"} axis, so $a^2$ stands under the square of $${along}$.`,
    },
  ];
  return { method: "conic", steps, answer: relationAnswer(relation), graph: graphOf(found, kind) };
}
