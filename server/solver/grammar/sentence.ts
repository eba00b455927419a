import type { Expression, Statement } from "../expression/ast";
import { hasClockTime } from "../expression/clock";
import { symbolsOf } from "../expression/walk";
import type { Concept } from "../lexicon/lexicon";
import type { Limits } from "../limits";
import type { Notation } from "../parser/cursor";
import { DEFAULT_NOTATION, parseStatements } from "../parser/parse";
import { ParseError } from "../parser/parse-error";
import { withoutGaps } from "../problem/mathematics";
import { isMeasuredCalculation } from "../problem/measured-calculation";
import type { Form } from "../types";
import type { Item, MathsItem } from "./items";

/** What is said around the mathematics of a sentence, for whoever reads a piece of it. */
export interface Context {
  readonly text: string;
  readonly limits: Limits;
  readonly notation: Notation;
  /** What the sentence asks of the form of the answer. */
  readonly form: Form;
  /** The words by which it asks for it. */
  readonly formed: ReadonlySet<Concept>;
  /** The way that is to be taken, in the words of the methods. */
  readonly method?: string;
}

/** The mathematics of all items shares one notation: what one of them defines, the others use. */
export function notationOf(items: readonly Item[]): Notation {
  const written = items.flatMap((item) => (item.kind === "maths" ? [item.text] : []));
  const functions = new Set([...DEFAULT_NOTATION.functions, ...written.flatMap(definedIn)]);
  const isComplexNamed = items.some((item) => item.kind === "word" && IMAGINARY.has(item.concept ?? ""));
  const isLetterI = items.some((item) => item.kind === "word" && VARIABLES.has(item.concept ?? ""));
  const integrates = items.some((item) => item.kind === "word" && item.concept === "integral");
  const euler =
    written.some((text) => /(?<![a-zA-Z\\]{2})e\s*\^|\\ln\b|\bln\b|(?:∫|\\int)\S*\^\{?e\b/.test(text)) ||
    // From 1 to e: nothing is integrated up to a letter that nobody has told.
    (integrates && written.some((text) => text.trim() === "e"));
  return {
    imaginary: isComplexNamed || (!isLetterI && (written.every(isInI) || areValuesInI(written))),
    euler,
    functions,
    asks: true,
    asksAngle: false,
    integrates,
  };
}

/** The names by which functions are called that are not told. */
export const DEFAULT_FUNCTIONS: readonly string[] = ["f", "g", "h", "F", "G"];

const IMAGINARY: ReadonlySet<string> = new Set(["complex", "a-bi", "in-i"]);

/** Where these are asked for, i is a letter like another. */
const VARIABLES: ReadonlySet<string> = new Set<Concept>([
  "derivative",
  "second-derivative",
  "third-derivative",
  "integral",
  "limit",
  "factor",
  "expand",
]);

const definedIn = (text: string): string[] =>
  [...text.matchAll(/(?<![a-zA-Z\\])([a-zA-Z])'*\s?\(\s*[a-z]\s*\)\s*=/g)].map(([, name]) => name as string);

/** i is the only letter of a piece of mathematics. */
const isInI = (text: string): boolean => writtenLetters(text).every((letter) => letter === "i");

const writtenLetters = (text: string): readonly string[] =>
  text.replace(/\\[a-zA-Z]+|sqrt/g, " ").match(/[a-zA-Z]/g) ?? [];

/** i stands only where a letter is given a value, "x = 2 + i", or a function an argument, "f(2 + i)". By itself it may be
 * another letter. */
function areValuesInI(written: readonly string[]): boolean {
  const values = written.filter((text) => writtenLetters(text).includes("i")).map(valueIn);
  return (
    values.length > 0 && values.every((text) => isInI(text) && text.trim() !== "i" && text.includes("i"))
  );
}

/** What stands behind the equals sign, or in the brackets of a function. */
function valueIn(text: string): string {
  if (text.includes("=")) return text.slice(text.indexOf("=") + 1);
  const bare = text.trim();
  return bare.charAt(1) === "(" && bare.endsWith(")") ? bare.slice(2, -1) : bare;
}

export const lettersOf = (statement: Statement): readonly string[] => symbolsOf(statement);

/** What a piece of mathematics says.
 * @returns null when it cannot be read, or can be read in several ways */
export function statementsOf(item: MathsItem, { limits, notation }: Context): readonly Statement[] | null {
  if (!item.delimited && (isMeasuredCalculation(item.text) || hasClockTime(item.text))) return null;
  try {
    return parseStatements(withoutGaps(unbraced(item.text)), limits, {
      ...notation,
      trailingFactor: item.delimited,
    });
  } catch (error) {
    if (error instanceof ParseError) return null;
    throw error;
  }
}

/** {x + y = 6, x − y = 2}: braces around a system that is typed. */
function unbraced(text: string): string {
  const bare = text.trim();
  const isList = bare.startsWith("{") && bare.endsWith("}") && bare.includes("=");
  return isList && bare.lastIndexOf("{") === 0 ? bare.slice(1, -1) : text;
}

export function expressionOf(item: MathsItem, context: Context): Expression | null {
  const statements = statementsOf(item, context);
  const only = statements?.length === 1 ? statements[0] : undefined;
  return only && only.kind !== "relation" ? only : null;
}
