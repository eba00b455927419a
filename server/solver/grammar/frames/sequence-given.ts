import type { Expression, Relation } from "../../expression/ast";
import { equation, symbol } from "../../expression/build";
import { symbolsOf } from "../../expression/walk";
import type { Concept } from "../../lexicon/lexicon";
import { toLatex } from "../../printer/latex";
import { type GivenSequence, readDefinition } from "../../problem/sequence-given";
import { DOTS, readList, sequenceText } from "../../problem/sequence-text";
import type { Progression } from "../../tasks/sequence";
import { assignment, type Face, inequality, inLetters, value } from "../faces";
import { position } from "../faces-numbers";
import { definingText, knownTerm, seriesEnd, seriesStart } from "../faces-sequences";
import { maybe, one, type Slots, several } from "../frame";
import type { Context } from "../sentence";

/** A way in which a sequence is told. */
export interface Given {
  readonly id: string;
  readonly heads?: readonly (readonly Concept[])[];
  readonly idle?: readonly Concept[];
  readonly slots: Slots;
  readonly read: (values: Told, context: Context, words: ReadonlySet<Concept>) => GivenSequence | null;
}

// biome-ignore lint/suspicious/noExplicitAny: what fills a slot is known where the slot is.
export type Told = any;

export const shapeIn = (words: ReadonlySet<Concept>): Progression | null =>
  words.has("geometric") ? "geometric" : words.has("arithmetic") ? "arithmetic" : null;

const LEAST_LISTED = 3;

const listed = (
  terms: readonly Expression[],
  last: Expression | null,
  shape: Progression | null,
): GivenSequence => ({
  name: "a",
  index: "n",
  given: { kind: "terms", terms, last, shape },
  latex: [...terms.map(toLatex), "\\ldots", ...(last ? [toLatex(last)] : [])].join(", "),
});

interface Known {
  readonly position: bigint;
  readonly value: Expression;
}

const progression = (
  shape: Progression,
  known: readonly Known[],
  step: Expression | null,
): GivenSequence => ({
  name: "a",
  index: "n",
  given: { kind: "progression", shape, known, step },
  latex: [
    ...known.map((each) => toLatex(equation(symbol(`a_${each.position}`), each.value))),
    ...(step ? [toLatex(equation(symbol(shape === "arithmetic" ? "d" : "r"), step))] : []),
  ].join(", "),
});

/** What the step from term to term is called; "difference" and "ratio" by themselves only of a progression that is named. */
const STEPS: readonly (readonly [Concept, Progression, ...(readonly Concept[])])[] = [
  ["common-difference", "arithmetic"],
  ["common-ratio", "geometric"],
  ["difference", "arithmetic", "arithmetic"],
  ["ratio", "geometric", "geometric"],
];

const agree = (words: ReadonlySet<Concept>, shape: Progression): boolean =>
  shapeIn(words) === null || shapeIn(words) === shape;

/** a_n, f(n) or {a_n}: a sequence that is spoken of. */
const termName: Face<true> = ({ text }) => {
  const bare = [...text].filter((sign) => !" {}\\".includes(sign)).join("");
  if (bare === "a_n=f(n)") return true;
  return (
    ["_n", "_k", "(n)"].some((index) => bare.length === 1 + index.length && bare.endsWith(index)) || null
  );
};

/** \\{1, 4, 9, \\ldots\\} */
const bracedList: Face<{ readonly terms: readonly Expression[]; readonly last: Expression | null }> = (
  { text },
  { limits },
) => {
  const bare = sequenceText(text);
  const isBraced = bare.includes("{") && bare.endsWith("}") && bare.includes(DOTS);
  const list = isBraced ? readList(bare, limits) : null;
  return list && list.terms.length >= LEAST_LISTED && list.terms.every((term) => symbolsOf(term).length === 0)
    ? list
    : null;
};

/** "n ≥ 1", "starting with n = 1": positions count from 1, and a rule out of earlier terms holds behind these. */
function beginsAtFirst(
  { index, given }: GivenSequence,
  from: { readonly name: string; readonly value: Expression } | undefined,
  range: readonly Relation[] | undefined,
): boolean {
  const isOne = (e: Expression | undefined, n: bigint) =>
    e?.kind === "number" && e.value.n === n && e.value.d === 1n;
  if (from && !(from.name === index && isOne(from.value, 1n))) return false;
  if (!range) return true;
  const [told, ...more] = range;
  if (!told || more.length > 0 || told.left.kind !== "symbol" || told.left.name !== index) return false;
  const first = given.kind === "recursive" ? BigInt(given.first.length + 1) : 1n;
  const ahead = told.operator === ">" ? first - 1n : told.operator === ">=" ? first : null;
  // a_{n+1} out of a_n holds from 1 on; the reader has moved it to a_n.
  const isMoved = given.kind === "recursive" && told.operator === ">=" && isOne(told.right, 1n);
  return isMoved || (ahead !== null && isOne(told.right, ahead));
}

export const GIVENS: readonly Given[] = [
  {
    id: "list",
    slots: { terms: several(value, { least: LEAST_LISTED, most: 20 }) },
    read: ({ terms }, _, words) => listed(terms, null, shapeIn(words)),
  },
  {
    // {1, 4, 9, …}: the terms in one piece.
    id: "listed-in-braces",
    slots: { list: one(bracedList), mentions: several(termName, { least: 0, most: 2 }) },
    read: ({ list }, _, words) => listed(list.terms, list.last, shapeIn(words)),
  },
  {
    id: "series",
    slots: { start: one(seriesStart), end: maybe(seriesEnd) },
    read: ({ start, end }, _, words) => listed(start, end ?? null, shapeIn(words)),
  },
  {
    id: "rule",
    idle: ["guess", "starts", "for", "function", "at"],
    slots: {
      rules: several(definingText, { most: 4 }),
      from: maybe(assignment),
      range: maybe(inequality),
      mentions: several(termName, { least: 0, most: 3 }),
    },
    read: ({ rules, from, range }, { limits }) => {
      const told = readDefinition(rules.join(", "), limits);
      return told && beginsAtFirst(told, from, range) ? told : null;
    },
  },
  {
    id: "rule-in-words",
    heads: [["nth-term"]],
    slots: { rule: one(inLetters, { after: ["nth-term"] }) },
    read: ({ rule }) =>
      symbolsOf(rule).join("") === "n"
        ? {
            name: "a",
            index: "n",
            given: { kind: "explicit", index: "n", expression: rule },
            latex: toLatex(equation(symbol("a_n"), rule)),
          }
        : null,
  },
  ...STEPS.map(
    ([word, shape, ...named]): Given => ({
      id: `start-and-${word}`,
      heads: [[word], ...named.map((name) => [name])],
      idle: ["term"],
      slots: {
        at: one(position),
        step: one(value, { after: [word] }),
        known: one(value, { after: ["term"] }),
      },
      read: ({ at, step, known }, _, words) =>
        agree(words, shape) ? progression(shape, [{ position: at, value: known }], step) : null,
    }),
  ),
  {
    id: "letters",
    idle: ["term", "common-difference", "common-ratio"],
    slots: { told: several(assignment, { least: 2, most: 2 }) },
    read: ({ told }, _, words) => {
      const first = told.find(({ name }: { name: string }) => name === "a");
      const step = told.find(({ name }: { name: string }) => name === "d" || name === "r");
      const shape = step?.name === "d" ? "arithmetic" : "geometric";
      return first && step && agree(words, shape)
        ? progression(shape, [{ position: 1n, value: first.value }], step.value)
        : null;
    },
  },
  {
    id: "known-and-step",
    slots: { known: one(knownTerm), told: one(assignment) },
    read: ({ known, told }, _, words) => {
      const shape = told.name === "d" ? "arithmetic" : "geometric";
      return (told.name === "d" || told.name === "r") && agree(words, shape)
        ? progression(shape, [known], told.value)
        : null;
    },
  },
  {
    id: "two-known",
    heads: [["arithmetic", "geometric"]],
    slots: { known: several(knownTerm, { least: 2, most: 2 }) },
    read: ({ known }, _, words) => progression(shapeIn(words) ?? "arithmetic", known, null),
  },
  {
    id: "two-terms",
    heads: [["arithmetic", "geometric"], ["term"]],
    slots: {
      at: several(position, { least: 2, most: 2 }),
      known: several(value, { least: 2, most: 2, after: ["term"] }),
    },
    read: ({ at, known }, _, words) =>
      progression(
        shapeIn(words) ?? "arithmetic",
        at.map((each: bigint, i: number) => ({ position: each, value: known[i] })),
        null,
      ),
  },
];
