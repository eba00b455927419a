import { mapParts, partsOf } from "../../check/answer-parts";
import type { Expression } from "../../expression/ast";
import { int, negation, product, quotient, root, sum, symbol } from "../../expression/build";
import { mapChildren } from "../../expression/walk";
import type { AnswerValue } from "../../types";
import type { Mutant } from "./mutate-value";

const PI: Expression = { kind: "constant", name: "pi" };

/** What a whole answer becomes by one slip on the way: a unit converted once too often, degrees for radians, the complement,
 * a constant left in, roots beside those there are, values in each other's places. */
export const slipsOf = (value: AnswerValue): Mutant[] => [
  ...firstSlipped(value),
  ...swapped(value),
  ...(value.kind === "roots" ? rootsSlipped(value) : []),
];

const SLIPS: readonly (readonly [string, (e: Expression) => Expression])[] = [
  ["unit", (e) => product([e, int(3600)])],
  ["unit", (e) => quotient(e, int(60))],
  ["degrees", (e) => product([e, quotient(int(180), PI)])],
  ["degrees", (e) => product([e, quotient(PI, int(180))])],
  ["complement", (e) => sum([int(1), negation(e)])],
  ["complement", (e) => sum([int(100), negation(e)])],
  ["constant", (e) => product([e, PI])],
  ["constant", (e) => sum([e, PI])],
  ["constant", (e) => product([e, root(int(2))])],
  ["signs", (e) => allButFirst(e)],
  ["powers", (e) => otherPowers(e)],
];

function firstSlipped(value: AnswerValue): Mutant[] {
  if (partsOf(value).length === 0) return [];
  return SLIPS.map(([mistake, change]) => ({
    mistake,
    value: mapParts(value, (e, place) => (place === 0 ? change(e) : e)),
  }));
}

/** The signs of all terms but the first. */
const allButFirst = (e: Expression): Expression =>
  e.kind === "sum"
    ? sum(e.terms.map((term, i) => (i === 0 ? term : negation(term))))
    : mapChildren(e, allButFirst);

/** Every power of the other sign: reciprocals. */
const otherPowers = (e: Expression): Expression =>
  e.kind === "power" ? { ...e, exponent: negation(e.exponent) } : mapChildren(e, otherPowers);

/** The first and each of the others in each other's places. */
function swapped(value: AnswerValue): Mutant[] {
  const parts = partsOf(value);
  const [first] = parts;
  if (!first) return [];
  return parts.slice(2).map((other, i) => ({
    mistake: "swapped",
    value: mapParts(value, (e, place) => (place === 0 ? other : place === i + 2 ? first : e)),
  }));
}

/** Roots of half the size and between two others; a period more, and one for every whole number. */
function rootsSlipped(value: Extract<AnswerValue, { readonly kind: "roots" }>): Mutant[] {
  const { roots } = value;
  const [first, second] = roots;
  if (!first) return [];
  const turn = product([int(2), PI]);
  const others: (readonly Expression[])[] = [
    [quotient(first, int(2)), ...roots],
    [...roots, sum([roots.at(-1) ?? first, turn])],
    roots.map((each) => sum([each, product([turn, symbol("n")])])),
    ...(second ? [[first, quotient(sum([first, second]), int(2)), ...roots.slice(1)]] : []),
  ];
  return others.map((all) => ({ mistake: "extra", value: { ...value, roots: all } }));
}
