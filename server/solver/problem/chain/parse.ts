import type { Expression, Statement } from "../../expression/ast";
import { parseStatements } from "../../parser/parse";
import { ParseError } from "../../parser/parse-error";
import { words } from "../../word-list";
import type { Environment } from "./environment";

const NAMES = words("sqrt sin cos tan ln log exp pi and");
const SMALL_WORDS = words("of is to in by at or as be if it on an no so up us we he me my do go");

/** "x + y = 8 and x - y = 2" are two statements. */
const AND = /(?<![a-zA-Z\\])and(?![a-zA-Z])/g;

/** Words of the sentence, which would read as products of letters. */
const hasWords = (text: string): boolean =>
  [...text.matchAll(/(?<![\\a-zA-Z])[a-zA-Z]{2,}/g)].some(
    ([word]) => !NAMES.has(word) && (word.length > 2 || SMALL_WORDS.has(word.toLowerCase())),
  );

/** The statements of a stretch of mathematics, in which the functions told so far, and those named besides, can be
 * called. Null when it does not read as mathematics.
 * @throws {LimitReached} */
export function parseAll(
  text: string,
  env: Environment,
  besides: readonly string[] = [],
): Statement[] | null {
  if (hasWords(text)) return null;
  const functions = new Set([...env.functions.keys(), ...besides]);
  try {
    return parseStatements(text.replace(AND, ","), env.limits, { imaginary: false, euler: false, functions });
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    return null;
  }
}

/** The same for one expression. */
export function parseOne(text: string, env: Environment): Expression | null {
  const statements = parseAll(text, env);
  const only = statements?.[0];
  return only && statements.length === 1 && only.kind !== "relation" ? only : null;
}
