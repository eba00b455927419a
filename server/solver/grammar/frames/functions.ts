import type { Expression } from "../../expression/ast";
import { equation as equate, int, symbol } from "../../expression/build";
import { degreeIn, polynomialOf, univariateCoefficients } from "../../expression/polynomial";
import { some, symbolsOf } from "../../expression/walk";
import { budget, DEFAULT_LIMITS, type Limits } from "../../limits";
import { toLatex } from "../../printer/latex";
import { toText } from "../../printer/text";
import type { Given } from "../../problem/calculus-text";
import { solveOne } from "../../problem/classify";
import { definitionsIn } from "../../problem/definitions";
import { functionValue, nameOf } from "../../problem/recognise-function";
import { FEATURE_INSTRUCTIONS } from "../../problem/recognise-function-features";
import type { Recognition } from "../../problem/sentence";
import type { FunctionFeature, FunctionFeaturesTask } from "../../tasks/function-features";
import { definition, equation, type Face, letter } from "../faces";
import { ofOneLetter } from "../faces-plane";
import { type Frame, frame, maybe, one, several } from "../frame";
import { expressionOf } from "../sentence";

type Function = Given & { readonly letter: string };

/** What stands for the height: f(x), or y. */
const heightOf = ({ name, isFunction, letter: own }: Function): FunctionFeaturesTask["output"] =>
  isFunction && name ? { kind: "function", name, args: [symbol(own)] } : symbol(name ?? "y");

const shown = (of: Function): string =>
  of.name === null ? toLatex(of.expression) : `${toLatex(heightOf(of))} = ${toLatex(of.expression)}`;

const setFrame = (heads: Frame["heads"], task: "domain" | "range" | "domain-and-range"): Frame =>
  frame({
    id: task,
    heads,
    idle: ["function", "notation", "equation", "in", "leave"],
    slots: { of: one(ofOneLetter) },
    build: ({ of }, _, words): Recognition => ({
      mathematics: {
        task,
        expression: of.expression,
        unknown: of.letter,
        notation: words.has("set-notation") ? "inequality" : "interval",
      },
      instruction: `Find the ${task.replaceAll("-", " ")}`,
      latex: shown(of),
    }),
  });

/** f⁻¹(x), as it is typed: f^-1(x), f^{-1}. */
const inverseSign: Face<string> = ({ text }) =>
  /^\s*([a-zA-Z])\s*\^\s*\{?\s*\(?\s*-\s*1\s*\)?\s*\}?\s*(?:\(\s*[a-z]\s*\))?\s*$/.exec(
    text.replaceAll("⁻¹", "^{-1}"),
  )?.[1] ?? null;

function inverse(of: Function): Recognition | null {
  if (!symbolsOf(of.expression).includes(of.letter)) return null;
  const name = of.isFunction && of.name ? of.name : "f";
  return {
    mathematics: { task: "inverse-function", name, unknown: of.letter, body: of.expression },
    instruction: "Find the inverse function",
    latex: `${name}(${of.letter}) = ${toLatex(of.expression)}`,
  };
}

const inverseFrames: readonly Frame[] = [
  frame({
    id: "inverse",
    heads: [["inverse"]],
    idle: ["function"],
    slots: { of: one(ofOneLetter), sign: maybe(inverseSign), called: maybe(letter) },
    build: ({ of, sign, called }) =>
      [sign, called].every((name) => name === undefined || name === of.name) ? inverse(of) : null,
  }),
  frame({
    id: "inverse-sign",
    heads: [],
    idle: ["function"],
    slots: { of: one(ofOneLetter), sign: one(inverseSign) },
    build: ({ of, sign }) => (of.name === sign ? inverse(of) : null),
  }),
];

const featureTask = (of: Function, asked: FunctionFeature, extreme?: "minimum" | "maximum"): Recognition => ({
  mathematics: {
    task: "function-features",
    body: of.expression,
    unknown: of.letter,
    output: heightOf(of),
    asked,
    ...(extreme && { extreme }),
  },
  instruction: FEATURE_INSTRUCTIONS[asked],
  latex: shown(of),
});

const FEATURES: readonly (readonly [heads: Frame["heads"], FunctionFeature])[] = [
  [[["vertex"]], "vertex"],
  [[["axis-of-symmetry"]], "axis-of-symmetry"],
  [[["intercepts"]], "intercepts"],
  [[["x-intercept"], ["y-intercept"]], "intercepts"],
  [[["x-intercept"]], "x-intercepts"],
  [[["y-intercept"]], "y-intercept"],
  [[["asymptotes"]], "asymptotes"],
  [[["vertical-asymptotes"]], "vertical-asymptotes"],
  [[["horizontal-asymptote"]], "horizontal-asymptote"],
  [[["slant-asymptote"]], "slant-asymptote"],
  [[["vertical-asymptotes"], ["horizontal-asymptote"]], "asymptotes"],
  [[["holes"]], "holes"],
  [[["end-behavior"]], "end-behavior"],
];

/** Of a straight line the frames of lines say more. */
const isLine = (of: Function): boolean => {
  const p = polynomialOf(of.expression, budget(DEFAULT_LIMITS));
  return p !== null && degreeIn(p, of.letter) <= 1;
};

const featureFrames: readonly Frame[] = FEATURES.map(([heads, asked]) =>
  frame({
    id: `feature-${asked}`,
    heads,
    idle: ["function", "point", "equation", "all", "line"],
    slots: { of: one(ofOneLetter) },
    build: ({ of }) => (isLine(of) ? null : featureTask(of, asked)),
  }),
);

/** The greatest or least value, for parabolas. */
const extremeFrame = (extreme: "minimum" | "maximum"): Frame =>
  frame({
    id: extreme,
    heads: [[extreme]],
    idle: ["function", "minimum", "maximum", "or"],
    slots: { of: one(ofOneLetter) },
    build: ({ of }, { limits }, words) => {
      const p = polynomialOf(of.expression, budget(limits));
      if (!p || degreeIn(p, of.letter) !== 2) return null;
      const isEither = words.has("minimum") && words.has("maximum");
      return featureTask(of, "extreme-value", isEither ? undefined : extreme);
    },
  });

/** "The zeros of f(x) = x² − 4". */
const zerosFrame = frame({
  id: "function-zeros",
  heads: [["roots"]],
  idle: ["function", "all", "real"],
  slots: { of: one(definition) },
  build: ({ of }) => solveOne(equate(of.body, int(0)), of.letter),
});

/** "f(x) = x² − 4x. For which x is f(x) = 0?" */
const functionEquationFrame = frame({
  id: "function-equation",
  heads: [],
  idle: ["solve", "function", "equation", "all"],
  slots: { told: one(definition), asked: one(equation), unknown: several(letter, { least: 0, most: 2 }) },
  build: ({ told, asked, unknown }) => {
    const { left, right } = asked;
    const isCall = left.kind === "function" && left.name === told.name && left.args.length === 1;
    const argument = isCall ? left.args[0] : undefined;
    if (argument?.kind !== "symbol" || argument.name !== told.letter || symbolsOf(right).length > 0)
      return null;
    return unknown.every((name) => name === told.letter)
      ? solveOne(equate(told.body, right), told.letter)
      : null;
  },
});

const RING = /^\s*\(?\s*([a-z])\s*(?:∘|◦|\\circ|o)\s*([a-z])\s*\)?\s*(?:\(([^()]+)\))?\s*$/;

/** (f ∘ g)(x) as f(g(x)), and whatever else two functions make. */
const composite: Face<Expression> = (item, context) => {
  const [, outer, inner, argument = "x"] = RING.exec(item.text) ?? [];
  const text = outer && inner ? `${outer}(${inner}(${argument}))` : item.text;
  return expressionOf({ ...item, text }, context);
};

/** f(g(x)), (f ∘ g)(x), (f + g)(2): what two functions make together. */
const compositionFrame = frame({
  id: "composition",
  heads: [],
  idle: ["composition", "function", "simplify"],
  slots: {
    told: several(definition, { least: 2, most: 3 }),
    asked: one(composite),
  },
  build: ({ told, asked }, { form }, words) => {
    const { definitions } = definitionsIn(
      told.map(({ name, letter: own, body }) => ({
        kind: "relation",
        operator: "=",
        left: { kind: "function", name, args: [symbol(own)] },
        right: body,
      })),
    );
    const isMade = some(asked, (node) => node.kind === "function") || asked.kind === "product";
    const found = definitions.length === told.length && isMade ? functionValue(asked, definitions) : null;
    if (!found || "refusal" in found) return found;
    const isSpoken =
      words.has("function") && !words.has("given") && !words.has("suppose") && !words.has("thing");
    const name = nameOf(asked, definitions, isSpoken);
    const given = told.map(({ name: f, letter: own, body }) => `${f}(${own}) = ${toLatex(body)}`);
    const latex = [...given, toLatex(asked)].join(", \\quad ");
    return { ...found, latex, ...(name && { form: { ...form, name } }) };
  },
});

const parityFrame = frame({
  id: "parity",
  heads: [["parity", "even", "odd"]],
  idle: ["function", "whether", "or", "neither", "even", "odd"],
  slots: { of: one(ofOneLetter) },
  build: ({ of }): Recognition => ({
    mathematics: {
      task: "function-property",
      property: "parity",
      body: of.expression,
      unknown: of.letter,
    },
    instruction: "Even, odd or neither?",
    latex: shown(of),
  }),
});

/** (x + p)² + q or a(x − h)² + k, alone or as the height of a graph: whether it has a factor before the square. */
const squarePattern: Face<{ readonly scaled: boolean }> = (item, context) => {
  const written = equation(item, context)?.right ?? expressionOf(item, context);
  const terms = written?.kind === "sum" && written.terms.length === 2 ? written.terms : [];
  const [square, shift] = terms;
  const factors = square?.kind === "product" ? square.factors : square ? [square] : [];
  const power = factors.at(-1);
  const isSquare =
    power?.kind === "power" &&
    power.base.kind === "sum" &&
    symbolsOf(power.base).length === 2 &&
    isTwo(power.exponent);
  const isPlain = [shift, ...factors.slice(0, -1)].every((each) => each && symbolsOf(each).length === 1);
  return isSquare && isPlain && factors.length <= 2 ? { scaled: factors.length === 2 } : null;
};

const isTwo = (of: Expression): boolean => of.kind === "number" && of.value.n === 2n && of.value.d === 1n;

/** "Rewrite … in the form a(x − h)² + k". Books call it the standard form of a quadratic function. */
const vertexFormFrame = (id: string, heads: Frame["heads"]): Frame =>
  frame({
    id,
    heads,
    idle: ["function", "equation", "notation", "leave", "in", "as", "to", "convert", "make"],
    slots: { of: one(ofOneLetter), shape: maybe(squarePattern, { after: ["of-the-form", "in"] }) },
    build: ({ of, shape }, { limits }, words) => {
      const isNamed = words.has("vertex-form") || (words.has("standard-form") && isHeight(of));
      const found = isNamed || shape ? vertexForm(of, limits) : null;
      // Without a factor before the square nothing but x² alone can be written so.
      const plain = shape?.scaled === false ? polynomialOf(of.expression, budget(limits)) : null;
      const [top] = plain ? (univariateCoefficients(plain, of.letter)?.slice(-1) ?? []) : [];
      return top && (top.n !== 1n || top.d !== 1n) ? null : found;
    },
  });

/** f(x) = … or y = …: of anything else the standard form may be another. */
const isHeight = ({ name, isFunction, letter: own }: Function): boolean =>
  name !== null && (isFunction || ["yx", "xy"].includes(name + own));

/** "Complete the square for x² + 6x + 5". */
const completedFrame = frame({
  id: "completed-square",
  heads: [],
  idle: ["function", "leave"],
  slots: { of: one(ofOneLetter) },
  build: ({ of }, { limits, method }) => (method === "completing the square" ? vertexForm(of, limits) : null),
});

export function vertexForm(of: Function, limits: Limits): Recognition | null {
  const p = polynomialOf(of.expression, budget(limits));
  if (!p || degreeIn(p, of.letter) !== 2) return null;
  const label = heightOf(of);
  return {
    mathematics: {
      task: "quadratic-form",
      given: { kind: "body", body: of.expression },
      unknown: of.letter,
      shape: "vertex",
    },
    ...(of.name !== null && { form: { name: { latex: toLatex(label), text: toText(label) } } }),
    instruction: "Write in the form $a(x - h)^2 + k$",
    latex: shown(of),
  };
}

export const FUNCTION_FRAMES: readonly Frame[] = [
  setFrame([["domain"]], "domain"),
  setFrame([["range"]], "range"),
  setFrame([["domain"], ["range"]], "domain-and-range"),
  ...inverseFrames,
  ...featureFrames,
  extremeFrame("minimum"),
  extremeFrame("maximum"),
  zerosFrame,
  functionEquationFrame,
  compositionFrame,
  parityFrame,
  vertexFormFrame("vertex-form", [["vertex-form", "standard-form"]]),
  vertexFormFrame("in-the-shape", []),
  completedFrame,
];
