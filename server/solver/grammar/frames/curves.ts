import type { Expression, Relation } from "../../expression/ast";
import { product, symbol } from "../../expression/build";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import { degreeIn, polynomialOf } from "../../expression/polynomial";
import { substitute } from "../../expression/substitute";
import { symbolsOf } from "../../expression/walk";
import { budget, DEFAULT_LIMITS } from "../../limits";
import { toLatex } from "../../printer/latex";
import type { Recognition } from "../../problem/sentence";
import { table } from "../../table";
import { assignment, equation, point } from "../faces";
import { derivativeSign } from "../faces-calculus";
import { fieldGiven } from "../faces-several";
import { type Frame, frame, maybe, one, several } from "../frame";
import { asking, IDLE, MENTIONS, type Told, written } from "./several-variables";

const CURVE_QUESTIONS = [
  ["unit-tangent", "unit-tangent"],
  ["curvature", "curvature"],
  ["speed-along", "speed"],
] as const;

const WHAT = table({
  "unit-tangent": "Find the unit tangent vector",
  curvature: "Find the curvature",
  speed: "Find the speed",
} as const);

/** "The unit tangent vector of r(t) = …", "the curvature of …", "the speed …". */
const curveFrames: readonly Frame[] = CURVE_QUESTIONS.map(([concept, head]) =>
  frame({
    id: `curve-${head}`,
    heads: [[concept]],
    idle: [...IDLE, "vector", "parameter", "for", "given"],
    slots: { of: one(fieldGiven), at: maybe(assignment), mentions: MENTIONS },
    build: ({ of: { components, letters }, at }) => {
      const [variable, ...others] = letters ?? [];
      if (!variable || others.length > 0 || (at && at.name !== variable)) return null;
      const told = {
        functions: components,
        variables: [variable],
        at: at ? [at.value] : null,
        latex: written(components),
      };
      return asking({ kind: head }, told, WHAT[head]);
    },
  }),
);

/** x = … and y = … in u and v: how areas are multiplied. */
const jacobian = frame({
  id: "jacobian",
  heads: [["jacobian"]],
  idle: [...IDLE, "given", "transformation"],
  slots: { told: several(equation, { least: 2, most: 2 }), mentions: MENTIONS },
  build: ({ told }) => {
    const names = told.map(({ left }) => (left.kind === "symbol" ? left.name : ""));
    const functions = ["x", "y"].map((name) => told[names.indexOf(name)]?.right);
    const variables = [...new Set(told.flatMap(({ right }) => symbolsOf(right)))].sort();
    const isPlain =
      variables.length === 2 &&
      !functions.includes(undefined) &&
      !variables.includes("x") &&
      !variables.includes("y");
    return isPlain
      ? asking(
          { kind: "jacobian" },
          { functions: functions as Expression[], variables, latex: told.map(toLatex).join(", \\quad ") },
          "Find the Jacobian",
        )
      : null;
  },
});

/** x = …, y = … in one other letter. */
function curveOf(told: readonly Relation[]): Omit<Told, "at"> | null {
  const coordinates = ["x", "y"].map(
    (name) => told.find(({ left }) => left.kind === "symbol" && left.name === name)?.right,
  );
  const letters = new Set(coordinates.flatMap((each) => (each ? symbolsOf(each) : [])));
  const [parameter] = letters;
  const isCurve = !coordinates.includes(undefined) && letters.size === 1 && parameter;
  return isCurve && parameter !== "x" && parameter !== "y"
    ? {
        functions: coordinates as Expression[],
        variables: [parameter],
        latex: told.map(toLatex).join(", \\quad "),
      }
    : null;
}

const PARAMETRIC = {
  told: several(equation, { least: 2, most: 2 }),
  place: maybe(assignment),
  mentions: MENTIONS,
} as const;

type Place = { readonly name: string; readonly value: Expression } | undefined;

function parametricSlope(told: readonly Relation[], place: Place, order: 1 | 2): Recognition | null {
  const curve = curveOf(told);
  if (!curve || (place && place.name !== curve.variables[0])) return null;
  const what = order === 1 ? "Find the slope of the curve" : "Find the second derivative along the curve";
  return asking({ kind: "parametric", order }, { ...curve, at: place ? [place.value] : null }, what);
}

const AROUND_CURVE = [
  ...IDLE,
  "parameter",
  "given",
  "tangent-slope",
  "slope",
  "second-derivative",
  "line",
  "there",
  "for",
] as const;

/** A line has one slope. */
const isLinear = ({ right }: Relation): boolean => {
  const [letter] = symbolsOf(right);
  const slope = letter === undefined ? null : polynomialOf(right, budget(DEFAULT_LIMITS));
  return slope !== null && letter !== undefined && degreeIn(slope, letter) <= 1;
};

const parametricByName = frame({
  id: "parametric-derivative",
  heads: [],
  idle: AROUND_CURVE,
  slots: { asked: one(derivativeSign), ...PARAMETRIC },
  build: ({ asked, told, place }) =>
    asked.of === "y" && asked.by === "x" && !asked.at && (asked.order === 1 || asked.order === 2)
      ? parametricSlope(told, place, asked.order)
      : null,
});

const parametricInWords = frame({
  id: "parametric-slope",
  heads: [["tangent-slope", "slope"]],
  idle: AROUND_CURVE,
  slots: PARAMETRIC,
  build: ({ told, place }) => {
    const found = parametricSlope(told, place, 1);
    return place || told.every(isLinear) ? found : null;
  },
});

/** The line that touches the curve where the parameter has a value. */
const parametricTangent = frame({
  id: "parametric-tangent",
  heads: [["tangent-line"]],
  idle: [...IDLE, "parameter", "given", "tangent-line", "there"],
  slots: PARAMETRIC,
  build: ({ told, place }) => {
    const curve = curveOf(told);
    return curve && place && place.name === curve.variables[0]
      ? asking({ kind: "parametric-tangent" }, { ...curve, at: [place.value] }, "Find the tangent line")
      : null;
  },
});

/** r = f(θ) as x = r cos θ and y = r sin θ: its slope where the angle has a value. */
const polarSlope = frame({
  id: "polar-slope",
  heads: [["tangent-slope", "slope"]],
  idle: [...AROUND_CURVE, "polar-curve", "to-polar", "tangent-line"],
  slots: {
    named: several(polarName, { least: 0, most: 1 }),
    told: one(equation),
    place: maybe(assignment),
    at: maybe(point),
    mentions: MENTIONS,
  },
  build: ({ told, place, at }) => {
    const isPolar =
      told.left.kind === "symbol" && told.left.name === "r" && symbolsOf(told.right).join() === "theta";
    const angle = place?.name === "theta" ? place.value : at?.[1];
    const isOne = (place === undefined) !== (at === undefined);
    if (!isPolar || !angle || !isOne || (at && !isRadius(told.right, at))) return null;
    const wave = (name: string): Expression => ({ kind: "function", name, args: [symbol("theta")] });
    const functions = ["cos", "sin"].map((name) => product([told.right, wave(name)]));
    return asking(
      { kind: "parametric", order: 1 },
      { functions, variables: ["theta"], at: [angle], latex: toLatex(told) },
      "Find the slope of the polar curve",
    );
  },
});

/** r = f(θ): a polar curve that is spoken of. */
function polarName({ text }: { readonly text: string }): true | null {
  const bare = text.replaceAll("\\theta", "θ").replaceAll(" ", "");
  return bare === "r=f(θ)" ? true : null;
}

/** Whether a point in polar coordinates lies on the curve. */
function isRadius(radius: Expression, [r, angle]: readonly Expression[]): boolean {
  const there = angle && substitute(radius, new Map([["theta", angle]]));
  const [given, own] = [r, there].map((each) => (each && evaluateComplex(each, new Map())?.re) ?? Number.NaN);
  return Math.abs((given as number) - (own as number)) < 1e-9;
}

export const CURVE_FRAMES: readonly Frame[] = [
  ...curveFrames,
  jacobian,
  parametricByName,
  parametricInWords,
  parametricTangent,
  polarSlope,
];
