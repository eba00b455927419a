import type { Expression, Relation } from "../expression/ast";
import { symbolsOf } from "../expression/walk";
import { readMatrixRows, readTypedRows } from "../parser/matrix";
import { parseExpression } from "../parser/parse";
import { ParseError } from "../parser/parse-error";
import { definedBy, type Given } from "../problem/calculus-text";
import { isNumeric } from "../problem/classify";
import { isMoney } from "../problem/measured-calculation";
import { amountsOf } from "../problem/unit-text";
import type { Amount } from "../tasks/unit-conversion";
import type { MathsItem } from "./items";
import { type Context, expressionOf, statementsOf } from "./sentence";

/** A piece of mathematics seen as one kind of thing; null when it is none. */
export type Face<T> = (item: MathsItem, context: Context) => T | null;

/** Anything but an equation or inequality. */
export const expression: Face<Expression> = expressionOf;

/** Numbers only. */
export const number: Face<Expression> = (item, context) => {
  const found = expressionOf(item, context);
  return found && isNumeric(found) ? found : null;
};

/** A number without letters, π and functions among what it may hold. */
export const value: Face<Expression> = (item, context) => {
  const found = expressionOf(item, context);
  return found && symbolsOf(found).length === 0 ? found : null;
};

/** An expression in which a letter occurs. */
export const inLetters: Face<Expression> = (item, context) => {
  const found = expressionOf(item, context);
  return found && found.kind !== "symbol" && symbolsOf(found).length > 0 ? found : null;
};

/** "Half" in "half of 50": no number by itself, but a part of the one behind it. */
export const partInWords: Face<Expression> = (item, context) => {
  const isInWords = !item.delimited && context.text.slice(item.start, item.end).toLowerCase() !== item.text;
  return isInWords && bracketed(item.text, "(", ")") !== null ? expressionOf(item, context) : null;
};

/** What one word of an operation reaches over: in "the sum of 9 and 6 minus 2" nobody can tell where the sum ends. In
 * brackets, or in letters, it can be told. */
export const operand: Face<Expression> = (item, context) => {
  const found = partInWords(item, context) ? null : expressionOf(item, context);
  const isClosed = bracketed(item.text, "(", ")") !== null;
  return found && (isClosed || !isNumeric(found) || isOneNumber(found)) ? found : null;
};

/** A number that is written without a sign of an operation between two others. */
export const isOneNumber = (of: Expression): boolean => {
  if (of.kind === "sum" || of.kind === "product") return false;
  if (of.kind === "negation" || of.kind === "percent") return isOneNumber(of.operand);
  return of.kind !== "quotient" || of.inline !== true;
};

/** A count; a sum of money counts nothing. */
export const whole: Face<bigint> = (item, context) => {
  const found = isMoney(item.text) ? null : expressionOf(item, context);
  return found?.kind === "number" && found.value.d === 1n && found.decimals === undefined
    ? found.value.n
    : null;
};

export const letter: Face<string> = (item, context) => {
  const found = expressionOf(item, context);
  return found?.kind === "symbol" && !found.name.includes("'") ? found.name : null;
};

/** One equation or inequality, or the two that a < x < b stands for. */
export const relations: Face<readonly Relation[]> = (item, context) => {
  const found = statementsOf(item, context);
  return found && found.length > 0 && found.every(({ kind }) => kind === "relation")
    ? (found as Relation[])
    : null;
};

export const equations: Face<readonly Relation[]> = (item, context) => {
  const found = DERIVATIVE.test(item.text) ? null : relations(item, context);
  return found?.every(({ operator }) => operator === "=") ? found : null;
};

/** The derivative of a function: an equation with it is one between functions, not between numbers. */
export const DERIVATIVE =
  /[a-zA-Z]\s*['′]|\\prime|(?<![a-zA-Z])d(?:\^\{?\d\}?|[²³])?\s*[a-zA-Z]\s*\/\s*d[a-z]|\{\s*d(?:\s*\^\s*\{?\s*\d\s*\}?)?\s*[a-zA-Z]?\s*\}\s*\{\s*d\s*[a-z]/;

export const equation: Face<Relation> = (item, context) => {
  const found = equations(item, context);
  return found?.length === 1 ? (found[0] as Relation) : null;
};

export const inequality: Face<readonly Relation[]> = (item, context) => {
  const found = relations(item, context);
  return found?.some(({ operator }) => operator !== "=") ? found : null;
};

/** A letter that is given a number: x = 4. */
export const assignment: Face<{ readonly name: string; readonly value: Expression }> = (item, context) => {
  const found = equation(item, context);
  if (found?.left.kind !== "symbol" || symbolsOf(found.right).length > 0) return null;
  return { name: found.left.name, value: found.right };
};

/** A letter that is given a value in whatever letters: x = a + 1. */
export const placement: Face<{ readonly name: string; readonly value: Expression }> = (item, context) => {
  const told = equation(item, context);
  const letters = told ? symbolsOf(told.right) : [];
  // 2i + 3j is a vector, and no number to be put in.
  if (letters.length > 1 && letters.every((name) => "ijk".includes(name))) return null;
  return told?.left.kind === "symbol" && !letters.includes(told.left.name)
    ? { name: told.left.name, value: told.right }
    : null;
};

/** f(x) = … or y = …, or the expression alone. */
export const functionGiven: Face<Given> = (item, context) => {
  const relation = equation(item, context);
  if (relation) return definedBy(relation);
  const found = expressionOf(item, context);
  return found && { expression: found, variable: null, name: null, isFunction: false };
};

/** f(x) = … only. */
export const definition: Face<{
  readonly name: string;
  readonly letter: string;
  readonly body: Expression;
}> = (item, context) => {
  const found = functionGiven(item, context);
  return found?.isFunction && found.name && found.variable
    ? { name: found.name, letter: found.variable, body: found.expression }
    : null;
};

/** (2, 3) or A = (2, 3); two coordinates or three. */
export const point: Face<readonly Expression[]> = (item, context) => {
  const inner = bracketed(item.text, "(", ")");
  return inner === null ? null : coordinates(inner, context);
};

/** <2, 3>, (2, 3) or u = <2, 3>, and with a name where there is one. */
export const vector: Face<{ readonly name: string | null; readonly components: readonly Expression[] }> = (
  item,
  context,
) => {
  const named = /^\s*(?:\\(?:vec|mathbf|boldsymbol)\s*\{?\s*)?([a-zA-Z])\s*\}?\s*=\s*([\s\S]+)$/.exec(
    item.text,
  );
  const body = named?.[2] ?? item.text;
  const inner =
    bracketed(body, "<", ">") ??
    bracketed(body, "⟨", "⟩") ??
    bracketed(body, "(", ")") ??
    bracketed(body, "\\langle", "\\rangle");
  const components = inner === null ? null : coordinates(inner, context);
  return components && { name: named?.[1] ?? null, components };
};

/** 3.4 m, 5 ft 8 in, $12. */
export const amount: Face<readonly Amount[]> = (item) =>
  amountsOf(item.text.replaceAll("²", "^2").replaceAll("³", "^3"));

/** A matrix as LaTeX sets it, or as [[1, 2], [3, 4]] or [1 2; 3 4]. */
export const matrix: Face<readonly (readonly Expression[])[]> = (item, { limits }) => {
  const set = /\\begin\{[bpvBV]?(?:matrix|array)\}(?:\{[^{}]*\})?([\s\S]*)\\end/.exec(item.text);
  const isBraced = item.text.replaceAll(" ", "").startsWith("{{");
  const text = isBraced ? item.text.replaceAll("{", "[").replaceAll("}", "]") : item.text;
  const typed = /^\s*\[\s*((?:\[[^[\]]*\][\s,;]*)+)\]\s*$|^\s*\[([^[\];]+(?:;[^[\];]+)+)\]\s*$/.exec(text);
  try {
    if (set) return readMatrixRows(set[1] as string, limits);
    return typed ? readTypedRows(typed[1] ?? typed[2] ?? "", limits) : null;
  } catch (error) {
    if (error instanceof ParseError) return null;
    throw error;
  }
};

/** What stands between one pair of brackets that hold the whole text. */
function bracketed(text: string, open: string, close: string): string | null {
  const bare = text.replace(/\\(?:left|right)(?![a-z])/g, "").trim();
  if (!bare.startsWith(open) || !bare.endsWith(close)) return null;
  const inner = bare.slice(open.length, -close.length);
  let depth = 0;
  for (const character of inner) {
    if (character === "(") depth += 1;
    if (character === ")") depth -= 1;
    if (depth < 0) return null;
  }
  return inner;
}

function coordinates(inner: string, context: Context): readonly Expression[] | null {
  const parts: string[] = [""];
  let depth = 0;
  for (const character of inner) {
    if ("([{".includes(character)) depth += 1;
    if (")]}".includes(character)) depth -= 1;
    if (character === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += character;
  }
  const found = parts.map((part) => parsed(part, context));
  return found.length >= 2 && found.length <= 3 && !found.includes(null) ? (found as Expression[]) : null;
}

function parsed(text: string, { limits, notation }: Context): Expression | null {
  try {
    return parseExpression(text, limits, notation);
  } catch (error) {
    if (error instanceof ParseError) return null;
    throw error;
  }
}
