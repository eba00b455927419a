import type { Expression, Relation, RelationOperator } from "../../expression/ast";
import { int, sum } from "../../expression/build";
import type { Interval, RealSet } from "../../expression/real-set";
import { ALL_REALS } from "../../expression/real-set";
import type { AnswerValue } from "../../types";
import { expressionMutants, unreduced } from "./mutate-expression";

/** A wrong answer, and the kind of mistake that it is. */
export interface Mutant {
  readonly mistake: string;
  readonly value: AnswerValue;
}

type Of<K extends AnswerValue["kind"]> = Extract<AnswerValue, { readonly kind: K }>;

/** Wrong answers made from a right one, every field of its value in turn. */
export function mutantsOf(value: AnswerValue): Mutant[] {
  return [...fieldsChanged(value), ...OTHER_KINDS.filter(({ value: other }) => other.kind !== value.kind)];
}

const OTHER_KINDS: readonly Mutant[] = [
  { mistake: "nonsense", value: { kind: "word", word: "banana" } },
  { mistake: "given up", value: { kind: "word", word: "undefined" } },
  { mistake: "given up", value: { kind: "none" } },
  { mistake: "other kind", value: { kind: "expression", expression: int(17) } },
  { mistake: "other kind", value: { kind: "quantity", value: int(17), unit: "kg" } },
  { mistake: "other kind", value: { kind: "roots", unknown: "x", roots: [int(17)] } },
  { mistake: "other kind", value: { kind: "list", items: [int(17), int(18)], ordered: true } },
  { mistake: "other kind", value: { kind: "set", unknown: "x", set: ALL_REALS } },
  { mistake: "other kind", value: { kind: "all", unknown: "x" } },
];

function fieldsChanged(value: AnswerValue): Mutant[] {
  switch (value.kind) {
    case "expression":
      return [
        ...named("value", expressionMutants(value.expression), (expression) => ({ ...value, expression })),
        ...named("form", unreduced(value.expression), (expression) => ({ ...value, expression })),
      ];
    case "roots":
      return rootsChanged(value);
    case "all":
      return [
        { mistake: "other letter", value: { ...value, unknown: otherName(value.unknown) } },
        { mistake: "dropped", value: { kind: "roots", unknown: value.unknown, roots: [] } },
        { mistake: "dropped", value: { kind: "roots", unknown: value.unknown, roots: [int(1)] } },
      ];
    case "point":
      return pointChanged(value);
    case "family":
      return familyChanged(value);
    case "none":
      return [];
    case "word":
      return named("word", otherWords(value.word), (word) => ({ ...value, word }));
    case "set":
      return [
        { mistake: "other letter", value: { ...value, unknown: otherName(value.unknown) } },
        ...named("set", setsBeside(value.set), (set) => ({ ...value, set })),
      ];
    case "named-sets":
      return setsChanged(value);
    case "list":
      return listChanged(value);
    case "points":
      return pointsChanged(value);
    case "relation":
      return named("relation", relationsBeside(value.relation), (relation) => ({ ...value, relation }));
    case "matrix":
      return matrixChanged(value);
    case "quantity":
      return [
        ...named("value", expressionMutants(value.value), (each) => ({ ...value, value: each })),
        ...named("unit", otherUnits(value.unit), (unit) => ({ ...value, unit })),
      ];
    case "named":
      return namedChanged(value);
  }
}

const named = <T>(mistake: string, changed: readonly T[], put: (each: T) => AnswerValue): Mutant[] =>
  changed.map((each) => ({ mistake, value: put(each) }));

const otherName = (name: string): string => (name === "q" ? "p" : "q");

/** Every item changed, one dropped, one twice, one too many, the order turned. */
function sequencesBeside<T>(
  items: readonly T[],
  { change, extra }: { readonly change: (item: T) => readonly T[]; readonly extra: (last: T) => T },
): { readonly mistake: string; readonly items: readonly T[] }[] {
  const last = items.at(-1);
  return [
    ...items.flatMap((item, i) =>
      change(item).map((changed) => ({ mistake: "item", items: items.with(i, changed) })),
    ),
    ...items.map((_, i) => ({ mistake: "dropped", items: items.toSpliced(i, 1) })),
    ...items.map((item, i) => ({ mistake: "twice", items: items.toSpliced(i, 0, item) })),
    ...(last === undefined ? [] : [{ mistake: "extra", items: [...items, extra(last)] }]),
    ...(items.length > 1 ? [{ mistake: "order", items: items.toReversed() }] : []),
    ...(items.length > 1 ? [{ mistake: "order", items: [...items.slice(1), ...items.slice(0, 1)] }] : []),
  ];
}

const beyond = (e: Expression): Expression => sum([e, int(1)]);

function rootsChanged(value: Of<"roots">): Mutant[] {
  const { unknown, roots } = value;
  const beside = sequencesBeside(roots, { change: expressionMutants, extra: beyond });
  return [
    ...beside.map(({ mistake, items }) => ({ mistake, value: { ...value, roots: items } })),
    ...named("form", roots.length > 0 ? unreduced(roots[0] as Expression) : [], (first) => ({
      ...value,
      roots: roots.with(0, first),
    })),
    { mistake: "other letter", value: { ...value, unknown: otherName(unknown) } },
    { mistake: "everything", value: { kind: "all", unknown } },
    ...(roots.length > 0
      ? [{ mistake: "nothing", value: { ...value, roots: [] } }]
      : [{ mistake: "extra", value: { ...value, roots: [int(1)] } }]),
  ];
}

function pointChanged(value: Of<"point">): Mutant[] {
  const { unknowns, values } = value;
  return [
    ...values.flatMap((each, i) =>
      named("value", expressionMutants(each), (changed) => ({ ...value, values: values.with(i, changed) })),
    ),
    ...named("other letter", unknowns, (name) => ({
      ...value,
      unknowns: unknowns.map((each) => (each === name ? otherName(name) : each)),
    })),
    ...(values.length > 1
      ? [
          { mistake: "swapped", value: { ...value, values: values.toReversed() } },
          { mistake: "swapped names", value: { ...value, unknowns: unknowns.toReversed() } },
          {
            mistake: "dropped",
            value: { ...value, unknowns: unknowns.slice(1), values: values.slice(1) },
          },
        ]
      : []),
    { mistake: "extra", value: { ...value, unknowns: [...unknowns, "q"], values: [...values, int(1)] } },
    { mistake: "nothing", value: { kind: "none" } },
  ];
}

function familyChanged(value: Of<"family">): Mutant[] {
  const { unknowns, values, free } = value;
  return [
    ...values.flatMap((each, i) =>
      named("value", expressionMutants(each), (changed) => ({ ...value, values: values.with(i, changed) })),
    ),
    { mistake: "free", value: { ...value, free: [] } },
    { mistake: "free", value: { ...value, free: unknowns } },
    { mistake: "free", value: { ...value, free: free.map(otherName) } },
    { mistake: "swapped names", value: { ...value, unknowns: unknowns.toReversed() } },
    { mistake: "dropped", value: { ...value, unknowns: unknowns.slice(1), values: values.slice(1) } },
    { mistake: "nothing", value: { kind: "none" } },
  ];
}

const OPPOSITES: readonly (readonly [string, string])[] = [
  ["yes", "no"],
  ["true", "false"],
  ["True", "False"],
  ["even", "odd"],
  ["prime", "composite"],
  ["up", "down"],
  ["left", "right"],
  ["increasing", "decreasing"],
  ["rational", "irrational"],
  ["parallel", "perpendicular"],
  ["maximum", "minimum"],
  ["identity", "contradiction"],
  ["expression", "equation"],
  ["circle", "ellipse"],
  ["parabola", "hyperbola"],
];

/** Opposites, neighbours of the numbers in it, words dropped, swapped and added, nonsense. */
function otherWords(word: string): string[] {
  const swapped = OPPOSITES.flatMap(([a, b]) => [
    ...(new RegExp(`\\b${a}\\b`).test(word) ? [word.replace(a, b)] : []),
    ...(new RegExp(`\\b${b}\\b`).test(word) ? [word.replace(b, a)] : []),
  ]);
  const numbers = [...word.matchAll(/\d/g)].map(
    ({ index }) => `${word.slice(0, index)}${(Number(word[index]) + 1) % 10}${word.slice(index + 1)}`,
  );
  const letters = [...word.matchAll(/[A-Za-z]/g)]
    .slice(0, 6)
    .map(({ index }) => `${word.slice(0, index)}${word[index] === "z" ? "y" : "z"}${word.slice(index + 1)}`);
  const parts = word.split(" ");
  const shorter = parts.length > 1 ? parts.map((_, i) => parts.toSpliced(i, 1).join(" ")) : [];
  const turned = parts.length > 1 ? [parts.toReversed().join(" ")] : [];
  return [
    ...swapped,
    ...numbers,
    ...letters,
    ...shorter,
    ...turned,
    `not ${word}`,
    `${word} 1`,
    "banana",
    "",
  ];
}

function intervalsBeside(interval: Interval): Interval[] {
  return (["low", "high"] as const).flatMap((side) => {
    const end = interval[side];
    if (end.value === null) return [{ ...interval, [side]: { value: int(1000), closed: true } }];
    return [
      { ...interval, [side]: { ...end, closed: !end.closed } },
      { ...interval, [side]: { value: null, closed: false } },
      ...expressionMutants(end.value).map((value) => ({ ...interval, [side]: { ...end, value } })),
    ];
  });
}

const BEYOND: Interval = {
  low: { value: int(12345), closed: true },
  high: { value: int(12345), closed: true },
};

function setsBeside(set: RealSet): RealSet[] {
  return [
    ...set.flatMap((interval, i) => intervalsBeside(interval).map((changed) => set.with(i, changed))),
    ...set.map((_, i) => set.toSpliced(i, 1)),
    [...set, BEYOND],
    [],
    ALL_REALS,
  ];
}

function setsChanged(value: Of<"named-sets">): Mutant[] {
  const { sets } = value;
  const changed = sets.flatMap((each, i) => [
    ...setsBeside(each.set).map((set) => sets.with(i, { ...each, set })),
    sets.with(i, { ...each, name: `${each.name}s` }),
    sets.with(i, { ...each, unknown: otherName(each.unknown) }),
  ]);
  return [
    ...named("set", changed, (each) => ({ ...value, sets: each })),
    { mistake: "dropped", value: { ...value, sets: sets.slice(1) } },
    {
      mistake: "swapped names",
      value: { ...value, sets: sets.map((each, i) => ({ ...each, name: sets.at(-1 - i)?.name ?? "" })) },
    },
  ];
}

function listChanged(value: Of<"list">): Mutant[] {
  const beside = sequencesBeside(value.items, { change: expressionMutants, extra: beyond });
  return beside.map(({ mistake, items }) => ({ mistake, value: { ...value, items } }));
}

function pointsChanged(value: Of<"points">): Mutant[] {
  const change = (point: readonly Expression[]) => [
    ...point.flatMap((each, i) => expressionMutants(each).map((changed) => point.with(i, changed))),
    point.toReversed(),
    point.slice(1),
  ];
  const beside = sequencesBeside(value.points, { change, extra: (point) => point.map(beyond) });
  return [
    ...beside.map(({ mistake, items }) => ({ mistake, value: { ...value, points: items } })),
    { mistake: "nothing", value: { ...value, points: [] } },
    ...named("other letter", value.unknowns, (name) => ({
      ...value,
      unknowns: value.unknowns.map((each) => (each === name ? otherName(name) : each)),
    })),
    { mistake: "swapped names", value: { ...value, unknowns: value.unknowns.toReversed() } },
  ];
}

const OPERATORS: readonly RelationOperator[] = ["=", "<", "<=", ">", ">=", "!="];

function relationsBeside(relation: Relation): Relation[] {
  return [
    ...OPERATORS.filter((operator) => operator !== relation.operator).map((operator) => ({
      ...relation,
      operator,
    })),
    ...expressionMutants(relation.left).map((left) => ({ ...relation, left })),
    ...expressionMutants(relation.right).map((right) => ({ ...relation, right })),
    { ...relation, left: relation.right, right: relation.left },
    { ...relation, left: relation.left, right: relation.left },
  ];
}

function matrixChanged(value: Of<"matrix">): Mutant[] {
  const { rows } = value;
  const entries = rows.flatMap((row, i) =>
    row.flatMap((each, j) => expressionMutants(each).map((changed) => rows.with(i, row.with(j, changed)))),
  );
  const turned = (rows[0] ?? []).map((_, j) => rows.map((row) => row[j] as Expression));
  const shapes = [
    rows.slice(1),
    rows.map((row) => row.slice(1)),
    [...rows, ...rows.slice(0, 1)],
    rows.map((row) => [...row, int(0)]),
  ];
  return [
    ...named("entry", entries, (changed) => ({ ...value, rows: changed })),
    ...named("shape", shapes, (changed) => ({ ...value, rows: changed })),
    { mistake: "swapped", value: { ...value, rows: turned } },
    { mistake: "swapped", value: { ...value, rows: rows.toReversed() } },
  ];
}

/** Of the same dimension, of another one, and none. */
const UNITS = [
  "",
  "kg",
  "g",
  "mg",
  "m",
  "cm",
  "km",
  "m/s",
  "s",
  "min",
  "mol",
  "L",
  "N",
  "J",
  "°C",
  "°",
  "%",
  "$",
];

const otherUnits = (unit: string): string[] => [
  ...UNITS.filter((each) => each !== unit),
  `k${unit}`,
  `${unit}^2`,
  "bananas",
];

function namedChanged(value: Of<"named">): Mutant[] {
  const { values } = value;
  const change = (each: Of<"named">["values"][number]) => [
    ...expressionMutants(each.value).map((changed) => ({ ...each, value: changed })),
    { ...each, name: `${each.name}s` },
    ...(each.unit === undefined ? [] : otherUnits(each.unit).map((unit) => ({ ...each, unit }))),
    { ...each, unit: "bananas" },
  ];
  const beside = sequencesBeside(values, {
    change,
    extra: (last) => ({ ...last, name: "other", value: beyond(last.value) }),
  }).filter(({ mistake }) => mistake !== "order");
  return [
    ...beside.map(({ mistake, items }) => ({ mistake, value: { ...value, values: items } })),
    ...(values.length > 1
      ? [
          {
            mistake: "swapped names",
            value: {
              ...value,
              values: values.map((each, i) => ({ ...each, name: values.at(-1 - i)?.name ?? "" })),
            },
          },
        ]
      : []),
  ];
}
