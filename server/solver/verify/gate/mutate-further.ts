import { mapParts, partsOf } from "../../check/answer-parts";
import type { Expression, Relation, RelationOperator } from "../../expression/ast";
import { int, negation, power, product, quotient, root, sum, symbol } from "../../expression/build";
import type { End, Interval, RealSet } from "../../expression/real-set";
import { substitute } from "../../expression/substitute";
import { symbolsOf } from "../../expression/walk";
import type { AnswerValue } from "../../types";
import type { Mutant } from "./mutate-value";
import { clumsy, turned } from "./mutate-writing";

type Of<K extends AnswerValue["kind"]> = Extract<AnswerValue, { readonly kind: K }>;

/** Mistakes of an answer as a whole: what no change of one field comes to. */
export const mutantsOfWhole = (value: AnswerValue): Mutant[] => [
  ...everyPart(value, "turned", turned),
  ...everyPart(value, "form", clumsy),
  ...inAnotherKind(value),
  ...ofItsKind(value),
];

/** One part changed at a time, and all of them alike. */
function everyPart(
  value: AnswerValue,
  mistake: string,
  change: (e: Expression) => readonly Expression[],
): Mutant[] {
  const parts = partsOf(value);
  const one = parts.flatMap((part, place) =>
    change(part).map((changed) => ({
      mistake,
      value: mapParts(value, (e, index) => (index === place ? changed : e)),
    })),
  );
  const ways = Math.min(...parts.map((part) => change(part).length));
  if (parts.length < 2 || ways === 0) return one;
  const all = Array.from({ length: ways }, (_, way) => ({
    mistake: `${mistake} throughout`,
    value: mapParts(value, (e) => change(e)[way] ?? e),
  }));
  return mistake === "form" ? one : [...one, ...all];
}

/** The same numbers as an answer of another kind. */
function inAnotherKind(value: AnswerValue): Mutant[] {
  const parts = partsOf(value);
  const [first] = parts;
  const others: AnswerValue[] = [
    ...(first ? [{ kind: "expression", expression: first } as const] : []),
    ...(first ? [{ kind: "quantity", value: first, unit: "" } as const] : []),
    ...(first ? [{ kind: "roots", unknown: "x", roots: parts } as const] : []),
    { kind: "list", items: parts, ordered: true },
    { kind: "list", items: parts, ordered: false },
    { kind: "points", unknowns: ["x", "y"], points: [parts] },
    { kind: "point", unknowns: parts.map((_, i) => `x_${i + 1}`), values: parts },
    { kind: "set", unknown: "x", set: parts.map((each) => stretch([each, true], [each, true])) },
    { kind: "named", values: parts.map((each, i) => ({ name: `x_${i + 1}`, value: each })) },
    { kind: "groups", groups: [parts] },
    { kind: "matrix", rows: [parts] },
    { kind: "parts", parts: [{ name: "answer", value }] },
    { kind: "word", word: "yes", solutions: value },
  ];
  return others
    .filter((other) => other.kind !== value.kind)
    .map((other) => ({ mistake: "kind", value: other }));
}

function ofItsKind(value: AnswerValue): Mutant[] {
  switch (value.kind) {
    case "roots":
      return rootsBeside(value);
    case "set":
      return setsAround(value.set).map((set) => ({ mistake: "set", value: { ...value, set } }));
    case "named-sets":
      return value.sets.flatMap((each, i) =>
        setsAround(each.set).map((set) => ({
          mistake: "set",
          value: { ...value, sets: value.sets.with(i, { ...each, set }) },
        })),
      );
    case "relation":
      return relationsAround(value);
    case "word":
      return wordsAround(value);
    case "quantity":
      return unitsAround(value.unit).map((unit) => ({ mistake: "unit", value: { ...value, unit } }));
    case "named":
      return namesAround(value);
    case "family":
      return constantsMoved(value);
    case "expression":
      return constantsIn(value.expression).map((expression) => ({
        mistake: "constant",
        value: { ...value, expression },
      }));
    case "list":
    case "points":
    case "matrix":
    case "groups":
      return reordered(value);
    case "parts":
      return value.parts.flatMap((part, i) =>
        mutantsOfWhole(part.value).map(({ mistake, value: changed }) => ({
          mistake: mistake === "form" ? "form" : `part: ${mistake}`,
          value: { ...value, parts: value.parts.with(i, { ...part, value: changed }) },
        })),
      );
    default:
      return [];
  }
}

/** Numbers that an equation may well have been solved to on the way: opposites, inverses, conjugates, nought. */
function rootsBeside({ unknown, roots }: Of<"roots">): Mutant[] {
  const further = [...roots.flatMap((each) => [negation(each), quotient(int(1), each)]), int(0), int(-1)];
  const at = (all: readonly Expression[]): Mutant => ({
    mistake: "extra",
    value: { kind: "roots", unknown, roots: all },
  });
  return [
    ...further.flatMap((each) => [at([each, ...roots]), at([...roots, each])]),
    ...roots.map((_, i) => at(roots.toSpliced(i, 1, ...(roots[i] ? [roots[i], roots[i]] : [])))),
    ...(roots.length > 2 ? [at(swappedAt(roots, 0)), at(swappedAt(roots, roots.length - 2))] : []),
  ];
}

const swappedAt = <T>(items: readonly T[], i: number): readonly T[] =>
  items.toSpliced(i, 2, ...items.slice(i, i + 2).toReversed());

type Bound = readonly [Expression | null, boolean];
const stretch = ([low, lowClosed]: Bound, [high, highClosed]: Bound): Interval => ({
  low: { value: low, closed: lowClosed },
  high: { value: high, closed: highClosed },
});

/** The set mirrored, moved, turned inside out; with a hole, a number or an empty stretch in it; out of order. */
function setsAround(set: RealSet): RealSet[] {
  const minus = ({ value, closed }: End): End => ({ value: value && negation(value), closed });
  const mirror = set.map(({ low, high }) => ({ low: minus(high), high: minus(low) })).toReversed();
  return [
    mirror,
    outside(set),
    ...(set.length > 1 ? [set.toReversed()] : []),
    ...set.map((each, i) => set.toSpliced(i, 0, each)),
    ...set.flatMap((each, i) => withHole(each).map((pieces) => set.toSpliced(i, 1, ...pieces))),
    ...set.map((each, i) => set.with(i, { low: each.high, high: each.low })),
    ...set.flatMap(({ low, high }, i) =>
      low.value && high.value
        ? [set.with(i, stretch([low.value, true], [low.value, true])), set.with(i, { low, high: { ...low } })]
        : [],
    ),
    ...set.slice(1).map((each, i) => set.toSpliced(i, 2, { low: (set[i] as Interval).low, high: each.high })),
    ...set.map(({ low, high }, i) =>
      set.with(i, { low: { ...low, closed: !low.closed }, high: { ...high, closed: !high.closed } }),
    ),
  ];
}

function outside(set: RealSet): RealSet {
  const ends: Bound[] = set.flatMap(({ low, high }): Bound[] => [
    [low.value, !low.closed],
    [high.value, !high.closed],
  ]);
  const all: Bound[] = [[null, false], ...ends, [null, false]];
  return all
    .filter((_, i) => i % 2 === 0)
    .map((low, i) => stretch(low, all[2 * i + 1] as Bound))
    .filter(({ low, high }, i) => low.value !== null || high.value !== null || (i === 0 && set.length === 0));
}

/** A number within a stretch left out, far from its ends and close to them. */
function withHole({ low, high }: Interval): Interval[][] {
  const inner: Expression[] =
    low.value && high.value
      ? [quotient(sum([low.value, high.value]), int(2))]
      : low.value
        ? [sum([low.value, int(1)]), sum([low.value, int(5000)])]
        : high.value
          ? [sum([high.value, int(-1)]), sum([high.value, int(-5000)])]
          : [int(0), int(1), int(-5000)];
  return inner.map((at) => [
    { low, high: { value: at, closed: false } },
    { low: { value: at, closed: false }, high },
  ]);
}

const MIRRORED: Readonly<Record<RelationOperator, RelationOperator>> = {
  "=": "=",
  "!=": "!=",
  "<": ">",
  "<=": ">=",
  ">": "<",
  ">=": "<=",
};

/** An equation with more points than it should have, or fewer: multiplied, squared, under a root, without signs. */
function relationsAround(value: Of<"relation">): Mutant[] {
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
const constantsIn = (e: Expression): Expression[] =>
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
      ];
    });

const constantsMoved = (value: Of<"family">): Mutant[] =>
  value.free.flatMap((name) =>
    [power(symbol(name), int(2)), quotient(int(1), symbol(name))].map((other) => ({
      mistake: "free",
      value: { ...value, values: value.values.map((each) => substitute(each, new Map([[name, other]]))) },
    })),
  );

const SAID_OTHERWISE: readonly (readonly [string, string])[] = [
  ["converges", "diverges"],
  ["absolutely", "conditionally"],
  ["local", "absolute"],
  ["above", "below"],
  ["upward", "downward"],
  ["horizontal", "vertical"],
  ["real", "complex"],
  ["one", "two"],
  ["dependent", "independent"],
  ["mutually exclusive", "independent"],
  ["acute", "obtuse"],
  ["acid", "base"],
  ["exothermic", "endothermic"],
  ["ionic", "covalent"],
  ["arithmetic", "geometric"],
  ["first", "second"],
  ["positive", "negative"],
  ["monomial", "binomial"],
  ["infinitely many", "no"],
  ["proper", "improper"],
];

/** Other words of the same field; the right word said twice, shouted, or with a wrong reason. */
function wordsAround(value: Of<"word">): Mutant[] {
  const { word } = value;
  const others = SAID_OTHERWISE.flatMap(([a, b]) => [
    ...(word.includes(a) ? [word.replace(a, b)] : []),
    ...(word.includes(b) ? [word.replace(b, a)] : []),
  ]);
  const writings = [
    word.toUpperCase(),
    ` ${word}`,
    `${word} `,
    `${word}.`,
    `${word} ${word}`,
    `${word}, because it is negative`,
    `${word} or not`,
    word.slice(0, -1),
    "yes",
    "no",
    "True",
    "False",
    "does not exist",
    "no solution",
    "neither",
    "both",
  ];
  return [...new Set([...others, ...writings])]
    .filter((each) => each !== word)
    .map((each) => ({ mistake: "word", value: { ...value, word: each } }));
}

/** Units of another case, power or order. */
const unitsAround = (unit: string): string[] =>
  [
    unit.toUpperCase(),
    unit.toLowerCase(),
    unit.split("/").toReversed().join("/"),
    `1/${unit}`,
    `${unit}/s`,
    `${unit}^{-1}`,
    `${unit}^3`,
    `${unit}·s`,
    `m${unit}`,
    `square ${unit}`,
    unit.replace("^2", "^3"),
    unit.replace("^2", ""),
    unit.replace("^3", "^2"),
  ].filter((each, i, all) => each !== unit && all.indexOf(each) === i);

function namesAround(value: Of<"named">): Mutant[] {
  const { values } = value;
  const rotate = <T>(items: readonly T[]): T[] => [...items.slice(1), ...items.slice(0, 1)];
  const numbers = rotate(values.map((each) => each.value));
  const units = rotate(values.map((each) => each.unit));
  const all = (change: (each: (typeof values)[number], i: number) => (typeof values)[number]): Mutant => ({
    mistake: "names",
    value: { ...value, values: values.map(change) },
  });
  return [
    all((each, i) => ({ ...each, value: numbers[i] as Expression })),
    ...(new Set(units).size > 1
      ? [all((each, i) => ({ name: each.name, value: each.value, ...(units[i] ? { unit: units[i] } : {}) }))]
      : []),
    ...values.flatMap((each, i) => {
      const { unit: _, ...bare } = each;
      const put = (other: (typeof values)[number]): Mutant => ({
        mistake: "names",
        value: { ...value, values: values.with(i, other) },
      });
      return [
        put({ ...each, name: "" }),
        put({
          ...each,
          name: each.name.toUpperCase() === each.name ? each.name.toLowerCase() : each.name.toUpperCase(),
        }),
        ...(each.unit === undefined
          ? []
          : [put(bare), ...unitsAround(each.unit).map((unit) => put({ ...each, unit }))]),
      ];
    }),
  ];
}

/** Neighbours in each other's places, everything twice as large, and of the other sign. */
function reordered(value: Of<"list" | "points" | "matrix" | "groups">): Mutant[] {
  const scaled = [negation, (e: Expression) => product([int(2), e])].map((change) => mapParts(value, change));
  return [
    ...scaled.map((changed) => ({ mistake: "turned throughout", value: changed })),
    ...orders(value).map((changed) => ({ mistake: "order", value: changed })),
  ];
}

function orders(value: Of<"list" | "points" | "matrix" | "groups">): AnswerValue[] {
  const neighbours = <T>(items: readonly T[]): (readonly T[])[] =>
    items.slice(1).map((_, i) => swappedAt(items, i));
  switch (value.kind) {
    case "list":
      return neighbours(value.items).map((items) => ({ ...value, items }));
    case "points":
      return [
        ...(value.pointNames
          ? neighbours(value.pointNames).map((pointNames) => ({ ...value, pointNames }))
          : []),
        ...neighbours(value.points).map((points) => ({ ...value, points })),
        ...value.points.map((point, i) => ({
          ...value,
          points: value.points.with(i, [negation(point[0] as Expression), ...point.slice(1)]),
        })),
      ];
    case "matrix":
      return [
        ...neighbours(value.rows).map((rows) => ({ ...value, rows })),
        { ...value, rows: value.rows.map((row) => row.toReversed()) },
        {
          ...value,
          rows: value.rows.with(
            0,
            (value.rows[0] ?? []).map((each) => product([int(2), each])),
          ),
        },
      ];
    case "groups":
      return value.groups.flatMap((group, i) => [
        { ...value, groups: value.groups.toSpliced(i, 0, group) },
        { ...value, groups: value.groups.with(i, [...group, ...group.slice(0, 1)]) },
      ]);
  }
}
