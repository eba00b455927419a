import type { Expression, Statement } from "../expression/ast";
import type { Limits } from "../limits";
import { DEFAULT_NOTATION, parseStatement } from "../parser/parse";
import { ParseError } from "../parser/parse-error";
import { table } from "../table";
import { splitOutside } from "./split";
import { isUnit } from "./unit";
import { isKnownWord } from "./words";

/** What a student, a key or a step wrote as an answer, taken apart but not yet understood. */
export type WrittenAnswer =
  /** Nothing but words: "no solution". Lower case. */
  | { readonly kind: "words"; readonly words: string }
  | { readonly kind: "statements"; readonly statements: readonly Statement[] }
  /** (1, 2), or several: a point for each. */
  | { readonly kind: "tuples"; readonly tuples: readonly (readonly Expression[])[] }
  /** A number with a unit behind it. */
  | { readonly kind: "quantity"; readonly value: Expression; readonly unit: string };

const CURRENCIES: Readonly<Record<string, string>> = table({
  "£": "pounds sterling",
  "€": "euros",
  "¥": "yen",
});
const ONLY_WORDS = /^[a-z][a-z' -]{2,60}$/i;
const QUANTITY =
  /^(.*?(?:\d[)}]*|π|\bpi|\d\s*pi|\\pi))\s*((?!pi\b)[a-zA-Zµ°Ω][a-zA-Zµ°Ω²³·⋅*⁻./^0-9 -]{0,30})$/;
/** Functions and letters that can end a formula are no units. */
const NO_UNIT = /^(?:[a-zA-Z]|[xyz]{1,3}|pi|π)(?:\^?\d)?$/;

const NO_LETTERS: ReadonlySet<string> = new Set();

interface Desk {
  readonly limits: Limits;
  readonly letters: ReadonlySet<string>;
}

/** @param letters that are unknowns of the problem, so that i, e and f can be some
 * @returns null when it cannot be read
 * @throws {LimitReached} */
export function readWrittenAnswer(
  text: string,
  limits: Limits,
  letters: ReadonlySet<string> = NO_LETTERS,
): WrittenAnswer | null {
  if (isKnownWord(text)) return { kind: "words", words: text.trim().toLowerCase() };
  const plain = plainOf(text);
  if (plain === "") return null;
  if (ONLY_WORDS.test(plain) && !/^(?:sqrt|sin|cos|tan|log|ln|pi)\b/.test(plain) && plain.length > 2)
    return { kind: "words", words: plain.toLowerCase() };
  const desk = { limits, letters };
  return (
    readTuples(plain, desk) ??
    readCount(plain, desk) ??
    readAmount(plain, desk) ??
    readStatements(plain, desk) ??
    readQuantity(plain, desk)
  );
}

/** Delimiters, words between solutions, set braces and ± are written out. */
function plainOf(text: string): string {
  const plain = text
    .replace(/^\s*\$\s*(-?[\d.,]*\d)\s*$/, "$1 dollars")
    .replace(/^\s*(?:USD|US\$)\s*(-?[\d.,]*\d)\s*$/i, "$1 dollars")
    .replace(
      /^\s*([£€¥])\s*(-?[\d.,]*\d)\s*$/,
      (_whole, sign: string, amount: string) => `${amount} ${CURRENCIES[sign]}`,
    )
    .replace(/\\text\s*\{([^{}]*)\}(\s*\^)?/g, (_whole, words, power) => ` ${words}${power ? "^" : " "}`)
    .replace(/^\$|\$$|\\[()[\]]/g, " ")
    .replace(/(?<!\\)\$/g, " ")
    .replace(/\\(?:q?quad|[,;!])(?![a-zA-Z])/g, " ")
    .replace(/\b(?:or|and)\b|∨|∧|\\lor|\\land/gi, ",")
    .replace(/(?<![.\s])[.\s]+$/, "")
    .trim();
  const inner = withoutBraces(plain);
  return splitOutside(inner).flatMap(bothSigns).join(", ");
}

/** The members of a set in braces that close at its end. */
function withoutBraces(text: string): string {
  const opened = /^\\?\{/.exec(text)?.[0];
  if (!opened) return text;
  let depth = 0;
  for (let at = opened.length - 1; at < text.length; at += 1) {
    depth += text[at] === "{" ? 1 : text[at] === "}" ? -1 : 0;
    if (depth === 0) return at === text.length - 1 ? text.slice(opened.length, at).replace(/\\$/, "") : text;
  }
  return text;
}

function bothSigns(part: string): string[] {
  if (!/\\pm(?![a-z])|±/.test(part)) return [part];
  return ["+", "-"].map((sign) => part.replace(/\\pm(?![a-z])|±/g, sign));
}

/** "M = (4, 7)", "V(2, 3)", "vertex (2, 3)" */
const NAMED_POINT = /^(?:[A-Z]|[a-z]{4,12})\s*(?:=|:|at|is)?\s*(?=\([^()]*,[^()]*\)$)/;

function readTuples(text: string, desk: Desk): WrittenAnswer | null {
  const parts = splitOutside(text.replace(/^\([a-z](?:,\s*[a-z])+\)\s*=\s*/i, "").replace(NAMED_POINT, ""));
  const tuples: Expression[][] = [];
  for (const part of parts) {
    const inner = /^(?:\\left)?\((.*?)(?:\\right)?\)$/s.exec(part)?.[1];
    const members = inner === undefined ? [] : splitOutside(inner);
    if (members.length < 2) return null;
    const values = members.map((member) => expressionOf(member, desk));
    if (values.includes(null)) return null;
    tuples.push(values as Expression[]);
  }
  return tuples.length > 0 ? { kind: "tuples", tuples } : null;
}

function readStatements(text: string, desk: Desk): WrittenAnswer | null {
  const statements = splitOutside(text).map((part) => statementOf(part, desk.limits, desk.letters));
  return statements.length === 0 || statements.includes(null)
    ? null
    : { kind: "statements", statements: statements as Statement[] };
}

/** What is counted stands behind a number and a space: 12 apples. */
const COUNT =
  /^(?:[a-z]\s*=\s*)?(-?[\d.,/ ]*\d)\s+((?!(?:sqrt|sin|cos|tan|log|mod)\b)[a-z]{3,}(?:\s+[a-z]+){0,3})$/i;

function readCount(text: string, desk: Desk): WrittenAnswer | null {
  const [, amount = "", noun = ""] = COUNT.exec(text) ?? [];
  const value = noun === "" ? null : expressionOf(amount, desk);
  return value && { kind: "quantity", value, unit: noun };
}

/** A number with a unit that is known, which is no product of letters. */
function readAmount(text: string, desk: Desk): WrittenAnswer | null {
  const unit = QUANTITY.exec(text)?.[2];
  return unit !== undefined && isUnit(unit) ? readQuantity(text, desk) : null;
}

function readQuantity(text: string, desk: Desk): WrittenAnswer | null {
  const bare = text.replace(/^(?:[a-z]\s*=|≈|\\approx)\s*/i, "").replace(/^\\?\$/, "");
  const [, amount = "", unit = ""] = QUANTITY.exec(bare) ?? [];
  const value = NO_UNIT.test(unit.trim()) ? null : expressionOf(amount, desk);
  return value && { kind: "quantity", value, unit: unit.trim() };
}

/** One expression or relation as a student types it.
 * @param letters that are unknowns of the problem, so that i, e and f can be some
 * @returns null when it cannot be read
 * @throws {LimitReached} */
export function statementOf(
  text: string,
  limits: Limits,
  letters: ReadonlySet<string> = NO_LETTERS,
): Statement | null {
  try {
    return parseStatement(text.replace(/^(?:≈|\\approx)\s*/, ""), limits, {
      imaginary: !letters.has("i"),
      euler: !letters.has("e") && /e\s*\^|(?:^|[^a-zA-Z])e(?:$|[^a-zA-Z])/.test(text),
      functions: new Set([...DEFAULT_NOTATION.functions].filter((name) => !letters.has(name))),
      trailingFactor: true,
    });
  } catch (error) {
    if (error instanceof ParseError) return null;
    throw error;
  }
}

function expressionOf(text: string, { limits, letters }: Desk): Expression | null {
  const statement = statementOf(text, limits, letters);
  return statement && statement.kind !== "relation" ? statement : null;
}
