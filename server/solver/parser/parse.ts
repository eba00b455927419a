import type { Expression, Relation, RelationOperator, Statement } from "../expression/ast";
import { charge, onLedger } from "../ledger";
import { DEFAULT_LIMITS, type Limits } from "../limits";
import { Memo } from "../memo";
import { LimitReached } from "../types";
import { Cursor, type Notation } from "./cursor";
import { ParseError } from "./parse-error";
import { readSum } from "./sum";
import type { Token } from "./token";
import { tokenize } from "./tokenize";

export const DEFAULT_NOTATION: Notation = {
  imaginary: true,
  euler: false,
  functions: new Set(["f", "g", "h"]),
};

/** Environments that list equations, one to a row. */
const LISTS = new Set(["cases", "array", "aligned", "align", "alignedat", "gathered", "split", "matrix"]);

/** One expression, in plain text or LaTeX.
 * @throws {ParseError} when it is not one; {LimitReached} when it is longer, deeper or has larger numbers than
 * the limits allow
 * @example parseExpression("2 1/3") // a mixed number */
export function parseExpression(text: string, limits?: Limits, notation?: Notation): Expression {
  const statement = parseStatement(text, limits, notation);
  if (statement.kind === "relation") throw new ParseError("I expected one expression, not an equation.", 0);
  return statement;
}

/** One expression or one relation (=, <, ≤, >, ≥, ≠).
 * @throws {ParseError | LimitReached} as parseExpression */
export function parseStatement(text: string, limits?: Limits, notation?: Notation): Statement {
  const statements = parseStatements(text, limits, notation);
  if (statements.length !== 1)
    throw new ParseError("I expected one piece of mathematics here, not several.", 0);
  return statements[0] as Statement;
}

/** Statements separated by commas, semicolons or the rows of a `cases` or `array` environment; a < b < c counts as
 * two.
 * @throws {ParseError | LimitReached} as parseExpression */
export function parseStatements(
  text: string,
  limits: Limits = DEFAULT_LIMITS,
  notation: Notation = DEFAULT_NOTATION,
): Statement[] {
  return onLedger(limits, () => [...readOnce(text, limits, notation)]);
}

type Parsed = readonly Statement[] | ParseError;

const PARSED = new Memo<Parsed>();

function readOnce(text: string, limits: Limits, notation: Notation): readonly Statement[] {
  if (text.length > limits.length) throw new LimitReached("length");
  charge(1 + text.length / 4);
  const key = keyOf(text, limits, notation);
  const parsed = PARSED.once(key, () => attempt(text, limits, notation));
  if (parsed instanceof ParseError) throw parsed;
  // What raises no question is read alike where none is asked.
  if (notation.asks || notation.asksAngle)
    PARSED.set(keyOf(text, limits, { ...notation, asks: false, asksAngle: false }), parsed);
  return parsed;
}

/** What the outcome depends on: a letter that does not occur has no second meaning. */
function keyOf(text: string, { depth, bits }: Limits, notation: Notation): string {
  const imaginary = notation.imaginary && hasLetter(text, "i");
  const euler = notation.euler && hasLetter(text, "e");
  const functions = [...notation.functions].filter((name) => text.includes(name)).sort();
  const { trailingFactor = false, asks = false, asksAngle = false } = notation;
  return `${[depth, bits, imaginary, euler, functions, trailingFactor, asks, asksAngle]} ${text}`;
}

/** Whether a letter stands anywhere but in the name of a command. */
const hasLetter = (text: string, letter: string): boolean =>
  text.includes(letter) && text.replace(/\\[a-zA-Z]+/g, "").includes(letter);

function attempt(text: string, limits: Limits, notation: Notation): Parsed {
  try {
    return read(text, limits, notation);
  } catch (error) {
    if (error instanceof ParseError) return error;
    throw error;
  }
}

function read(text: string, limits: Limits, notation: Notation): Statement[] {
  const rows = withoutEnvironment(tokenize(withoutFinalPunctuation(text)));
  const cursor = new Cursor(rows.tokens, limits, notation, readSum);
  skipSeparators(cursor);
  const statements = readStatement(cursor);
  while (cursor.peek()) {
    if (!skipSeparators(cursor)) throw cursor.failure("I do not understand what stands here.");
    if (cursor.peek()) statements.push(...readStatement(cursor));
  }
  if (rows.listed && statements.some((statement) => statement.kind !== "relation")) {
    throw new ParseError("I can’t read this table or matrix yet.", 0);
  }
  return statements;
}

/** A full stop or comma at the end belongs to the sentence around; the point of \right. does not. */
const withoutFinalPunctuation = (text: string): string =>
  text.replace(/(?<!\\right\s?)(?:\\[,;]|[\s.,:;?]){1,20}$/, "");

/** One statement, or the two that a < b < c stands for; those share the node b. */
function readStatement(cursor: Cursor): Statement[] {
  const left = cursor.expression();
  if (!cursor.is("relation")) return [left];
  const operator = cursor.next().text as RelationOperator;
  const middle = cursor.expression();
  const first: Relation = { kind: "relation", operator, left, right: middle };
  if (!cursor.is("relation")) return [first];
  if (!continuesChain(operator, cursor.peek()?.text ?? ""))
    throw cursor.failure("I can read one equals or inequality sign in a line only.");
  const second = cursor.next().text as RelationOperator;
  const right = cursor.expression();
  if (cursor.is("relation")) throw cursor.failure("I can read two inequality signs in a line at most.");
  return [first, { kind: "relation", operator: second, left: middle, right }];
}

/** Both signs are inequalities and point the same way. */
const continuesChain = (first: RelationOperator, second: string): boolean =>
  /^[<>]/.test(first) && second[0] === first[0];

function skipSeparators(cursor: Cursor): boolean {
  let skipped = false;
  while (cursor.accept("separator") || cursor.accept("text", "and")) skipped = true;
  return skipped;
}

/** Takes \begin{cases} … \end{cases} off, with the brace that may stand before it. */
function withoutEnvironment(tokens: Token[]): { tokens: Token[]; listed: boolean } {
  const start = tokens[0]?.kind === "open" && tokens[1]?.kind === "begin" ? 1 : 0;
  const begin = tokens[start];
  const end = tokens.at(-1);
  if (begin?.kind !== "begin" || end?.kind !== "end") return { tokens, listed: false };
  const brace = start === 0 || tokens[0]?.text === "\\{";
  if (!brace || !LISTS.has(begin.text))
    throw new ParseError("I can’t read this table or matrix yet.", begin.start);
  return { tokens: tokens.slice(start + 1, -1), listed: true };
}
