import type { Expression, Relation, RelationOperator } from "../../expression/ast";
import { int, negation, power, product, quotient, root, sum, symbol } from "../../expression/build";
import { substitute } from "../../expression/substitute";
import { symbolsOf } from "../../expression/walk";
import type { AnswerValue } from "../../types";
import type { Mutant } from "./mutate-value";
import { clumsy, turned } from "./mutate-writing";

type RelationValue = Extract<AnswerValue, { readonly kind: "relation" }>;

const MIRRORED: Readonly<Record<RelationOperator, RelationOperator>> = {
  "=": "=",
  "!=": "!=",
  "<": ">",
  "<=": ">=",
  ">": "<",
  ">=": "<=",
};

/** An equation with more points than it should have, or fewer: multiplied, squared, under a root, without signs. */
export function relationsAround(value: RelationValue): Mutant[] {
  const { left, right, operator } = value.relation;
  const gap = sum([left, negation(right)]);
  const letters = symbolsOf(value.relation);
  const both = (change: (e: Expression) => Expression, by: RelationOperator = operator): Relation => ({
    ...value.relation,
    operator: by,
    left: change(left),
    right: change(right),
  });
  const factors = letters.flatMap((name) => [
    symbol(name),
    sum([symbol(name), int(-1)]),
    sum([symbol(name), int(2)]),
    sum([power(symbol(name), int(2)), int(-3)]),
  ]);
  const more: Relation[] = [
    ...factors.flatMap((by) => [
      both((e) => product([e, by])),
      { ...value.relation, left: product([gap, by]), right: int(0) },
    ]),
    ...letters.map((name) => both((e) => quotient(e, symbol(name)))),
    both((e) => power(e, int(2))),
    both((e) => ({ kind: "absolute", operand: e })),
    both((e) => root(e)),
    { ...value.relation, left: product([gap, sum([left, right])]), right: int(0) },
    { ...value.relation, left: { kind: "absolute", operand: left } },
    { ...value.relation, right: { kind: "absolute", operand: right } },
    ...(operator === "=" ? [] : [both((e) => e, MIRRORED[operator]), both(negation)]),
  ];
  const writing: Relation[] = [
    both((e) => product([e, int(2)])),
    both((e) => sum([e, int(3)])),
    both((e) => power(e, int(3))),
    both((e) => product([e, sum([power(symbol(letters[0] ?? "x"), int(2)), int(1)])])),
    ...clumsy(left).map((changed) => ({ ...value.relation, left: changed })),
  ];
  return [
    ...more.map((relation) => ({ mistake: "points", value: { ...value, relation } })),
    ...writing.map((relation) => ({ mistake: "form", value: { ...value, relation } })),
    ...turned(left).map((changed) => ({
      mistake: "turned",
      value: { ...value, relation: { ...value.relation, left: changed } },
    })),
    ...constantsIn(right).map((changed) => ({
      mistake: "constant",
      value: { ...value, relation: { ...value.relation, right: changed } },
    })),
    ...constantsIn(left).map((changed) => ({
      mistake: "constant",
      value: { ...value, relation: { ...value.relation, left: changed } },
    })),
  ];
}

/** A constant that is free to be any number, held to some of them, or written as another one. */
export const constantsIn = (e: Expression): Expression[] =>
  symbolsOf(e)
    .filter((name) => name.startsWith("C"))
    .flatMap((name) => {
      const own = symbol(name);
      const put = (other: Expression) => substitute(e, new Map([[name, other]]));
      return [
        put({ kind: "absolute", operand: own }),
        put(power(own, int(2))),
        put(root(own)),
        put(power({ kind: "constant", name: "e" }, own)),
        put(negation(power({ kind: "constant", name: "e" }, own))),
        put({ kind: "function", name: "sin", args: [own] }),
        put(sum([own, int(5)])),
        put(product([int(3), own])),
        put(negation(own)),
        put(quotient(int(1), own)),
        put(product([own, int(0)])),
        put(power(own, int(3))),
        put(sum([own, { kind: "constant", name: "pi" }])),
        put(product([own, { kind: "constant", name: "pi" }])),
      ];
    });
