import type { Expression } from "../../expression/ast";
import { int } from "../../expression/build";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import { degreeIn, polynomialOf } from "../../expression/polynomial";
import { symbolsOf } from "../../expression/walk";
import type { Concept } from "../../lexicon/lexicon";
import { budget, DEFAULT_LIMITS } from "../../limits";
import { toLatex } from "../../printer/latex";
import { variableOf } from "../../problem/calculus-text";
import type { Recognition } from "../../problem/sentence";
import { assignment, equation, type Face, functionGiven, value, whole } from "../faces";
import { speakOf, spoken } from "../faces-books";
import { type Frame, frame, maybe, one, several } from "../frame";
import { itemise } from "../itemise";
import type { MathsItem } from "../items";
import { type Context, expressionOf } from "../sentence";

interface EndlessSum {
  readonly body: Expression;
  readonly index: string;
  readonly first: bigint;
  readonly written: Expression;
}

/** Σ … from a whole number on, without end. */
const endlessSum: Face<EndlessSum> = (item, context) => {
  const found = expressionOf(item, context);
  if (found?.kind !== "function" || found.name !== "sum") return null;
  const [body, index, first, last] = found.args;
  const isEndless = last?.kind === "constant" && last.name === "infinity";
  return body && index?.kind === "symbol" && first?.kind === "number" && first.value.d === 1n && isEndless
    ? { body, index: index.name, first: first.value.n, written: found }
    : null;
};

/** 1/n², the terms of a series that is told by them. */
const generalTerm: Face<{ readonly body: Expression; readonly index: string }> = (item, context) => {
  const body = expressionOf(item, context);
  const isSum = body?.kind === "function" && body.name === "sum";
  const letters = body && !isSum ? symbolsOf(body) : [];
  return body && letters.length === 1 && ["n", "k"].includes(letters[0] as string)
    ? { body, index: letters[0] as string }
    : null;
};

const IDLE = [
  "sequence",
  "series",
  "whether",
  "or",
  "converges",
  "not",
  "by",
  "to",
  "geometric",
  "infinite-sum",
  "as",
  "function",
] as const;

const convergence = frame({
  id: "series-test",
  heads: [["converges", "how-it-converges"]],
  idle: [...IDLE, "how-it-converges", "sum"],
  slots: { of: one(endlessSum), mentions: several(spoken, { least: 0, most: 2 }) },
  build: ({ of: { body, index, written } }, _, words): Recognition | null => {
    if (words.has("sum") && asksForSum(words)) return null;
    if (symbolsOf(body).some((name) => name !== index)) return null;
    const asked = words.has("how-it-converges") ? "kind" : "converges";
    return {
      mathematics: { task: "series-test", body, index, asked },
      instruction: asked === "kind" ? "See how the series converges" : "See whether the series converges",
      latex: toLatex(written),
    };
  },
});

const placeOfFirst: Face<bigint> = (item, context) => {
  const told = assignment(item, context)?.value;
  return told?.kind === "number" && told.value.d === 1n ? told.value.n : whole(item, context);
};
const endless: Face<true> = (item, context) => {
  const found = value(item, context);
  return found?.kind === "constant" && found.name === "infinity" ? true : null;
};

const FIRST_TERMS = 20;

const hasFirstTerms = (body: Expression, index: string, first: number): boolean =>
  Array.from({ length: FIRST_TERMS }, (_, at) =>
    evaluateComplex(body, new Map([[index, { re: first + at, im: 0 }]])),
  ).every((term) => term !== null && Number.isFinite(term.re) && Number.isFinite(term.im));

/** "Does the series 1/n² converge?" A series is meant only where it is called one: of a sequence other things hold. */
const convergenceOfTerms = frame({
  id: "series-test-of-terms",
  heads: [
    ["converges", "how-it-converges"],
    ["series", "sum"],
  ],
  idle: [...IDLE.filter((concept) => concept !== "sequence"), "how-it-converges", "sum", "from", "for"],
  // Where the sum begins changes nothing of whether it converges, as long as every term has a value.
  slots: { of: one(generalTerm), first: maybe(placeOfFirst), last: maybe(endless, { after: ["to"] }) },
  build: ({ of: { body, index }, first }, _, words): Recognition | null => {
    const asked = words.has("how-it-converges") ? "kind" : "converges";
    if (first !== undefined && !hasFirstTerms(body, index, Number(first))) return null;
    return {
      mathematics: { task: "series-test", body, index, asked },
      instruction: asked === "kind" ? "See how the series converges" : "See whether the series converges",
      latex: `\\sum ${toLatex(body)}`,
    };
  },
});

/** Σ a_n: the series of a sequence that is told by its terms. */
const sumOfName: Face<string> = (item, context) => {
  const found = expressionOf(item, context);
  const [body] = found?.kind === "function" && found.name === "sum" ? found.args : [];
  if (body?.kind === "symbol") return body.name;
  const bare = item.text.replaceAll("\\sum", "Σ").trim();
  return bare.startsWith("Σ") && bare.includes("a_") && !bare.includes("=") ? bare : null;
};

/** "Determine whether Σ a_n converges, where a_n = 1/n!". */
const convergenceOfNamed = frame({
  id: "series-test-of-named-terms",
  heads: [["converges", "how-it-converges"]],
  idle: [...IDLE, "how-it-converges", "for"],
  slots: {
    named: one(sumOfName),
    of: one(termsTold),
    mentions: several(spoken, { least: 0, most: 3 }),
  },
  build: ({ of: { body, index } }, _, words): Recognition | null => {
    const asked = words.has("how-it-converges") ? "kind" : "converges";
    return {
      mathematics: { task: "series-test", body, index, asked },
      instruction: asked === "kind" ? "See how the series converges" : "See whether the series converges",
      latex: `\\sum ${toLatex(body)}`,
    };
  },
});

/** a_n = …, or a_k = …; the letter of the place is the only one. */
function termsTold(
  item: MathsItem,
  context: Context,
): { readonly body: Expression; readonly index: string } | null {
  const told = equation(item, context);
  if (told?.left.kind !== "symbol" || !told.left.name.includes("_")) return null;
  const [index, ...others] = symbolsOf(told.right);
  return index && others.length === 0 && ["n", "k"].includes(index) ? { body: told.right, index } : null;
}

/** "Determine whether the following sums converge": no sum is asked for. */
const asksForSum = (words: ReadonlySet<Concept>): boolean =>
  !(words.has("whether") && words.has("converges")) || words.has("ask");

/** "Find the sum of the series", with whatever is said of its convergence. */
const sumOfSeries = frame({
  id: "sum-of-series",
  heads: [["sum", "infinite-sum"]],
  idle: [...IDLE, "sum"],
  slots: { of: one(endlessSum) },
  build: ({ of: { body, index, first, written } }, _, words): Recognition | null =>
    asksForSum(words) && symbolsOf(body).every((name) => name === index)
      ? {
          mathematics: { task: "series", body, index, first, last: null },
          instruction: "Find the sum",
          latex: toLatex(written),
        }
      : null,
});

const powerFrames: readonly Frame[] = (["radius", "interval"] as const).map((asked) =>
  frame({
    id: `${asked}-of-convergence`,
    heads: [[`${asked}-of-convergence`]],
    idle: [...IDLE, "power-series"],
    slots: { of: one(endlessSum), mentions: several(spoken, { least: 0, most: 2 }) },
    build: ({ of: { body, index, written } }): Recognition | null => {
      const [variable, ...others] = symbolsOf(body).filter((name) => name !== index);
      return variable && others.length === 0
        ? {
            mathematics: { task: "power-series", body, index, variable, asked },
            instruction: `Find the ${asked} of convergence`,
            latex: toLatex(written),
          }
        : null;
    },
  }),
);

const DEGREES: readonly Concept[] = [
  "first-degree",
  "second-degree",
  "third-degree",
  "fourth-degree",
  "fifth-degree",
];
const MOST_DEGREE = 8;

/** x⁴, the last power that is wanted. */
const lastPower: Face<{ readonly name: string; readonly degree: bigint }> = (item, context) => {
  const found = expressionOf(item, context);
  if (found?.kind !== "power" || found.base.kind !== "symbol" || found.exponent.kind !== "number")
    return null;
  const { n, d } = found.exponent.value;
  return d === 1n && n > 0n ? { name: found.base.name, degree: n } : null;
};

const AROUND_TAYLOR: readonly Concept[] = [
  ...DEGREES,
  "function",
  "center",
  "approximating",
  "at",
  "about",
  "to",
  "by",
  "near",
  "degrees",
  "order",
  "given",
  "point",
  "term",
  "terms",
];

/** A Taylor polynomial has a degree; a series goes on. */
const asksSeries = (text: string): boolean =>
  itemise(text).some(
    (item) => item.kind === "word" && TAYLOR_NAMES.has(item.concept ?? "") && item.text.endsWith("series"),
  );
const TAYLOR_NAMES: ReadonlySet<string> = new Set(["taylor", "maclaurin"]);

/** The series of a polynomial ends at its degree. */
function wholeSeries(expression: Expression, variable: string, center: Expression): Recognition {
  const p = polynomialOf(expression, budget(DEFAULT_LIMITS));
  const degree = p ? degreeIn(p, variable) : null;
  return {
    mathematics: { task: "taylor-polynomial", expression, variable, center, degree },
    instruction: `Find the Taylor series at $${variable} = ${toLatex(center)}$`,
    latex: toLatex(expression),
  };
}

const taylorFrames: readonly Frame[] = (["taylor", "maclaurin"] as const).map((head) =>
  frame({
    id: head,
    heads: [[head]],
    idle: AROUND_TAYLOR,
    slots: {
      last: maybe(lastPower, { after: ["to"] }),
      of: one(functionGiven),
      degree: maybe(whole, { after: ["degrees", "order"] }),
      where: maybe(assignment, { after: ["at", "center", "about", "near", "given"] }),
      bare: maybe(value, { after: ["at", "center", "about", "near"] }),
      mentions: several(spoken, { least: 0, most: 3 }),
    },
    build: ({ last, of, degree, where, bare, mentions }, { text }, words): Recognition | null => {
      const variable = variableOf(of);
      const named = DEGREES.flatMap((each, at) => (words.has(each) ? [at + 1] : []));
      const told = [
        ...named,
        ...[degree, last?.degree].flatMap((each) => (each === undefined ? [] : [Number(each)])),
      ];
      const [wanted] = told;
      const places = [...(where ? [where.value] : []), ...(bare ? [bare] : [])];
      const center = head === "maclaurin" && places.length === 0 ? int(0) : places[0];
      const isPlace = !where || where.name === variable || ["a", "c"].includes(where.name);
      const isClear =
        told.length <= 1 &&
        places.length <= 1 &&
        isPlace &&
        speakOf(mentions, of.name) &&
        (!last || last.name === variable);
      const isWhole = told.length === 0 && asksSeries(text) && !words.has("terms");
      if (!variable || !center || !isClear) return null;
      if (symbolsOf(of.expression).some((name) => name !== variable)) return null;
      if (isWhole) return wholeSeries(of.expression, variable, center);
      if (wanted === undefined || wanted > MOST_DEGREE) return null;
      return {
        mathematics: {
          task: "taylor-polynomial",
          expression: of.expression,
          variable,
          center,
          degree: wanted,
        },
        instruction: `Find the Taylor polynomial of degree $${wanted}$ at $${variable} = ${toLatex(center)}$`,
        latex: toLatex(of.expression),
      };
    },
  }),
);

export const CONVERGENCE_FRAMES: readonly Frame[] = [
  convergence,
  convergenceOfTerms,
  convergenceOfNamed,
  sumOfSeries,
  ...powerFrames,
  ...taylorFrames,
];
