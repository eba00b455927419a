import type { Expression, Relation, RelationOperator } from "../../expression/ast";
import { int, sum } from "../../expression/build";
import { ALL_REALS } from "../../expression/real-set";
import { substitute } from "../../expression/substitute";
import { tidy } from "../../expression/tidy";
import { budget, DEFAULT_LIMITS } from "../../limits";
import type { AnswerValue, Problem } from "../../types";
import { expressionMutants, inSizes, unreduced } from "./mutate-expression";
import { setsBeside } from "./mutate-set";
import { setsAround } from "./mutate-stretch";
import { otherUnits, otherWords } from "./mutate-words";

/** A wrong answer, and the kind of mistake that it is. */
export interface Mutant {
  readonly mistake: string;
  readonly value: AnswerValue;
  /** The question with something in it put wrong, where that is the mistake. */
  readonly problem?: Problem;
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
      return expressionChanged(value);
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
      return wordChanged(value);
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
      return [
        ...named("relation", relationsBeside(value.relation), (relation) => ({ ...value, relation })),
        ...named("form", relationsUnreduced(value.relation), (relation) => ({ ...value, relation })),
        ...rangesBeside(value),
        ...named("size", inSizes(value.relation.right), (right) => ({
          ...value,
          relation: { ...value.relation, right },
        })),
      ];
    case "matrix":
      return matrixChanged(value);
    case "quantity":
      return [
        ...named("value", expressionMutants(value.value), (each) => ({ ...value, value: each })),
        ...named("unit", otherUnits(value.unit), (unit) => ({ ...value, unit })),
      ];
    case "named":
      return namedChanged(value);
    case "groups":
      return groupsChanged(value);
    case "parts":
      return partsChanged(value);
  }
}

function expressionChanged(value: Of<"expression">): Mutant[] {
  const { expression, on } = value;
  return [
    ...named("value", expressionMutants(expression), (changed) => ({ ...value, expression: changed })),
    ...named("form", unreduced(expression), (changed) => ({ ...value, expression: changed })),
    ...named("size", inSizes(expression), (changed) => ({ ...value, expression: changed })),
    ...named("domain", on ? setsBeside(on) : [ALL_REALS], (changed) => ({ ...value, on: changed })),
    ...(on ? [{ mistake: "domain", value: { kind: value.kind, expression } } as const] : []),
  ];
}

function wordChanged(value: Of<"word">): Mutant[] {
  const { word, solutions } = value;
  return [
    ...named("word", otherWords(word), (changed) => ({ ...value, word: changed })),
    ...(solutions ? fieldsChanged(solutions) : [EXTRA]).map((wrong) => ({
      mistake: `solutions: ${wrong.mistake}`,
      value: { ...value, solutions: wrong.value },
    })),
    ...(solutions ? [{ mistake: "dropped", value: { kind: value.kind, word } } as const] : []),
  ];
}

const EXTRA: Mutant = { mistake: "extra", value: { kind: "all", unknown: "x" } };

function groupsChanged(value: Of<"groups">): Mutant[] {
  const { groups } = value;
  const terms = (group: readonly Expression[]) =>
    sequencesBeside(group, { change: expressionMutants, extra: beyond })
      .filter(({ mistake }) => mistake !== "order")
      .map(({ items }) => items);
  const inGroups = groups.flatMap((group, i) => terms(group).map((changed) => groups.with(i, changed)));
  const joined = groups.length > 1 ? [[groups.flat()]] : groups.map((group) => group.map((each) => [each]));
  const without = groups.map((_, i) => groups.toSpliced(i, 1));
  return named("groups", [...inGroups, ...joined, ...without], (changed) => ({ ...value, groups: changed }));
}

function partsChanged(value: Of<"parts">): Mutant[] {
  const { parts } = value;
  const changed = parts.flatMap((part, i) => [
    ...fieldsChanged(part.value).map((wrong) => parts.with(i, { ...part, value: wrong.value })),
    parts.with(i, { ...part, name: `${part.name}s` }),
    parts.toSpliced(i, 1),
    parts.toSpliced(i, 0, part),
  ]);
  const swapped = parts.map((part, i) => ({ ...part, name: parts.at(-1 - i)?.name ?? "" }));
  return named("parts", [...changed, ...(parts.length > 1 ? [swapped] : [])], (each) => ({
    ...value,
    parts: each,
  }));
}

const named = <T>(mistake: string, changed: readonly T[], put: (each: T) => AnswerValue): Mutant[] =>
  changed.map((each) => ({ mistake, value: put(each) }));

const otherName = (name: string): string => (name === "q" ? "p" : "q");

/** Every item changed, one dropped, one twice, one too many, the order turned. */
function sequencesBeside<T>(
  items: readonly T[],
  {
    change,
    extra,
  }: { readonly change: (item: T) => readonly T[]; readonly extra: (last: T) => readonly T[] },
): { readonly mistake: string; readonly items: readonly T[] }[] {
  const last = items.at(-1);
  return [
    ...items.flatMap((item, i) =>
      change(item).map((changed) => ({ mistake: "item", items: items.with(i, changed) })),
    ),
    ...items.map((_, i) => ({ mistake: "dropped", items: items.toSpliced(i, 1) })),
    ...items.map((item, i) => ({ mistake: "twice", items: items.toSpliced(i, 0, item) })),
    ...(last === undefined ? [] : extra(last).map((one) => ({ mistake: "extra", items: [...items, one] }))),
    ...(items.length > 1 ? [{ mistake: "order", items: items.toReversed() }] : []),
    ...(items.length > 1 ? [{ mistake: "order", items: [...items.slice(1), ...items.slice(0, 1)] }] : []),
  ];
}

const beyond = (e: Expression): readonly Expression[] => [sum([e, int(1)]), int(977)];

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
    { mistake: "extra", value: { ...value, values: [...values, int(1)] } },
    { mistake: "nothing", value: { kind: "none" } },
  ];
}

function familyChanged(value: Of<"family">): Mutant[] {
  const { unknowns, values, free } = value;
  const one = new Map(free.map((name) => [name, int(1)]));
  const at = (each: Expression) => substitute(each, one);
  return [
    ...values.flatMap((each, i) =>
      named("value", expressionMutants(each), (changed) => ({ ...value, values: values.with(i, changed) })),
    ),
    { mistake: "one of many", value: { kind: "point", unknowns, values: values.map(at) } },
    {
      mistake: "one of many",
      value: {
        kind: "point",
        unknowns,
        values: values.map((each) => tidy(at(each), budget(DEFAULT_LIMITS))),
      },
    },
    { mistake: "free", value: { ...value, free: [] } },
    { mistake: "free", value: { ...value, free: unknowns } },
    { mistake: "free", value: { ...value, free: free.map(otherName) } },
    { mistake: "swapped names", value: { ...value, unknowns: unknowns.toReversed() } },
    { mistake: "dropped", value: { ...value, unknowns: unknowns.slice(1), values: values.slice(1) } },
    { mistake: "nothing", value: { kind: "none" } },
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
  return [
    ...beside.map(({ mistake, items }) => ({ mistake, value: { ...value, items } })),
    { mistake: "whether the order counts", value: { ...value, ordered: !value.ordered } },
  ];
}

function pointsChanged(value: Of<"points">): Mutant[] {
  const change = (point: readonly Expression[]) => [
    ...point.flatMap((each, i) => expressionMutants(each).map((changed) => point.with(i, changed))),
    point.toReversed(),
    point.slice(1),
  ];
  const beside = sequencesBeside(value.points, {
    change,
    extra: (point) => [point.map((e) => sum([e, int(1)])), point.map(() => int(977))],
  });
  return [
    ...beside.map(({ mistake, items }) => ({ mistake, value: { ...value, points: items } })),
    { mistake: "nothing", value: { ...value, points: [] } },
    // As many as there should be, and each of them right.
    ...value.points.slice(0, 1).map((first) => ({
      mistake: "one for all",
      value: { ...value, points: value.points.map(() => first) },
    })),
    ...named("other letter", value.unknowns, (name) => ({
      ...value,
      unknowns: value.unknowns.map((each) => (each === name ? otherName(name) : each)),
    })),
    { mistake: "swapped names", value: { ...value, unknowns: value.unknowns.toReversed() } },
    ...named(
      "point names",
      value.pointNames
        ? value.pointNames.flatMap((name, i) =>
            otherWords(name).map((word) => value.pointNames?.with(i, word) ?? []),
          )
        : [value.points.map(() => "local maximum")],
      (pointNames) => ({ ...value, pointNames }),
    ),
  ];
}

/** The values of a letter for which an equation is the answer: others, none named, and named of another letter. */
function rangesBeside(value: Of<"relation">): Mutant[] {
  const { on, ...bare } = value;
  if (!on) return [{ mistake: "range", value: { ...value, on: { unknown: "x", set: ALL_REALS } } }];
  return [
    { mistake: "range", value: bare },
    { mistake: "range", value: { ...value, on: { ...on, unknown: otherName(on.unknown) } } },
    ...named("range", [...setsBeside(on.set), ...setsAround(on.set)], (set) => ({
      ...value,
      on: { ...on, set },
    })),
  ];
}

const relationsUnreduced = (relation: Relation): Relation[] => [
  ...unreduced(relation.right).map((right) => ({ ...relation, right })),
  ...unreduced(relation.left).map((left) => ({ ...relation, left })),
];

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
    extra: (last) => beyond(last.value).map((value) => ({ ...last, name: "other", value })),
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
