import { mapParts, partsOf } from "../../check/answer-parts";
import type { Expression } from "../../expression/ast";
import { int, negation, power, product, quotient, symbol } from "../../expression/build";
import { substitute } from "../../expression/substitute";
import type { AnswerValue } from "../../types";
import { constantsIn, relationsAround } from "./mutate-relation";
import { setsAround, stretch } from "./mutate-stretch";
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
