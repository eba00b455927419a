import type { Expression, Relation } from "../../expression/ast";
import { int, product, quotient, symbol } from "../../expression/build";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import { symbolsOf } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import { integralTask } from "../../problem/calculus-tasks";
import { variableOf } from "../../problem/calculus-text";
import type { Recognition } from "../../problem/sentence";
import type { Figure, Layer } from "../../tasks/measure";
import { assignment, equation, functionGiven, letter, value, whole } from "../faces";
import { spoken } from "../faces-books";
import { stretch } from "../faces-calculus";
import { planePoint } from "../faces-plane";
import { fieldGiven } from "../faces-several";
import { type Frame, frame, maybe, one, several } from "../frame";
import { axesIn, regionOf, sideOf } from "../regions";

const MENTIONS = several(spoken, { least: 0, most: 4 });
const IDLE = [
  "function",
  "region",
  "between",
  "over",
  "interval",
  "on",
  "in",
  "by",
  "to",
  "integral",
  "exact",
  "line",
  "area",
  "at",
  "there",
] as const;
const STRETCH = {
  over: maybe(stretch),
  low: maybe(value, { after: ["from", "between"] }),
  high: maybe(value, { after: ["to", "and"] }),
} as const;

const measured = (figure: Figure, instruction: string, latex: string): Recognition => ({
  mathematics: { task: "measure", figure },
  instruction,
  latex,
});

const latexOf = (told: readonly Relation[]): string => told.map(toLatex).join(", \\quad ");

/** Relations that are told, the ends of x among them, whatever stands before them. */
const REGION = {
  told: several(equation, { least: 1, most: 4 }),
  more: several(equation, { least: 0, most: 2, after: ["from", "to", "between", "and", "over"] }),
  ...STRETCH,
  mentions: MENTIONS,
  two: maybe(whole, { before: ["region", "function"] }),
} as const;

const AXIS_WORDS = /axis|axes/gi;

interface Ends {
  readonly over: readonly [Expression, Expression] | undefined;
  readonly low: Expression | undefined;
  readonly high: Expression | undefined;
}

function endsOf({ over, low, high }: Ends): readonly Expression[] | null {
  if ((low === undefined) !== (high === undefined) || (over && low)) return null;
  return over ?? (low && high ? [low, high] : []);
}

const area = frame({
  id: "area-of-region",
  heads: [["area-between", "area-under"]],
  idle: [...IDLE, "x-axis", "y-axis", "from", "equation", "given"],
  slots: REGION,
  build: ({ told, more, over, low, high }, { text }, words) => {
    const all = [...told, ...more];
    const ends = endsOf({ over, low, high });
    const region = ends && regionOf(all, ends);
    if (!region || words.has("y-axis") !== (region.variable === "y" && words.has("y-axis"))) return null;
    const { variable, curves, ends: places } = region;
    const [first, second] = curves;
    // "Integrate over the x-axis" says no side of the region, "and the x-axis" does.
    const isSide = words.has("x-axis") && !words.has("over");
    if (!first || (second && isSide) || (text.match(AXIS_WORDS)?.length ?? 0) > 1) return null;
    if (!second && !(words.has("area-under") && variable === "x")) return null;
    if (!second && !isSide && places.length < 2) return null;
    const figure: Figure = {
      kind: "region",
      curves: [first, second ?? int(0)],
      variable,
      ends: places,
      around: null,
    };
    return measured(figure, "Find the area of the region", latexOf(all));
  },
});

const volume = frame({
  id: "volume-of-revolution",
  heads: [["volume"], ["rotate"]],
  idle: [
    ...IDLE,
    "x-axis",
    "y-axis",
    "about",
    "rotate",
    "of",
    "given",
    "area-under",
    "area-between",
    "from",
    "lies-between",
  ],
  slots: REGION,
  build: ({ told, more, over, low, high }, { text }, words) => {
    const all = [...told, ...more];
    const ends = endsOf({ over, low, high });
    const region = ends && regionOf(all, ends);
    const { around, sides } = axesIn(text);
    if (!region || around === null || sides.length > 1) return null;
    const { variable, curves, ends: places } = region;
    const ownAxis = variable === "x" ? "x-axis" : "y-axis";
    const isOwn = around === ownAxis;
    const isClosed = sides.includes(ownAxis);
    const [first, second] = curves;
    if (sides.length > 0 && !isClosed) return null;
    // Where the axis is no side of the region by its own name, a curve alone goes down to the one it turns around.
    const reaches = isClosed || (isOwn && (places.length === 2 || words.has("area-under")));
    if (!first || (second && sides.length > 0) || (!second && !reaches)) return null;
    const figure: Figure = {
      kind: "region",
      curves: [first, second ?? int(0)],
      variable,
      ends: places,
      around: isOwn ? "own" : "other",
    };
    return measured(
      figure,
      `Find the volume: the region turns around the ${around === "x-axis" ? "x" : "y"}-axis`,
      latexOf(all),
    );
  },
});

/** The stretch of a letter: 0 ≤ t ≤ 1, [0, 1], "from x = 0 to x = 1". */
function alongOf(variable: string, ends: readonly Expression[]): Layer | null {
  const [low, high] = ends;
  return low && high && ends.length === 2 ? { variable, low, high } : null;
}

const CURVE = { ...REGION, told: several(equation, { least: 1, most: 3 }) } as const;

/** Relations that tell a curve, apart from those that give its letter a value. */
function curveOf(
  told: readonly Relation[],
  more: readonly Expression[],
): { coordinates: Expression[]; along: Layer } | null {
  const parametric = told.map(({ left, right }) =>
    left.kind === "symbol" && ["x", "y", "z"].includes(left.name) ? right : null,
  );
  const letters = new Set(parametric.flatMap((each) => (each ? symbolsOf(each) : ["?", "!"])));
  const [letter] = letters;
  if (told.length >= 2 && letters.size === 1 && letter && !["x", "y"].includes(letter)) {
    const along = alongOf(letter, more);
    return along && { coordinates: parametric as Expression[], along };
  }
  const region = regionOf(told, more);
  const [body] = region?.curves ?? [];
  const along = region && alongOf(region.variable, region.ends);
  if (!region || !body || region.curves.length !== 1 || !along) return null;
  return { coordinates: [symbol(region.variable), body], along };
}

const length = frame({
  id: "curve-length",
  heads: [["curve-length", "arc-length"]],
  idle: [...IDLE, "parameter", "given", "curve-length", "from", "of"],
  slots: {
    ...CURVE,
    points: several(planePoint, { least: 0, most: 2, after: ["from", "to", "between", "and"] }),
    letter: maybe(letter, { after: ["of"], beside: true }),
  },
  build: ({ told, more, over, low, high, points }) => {
    const [start, end] = points;
    if (points.length === 1 || (start && (over || low))) return null;
    // The curves that end in points are told over x, or over y, whose values stand second.
    const along = told[0] && sideOf(told[0])?.name === "x" ? 1 : 0;
    const ends = start && end ? [start[along], end[along]] : endsOf({ over, low, high });
    const curve = ends && curveOf([...told, ...more], ends);
    return curve
      ? measured({ kind: "length", ...curve }, "Find the length of the curve", latexOf(told))
      : null;
  },
});

/** The length of r(t) = …, component by component. */
const vectorLength = frame({
  id: "vector-curve-length",
  heads: [["curve-length", "arc-length"]],
  idle: [...IDLE, "parameter", "given", "curve-length", "from", "vector-valued", "vector", "for"],
  slots: { of: one(fieldGiven), ...STRETCH, mentions: MENTIONS },
  build: ({ of: { components, letters }, over, low, high }) => {
    const [variable, ...others] = letters ?? [];
    const along =
      variable && others.length === 0 ? alongOf(variable, endsOf({ over, low, high }) ?? []) : null;
    const latex = `\\left\\langle ${components.map(toLatex).join(", ")} \\right\\rangle`;
    return along
      ? measured({ kind: "length", coordinates: components, along }, "Find the length of the curve", latex)
      : null;
  },
});

const surface = frame({
  id: "surface-of-revolution",
  heads: [["surface-area"], ["rotate"]],
  idle: [...IDLE, "surface-area", "volume", "rotate", "about", "x-axis", "y-axis", "of", "given", "from"],
  slots: CURVE,
  build: ({ told, more, over, low, high }, { text }) => {
    const ends = endsOf({ over, low, high });
    const curve = ends && curveOf([...told, ...more], ends);
    const { around, sides } = axesIn(text);
    const [first, second] = curve?.coordinates ?? [];
    if (curve?.coordinates.length !== 2 || !first || !second || !around || sides.length > 0) return null;
    // The first coordinate of a curve over y is y; what turns is measured from the axis that stands first.
    const firstAxis = curve.along.variable === "y" ? "y-axis" : "x-axis";
    const isOwn = around === firstAxis;
    const isOnOneSide = (evaluateComplex(curve.along.low, new Map())?.re ?? -1) >= 0;
    if (!isOwn && (first.kind !== "symbol" || !isOnOneSide)) return null;
    return measured(
      { kind: "surface", coordinates: isOwn ? [first, second] : [second, first], along: curve.along },
      `Find the area that the curve sweeps around the ${around === "x-axis" ? "x" : "y"}-axis`,
      latexOf(told),
    );
  },
});

const PI: Expression = { kind: "constant", name: "pi" };

/** Where r = a sin nθ or a cos nθ draws one petal, and where it has drawn all. */
function roseOf(
  radius: Expression,
): { readonly petal: readonly [Expression, Expression]; readonly whole: Expression } | null {
  const factors = radius.kind === "product" ? radius.factors : [radius];
  const waves = factors.filter((each) => each.kind === "function");
  const [wave] = waves;
  const isPlain = factors.every((each) => each === wave || symbolsOf(each).length === 0);
  if (wave?.kind !== "function" || waves.length !== 1 || !isPlain || !["sin", "cos"].includes(wave.name))
    return null;
  const [inner] = wave.args;
  const times = inner?.kind === "symbol" ? 1n : timesOf(inner);
  if (times === null) return null;
  const n = int(times);
  const low: Expression = { kind: "negation", operand: quotient(PI, int(2n * times)) };
  const petal =
    wave.name === "sin"
      ? ([int(0), quotient(PI, n)] as const)
      : ([low, quotient(PI, int(2n * times))] as const);
  return { petal, whole: times % 2n === 1n ? PI : product([int(2), PI]) };
}

function timesOf(e: Expression | undefined): bigint | null {
  const [n, letter] = e?.kind === "product" && e.factors.length === 2 ? e.factors : [];
  return n?.kind === "number" && n.value.d === 1n && letter?.kind === "symbol" ? n.value.n : null;
}

const isPolar = ({ left, right }: Relation): boolean =>
  left.kind === "symbol" && left.name === "r" && symbolsOf(right).every((name) => name === "theta");

/** A radius that is never negative closes its curve in one turn. */
function isOuter(radius: Expression): boolean {
  if (radius.kind !== "sum" || radius.terms.length !== 2) return symbolsOf(radius).length === 0;
  const [constant, wave] = [...radius.terms].sort((a, b) => symbolsOf(a).length - symbolsOf(b).length);
  const bare = wave?.kind === "negation" ? wave.operand : wave;
  const factors = bare?.kind === "product" ? bare.factors : [bare];
  const [height = int(1), sign] = factors.length === 2 ? factors : [int(1), factors[0]];
  const isWave =
    sign?.kind === "function" && ["sin", "cos"].includes(sign.name) && sign.args[0]?.kind === "symbol";
  return (
    isWave &&
    constant?.kind === "number" &&
    height?.kind === "number" &&
    constant.value.n * height.value.d >= height.value.n * constant.value.d
  );
}

const polarArea = frame({
  id: "polar-area",
  heads: [["area-under", "area", "area-between"]],
  idle: [...IDLE, "polar-curve", "petal", "of", "area-under", "from", "given"],
  slots: { told: one(equation), ...STRETCH, mentions: MENTIONS },
  build: ({ told, over, low, high }, _, words) => {
    const ends = endsOf({ over, low, high });
    if (!isPolar(told) || !ends) return null;
    const rose = roseOf(told.right);
    const whole = rose?.whole ?? (isOuter(told.right) ? product([int(2), PI]) : null);
    const all = words.has("petal") ? rose?.petal : whole && [int(0), whole];
    const along = alongOf("theta", ends.length === 2 ? ends : (all ?? []));
    return along
      ? measured(
          { kind: "polar-area", radius: told.right, along },
          "Find the area inside the polar curve",
          toLatex(told),
        )
      : null;
  },
});

const polarLength = frame({
  id: "polar-length",
  heads: [["curve-length", "arc-length"]],
  idle: [...IDLE, "polar-curve", "curve-length", "from", "given", "for"],
  slots: { told: one(equation), ...STRETCH, mentions: MENTIONS },
  build: ({ told, over, low, high }) => {
    const along = alongOf("theta", endsOf({ over, low, high }) ?? []);
    if (!isPolar(told) || !along) return null;
    const wave = (name: string): Expression => ({ kind: "function", name, args: [symbol("theta")] });
    const coordinates = ["cos", "sin"].map((name) => product([told.right, wave(name)]));
    return measured(
      { kind: "length", coordinates, along },
      "Find the length of the polar curve",
      toLatex(told),
    );
  },
});

/** A force over a stretch. */
const workDone = frame({
  id: "work-done",
  heads: [["work-done"], ["force"]],
  idle: [...IDLE, "force", "object", "position", "along", "from"],
  slots: {
    of: one(functionGiven),
    ends: several(assignment, { least: 0, most: 2, after: ["from", "to"] }),
    ...STRETCH,
    mentions: MENTIONS,
  },
  build: ({ of, ends, over, low, high }) => {
    const variable = variableOf(of);
    const all = [...ends.map((each) => each.value), ...(endsOf({ over, low, high }) ?? [])];
    const [from, to] = all;
    if (!variable || !from || !to || all.length !== 2 || ends.some(({ name }) => name !== variable))
      return null;
    return integralTask(of.expression, variable, { low: from, high: to });
  },
});

export const MEASURE_FRAMES: readonly Frame[] = [
  area,
  volume,
  length,
  vectorLength,
  surface,
  polarArea,
  polarLength,
  workDone,
];
