import type { Expression, Relation, Statement } from "../expression/ast";
import { substitute } from "../expression/substitute";
import { symbolsOf } from "../expression/walk";
import { DEFAULT_NOTATION, parseStatements } from "../parser/parse";
import { ParseError } from "../parser/parse-error";
import { words } from "../word-list";
import type { Source } from "./sentence";

/** Words that would otherwise be read as products of letters. */
const SHORT_WORDS = words(
  "at of to is in if or an as by on it be we do so no my up and for the are its let dy wrt",
);
const NAMES =
  /^(?:arc)?(?:sin|cos|tan|cot|sec|csc)h?$|^(?:ln|log|exp|sqrt|cbrt|abs|lim|int|pi|infinity|alpha|beta|gamma|theta|lambda|omega|phi|sigma|rho|tau|mu|nu)$/;

/** A text without the delimiters of mathematics, on one line, without courtesies before and punctuation after. */
export function calculusText(text: string): string {
  return text
    .replace(/\\\(|\\\)|\\\[|\\\]|\$\$?/g, " ")
    .replace(/\\displaystyle|\\limits/g, " ")
    .replace(/\\d?frac\s*\{\s*d\s*([a-z])\s*\}\s*\{\s*d\s*([a-z])\s*\}/g, " d$1/d$2 ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^(?:(?:in|for) (?:each of )?the following (?:exercises|problems|functions?)?,? ?)/i, "")
    .replace(/^(?:please|can you|could you|help me(?: to)?)\s+/i, "")
    .replace(/(?<![\s.?!,;:])[\s.?!,;:]+$/, "");
}

/** "e^2x" is typed for e to the 2x as well as for e² times x. */
const UNCLEAR_GROWTH = /(?<![a-zA-Z])e ?\^ ?-?\d+ ?[a-zA-Z(]/;

/** Whether a stretch of text can be mathematics: no words in it. */
function isWordless(part: string): boolean {
  if (/\\text|\\mathrm\s*\{[^{}]{2,}\}/.test(part)) return false;
  const runs = part.replace(/\\[a-zA-Z]+/g, " ").match(/[a-zA-Z]{2,}/g) ?? [];
  return runs.every((run) => {
    if (NAMES.test(run)) return true;
    if (SHORT_WORDS.has(run.toLowerCase())) return false;
    return run.length < 3 || /^[a-z]?(?:arc)?(?:sin|cos|tan|ln|log|sqrt)[a-z]?$/.test(run);
  });
}

/** What a stretch of text says as mathematics, e being Euler's number.
 * @returns null when it is no mathematics */
function mathsIn(part: string, { limits, bindings }: Source): Statement[] | null {
  const trimmed = part.trim().replace(/^[:,;]\s*|[\s:,;.]+$/g, "");
  if (trimmed === "" || !isWordless(trimmed) || UNCLEAR_GROWTH.test(trimmed)) return null;
  const functions = new Set([...DEFAULT_NOTATION.functions, ...namesDefined(trimmed)]);
  try {
    const statements = parseStatements(trimmed, limits, {
      ...DEFAULT_NOTATION,
      imaginary: false,
      euler: true,
      functions,
      trailingFactor: false,
    });
    return bindings ? statements.map((statement) => bound(statement, bindings)) : statements;
  } catch (error) {
    if (error instanceof ParseError) return null;
    throw error;
  }
}

const namesDefined = (part: string): string[] =>
  [...part.matchAll(/(?<![a-zA-Z\\])([a-zA-Z])'*\s?\(\s*[a-z]\s*\)\s*=/g)].map(([, name]) => name as string);

function bound(statement: Statement, bindings: ReadonlyMap<string, Expression>): Statement {
  if (statement.kind !== "relation") return substitute(statement, bindings);
  return { ...statement, right: substitute(statement.right, bindings) };
}

/** The one statement that a stretch of text says. */
export function statementIn(part: string, source: Source): Statement | null {
  const statements = mathsIn(part, source);
  return statements?.length === 1 ? (statements[0] as Statement) : null;
}

/** A function as an exercise gives it: f(x) = …, y = … or a bare expression. */
export interface Given {
  readonly expression: Expression;
  /** The letter it is a function of, when the name says so. */
  readonly variable: string | null;
  /** "f" or "y"; null for a bare expression. */
  readonly name: string | null;
  readonly isFunction: boolean;
}

/** Null for an equation that is no definition. */
export function definedBy({ operator, left, right }: Relation): Given | null {
  if (operator !== "=") return null;
  if (left.kind === "function" && left.args.length === 1 && left.args[0]?.kind === "symbol") {
    return { expression: right, variable: left.args[0].name, name: left.name, isFunction: true };
  }
  if (left.kind !== "symbol" || symbolsOf(right).includes(left.name)) return null;
  return { expression: right, variable: null, name: left.name, isFunction: false };
}

/** The letter to differentiate or integrate by: named, or the only one there is, or x or t among several. */
export function variableOf({ expression, variable }: Given, named?: string | null): string | null {
  if (named) return named;
  if (variable) return variable;
  const letters = symbolsOf(expression);
  if (letters.length === 1) return letters[0] as string;
  if (letters.length === 0) return "x";
  return null;
}
