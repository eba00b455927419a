import type { Expression } from "../expression/ast";
import { evaluateExact } from "../expression/evaluate-exact";
import type { Rational } from "../expression/rational";
import type { Interval, RealSet } from "../expression/real-set";
import { budget, DEFAULT_LIMITS } from "../limits";
import { toText } from "../printer/text";
import { table } from "../table";
import type { AnswerValue } from "../types";

/** One way to write a right answer, by the kind of change. */
export interface Wording {
  readonly manner: string;
  readonly text: string;
}

type Of<K extends AnswerValue["kind"]> = Extract<AnswerValue, { readonly kind: K }>;
type Told = readonly (readonly [manner: string, text: string | null])[];

const told = (all: Told): Wording[] =>
  all.flatMap(([manner, text]) => (text === null ? [] : [{ manner, text }]));

/** The value as a fraction of two whole numbers; null for anything else. */
function rationalOf(e: Expression): Rational | null {
  try {
    return evaluateExact(e, new Map(), budget(DEFAULT_LIMITS));
  } catch {
    return null;
  }
}

const size = (n: bigint): bigint => (n < 0n ? -n : n);
const signOf = ({ n }: Rational): string => (n < 0n ? "-" : "");

/** A terminating decimal with this mark before its decimals; null where there is none, or it is whole. */
function decimal(value: Rational | null, mark: string): string | null {
  if (value === null || value.d === 1n || 10n ** 4n % value.d !== 0n) return null;
  const digits = ((size(value.n) * 10n ** 4n) / value.d).toString().padStart(5, "0");
  return `${signOf(value)}${digits.slice(0, -4)}${mark}${digits.slice(-4).replace(/0+$/, "")}`;
}

function mixed(value: Rational | null): string | null {
  if (!value || value.d === 1n || size(value.n) < value.d) return null;
  return `${signOf(value)}${size(value.n) / value.d} ${size(value.n) % value.d}/${value.d}`;
}

const extended = (value: Rational | null): string | null =>
  value === null || value.d === 1n ? null : `${value.n * 3n}/${value.d * 3n}`;

const SMALL_NUMBERS = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

function inWords(value: Rational | null): string | null {
  if (value?.d !== 1n) return null;
  const word = SMALL_NUMBERS[Number(size(value.n))];
  return word === undefined ? null : `${value.n < 0n ? "negative " : ""}${word}`;
}

/** A number in other writings. */
function numberWordings(e: Expression): Wording[] {
  const value = rationalOf(e);
  return told([
    ["as it is", toText(e)],
    ["a decimal", decimal(value, ".")],
    ["a decimal comma", decimal(value, ",")],
    ["a mixed number", mixed(value)],
    ["not reduced", isDecimal(e) ? null : extended(value)],
    ["in words", inWords(value)],
  ]);
}

function expressionWordings({ expression }: Of<"expression">): Wording[] {
  const text = toText(expression);
  return [
    ...numberWordings(expression),
    ...told([
      ["a sentence", `The answer is ${text}.`],
      ["an equals sign", `= ${text}`],
      ["brackets", `(${text})`],
      ["terms the other way round", otherWayRound(expression)],
      ["factors the other way round", factorsTurned(expression)],
      ["stars", text.includes(" · ") ? text.replaceAll(" · ", "*") : null],
      ["carets", /[²³⁴]/.test(text) ? inCarets(text) : null],
      ["no spaces", / [+−-] /.test(text) ? text.replace(/ ([+−-]) /g, "$1") : null],
      ["hyphens", text.includes("−") ? text.replaceAll("−", "-") : null],
    ]),
  ];
}

const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const inCarets = (text: string): string =>
  text.replace(
    /[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g,
    (raised) => `^${[...raised].map((each) => SUPERSCRIPTS.indexOf(each)).join("")}`,
  );

/** The terms of a sum from the last to the first. */
function otherWayRound(e: Expression): string | null {
  return e.kind === "sum" ? toText({ ...e, terms: e.terms.toReversed() }) : null;
}

/** Factors in brackets from the last to the first: (x + 2)(x + 3). */
function factorsTurned(e: Expression): string | null {
  if (e.kind !== "product") return null;
  const sums = e.factors.filter(({ kind }) => kind === "sum");
  return sums.length < 2
    ? null
    : toText({ ...e, factors: [...e.factors.filter(({ kind }) => kind !== "sum"), ...sums.toReversed()] });
}

function quantityWordings({ value, unit }: Of<"quantity">): Wording[] {
  const text = toText(value);
  const exact = rationalOf(value);
  return told([
    ["as it is", `${text} ${unit}`],
    ["a sentence", `The answer is ${text} ${unit}.`],
    ["about", `It is ${text} ${unit}`],
    ["with a name", `x = ${text} ${unit}`],
    ["no space before the unit", /^[a-z]{1,2}$/.test(unit) ? `${text}${unit}` : null],
    [
      "a fraction",
      exact && decimal(exact, ".") && !isDecimal(value) ? `${exact.n}/${exact.d} ${unit}` : null,
    ],
    ["a decimal comma", isDecimal(value) ? `${text.replace(".", ",")} ${unit}` : null],
  ]);
}

const isDecimal = (e: Expression): boolean => e.kind === "number" && (e.decimals ?? 0) > 0;

function rootsWordings({ unknown, roots }: Of<"roots">): Wording[] {
  const texts = roots.map(toText);
  const [only, more] = texts;
  if (only === undefined)
    return told([
      ["no solution", "no solution"],
      ["no solution in words", "There is no solution."],
      ["none", "it has no solutions"],
      ["the empty set", "∅"],
      ["empty braces", "{}"],
      ["impossible", "There are no solutions"],
    ]);
  const turned = texts.toReversed();
  const [first] = roots;
  const single =
    more === undefined && first
      ? numberWordings(first).map(({ manner, text }) => ({ manner, text: `${unknown} = ${text}` }))
      : [];
  return [
    ...single,
    ...told([
      ["bare", texts.join(", ")],
      ["with or", turned.map((each) => `${unknown} = ${each}`).join(" or ")],
      ["with and", texts.join(" and ")],
      ["one name", `${unknown} = ${turned.join(", ")}`],
      ["braces", `{${turned.join(", ")}}`],
      ["braces with semicolons", `{${turned.join("; ")}}`],
      ["an element of", `${unknown} ∈ {${texts.join(", ")}}`],
      ["a sentence", `The solution${more ? "s are" : " is"} ${turned.join(" and ")}.`],
      ["numbered", texts.map((each, at) => `${unknown}${at + 1} = ${each}`).join(", ")],
      ["the other side", more === undefined ? `${only} = ${unknown}` : null],
      ["with either", more === undefined ? null : `either ${texts.join(" or ")}`],
      ["both signs", bothSigns(unknown, roots)],
      ["on lines", more === undefined ? null : texts.map((each) => `${unknown} = ${each}`).join("\n")],
      ["without spaces", `${unknown}=${texts.join(",")}`],
    ]),
  ];
}

/** x = ±3 for −3 and 3. */
function bothSigns(unknown: string, roots: readonly Expression[]): string | null {
  const [low, high, more] = roots.map(toText);
  return low !== undefined && high !== undefined && more === undefined && low.replace(/^[−-]/, "") === high
    ? `${unknown} = ±${high}`
    : null;
}

/** A set of numbers by intervals, by inequalities and in words. */
function setWordings(unknown: string, set: RealSet): Wording[] {
  const [only, more] = set;
  if (!only) return told([["no solution", "no solution"]]);
  const intervals = set.map((each) => inBrackets(each, { low: "-∞", high: "∞" }));
  return told([
    ["intervals", intervals.join(" ∪ ")],
    ["U for the union", more ? intervals.join(" U ") : null],
    ["or between intervals", more ? intervals.join(" or ") : null],
    [
      "infinity in words",
      set.map((each) => inBrackets(each, { low: "-infinity", high: "infinity" })).join(" U "),
    ],
    ["infinity as oo", set.map((each) => inBrackets(each, { low: "-oo", high: "oo" })).join(" U ")],
    ["outward brackets", more ? null : outward(only)],
    [
      "semicolons",
      set.map((each) => inBrackets(each, { low: "-∞", high: "∞" }).replace(",", ";")).join(" ∪ "),
    ],
    ["an inequality", asInequalities(unknown, set, ["<=", ">="])],
    ["an inequality with ≤", asInequalities(unknown, set, ["≤", "≥"])],
    ["an inequality turned round", turnedInequality(unknown, set)],
    ["a set in braces", braced(unknown, set)],
    ["in words", spokenInequality(unknown, set)],
    ["an element of", `${unknown} ∈ ${intervals.join(" ∪ ")}`],
  ]);
}

function inBrackets(
  { low, high }: Interval,
  infinite: { readonly low: string; readonly high: string },
): string {
  const [from, to] = [
    low.value ? toText(low.value) : infinite.low,
    high.value ? toText(high.value) : infinite.high,
  ];
  if (low.closed && high.closed && from === to) return `{${from}}`;
  return `${low.closed ? "[" : "("}${from}, ${to}${high.closed ? "]" : ")"}`;
}

function outward(interval: Interval): string {
  const inner = inBrackets(interval, { low: "-∞", high: "∞" });
  return `${interval.low.closed ? "[" : "]"}${inner.slice(1, -1)}${interval.high.closed ? "]" : "["}`;
}

type Signs = readonly [atMost: string, atLeast: string];

function asInequality(unknown: string, { low, high }: Interval, [atMost, atLeast]: Signs): string | null {
  if (low.value && high.value) {
    const [from, to] = [toText(low.value), toText(high.value)];
    if (from === to) return `${unknown} = ${from}`;
    return `${from} ${low.closed ? atMost : "<"} ${unknown} ${high.closed ? atMost : "<"} ${to}`;
  }
  if (low.value) return `${unknown} ${low.closed ? atLeast : ">"} ${toText(low.value)}`;
  return high.value ? `${unknown} ${high.closed ? atMost : "<"} ${toText(high.value)}` : null;
}

function asInequalities(unknown: string, set: RealSet, signs: Signs): string | null {
  const all = set.map((each) => asInequality(unknown, each, signs));
  return all.includes(null) ? null : all.join(" or ");
}

function braced(unknown: string, set: RealSet): string | null {
  const inner = asInequalities(unknown, set, ["<=", ">="]);
  return inner && `{${unknown} | ${inner}}`;
}

function turnedInequality(unknown: string, [only, more]: RealSet): string | null {
  if (!only || more || (only.low.value && only.high.value)) return null;
  const { low, high } = only;
  if (low.value) return `${toText(low.value)} ${low.closed ? "<=" : "<"} ${unknown}`;
  return high.value ? `${toText(high.value)} ${high.closed ? ">=" : ">"} ${unknown}` : null;
}

function spokenInequality(unknown: string, [only, more]: RealSet): string | null {
  if (!only || more || (only.low.value && only.high.value)) return null;
  const { low, high } = only;
  if (low.value)
    return `${unknown} is ${low.closed ? "greater than or equal to" : "greater than"} ${toText(low.value)}`;
  return high.value
    ? `${unknown} is ${high.closed ? "less than or equal to" : "less than"} ${toText(high.value)}`
    : "all real numbers";
}

function pointWordings(unknowns: readonly string[], values: readonly Expression[]): Wording[] {
  const texts = values.map(toText);
  if (texts.length < 2) return told([["an equation", `${unknowns[0]} = ${texts[0]}`]]);
  const pairs = unknowns.map((name, at) => `${name} = ${texts[at]}`);
  return told([
    ["a point", `(${texts.join(", ")})`],
    ["with semicolons", `(${texts.join("; ")})`],
    ["equations", pairs.join(", ")],
    ["equations turned round", pairs.toReversed().join(" and ")],
    ["equations on lines", pairs.join("\n")],
    ["named at once", `(${unknowns.join(", ")}) = (${texts.join(", ")})`],
    ["a sentence", `The solution is (${texts.join(", ")}).`],
    ["without spaces", pairs.map((each) => each.replaceAll(" ", "")).join(",")],
  ]);
}

function listWordings({ items, ordered }: Of<"list">): Wording[] {
  const texts = items.map(toText);
  const [last] = texts.slice(-1);
  return told([
    ["commas", texts.join(", ")],
    ["semicolons", texts.join("; ")],
    ["and before the last", texts.length > 1 ? `${texts.slice(0, -1).join(", ")} and ${last}` : null],
    ["a comma and and", texts.length > 2 ? `${texts.slice(0, -1).join(", ")}, and ${last}` : null],
    ["braces", `{${texts.join(", ")}}`],
    ["no spaces", texts.join(",")],
    ["another order", ordered ? null : texts.toReversed().join(", ")],
  ]);
}

function relationWordings({ relation }: Of<"relation">): Wording[] {
  const turned = { "=": "=", "!=": "!=", "<": ">", "<=": ">=", ">": "<", ">=": "<=" } as const;
  const { left, right, operator } = relation;
  return told([
    ["as it is", toText(relation)],
    ["sides swapped", `${toText(right)} ${turned[operator]} ${toText(left)}`],
    ["all on one side", operator === "=" ? `${toText(left)} - (${toText(right)}) = 0` : null],
    ["without spaces", toText(relation).replaceAll(" ", "")],
  ]);
}

const WORDS: Readonly<Record<string, readonly string[]>> = table({
  yes: ["yes", "Yes.", "true", "y", "yes, it is"],
  no: ["no", "No.", "false", "n", "no, it is not"],
  undefined: ["undefined", "it is undefined", "not defined", "does not exist", "DNE"],
  prime: ["prime", "it is prime", "a prime number"],
  composite: ["composite", "it is composite", "not prime", "a composite number"],
  even: ["even", "It is even.", "an even function"],
  odd: ["odd", "It is odd.", "an odd function"],
  parallel: ["parallel", "they are parallel", "Parallel lines"],
  perpendicular: ["perpendicular", "they are perpendicular"],
  increasing: ["increasing", "it is increasing"],
  decreasing: ["decreasing", "it is decreasing"],
  rational: ["rational", "a rational number", "It is rational."],
  irrational: ["irrational", "an irrational number", "not rational"],
});

/** Right answers to a problem, as students write them. */
export function wordingsOf(value: AnswerValue): Wording[] {
  switch (value.kind) {
    case "expression":
      return expressionWordings(value);
    case "quantity":
      return quantityWordings(value);
    case "roots":
      return rootsWordings(value);
    case "all":
      return told([
        ["all real numbers", "all real numbers"],
        ["infinitely many", "infinitely many solutions"],
        ["an identity", "always true"],
        ["every number", "every number"],
        ["the letter", "ℝ"],
        ["an interval", "(-∞, ∞)"],
      ]);
    case "none":
      return told([
        ["no solution", "no solution"],
        ["a sentence", "The system has no solution."],
        ["inconsistent", "inconsistent"],
      ]);
    case "set":
      return setWordings(value.unknown, value.set);
    case "point":
      return pointWordings(value.unknowns, value.values);
    case "list":
      return listWordings(value);
    case "relation":
      return relationWordings(value);
    case "word":
      return (WORDS[value.word] ?? [value.word]).map((text) => ({ manner: `the word ${value.word}`, text }));
    default:
      return [];
  }
}
