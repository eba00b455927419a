import type { Expression, Statement } from "../../expression/ast";
import { substitute } from "../../expression/substitute";
import { some, symbolsOf } from "../../expression/walk";
import { type DerivativeOperator, operatorOf } from "../../parser/calculus-notation";
import { toLatex } from "../../printer/latex";
import { derivativeOf } from "../../problem/calculus-tasks";
import { definedBy, type Given, variableOf } from "../../problem/calculus-text";
import type { Recognition } from "../../problem/sentence";
import {
  assignment,
  definition,
  equation,
  expression,
  type Face,
  functionGiven,
  letter,
  placement,
  point,
  value,
} from "../faces";
import { type Spoken, speakOf, spoken } from "../faces-books";
import { calculusSign, derivativeSign } from "../faces-calculus";
import { position as placeOf } from "../faces-numbers";
import { type Frame, frame, maybe, one, several } from "../frame";

/** Functions that the question calls by their names beside telling what they are. */
const MENTIONS = several(spoken, { least: 0, most: 4 });

/** The limit that a derivative is, as books write it beside its name: it tells nothing new. */
const differenceQuotient: Face<true> = (item, context) => {
  const sign = calculusSign(item, context);
  const isOfFunction = (node: Statement) => node.kind === "function" && node.name.length === 1;
  return sign?.name === "limit" && some(sign, isOfFunction) ? true : null;
};

const MOST_TIMES = 6;
const ORDERS = [
  ["derivative", 1],
  ["second-derivative", 2],
  ["third-derivative", 3],
] as const;

/** "Differentiate x³ sin x", "the second derivative of f(x) = …", "the derivative of y = … at x = 2". */
const derivatives: readonly Frame[] = ORDERS.map(([head, named]) =>
  frame({
    id: head,
    heads: [[head]],
    // "The first and second derivative" are two.
    idle: [
      ...(["function", "simplify", "definition", "by", "to", "as", "in", "domain"] as const),
      ...(named === 1 ? (["first"] as const) : []),
    ],
    slots: {
      // "The 4th derivative".
      nth: maybe(placeOf, { before: ["derivative"] }),
      of: one(functionGiven),
      by: maybe(letter, { after: ["for"] }),
      at: maybe(placement, { after: ["at", "given", "definition"] }),
      formula: maybe(differenceQuotient),
      mentions: MENTIONS,
    },
    build: ({ nth, of, by, at, formula, mentions }, _, words) => {
      const order = nth === undefined ? named : Number(nth);
      if (order > MOST_TIMES || order < 1) return null;
      if (formula && !words.has("definition")) return null;
      const variable = variableOf(of, by);
      if (!variable || (at && at.name !== variable) || !areNamed(mentions, of, order)) return null;
      if (words.has("there") && !at) return null;
      const byDefinition = words.has("definition");
      return derivativeOf(of, { order, at: at?.value ?? null, byDefinition, named: variable });
    },
  }),
);

const areNamed = (mentions: readonly Spoken[], { name }: Given, order: number): boolean =>
  speakOf(mentions, name, { order });

/** dy/dx, y'' or f'(2) beside the function that is told. */
const namedDerivative = frame({
  id: "named-derivative",
  heads: [],
  idle: ["function", "derivative", "second-derivative", "definition", "by", "to", "simplify"],
  slots: {
    asked: one(derivativeSign),
    of: one(functionGiven),
    mentions: MENTIONS,
    at: maybe(assignment, { after: ["at", "given"] }),
    place: maybe(assignment),
  },
  build: ({ of, asked, at, place, mentions }, _, words) => {
    if (of.name !== null && asked.of !== of.name) return null;
    // f'(a) and a = 2: the letter in the sign is not the one of the function.
    const isPlaced = place !== undefined && place.name === asked.by && asked.by !== of.variable;
    if (place && (!isPlaced || at)) return null;
    if (isPlaced) {
      const there = {
        order: asked.order,
        at: place.value,
        byDefinition: words.has("definition"),
        named: null,
      };
      return areNamed(mentions, of, asked.order) ? derivativeOf(of, there) : null;
    }
    const variable = variableOf(of, asked.by);
    if (!variable || (at && (asked.at || at.name !== variable)) || !areNamed(mentions, of, asked.order))
      return null;
    const byDefinition = words.has("definition");
    return derivativeOf(of, {
      order: asked.order,
      at: asked.at ?? at?.value ?? null,
      byDefinition,
      named: variable,
    });
  },
});

/** "s(t) = …", "s = …" in t. */
const position: Face<Expression> = (item, context) => {
  const told = definition(item, context);
  if (told) return told.name === "s" && told.letter === "t" ? told.body : null;
  const formula = placement(item, context);
  return formula?.name === "s" && symbolsOf(formula.value).join() === "t" ? formula.value : null;
};

/** s(t) is a position: its velocity is the first derivative, its acceleration the second. */
const motions: readonly Frame[] = (["velocity", "acceleration"] as const).map((head, index) =>
  frame({
    id: head,
    heads: [[head]],
    idle: ["function", "position", "along", "point", "x-axis", "line", "by", "in"],
    slots: {
      of: one(position),
      mentions: MENTIONS,
      at: maybe(assignment, { after: ["at", "given", "position"] }),
    },
    build: ({ of: body, at, mentions }) => {
      if (!speakOf(mentions, null, { order: index + 1 }) || (at && at.name !== "t")) return null;
      const time = "t";
      const given: Given = { expression: body, variable: time, name: null, isFunction: false };
      return derivativeOf(given, {
        order: index + 1,
        at: at?.value ?? null,
        byDefinition: false,
        named: time,
      });
    },
  }),
);

/** d/dx of something, on its own. */
const derivativeAlone = frame({
  id: "derivative-alone",
  heads: [],
  idle: ["derivative", "by", "to", "simplify"],
  slots: { of: one(calculusSign), at: maybe(assignment, { after: ["at", "given"] }) },
  build: ({ of, at }) => {
    const [body, variable, order] = of.args;
    if (of.name !== "derivative" || !body || variable?.kind !== "symbol" || order?.kind !== "number")
      return null;
    if (at && at.name !== variable.name) return null;
    const given: Given = { expression: body, variable: variable.name, name: null, isFunction: false };
    const asked = { order: Number(order.value.n), byDefinition: false, named: null };
    return derivativeOf(given, { ...asked, at: at?.value ?? null });
  },
});

/** d/dx without what it is applied to. */
const operator: Face<DerivativeOperator> = (item, context) => {
  const found = expression(item, context);
  return found && operatorOf(found);
};

/** "d/dx of 3x²". */
const operatorOfFunction = frame({
  id: "derivative-operator",
  heads: [],
  idle: ["derivative", "simplify"],
  slots: {
    sign: one(operator),
    of: one(functionGiven, { after: ["of"] }),
    at: maybe(assignment, { after: ["at", "given"] }),
  },
  build: ({ sign, of, at }) =>
    (of.variable !== null && of.variable !== sign.variable) || (at && at.name !== sign.variable)
      ? null
      : derivativeOf(of, {
          order: sign.order,
          at: at?.value ?? null,
          byDefinition: false,
          named: sign.variable,
        }),
});

const implicit = frame({
  id: "implicit-derivative",
  heads: [],
  idle: ["implicit", "by", "to", "derivative", "partial", "equation", "function"],
  slots: { asked: one(derivativeSign), told: one(equation), at: maybe(point, { after: ["at"] }) },
  build: ({ told, asked, at }): Recognition | null => {
    const letters = symbolsOf(told);
    const by = asked.by ?? "x";
    if (asked.order !== 1 || letters.length !== 2 || !letters.includes(asked.of) || !letters.includes(by))
      return null;
    if (told.left.kind === "symbol" && !symbolsOf(told.right).includes(told.left.name)) return null;
    const [x, y] = at ?? [];
    return {
      mathematics: {
        task: "implicit-derivative",
        equation: told,
        variable: by,
        dependent: asked.of,
        ...(x && y && { at: { variable: x, dependent: y } }),
      },
      instruction: `Find $\\frac{d${asked.of}}{d${by}}$`,
      latex: toLatex(told),
    };
  },
});

/** The slope of a curve at one of its points. */
const implicitSlope = frame({
  id: "implicit-slope",
  heads: [["tangent-slope", "slope"]],
  idle: ["implicit", "by", "to", "tangent-line", "tangent-slope", "function", "equation", "point"],
  slots: { told: one(equation), at: one(point, { after: ["at"] }) },
  build: ({ told, at: [x, y] }): Recognition | null => {
    const isRule =
      told.left.kind === "function" ||
      (told.left.kind === "symbol" && !symbolsOf(told.right).includes(told.left.name));
    if (symbolsOf(told).sort().join() !== "x,y" || isRule || !x || !y) return null;
    return {
      mathematics: {
        task: "implicit-derivative",
        equation: told,
        variable: "x",
        dependent: "y",
        at: { variable: x, dependent: y },
      },
      instruction: "Find the slope at the point",
      latex: toLatex(told),
    };
  },
});

/** Where a tangent touches: x = 2, a = 2, (2, 5) or the number alone. */
const PLACE = {
  where: maybe(assignment),
  at: maybe(point),
  bare: maybe(value, { after: ["at", "given", "near"] }),
} as const;

/** The names that books give a tangent. */
const LINES = ["T", "L", "m"];

/** A curve has a slope at a place only. */
const TANGENTS = ["tangent-line", "normal-line", "tangent-slope", "linear-approximation", "slope"] as const;

const tangents: readonly Frame[] = TANGENTS.map((head) =>
  frame({
    id: head,
    heads: head === "slope" ? [[head], ["at", "given"]] : [[head]],
    idle: [
      "equation",
      "function",
      "to",
      "tangent-line",
      "at",
      "through",
      "given",
      "by",
      "near",
      "line",
      "point",
      "definition",
    ],
    slots: { of: one(functionGiven), ...PLACE, mentions: MENTIONS },
    build: ({ of, at, where, bare, mentions }): Recognition | null => {
      const variable = variableOf(of);
      const isPlace = where && (where.name === variable || where.name === "a");
      const places = [isPlace ? where.value : undefined, at?.[0], bare].filter((each) => each !== undefined);
      const [place] = places;
      const isClear = place && places.length === 1 && (!where || isPlace);
      if (!variable || !isClear || !speakOf(mentions, of.name, { also: LINES })) return null;
      if (head === "tangent-slope" || head === "slope") {
        return derivativeOf(
          { ...of, name: null },
          { order: 1, at: place, byDefinition: false, named: variable },
        );
      }
      return tangentAt(of, { variable, place, head });
    },
  }),
);

interface Touching {
  readonly variable: string;
  readonly place: Expression;
  readonly head: (typeof TANGENTS)[number];
}

function tangentAt(of: Given, { variable, place, head }: Touching): Recognition {
  const normal = head === "normal-line";
  const name = normal ? "normal line" : head === "tangent-line" ? "tangent line" : "linear approximation";
  return {
    mathematics: {
      task: "tangent-line",
      expression: of.expression,
      variable,
      dependent: of.name && !of.isFunction ? of.name : "y",
      at: place,
      normal,
    },
    instruction: `Find the ${name} at $${variable} = ${toLatex(place)}$`,
    latex: toLatex(of.expression),
  };
}

/** y = f(u) and u = g(x): dy/dx goes through u. */
const composed = frame({
  id: "composed-derivative",
  heads: [],
  idle: ["by", "to", "function", "derivative", "notation"],
  slots: { asked: one(derivativeSign), told: several(equation, { least: 2, most: 2 }), mentions: MENTIONS },
  build: ({ asked, told }): Recognition | null => {
    const [outer, inner] = told.map(definedBy);
    const [by] = inner ? symbolsOf(inner.expression) : [];
    const isChain =
      outer?.name === asked.of &&
      inner?.name &&
      symbolsOf(outer.expression).join() === inner.name &&
      symbolsOf(inner.expression).length === 1 &&
      by === (asked.by ?? by) &&
      !asked.at;
    if (!isChain) return null;
    const expression = substitute(outer.expression, new Map([[inner.name as string, inner.expression]]));
    const given: Given = { ...outer, expression };
    return derivativeOf(given, { order: asked.order, at: null, byDefinition: false, named: by as string });
  },
});

export const DERIVATIVE_FRAMES: readonly Frame[] = [
  ...derivatives,
  namedDerivative,
  ...motions,
  derivativeAlone,
  operatorOfFunction,
  implicit,
  composed,
  implicitSlope,
  ...tangents,
];
