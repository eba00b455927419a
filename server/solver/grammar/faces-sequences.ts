import type { Expression } from "../expression/ast";
import { symbolsOf } from "../expression/walk";
import { ParseError } from "../parser/parse-error";
import { parseTerm } from "../problem/sequence-text";
import type { Face } from "./faces";

/** "2 + 6 + 18 +": the first terms of a sum that goes on. */
export const seriesStart: Face<readonly Expression[]> = (item, { limits }) => {
  const parts = item.text.split("+").map((part) => part.trim());
  if (parts.length < 3) return null;
  const written = parts.at(-1) === "" ? parts.slice(0, -1) : parts;
  return termsOf(written, limits);
};

/** "+ 486": what stands behind the dots. */
export const seriesEnd: Face<Expression> = (item, { limits }) => {
  const written = /^\s*\+\s*([^+]+)$/.exec(item.text)?.[1];
  return written === undefined ? null : (termsOf([written], limits)?.[0] ?? null);
};

/** "a_3 = 12" */
export const knownTerm: Face<{ readonly position: bigint; readonly value: Expression }> = (
  item,
  { limits },
) => {
  const [, at, written] = /^\s*[a-zA-Z]_?\{?(\d{1,6})\}?\s*=\s*([^=]+)$/.exec(item.text) ?? [];
  const value = written === undefined ? null : termsOf([written], limits)?.[0];
  return at !== undefined && value ? { position: BigInt(at), value } : null;
};

/** "a_20", "S_10" */
export const namedTerm: Face<{ readonly isSum: boolean; readonly position: bigint }> = (item) => {
  const [, name, at] = /^\s*([a-zA-Z])_?\{?(\d{1,6})\}?\s*$/.exec(item.text) ?? [];
  return at === undefined ? null : { isSum: name === "S", position: BigInt(at) };
};

/** "a_n = 3n + 1", "a_{n+1} = 2a_n" and the first terms that go with it. */
export const definingText: Face<string> = (item) =>
  !isNameAlone(item.text) && /^\s*[a-zA-Z]_\{?[a-z0-9]+(?:\s*[+-]\s*\d)?\}?\s*=/.test(item.text)
    ? item.text
    : null;

/** "a_n = f(n)" names the sequence and tells nothing. */
const isNameAlone = (text: string): boolean => {
  const told = (text.split("=")[1] ?? "").trim();
  return told.length === 4 && told.endsWith("(n)");
};

function termsOf(
  written: readonly string[],
  limits: Parameters<typeof parseTerm>[1],
): readonly Expression[] | null {
  try {
    const terms = written.map((part) => parseTerm(part, limits));
    return terms.every((term) => symbolsOf(term).length === 0) ? terms : null;
  } catch (error) {
    if (error instanceof ParseError) return null;
    throw error;
  }
}
