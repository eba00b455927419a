import type { Expression } from "../expression/ast";
import { evaluateExact } from "../expression/evaluate-exact";
import type { Rational } from "../expression/rational";
import { substitute } from "../expression/substitute";
import { isUndefined } from "../ledger";
import { budget } from "../limits";
import type { Notation } from "../parser/cursor";
import { DEFAULT_NOTATION, parseExpression } from "../parser/parse";
import { ParseError } from "../parser/parse-error";
import type { Option } from "../tasks/choice";
import { isNumeric } from "./classify";
import type { Source } from "./sentence";

const LEAD_IN =
  /^(?:(?:(?:in|for) (?:each of )?)?the following (?:exercises|problems|questions),? |\(?\d{1,3}[.)] (?=[A-Z][a-z]))/i;
const SEPARATOR = /\s*(?:,\s*(?:and\s|or\s)?|;|\s(?:and|or)\s)\s*/;
const MOST_PARTS = 20;

/** The text without what leads in and the sign that ends it. */
export const questionOf = ({ prose }: Source): string =>
  prose
    .replace(LEAD_IN, "")
    .replace(/^[a-z]/, (first) => first.toUpperCase())
    .replace(/(?<![\s.?!:])(?:\s*[.?!:])+$/, "")
    .trim();

/** A number as it is written in the text, or the letter that a definition gives a value; null for anything else. */
export function numberPart(text: string, { limits, bindings }: Source): Option | null {
  const notation = { ...DEFAULT_NOTATION, imaginary: !bindings?.has("i") };
  const shown = parsed(text, limits, notation);
  const value = shown && bindings ? substitute(shown, bindings) : shown;
  return shown && value && isNumeric(value) ? { shown, value } : null;
}

function parsed(text: string, limits: Source["limits"], notation: Notation): Expression | null {
  try {
    return parseExpression(text.trim().replace(/^\$/, ""), limits, notation);
  } catch (error) {
    if (error instanceof ParseError) return null;
    throw error;
  }
}

/** Its exact value; null when it is no rational number. */
export function rationalPart(text: string, source: Source): Rational | null {
  const part = numberPart(text, source);
  try {
    return part && evaluateExact(part.value, new Map(), budget(source.limits));
  } catch (error) {
    if (isUndefined(error)) return null;
    throw error;
  }
}

/** The same for a whole number or its opposite. */
export function wholePart(text: string, source: Source): bigint | null {
  const value = rationalPart(text, source);
  return value?.d === 1n ? value.n : null;
}

/** "8, 12 and 20" taken apart; null for fewer than two parts. */
export function partsOf(list: string): string[] | null {
  const parts = list.trim().split(SEPARATOR);
  return parts.length >= 2 && parts.length <= MOST_PARTS && parts.every((part) => part !== "") ? parts : null;
}

/** Every part of a list read in the same way; null when one cannot be. */
export function eachPart<T>(list: string, read: (part: string) => T | null): T[] | null {
  const values = partsOf(list)?.map(read);
  return values?.every((value) => value !== null) ? (values as T[]) : null;
}
