import type { Expression, Relation, Statement } from "../expression/ast";
import { symbol } from "../expression/build";
import type { RealSet } from "../expression/real-set";
import { substitute } from "../expression/substitute";
import { symbolsOf } from "../expression/walk";
import type { Limits } from "../limits";
import { table } from "../table";
import type { AnswerValue } from "../types";
import { mapParts, partsOf } from "./answer-parts";
import { compareUnits } from "./unit";
import { isAll, isKnownWord, isNone } from "./words";
import { readWrittenAnswer, type WrittenAnswer } from "./written-answer";
import { readWrittenMatrix } from "./written-matrix";
import { readIntervals, readWrittenSet } from "./written-set";

/** What a student wrote, as the kind of answer the problem has.
 * @param like an answer of that kind, such as the engine's own
 * @returns null when it cannot be read as one
 * @throws {LimitReached} */
export function answerValue(text: string, like: AnswerValue, limits: Limits): AnswerValue | null {
  const { plain, restored } = withShortNames(text, like);
  const value = readValue(plain, like, limits);
  return value && restored(value);
}

/** Letters that stand in for a term before the one that is asked for, where an answer has none of them. */
const STAND_INS = ["w", "v", "q", "z", "u"];

interface ShortNames {
  readonly plain: string;
  readonly restored: (value: AnswerValue) => AnswerValue;
}

/** Names such as a_{n-1}, however they are typed, as one letter while an answer is read. */
function withShortNames(text: string, like: AnswerValue): ShortNames {
  const names = [...new Set(partsOf(like).flatMap(symbolsOf))].filter((name) => /_.*[-+]/.test(name));
  const letters = STAND_INS.filter((letter) => !text.includes(letter));
  const stands = names.slice(0, letters.length).map((name, at) => [name, letters[at] as string] as const);
  const plain = stands.reduce((rest, [name, letter]) => rest.replace(writingsOfName(name), letter), text);
  const back = new Map(stands.map(([name, letter]) => [letter, symbol(name)]));
  return {
    plain,
    restored: (value) => (back.size === 0 ? value : mapParts(value, (part) => substitute(part, back))),
  };
}

/** a_{n-1}, a_(n-1), a_n-1 and a(n-1) for a_n-1. */
function writingsOfName(name: string): RegExp {
  const [letter = "", index = ""] = name.split("_");
  const spaced = [...index]
    .map((each) => (each === "-" ? "[-−–]" : each === "+" ? "\\+" : each))
    .join("\\s*");
  return new RegExp(
    `${letter}\\s*(?:_?\\s*(?:\\{\\s*${spaced}\\s*\\}|\\(\\s*${spaced}\\s*\\))|_${spaced}(?!\\d))`,
    "g",
  );
}

function readValue(text: string, like: AnswerValue, limits: Limits): AnswerValue | null {
  if (like.kind === "set") return setValue(text, like.unknown, limits);
  if (like.kind === "all" && isWholeLine(readIntervals(text, limits)))
    return { kind: "all", unknown: like.unknown };
  const rows = like.kind === "matrix" ? readWrittenMatrix(text, limits) : null;
  if (rows) return { kind: "matrix", rows };
  const amount = like.kind === "quantity" ? amountIn(text, like, limits) : null;
  if (amount) return amount;
  const letters = new Set([...partsOf(like).flatMap(symbolsOf), ...unknownsOf(like)]);
  const written = readWrittenAnswer(text, limits, letters);
  if (!written) return null;
  if (written.kind === "words") return wordValue(written.words, like);
  if (written.kind === "tuples") return tupleValue(written.tuples, like);
  if (written.kind === "quantity") return quantityValue(written, like);
  return statementValue(written.statements, like);
}

const isWholeLine = (set: RealSet | null): boolean =>
  set?.length === 1 && set.every(({ low, high }) => low.value === null && high.value === null);

function unknownsOf(value: AnswerValue): readonly string[] {
  if ("unknowns" in value) return value.unknowns;
  return "unknown" in value ? [value.unknown] : [];
}

/** A number before a unit that goes together with the answer's, even if its letters could be a product. */
function amountIn(
  text: string,
  like: Extract<AnswerValue, { kind: "quantity" }>,
  limits: Limits,
): AnswerValue | null {
  const [, amount = "", unit = ""] =
    /^(.*?[\d)}πi])\s*\\?((?!pi\b)[%a-zA-Z°µΩ][a-zA-Zµ°Ω./ ^²³·⋅*⁻\d-]*)$/s.exec(text.trim()) ?? [];
  if (unit === "" || like.unit === "") return null;
  const { same, factor } = compareUnits(unit, like.unit);
  const value = same || factor ? answerValue(amount, { ...like, unit: "" }, limits) : null;
  return value?.kind === "quantity" && value.unit === "" ? { ...value, unit } : null;
}

function setValue(text: string, unknown: string, limits: Limits): AnswerValue | null {
  const words = readWrittenAnswer(text, limits);
  if (words?.kind === "words") {
    if (isNone(words.words)) return { kind: "set", unknown, set: [] };
    if (!isAll(words.words)) return null;
    const end = { value: null, closed: false };
    return { kind: "set", unknown, set: [{ low: end, high: end }] };
  }
  const set = readWrittenSet(text, limits);
  return set && { kind: "set", unknown, set };
}

/** @returns null for words that answer nothing where no word is asked for: "banana" is no wrong answer but none */
function wordValue(words: string, like: AnswerValue): AnswerValue | null {
  if (like.kind === "word") return { kind: "word", word: words };
  if (!isKnownWord(words)) return null;
  const unknown = "unknown" in like ? like.unknown : "x";
  if (isNone(words))
    return like.kind === "roots" || like.kind === "all"
      ? { kind: "roots", unknown, roots: [] }
      : { kind: "none" };
  if (isAll(words)) return { kind: "all", unknown };
  return { kind: "word", word: words };
}

function tupleValue(tuples: readonly (readonly Expression[])[], like: AnswerValue): AnswerValue | null {
  const [first] = tuples;
  if (!first) return null;
  const unknowns = "unknowns" in like ? like.unknowns : [];
  if (like.kind === "points") return { kind: "points", unknowns, points: tuples };
  if (tuples.length > 1 || like.kind === "list") {
    const items = tuples.flat();
    return like.kind === "list" ? { kind: "list", items, ordered: like.ordered } : null;
  }
  if (like.kind !== "point" && like.kind !== "none" && like.kind !== "family") return null;
  return { kind: "point", unknowns, values: first };
}

/** A number with a unit stays one, whatever the answer is: whether the unit belongs to it is judged later. */
function quantityValue(
  { value, unit }: Extract<WrittenAnswer, { kind: "quantity" }>,
  like: AnswerValue,
): AnswerValue | null {
  if (like.kind === "expression" || like.kind === "quantity") return { kind: "quantity", value, unit };
  if (like.kind !== "named") return null;
  return { kind: "named", values: [{ name: "", value, unit }] };
}

function statementValue(statements: readonly Statement[], like: AnswerValue): AnswerValue | null {
  if (like.kind === "relation") return relationValue(statements, like.relation);
  if (like.kind === "point" || like.kind === "none" || (like.kind === "points" && like.points.length === 1))
    return pointOf(statements, like);
  if (like.kind === "named") return namedValue(statements, like);
  const values = inPlace(statements).map(writtenValue);
  if (values.includes(null)) return null;
  return listedValue(values as Expression[], like);
}

/** Letters for what has a name. */
const LETTERS: Readonly<Record<string, string>> = table({
  slope: "m",
  "y-intercept": "b",
  radius: "r",
  length: "l",
  width: "w",
  height: "h",
  vertex: "v",
  quotient: "q",
  remainder: "r",
});

/** Values with the names they are given; without any, in the order of the question. */
function namedValue(
  statements: readonly Statement[],
  like: Extract<AnswerValue, { kind: "named" }>,
): AnswerValue | null {
  const values = statements.map((statement) => {
    if (statement.kind !== "relation") return { name: "", value: statement };
    const { left, right, operator } = statement;
    const letter = left.kind === "symbol" || left.kind === "function" ? left.name.toLowerCase() : null;
    const meant = like.values.find(
      ({ name }) =>
        name.toLowerCase() === letter || (letter !== null && LETTERS[name.toLowerCase()] === letter),
    );
    const alone = like.values.length === 1 ? like.values[0] : undefined;
    const named = meant ?? alone;
    return operator === "=" && named ? { name: named.name, value: right } : null;
  });
  const given = values.filter((each) => each !== null);
  const mixed = given.some(({ name }) => name === "") && given.some(({ name }) => name !== "");
  return given.length < values.length || mixed ? null : { kind: "named", values: given };
}

/** For an answer such as y = 2x + 1 its right side will do. */
function relationValue(
  [only, ...others]: readonly Statement[],
  { left, operator }: Relation,
): AnswerValue | null {
  if (!only || others.length > 0) return null;
  if (only.kind === "relation")
    return { kind: "relation", relation: isSameSubject(only, left) ? { ...only, left } : only };
  const named = operator === "=" && (left.kind === "symbol" || left.kind === "function");
  return named ? { kind: "relation", relation: { kind: "relation", operator, left, right: only } } : null;
}

/** f(x) = 2x + 1 for y = 2x + 1; T_n and an for a_n: what is on the left only names the rest. */
function isSameSubject({ left, right, operator }: Relation, named: Expression): boolean {
  if (operator !== "=" || named.kind !== "symbol" || symbolsOf(right).includes(named.name)) return false;
  const index = /_(\w)$/.exec(named.name)?.[1];
  if (index === undefined) {
    const [of, ...others] = left.kind === "function" && !OWN_VALUE.test(left.name) ? left.args : [];
    const isOther = of?.kind === "symbol" && others.length === 0 && of.name !== named.name;
    return isOther && symbolsOf(right).every((each) => each === of.name);
  }
  if (left.kind === "symbol") return left.name.endsWith(`_${index}`);
  const letters = left.kind === "product" ? symbolsOf(left) : [];
  return letters.length === 2 && letters.join("_") === named.name;
}

/** Terms with their places, a_1 = 7 and a_n = …, in the order of these: numbers first. */
function inPlace(statements: readonly Statement[]): readonly Statement[] {
  const places = statements.map((statement) =>
    statement.kind === "relation" && statement.left.kind === "symbol"
      ? /_(\w+)$/.exec(statement.left.name)?.[1]
      : undefined,
  );
  if (places.every((place) => place === undefined)) return statements;
  const rank = (at: number) =>
    /^\d+$/.test(places[at] ?? "") ? Number(places[at]) : Number.POSITIVE_INFINITY;
  return statements
    .map((statement, at) => ({ statement, rank: rank(at) }))
    .toSorted((a, b) => (a.rank === b.rank ? 0 : a.rank - b.rank))
    .map(({ statement }) => statement);
}

function listedValue(values: readonly Expression[], like: AnswerValue): AnswerValue | null {
  const [first] = values;
  if (!first) return null;
  switch (like.kind) {
    case "roots":
    case "all":
      return { kind: "roots", unknown: like.unknown, roots: values };
    case "list":
      return { kind: "list", items: values, ordered: like.ordered };
    case "expression":
      return values.length === 1 ? { kind: "expression", expression: first } : null;
    case "quantity":
      return values.length === 1 ? { kind: "quantity", value: first, unit: "" } : null;
    default:
      return values.length === 1 ? { kind: "expression", expression: first } : null;
  }
}

/** x = 2, y = 5 for the unknowns of a system, in any order; or just 2, 5 in their order. One of them is a part of it. */
function pointOf(statements: readonly Statement[], like: AnswerValue): AnswerValue | null {
  const point = (unknowns: readonly string[], values: readonly Expression[]): AnswerValue =>
    like.kind === "points"
      ? { kind: "points", unknowns, points: [values] }
      : { kind: "point", unknowns, values };
  const bare = statements.filter((statement) => statement.kind !== "relation");
  if ("unknowns" in like && bare.length === statements.length && bare.length === like.unknowns.length)
    return bare.length > 1 ? point(like.unknowns, bare) : null;
  const given = new Map<string, Expression>();
  for (const statement of statements) {
    if (statement.kind !== "relation" || statement.left.kind !== "symbol") return null;
    given.set(statement.left.name, statement.right);
  }
  const unknowns = "unknowns" in like ? like.unknowns : [...given.keys()];
  const named = unknowns.filter((name) => given.has(name));
  const isAll = named.length === unknowns.length || like.kind === "point";
  return isAll && given.size === named.length
    ? point(
        named,
        named.map((name) => given.get(name) as Expression),
      )
    : null;
}

/** The value in "x = 3", "f(3) = 22" or just "22". */
function writtenValue(statement: Statement): Expression | null {
  if (statement.kind !== "relation") return statement;
  if (statement.operator !== "=") return null;
  if (isLabel(statement)) return statement.right;
  const turned = { ...statement, left: statement.right, right: statement.left };
  return turned.left.kind === "symbol" && isLabel(turned) ? turned.right : null;
}

/** ln 5 = x says what x is; f(5) = x does not. */
const OWN_VALUE = /^(?:ln|log|exp|degree|(?:arc)?(?:sin|cos|tan|cot|sec|csc)h?)$/;

const isLabel = ({ left, right }: Relation): boolean =>
  (left.kind === "function" && !OWN_VALUE.test(left.name)) ||
  (left.kind === "symbol" && !symbolsOf(right).includes(left.name));
