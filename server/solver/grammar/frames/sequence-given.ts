import type { Expression } from "../../expression/ast";
import { equation, symbol } from "../../expression/build";
import { symbolsOf } from "../../expression/walk";
import type { Concept } from "../../lexicon/lexicon";
import { toLatex } from "../../printer/latex";
import { type GivenSequence, readDefinition } from "../../problem/sequence-given";
import type { Progression } from "../../tasks/sequence";
import { assignment, inLetters, value } from "../faces";
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

export const GIVENS: readonly Given[] = [
  {
    id: "list",
    slots: { terms: several(value, { least: LEAST_LISTED, most: 20 }) },
    read: ({ terms }, _, words) => listed(terms, null, shapeIn(words)),
  },
  {
    id: "series",
    slots: { start: one(seriesStart), end: maybe(seriesEnd) },
    read: ({ start, end }, _, words) => listed(start, end ?? null, shapeIn(words)),
  },
  {
    id: "rule",
    slots: { rules: several(definingText, { most: 4 }) },
    read: ({ rules }, { limits }) => readDefinition(rules.join(", "), limits),
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
