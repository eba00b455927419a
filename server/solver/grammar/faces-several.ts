import type { Expression, Relation } from "../expression/ast";
import { int, negation, product, sum } from "../expression/build";
import { some, symbolsOf } from "../expression/walk";
import { parseExpression, parseStatements } from "../parser/parse";
import { ParseError } from "../parser/parse-error";
import { type Face, point, vector } from "./faces";
import type { MathsItem } from "./items";
import type { Context } from "./sentence";

/** A function of several letters: f(x, y) = …, or z = … . */
export interface SeveralGiven {
  readonly name: string;
  readonly letters: readonly string[];
  readonly expression: Expression;
  /** Told as a letter: z = … . */
  readonly isLetter: boolean;
}

const CALL = /^\s*([a-zA-Z])\s*\(\s*([a-z](?:\s*,\s*[a-z]){1,2})\s*\)\s*=([^=]+)$/;
const LETTER = /^\s*([zwu])\s*=([^=]+)$/;
const COORDINATES = ["x", "y", "z"];

export const severalGiven: Face<SeveralGiven> = ({ text }, context) => {
  const [, name, list, body] = CALL.exec(text) ?? [];
  if (name && list && body) {
    const letters = list.split(",").map((each) => each.trim());
    const expression = parsed(body, context);
    const isOwn = expression && symbolsOf(expression).every((each) => letters.includes(each));
    return isOwn ? { name, letters, expression, isLetter: false } : null;
  }
  const [, letter, told] = LETTER.exec(text) ?? [];
  const expression = told ? parsed(told, context) : null;
  const letters = expression ? symbolsOf(expression).sort() : [];
  const isSeveral = letters.length >= 2 && letters.every((each) => COORDINATES.includes(each));
  return letter && expression && isSeveral && !letters.includes(letter)
    ? { name: letter, letters, expression, isLetter: true }
    : null;
};

/** f_x, f_{xy}(1, 2), ∂f/∂x or ∂²z/∂x∂y. */
export interface PartialSign {
  readonly of: string;
  readonly by: readonly string[];
  readonly at: readonly Expression[] | null;
  /** The letters that the sign names behind the function. */
  readonly letters: readonly string[] | null;
}

const INDEXED = /^([a-zA-Z])_\{?([xyzrst]{1,3})\}?(?:(\(.+\)))?$/;
const FRACTION = /^\\[dt]?frac\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}$/;
const TOP = /^∂(?:\^\{?(\d)\}?)?([a-zA-Z])$/;
const BOTTOM = /∂([a-z])(?:\^\{?(\d)\}?)?/g;

export const partialAsked: Face<PartialSign> = (item, context) => {
  const bare = item.text.replace(/\\(?:left|right|,|!|;)(?![a-z])|\s+/g, "");
  const [, of, letters, place] = INDEXED.exec(bare) ?? [];
  if (of && letters) {
    const inside = place ? point({ ...item, text: place }, context) : null;
    const isNamed = inside?.every(({ kind }) => kind === "symbol") ?? false;
    if (place && !inside) return null;
    return {
      of,
      by: [...letters],
      at: isNamed ? null : inside,
      letters: isNamed ? (inside ?? []).map((each) => (each.kind === "symbol" ? each.name : "")) : null,
    };
  }
  const signs = bare.replaceAll("\\partial", "∂").replaceAll("²", "^2");
  const [, top = "", bottom = ""] = FRACTION.exec(signs) ?? /^(.+)\/\(?(.+?)\)?$/.exec(signs) ?? [];
  const [, order = "1", name] = TOP.exec(top) ?? [];
  const by = [...bottom.matchAll(BOTTOM)].flatMap(([, letter, times = "1"]) =>
    Array.from({ length: Number(times) }, () => letter as string),
  );
  const isWhole = bottom.replace(BOTTOM, "") === "" && by.length === Number(order) && by.length <= 3;
  return name && isWhole && by.length > 0 ? { of: name, by: by.reverse(), at: null, letters: null } : null;
};

/** (1, 2), P(1, 2), P = (1, 2) or (x, y) = (1, 2). */
export const placeTold: Face<readonly Expression[]> = (item, context) => {
  const text = item.text.replace(/^\s*(?:[A-Z](?:_\{?\d\}?)?|\([a-z](?:,\s*[a-z])+\))\s*=?\s*(?=\()/, "");
  const found = point({ ...item, text: text.replace(/\\(?:left|right)(?![a-z])/g, "") }, context);
  return found?.every((each) => symbolsOf(each).length === 0) ? found : null;
};

/** A field or a curve by its components: F(x, y) = ⟨…, …⟩, r(t) = … i + … j. */
export interface FieldGiven {
  readonly name: string | null;
  readonly letters: readonly string[] | null;
  readonly components: readonly Expression[];
}

const WRAPPED = /\\(?:mathbf|vec|hat|overrightarrow|boldsymbol)\s*\{?\s*\\?([a-zA-Z])(?:math)?\s*\}?/g;
const FIELD = /^\s*([a-zA-Z])\s*(?:\(\s*([a-z](?:\s*,\s*[a-z])*)\s*\)\s*)?=([^=]+)$/;

export const fieldGiven: Face<FieldGiven> = (item, context) => {
  const text = item.text.replace(WRAPPED, unwrapped).replace(/\\left|\\right(?![a-z])/g, "");
  const [, name = null, list, told] = FIELD.exec(text) ?? [];
  const body = told ?? text;
  const components = bracketComponents({ ...item, text: body }, context) ?? unitComponents(body, context);
  return components && { name, letters: list?.split(",").map((each) => each.trim()) ?? null, components };
};

/** A direction that is set in bold multiplies all that stands before it: sin z **j** is no sine of zj. */
function unwrapped(_: string, letter: string, at: number, text: string): string {
  const before = text.slice(0, at).replaceAll("\\,", " ").trimEnd().at(-1) ?? "=";
  const isFactor = "ijk".includes(letter) && !"=+-(,{[<−".includes(before);
  return isFactor ? ` \\cdot ${letter} ` : ` ${letter} `;
}

const bracketComponents = (item: MathsItem, context: Context): readonly Expression[] | null =>
  /^\s*(?:\(|\\left\()/.test(item.text) ? null : (vector(item, context)?.components ?? null);

/** a i + b j + c k: what stands before each of the letters. */
function unitComponents(text: string, context: Context): readonly Expression[] | null {
  if (!hasUnit(text, ["i", "j", "k"])) return null;
  const whole = parsed(text, context, text.includes("e^"));
  if (!whole) return null;
  const units = ["i", "j", "k"] as const;
  const found: Record<string, Expression[]> = { i: [], j: [], k: [] };
  for (const term of whole.kind === "sum" ? whole.terms : [whole]) {
    const part = withUnit(term);
    if (!part) return null;
    found[part.unit]?.push(part.rest);
  }
  const size = hasUnit(text, ["k"]) ? 3 : 2;
  return units.slice(0, size).map((unit) => (found[unit]?.length ? sum(found[unit]) : int(0)));
}

/** Whether a run of letters ends in the letter of a direction: the j of yzj, not the i of \\pi. */
function hasUnit(text: string, units: readonly string[]): boolean {
  const isLetter = (sign: string | undefined) =>
    sign !== undefined && sign.toLowerCase() !== sign.toUpperCase();
  return [...text].some((sign, at) => {
    if (!units.includes(sign) || isLetter(text[at + 1])) return false;
    let from = at;
    while (isLetter(text[from - 1])) from -= 1;
    return text[from - 1] !== "\\";
  });
}

const isUnit = (e: Expression): boolean => e.kind === "symbol" && ["i", "j", "k"].includes(e.name);

function withUnit(term: Expression): { readonly unit: string; readonly rest: Expression } | null {
  if (term.kind === "negation") {
    const inner = withUnit(term.operand);
    return inner && { ...inner, rest: negation(inner.rest) };
  }
  if (term.kind === "symbol") return isUnit(term) ? { unit: term.name, rest: int(1) } : null;
  if (term.kind !== "product") return null;
  const units = term.factors.filter(isUnit);
  const others = term.factors.filter((each) => !isUnit(each));
  const [unit] = units;
  if (
    units.length !== 1 ||
    unit?.kind !== "symbol" ||
    others.some((each) => some(each, (part) => part.kind !== "relation" && isUnit(part)))
  )
    return null;
  return { unit: unit.name, rest: others.length === 1 ? (others[0] as Expression) : product(others) };
}

/** An equation in two or three coordinates that is no function's rule. */
export const levelGiven: Face<Relation> = ({ text }, context) => {
  const found = statements(text, context);
  const only = found?.length === 1 ? found[0] : undefined;
  if (only?.kind !== "relation" || only.operator !== "=") return null;
  const letters = symbolsOf(only);
  return letters.length >= 2 && letters.every((each) => COORDINATES.includes(each)) ? only : null;
};

function statements(text: string, { limits, notation }: Context) {
  try {
    return parseStatements(text, limits, { ...notation, imaginary: false, euler: true });
  } catch (error) {
    if (error instanceof ParseError) return null;
    throw error;
  }
}

function parsed(text: string, { limits, notation }: Context, euler = true): Expression | null {
  try {
    return parseExpression(text, limits, { ...notation, imaginary: false, euler });
  } catch (error) {
    if (error instanceof ParseError) return null;
    throw error;
  }
}
