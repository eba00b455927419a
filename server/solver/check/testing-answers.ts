import type { Expression } from "../expression/ast";
import { int, product, quotient, sum } from "../expression/build";
import { budget, DEFAULT_LIMITS } from "../limits";
import { toLatex } from "../printer/latex";
import { toText } from "../printer/text";
import { readProblem } from "../problem/read";
import { table } from "../table";
import type { AnswerValue, Problem } from "../types";
import { type Worked, workProblem } from "../work";
import { mapParts } from "./answer-parts";

/** For tests: a problem with the engine's answer. */
export interface Answered {
  readonly text: string;
  readonly problem: Problem;
  readonly worked: Worked;
  readonly value: AnswerValue;
}

/** @returns null for a problem that the engine refuses */
export function answered(text: string): Answered | null {
  const read = readProblem(text, DEFAULT_LIMITS);
  const worked = read.ok ? workProblem(read.problem, budget(DEFAULT_LIMITS)) : null;
  return read.ok && worked ? { text, problem: read.problem, worked, value: worked.derivation.answer } : null;
}

/** A number written in an answer, or a sign, changed in one place: never the same text, hardly ever the same value. */
export function mutatedTexts(text: string): string[] {
  const found: string[] = [];
  const at = (index: number, length: number, replacement: string) =>
    found.push(text.slice(0, index) + replacement + text.slice(index + length));
  for (const { 0: digits, index } of text.matchAll(/\d+/g)) {
    const last = Number(digits.at(-1));
    at(index, digits.length, digits.slice(0, -1) + String((last + 1) % 10));
    at(index, digits.length, digits.slice(0, -1) + String((last + 9) % 10));
    at(index, digits.length, `${digits}0`);
    if (digits.length > 1 && digits[0] !== digits[1])
      at(index, digits.length, `${digits[1]}${digits[0]}${digits.slice(2)}`);
  }
  for (const { 0: sign, index } of text.matchAll(/[-+<>≤≥]/g)) at(index, 1, OTHER_SIGN[sign] ?? "");
  return found;
}

const OTHER_SIGN: Readonly<Record<string, string>> = table({
  "-": "+",
  "+": "-",
  "<": ">",
  ">": "<",
  "≤": "≥",
  "≥": "≤",
});

const WHOLE = int(7);

/** Ways to write an expression that keep its value. */
export const REWRITES: readonly (readonly [name: string, (e: Expression) => Expression])[] = [
  ["plus and minus seven", (e) => sum([e, WHOLE, { kind: "negation", operand: WHOLE }])],
  ["seven times over seven", (e) => quotient(product([WHOLE, bracketed(e)], true), WHOLE)],
  ["minus minus", (e) => ({ kind: "negation", operand: { kind: "negation", operand: e } })],
  ["reversed", reversed],
  ["fractions extended", extended],
];

/** A product of one factor prints without brackets, a sum inside a product with them. */
const bracketed = (e: Expression): Expression => e;

function reversed(e: Expression): Expression {
  if (e.kind === "sum") return { ...e, terms: e.terms.map(reversed).toReversed() };
  if (e.kind === "product" && !e.factors.some(({ kind }) => kind === "function"))
    return { ...e, factors: e.factors.map(reversed).toReversed(), explicit: true };
  return e;
}

function extended(e: Expression): Expression {
  if (e.kind === "quotient")
    return quotient(product([WHOLE, e.numerator], true), product([WHOLE, e.denominator], true));
  if (e.kind === "negation") return { ...e, operand: extended(e.operand) };
  return e;
}

/** The numbers of an answer in words and notations that students use; every one says the same. */
export function writingsOf(value: AnswerValue): string[] {
  return [toText, toLatex].flatMap((print) => {
    switch (value.kind) {
      case "expression":
        return said(print(value.expression));
      case "quantity":
        return [`${print(value.value)} ${value.unit}`, `It is ${print(value.value)} ${value.unit}.`];
      case "roots":
        return rootsWritings(value.unknown, value.roots.map(print));
      case "point":
        return pointWritings(value.unknowns, value.values.map(print));
      case "relation":
        return [print(value.relation)];
      default:
        return [];
    }
  });
}

const said = (number: string): string[] => [
  number,
  `= ${number}`,
  `the answer is ${number}`,
  `$${number}$`,
  `Answer: ${number}.`,
];

function rootsWritings(unknown: string, roots: readonly string[]): string[] {
  if (roots.length === 0) return ["no solution", "none", "there is no solution", "∅", "no solutions."];
  const all = [...roots, ...roots.toReversed()].slice(0, roots.length);
  const back = roots.toReversed();
  return [
    all.map((root) => `${unknown} = ${root}`).join(" or "),
    back.map((root) => `${unknown} = ${root}`).join(", "),
    `${unknown} = ${back.join(", ")}`,
    `{${roots.join(", ")}}`,
    `${unknown} ∈ {${back.join(", ")}}`,
    back.join(" and "),
    roots.map((root, at) => `${unknown}_${at + 1} = ${root}`).join(", "),
    roots.map((root, at) => `${unknown}${at + 1} = ${root}`).join("; "),
    `The solutions are ${roots.join(" and ")}`,
  ];
}

function pointWritings(unknowns: readonly string[], values: readonly string[]): string[] {
  const pairs = unknowns.map((name, at) => `${name} = ${values[at]}`);
  return [
    `(${values.join(", ")})`,
    pairs.join(", "),
    pairs.toReversed().join(" and "),
    `(${unknowns.join(", ")}) = (${values.join(", ")})`,
  ];
}

/** The same answer with every expression in it rewritten. */
export const rewritten = (value: AnswerValue, rewrite: (e: Expression) => Expression): AnswerValue =>
  mapParts(value, rewrite);
