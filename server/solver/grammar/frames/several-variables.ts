import type { Expression } from "../../expression/ast";
import { equation as equal, negation, sum, symbol } from "../../expression/build";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import { substitute } from "../../expression/substitute";
import { symbolsOf } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import { derivativeOf } from "../../problem/calculus-tasks";
import type { Recognition } from "../../problem/sentence";
import type { SeveralVariablesTask, VariablesAsked } from "../../tasks/several-variables";
import { equation, inLetters, letter } from "../faces";
import { spoken } from "../faces-books";
import { derivativeSign } from "../faces-calculus";
import {
  fieldGiven,
  levelGiven,
  partialAsked,
  placeTold,
  type SeveralGiven,
  severalGiven,
} from "../faces-several";
import { type Frame, frame, one, type Slot, several } from "../frame";

export const IDLE = [
  "vector-valued",
  "function",
  "partial",
  "derivative",
  "first",
  "at",
  "all",
  "point",
  "by",
  "to",
  "equation",
  "in",
  "as",
  "definition",
] as const;
export const MENTIONS = several(spoken, { least: 0, most: 4 });

/** A place that is told, and perhaps told again; without coordinates where it is told in two ways. */
function together(found: readonly unknown[]): readonly Expression[] {
  const places = found as readonly (readonly Expression[])[];
  const written = new Set(places.map((place) => place.map(toLatex).join()));
  return written.size === 1 ? (places[0] as readonly Expression[]) : [];
}

const TOLD_PLACES = several(placeTold, { least: 0, most: 3 });
const PLACE: Slot<readonly Expression[] | undefined> = {
  ...TOLD_PLACES,
  gather: (found) => (found.length === 0 ? undefined : together(found)),
};
const ONE_PLACE: Slot<readonly Expression[]> = { ...TOLD_PLACES, least: 1, gather: together };

export interface Told {
  readonly functions: readonly Expression[];
  readonly variables: readonly string[];
  readonly at?: readonly Expression[] | null | undefined;
  readonly latex: string;
}

export function asking(
  asked: VariablesAsked,
  { functions, variables, at = null, latex }: Told,
  what: string,
): Recognition | null {
  if (at && at.length !== variables.length) return null;
  const mathematics: SeveralVariablesTask = { task: "several-variables", functions, variables, asked, at };
  const place = at ? `, \\quad (${variables.join(", ")}) = (${at.map(toLatex).join(", ")})` : "";
  return { mathematics, instruction: what, latex: `${latex}${place}` };
}

const tellOf = ({ name, letters, expression, isLetter }: SeveralGiven): Omit<Told, "at"> => ({
  functions: [expression],
  variables: letters,
  latex: `${isLetter ? name : `${name}(${letters.join(", ")})`} = ${toLatex(expression)}`,
});

/** f_x and f_y, ∂²z/∂x∂y: the derivatives that signs name. */
const named = frame({
  id: "partials-by-sign",
  heads: [],
  idle: [...IDLE, "second-derivative"],
  slots: {
    asked: several(partialAsked, { least: 1, most: 4 }),
    of: one(severalGiven),
    at: PLACE,
    mentions: MENTIONS,
  },
  build: ({ asked, of, at }) => {
    const places = [...asked.flatMap((each) => (each.at ? [each.at] : [])), ...(at ? [at] : [])];
    const isOwn = asked.every(
      (each) =>
        (each.of === of.name || (of.isLetter && each.of === "f")) &&
        each.by.every((letter) => of.letters.includes(letter)),
    );
    if (!isOwn || places.length > 1 || (places.length === 1 && !at && asked.length > 1)) return null;
    const orders = asked.map(({ by }) => by);
    return asking(
      { kind: "partials", orders },
      { ...tellOf(of), at: places[0] },
      "Find the partial derivatives",
    );
  },
});

/** "The first partial derivatives of f(x, y) = …": by each letter. */
const everyPartial = frame({
  id: "first-partials",
  heads: [["partial"]],
  idle: IDLE,
  slots: { of: one(severalGiven), at: PLACE, mentions: MENTIONS },
  build: ({ of, at }) =>
    asking(
      { kind: "partials", orders: of.letters.map((letter) => [letter]) },
      { ...tellOf(of), at },
      "Find the partial derivatives by each letter",
    ),
});

/** "The partial derivative of x²y by x": one derivative, by the letter that is named. */
const partialBy = frame({
  id: "partial-by",
  heads: [["partial"]],
  idle: IDLE,
  slots: { of: one(inLetters), by: one(letter, { after: ["for", "by"], beside: true }) },
  build: ({ of, by }) => {
    const variables = [...symbolsOf(of)].sort();
    return variables.length >= 2 && variables.includes(by)
      ? asking(
          { kind: "partials", orders: [[by]] },
          { functions: [of], variables, latex: toLatex(of) },
          `Find the partial derivative by $${by}$`,
        )
      : null;
  },
});

const gradient = frame({
  id: "gradient",
  heads: [["gradient-vector", "slope"]],
  idle: [...IDLE, "vector", "gradient-vector", "slope"],
  slots: { of: one(severalGiven), at: PLACE, mentions: MENTIONS },
  build: ({ of, at }) => asking({ kind: "gradient" }, { ...tellOf(of), at }, "Find the gradient"),
});

/** ∇f beside the function. */
const nabla = frame({
  id: "gradient-sign",
  heads: [],
  idle: [...IDLE, "gradient-vector", "given"],
  slots: { sign: one(nablaSign), of: one(severalGiven), at: PLACE, mentions: MENTIONS },
  build: ({ sign, of, at }) =>
    sign === of.name ? asking({ kind: "gradient" }, { ...tellOf(of), at }, "Find the gradient") : null,
});

function nablaSign({ text }: { readonly text: string }): string | null {
  const [before = "", after = "", ...more] = text.replace("\\nabla", "∇").split("∇");
  const name = after.trim();
  return before.trim() === "" && more.length === 0 && name.length === 1 ? name : null;
}

const directional = frame({
  id: "directional-derivative",
  heads: [["directional-derivative"]],
  idle: [...IDLE, "direction", "vector", "unit-vector"],
  slots: { of: one(severalGiven), at: ONE_PLACE, direction: one(fieldGiven), mentions: MENTIONS },
  build: ({ of, at, direction: { components } }) => {
    const isKnown = components.every((each) => symbolsOf(each).length === 0);
    const isSomewhere = components.some((each) => Math.abs(evaluateComplex(each, new Map())?.re ?? 0) > 0);
    return isKnown && isSomewhere && components.length === of.letters.length
      ? asking(
          { kind: "directional", direction: components },
          { ...tellOf(of), at },
          "Find the derivative in the direction",
        )
      : null;
  },
});

const greatest = frame({
  id: "greatest-change",
  heads: [["greatest-change"]],
  idle: IDLE,
  slots: { of: one(severalGiven), at: ONE_PLACE, mentions: MENTIONS },
  build: ({ of, at }) =>
    asking({ kind: "greatest-change" }, { ...tellOf(of), at }, "Find the greatest rate of change"),
});

/** The plane that touches z = f(x, y); a third coordinate has to be the height there. */
const tangentPlane = frame({
  id: "tangent-plane",
  heads: [["tangent-plane", "linear-approximation"]],
  idle: [...IDLE, "surface-area", "there"],
  slots: { of: one(severalGiven), at: ONE_PLACE, mentions: MENTIONS },
  build: ({ of, at }) => {
    const place = at.slice(0, of.letters.length);
    const height = at[of.letters.length];
    if (of.letters.length !== 2 || (height && !isHeight(of, place, height))) return null;
    const relation = equal(symbol(of.isLetter ? of.name : "z"), of.expression);
    return asking({ kind: "tangent", relation }, { ...tellOf(of), at: place }, "Find the tangent plane");
  },
});

function isHeight(
  { letters, expression }: SeveralGiven,
  place: readonly Expression[],
  height: Expression,
): boolean {
  const there = substitute(expression, new Map(letters.map((name, i) => [name, place[i] as Expression])));
  const [given, own] = [height, there].map((each) => evaluateComplex(each, new Map())?.re ?? Number.NaN);
  return Math.abs((given as number) - (own as number)) < 1e-9;
}

/** The tangent at a point of the curve, or surface, that an equation tells. */
const tangentToLevel = frame({
  id: "tangent-to-level",
  heads: [["tangent-line", "tangent-plane"]],
  idle: [...IDLE, "surface", "surface-area", "given", "line"],
  slots: { of: one(levelGiven), at: ONE_PLACE, mentions: MENTIONS },
  build: ({ of, at }, _, words) => {
    const variables = symbolsOf(of).sort();
    const f = sum([of.left, negation(of.right)]);
    const there = substitute(f, new Map(variables.map((name, i) => [name, at[i] ?? f])));
    const isOn = Math.abs(evaluateComplex(there, new Map())?.re ?? Number.NaN) < 1e-9;
    const isRule = of.left.kind === "symbol" && !symbolsOf(of.right).includes(of.left.name);
    if (!isOn || isRule || words.has("tangent-plane") !== (variables.length === 3)) return null;
    const told = { functions: [f], variables, at, latex: toLatex(of) };
    return asking(
      { kind: "tangent", relation: equal(f, symbol("c")) },
      told,
      "Find the tangent at the point",
    );
  },
});

const fieldFrames: readonly Frame[] = (["divergence", "curl"] as const).map((head) =>
  frame({
    id: head,
    heads: [[head]],
    idle: [...IDLE, "vector", "divergence", "curl"],
    slots: { of: one(fieldGiven), at: PLACE, mentions: MENTIONS },
    build: ({ of: { components, letters }, at }) => {
      const variables = letters ?? ["x", "y", "z"].slice(0, components.length);
      if (variables.length !== components.length || (head === "curl" && components.length !== 3)) return null;
      return asking(
        { kind: head },
        { functions: components, variables, at, latex: written(components) },
        `Find the ${head}`,
      );
    },
  }),
);

/** r'(t), component by component. */
const vectorDerivative = frame({
  id: "vector-derivative",
  heads: [["derivative"]],
  idle: [...IDLE, "vector"],
  slots: { of: one(fieldGiven), mentions: MENTIONS },
  build: ({ of: { components, letters } }) => {
    const [variable, ...others] = letters ?? [];
    return variable && others.length === 0
      ? asking(
          { kind: "derivative" },
          { functions: components, variables: [variable], latex: written(components) },
          "Differentiate each component",
        )
      : null;
  },
});

export const written = (components: readonly Expression[]): string =>
  `\\left\\langle ${components.map(toLatex).join(", ")} \\right\\rangle`;

/** "Find all critical points of f(x, y) = … and classify each". */
const critical = frame({
  id: "critical-points",
  heads: [["critical", "extrema", "saddle"]],
  idle: [
    ...IDLE,
    "extrema",
    "saddle",
    "classify",
    "or",
    "whether",
    "maximum",
    "minimum",
    "neither",
    "if-it-exists",
    "local",
  ],
  slots: { of: one(severalGiven), mentions: MENTIONS },
  build: ({ of }, _, words) => {
    const classified = ["classify", "saddle", "extrema", "maximum"].some((each) =>
      words.has(each as "saddle"),
    );
    return of.letters.length === 2
      ? asking({ kind: "critical", classified }, tellOf(of), "Find the critical points")
      : null;
  },
});

/** dz/dt where z is of x and y, and these are of t. */
const alongPath = frame({
  id: "chain-of-several",
  heads: [],
  idle: [...IDLE, "given"],
  slots: {
    asked: one(derivativeSign),
    of: one(severalGiven),
    told: several(equation, { least: 2, most: 3 }),
    mentions: MENTIONS,
  },
  build: ({ asked, of, told }) => {
    const values = new Map(
      told.flatMap(({ left, right }) => (left.kind === "symbol" ? [[left.name, right] as const] : [])),
    );
    const letters = new Set([...values.values()].flatMap(symbolsOf));
    const isPath =
      asked.of === of.name &&
      asked.by !== null &&
      asked.order === 1 &&
      !asked.at &&
      values.size === told.length &&
      of.letters.every((name) => values.has(name)) &&
      [...letters].join() === asked.by;
    if (!isPath) return null;
    const given = {
      expression: substitute(of.expression, values),
      variable: null,
      name: null,
      isFunction: false,
    };
    return derivativeOf(given, { order: 1, at: null, byDefinition: false, named: asked.by });
  },
});

export const SEVERAL_VARIABLES_FRAMES: readonly Frame[] = [
  named,
  everyPartial,
  partialBy,
  gradient,
  nabla,
  directional,
  greatest,
  tangentPlane,
  tangentToLevel,
  ...fieldFrames,
  vectorDerivative,
  critical,
  alongPath,
];
