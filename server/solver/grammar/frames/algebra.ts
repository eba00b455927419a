import type { Expression, Relation, Statement, SymbolNode } from "../../expression/ast";
import { equation as equate, int } from "../../expression/build";
import { substitute } from "../../expression/substitute";
import { some, symbolsOf } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import { calculateOrSimplify, isNumeric, multiplyOut, solveOne, solveSeveral } from "../../problem/classify";
import { writingInstruction } from "../../problem/number-shapes";
import { conditionOf, inequalityTask } from "../../problem/recognise-inequality";
import type { Recognition } from "../../problem/sentence";
import type { Form } from "../../types";
import { definition, equations, expression, type Face, inequality, inLetters, letter, whole } from "../faces";
import { mention } from "../faces-calculus";
import { type Frame, frame, maybe, one, several } from "../frame";

/** What may be said around an equation that is to be solved. */
const OF_EQUATION = [
  "solve",
  "equation",
  "system",
  "roots",
  "all",
  "real",
  "complex",
  "exact",
  "function",
  "logarithm",
  "log-laws",
  "by",
  "to",
  "in",
] as const;

const solveFrame = frame({
  id: "solve",
  heads: [],
  idle: OF_EQUATION,
  slots: {
    equations: several(equations, { most: 6 }),
    unknowns: several(letter, { least: 0, most: 4 }),
  },
  build: ({ equations: told, unknowns }, { form }, words): Recognition | null => {
    const all = withValues(told.flat(), unknowns);
    const only = all[0] as Relation;
    const real = words.has("real") ? { form: { ...form, domain: "real" as const } } : {};
    const complex = words.has("complex") ? { form: { ...form, domain: "complex" as const } } : {};
    if (words.has("suppose") || isChain(all) || all.some((each) => some(each, isCall))) return null;
    const left = unknowns.length === 0 ? onlyUnknown(all) : null;
    if (left) return solveOne(left);
    if (all.length > 1) return solveSeveral(all, unknowns.length > 0 ? unknowns : undefined);
    return unknowns.length > 1 ? null : { ...solveOne(only, unknowns[0]), ...real, ...complex };
  },
});

/** "v = u + at, u = 5, a = 2, t = 4": of a formula of several letters all but one are told.
 * @returns the formula with what is told put in, or null */
function onlyUnknown(told: readonly Relation[]): Relation | null {
  const formulas = told.filter(({ left, right }) => left.kind !== "symbol" || symbolsOf(right).length > 0);
  const [formula] = formulas;
  if (formulas.length !== 1 || !formula || told.length < LEAST_TOLD) return null;
  const [unknown, ...others] = symbolsOf(formula).filter(
    (name) => !told.some((each) => each !== formula && isValueOf(each, name)),
  );
  const isOwn = told.every(
    (each) => each === formula || symbolsOf(formula).some((name) => isValueOf(each, name)),
  );
  if (unknown === undefined || others.length > 0 || !isOwn) return null;
  return withValues(told, [unknown])[0] ?? null;
}

/** With fewer they are a system like any other. */
const LEAST_TOLD = 3;
const isValueOf = ({ left }: Relation, name: string): boolean => left.kind === "symbol" && left.name === name;

/** "Solve d = rt for t when d = 240 and r = 60": the known values are put in first. */
function withValues(told: readonly Relation[], unknowns: readonly string[]): readonly Relation[] {
  const [unknown, ...others] = unknowns;
  const isKnown = ({ left, right }: Relation) =>
    left.kind === "symbol" && left.name !== unknown && symbolsOf(right).length === 0;
  const formulas = told.filter((each) => !isKnown(each));
  if (unknown === undefined || others.length > 0 || formulas.length !== 1) return told;
  const values = new Map(told.filter(isKnown).map(({ left, right }) => [(left as SymbolNode).name, right]));
  return formulas.map((each) => ({
    ...each,
    left: substitute(each.left, values),
    right: substitute(each.right, values),
  }));
}

/** Each equation says what a letter is, by numbers and the letters before it: that is worked out, not solved. */
function isChain(equations: readonly Relation[]): boolean {
  const known = new Set<string>();
  return equations.every(({ left, right }) => {
    const isKnown = left.kind === "symbol" && symbolsOf(right).every((name) => known.has(name));
    if (isKnown) known.add(left.name);
    return isKnown;
  });
}

/** f(x): a function that is told elsewhere. */
const isCall = (node: Statement): boolean => node.kind === "function" && node.name.length === 1;

/** "The roots of x² − 4x + 3". */
const zerosFrame = frame({
  id: "zeros",
  heads: [["roots"]],
  idle: ["solve", "equation", "all", "real", "complex", "function"],
  slots: { of: one(inLetters) },
  build: ({ of }, { form }, words) => ({
    ...solveOne(equate(of, int(0))),
    ...(words.has("complex") && { form: { ...form, domain: "complex" as const } }),
    ...(words.has("real") && { form: { ...form, domain: "real" as const } }),
  }),
});

/** "Quadratic formula 3x² − 5x − 2": what the formula is for are the roots. */
const byFormulaFrame = frame({
  id: "quadratic-formula",
  heads: [],
  idle: ["solve", "by", "function"],
  slots: { of: one(inLetters) },
  build: ({ of }, { formed }) => (formed.has("quadratic-formula") ? solveOne(equate(of, int(0))) : null),
});

const inequalityFrame = frame({
  id: "inequality",
  heads: [],
  idle: ["solve", "inequality", "all", "real"],
  slots: { told: one(inequality), unknown: maybe(letter) },
  build: ({ told, unknown }, _, words) => {
    const condition = conditionOf(told);
    const found = condition && inequalityTask(condition, notationOf(words));
    const isNamed = found && "mathematics" in found && found.mathematics.task === "inequality";
    return isNamed && unknown !== undefined && found.mathematics.unknown !== unknown ? null : found;
  },
});

const notationOf = (words: ReadonlySet<string>): "interval" | "inequality" =>
  words.has("interval-notation") ? "interval" : "inequality";

/** "Make r the subject of C = 2πr", "rearrange y = 3x + 1 for x". */
const subjectFrame = frame({
  id: "subject",
  heads: [["subject", "make"]],
  idle: ["subject", "make", "equation", "solve", "to", "in-terms-of"],
  slots: { told: one(equations), unknown: one(letter) },
  build: ({ told, unknown }) => (told.length === 1 ? solveOne(told[0] as Relation, unknown) : null),
});

const calculateFrame = frame({
  id: "calculate",
  heads: [],
  idle: [
    "simplify",
    "add",
    "sum-of",
    "subtract",
    "multiply",
    "solve",
    "round",
    "as-fraction",
    "as-decimal",
    "as-percent",
    "all",
    "convert",
    "leave",
    "rationalise",
  ],
  slots: { of: one(expression) },
  build: ({ of }, { form, method }, words) => {
    // A letter alone is what something else would have to say the value of.
    if (of.kind === "symbol") return null;
    // "Complete the square for x² + 6x" asks for more than a simpler form.
    if (method && !isNumeric(of)) return null;
    // "Convert the percent to a decimal: 5%" names what is told; "what percent is 3/8" asks for it.
    if (words.has("as-percent") && form.number !== "percent" && !some(of, ({ kind }) => kind === "percent"))
      return null;
    if (some(of, isOfFunctions) || (words.has("convert") && form.number === undefined)) return null;
    if (!isNumeric(of)) {
      if (words.has("solve") || words.has("rationalise") || asksSum(words, of)) return null;
      return words.has("multiply") ? multiplyOut(of) : calculateOrSimplify(of);
    }
    if (asksSum(words, of)) return null;
    const found = calculateOrSimplify(of);
    const written = isRounded(form) ? "Round" : writingInstruction(of, form.number);
    if (found && !("refusal" in found)) return written === null ? found : { ...found, instruction: written };
    return form.number || isRounded(form)
      ? {
          mathematics: { task: "calculate", expression: of },
          instruction: written ?? "Write in the form asked for",
          latex: toLatex(of),
          form,
        }
      : null;
  },
});

/** Logarithms, circular functions, limits and their like have tasks of their own. */
const isOfFunctions = (node: Statement): boolean =>
  node.kind === "function" && !["factorial", "binomial", "degree"].includes(node.name);

const isRounded = ({ decimals, figures }: Form): boolean => decimals !== undefined || figures !== undefined;

/** "Add 3/4" names an operation that the mathematics does not hold. */
const asksSum = (words: ReadonlySet<string>, { kind }: Expression): boolean =>
  ((words.has("add") || words.has("sum-of") || words.has("subtract")) && kind !== "sum") ||
  (words.has("multiply") && kind !== "product");

/** An expression in letters, or that of a function: "factorise f(x)" where f(x) = … is told. */
const inLettersOrNamed: Face<{ readonly call: string | null; readonly body: Expression }> = (
  item,
  context,
) => {
  const told = definition(item, context);
  const body = told?.body ?? inLetters(item, context);
  const call = told ? `${told.name}(${told.letter})` : null;
  return body && symbolsOf(body).length > 0 ? { call, body } : null;
};

/** A function that is spoken of, with its letter: f(x), and not f(u). */
const call: Face<string> = (item, context) => {
  const name = mention(item, context);
  return name && item.text.replaceAll(" ", "");
};

const rewriting = (
  id: "simplify" | "expand",
  heads: Frame["heads"],
  idle: Frame["idle"],
  instruction: string,
): Frame =>
  frame({
    id,
    heads,
    idle: idle ?? [],
    slots: { of: one(inLettersOrNamed), mentions: several(call, { least: 0, most: 2 }) },
    build: ({ of: { call: told, body }, mentions }) =>
      some(body, isOfFunctions) || mentions.some((each) => each !== told)
        ? null
        : { mathematics: { task: id, expression: body }, instruction, latex: toLatex(body) },
  });

const productInLetters: typeof inLettersOrNamed = (item, context) => {
  const found = inLettersOrNamed(item, context);
  return found && (found.body.kind === "product" || found.body.kind === "power") ? found : null;
};

const REWRITING: readonly Frame[] = [
  rewriting(
    "simplify",
    [["simplify", "single-fraction"]],
    ["simplify", "single-fraction", "add", "sum-of", "subtract", "as"],
    "Simplify",
  ),
  rewriting("expand", [["expand"]], ["simplify"], "Multiply out"),
  // Of a sum that is written the terms would stay where they are.
  {
    ...rewriting(
      "expand",
      [["standard-form"]],
      ["simplify", "multiply", "in", "as", "leave"],
      "Multiply out",
    ),
    id: "product-in-standard-form",
    slots: { of: one(productInLetters), mentions: several(call, { least: 0, most: 0 }) },
  },
];

/** "Factor x² + 5x + 6 by grouping", "factor each trinomial of the form x² + bx + c: …": the way and the kind of sum change
 * nothing. */
const factorFrame = frame({
  id: "factor",
  heads: [["factor", "factoring-kind"]],
  idle: [
    "function",
    "factoring-kind",
    "factoring-way",
    "common-factor",
    "by",
    "by-factoring",
    "from",
    "in",
    "of-the-form",
    "with",
  ],
  slots: {
    of: one(inLettersOrNamed),
    form: maybe(inLetters, { after: ["of-the-form"] }),
    mentions: several(call, { least: 0, most: 2 }),
  },
  build: ({ of: { call: told, body }, mentions }, _, words) =>
    some(body, isOfFunctions) || mentions.some((each) => each !== told)
      ? null
      : {
          mathematics: { task: "factor", expression: body },
          instruction: words.has("common-factor")
            ? "Take out the highest common factor"
            : "Factorise completely",
          latex: toLatex(body),
        },
});

/** "Difference of two squares 9x² − 16": the kind of sum stands for the way it is factored. */
const factorKindFrame = frame({
  id: "factor-kind",
  heads: [
    ["difference", "sum-of", "sum"],
    ["square-numbers", "cube-numbers"],
  ],
  idle: ["factor"],
  slots: {
    of: one(inLetters),
    two: maybe(whole, { before: ["square-numbers", "cube-numbers"] }),
  },
  build: ({ of, two = 2n }) =>
    two !== 2n || some(of, isOfFunctions)
      ? null
      : {
          mathematics: { task: "factor", expression: of },
          instruction: "Factorise completely",
          latex: toLatex(of),
        },
});

export const ALGEBRA_FRAMES: readonly Frame[] = [
  solveFrame,
  zerosFrame,
  byFormulaFrame,
  inequalityFrame,
  subjectFrame,
  calculateFrame,
  ...REWRITING,
  factorFrame,
  factorKindFrame,
];
