import type { Expression, Relation } from "../expression/ast";
import { symbolsOf } from "../expression/walk";
import { parseExpression, parseStatements } from "../parser/parse";
import { ParseError } from "../parser/parse-error";
import type { InitialCondition } from "../tasks/differential-equation";
import type { Face } from "./faces";
import type { Context } from "./sentence";

/** y(0) = 2 or f'(1) = 3, with the name of the function. */
export interface NamedCondition extends InitialCondition {
  readonly name: string;
}

export interface ToldEquation {
  readonly equation: Relation;
  readonly dependent: string;
  /** Null: the sign of the derivative does not say. */
  readonly variable: string | null;
  /** Conditions that stand in the same piece. */
  readonly conditions: readonly NamedCondition[];
}

/** An equation in which dy/dx, y' or y'' occurs, and conditions behind commas. */
export const differentialEquation: Face<ToldEquation> = (item, context) => {
  const [first = "", ...rest] = withoutSizes(item.text)
    .split(/,|;|\\q?quad(?![a-z])/)
    .filter((part) => part.trim() !== "");
  const { text, dependent, variable } = withDashes(first);
  if (dependent === null) return null;
  const equation = equationIn(text, context);
  const conditions = rest.map((part) => conditionIn(part, context));
  if (!equation || conditions.includes(null)) return null;
  const letters = symbolsOf(equation);
  const isTold = letters.includes(`${dependent}'`) || letters.includes(`${dependent}''`);
  const isOne = letters.every((name) => !name.includes("'") || name.replaceAll("'", "") === dependent);
  return isTold && isOne && !letters.includes(`${dependent}'''`)
    ? { equation, dependent, variable, conditions: conditions as NamedCondition[] }
    : null;
};

export const initialCondition: Face<NamedCondition> = ({ text }, context) =>
  conditionIn(withoutSizes(text), context);

/** Brackets without what says how large they are. */
const withoutSizes = (text: string): string => text.replaceAll("\\left(", "(").replaceAll("\\right)", ")");

const QUOTIENT =
  /\\[dt]?frac\s*\{\s*d(?:\s*\^\s*\{?\s*2\s*\}?)?\s*([a-zA-Z])\s*\}\s*\{\s*d\s*([a-z])(?:\s*\^\s*\{?\s*2\s*\}?)?\s*\}|(?<![a-zA-Z])d(?:\^\{?2\}?|²)?\s*([a-zA-Z])\s*\/\s*d\s*([a-z])(?:\^\{?2\}?|²)?/g;

interface Dashed {
  readonly text: string;
  readonly dependent: string | null;
  readonly variable: string | null;
}

/** Derivatives written with dashes: dy/dx becomes y', f'(x) becomes f'. */
function withDashes(told: string): Dashed {
  let variable: string | null = null;
  let dependent: string | null = null;
  const dashed = told
    .replace(QUOTIENT, (found, ...[a, b, c, d]: string[]) => {
      dependent = a ?? c ?? null;
      variable = b ?? d ?? null;
      return ` ${dependent}${/\^|²/.test(found) ? "''" : "'"} `;
    })
    .replace(/\^\s*\{?((?:\s*\\prime)+)\s*\}?/g, (_, primes: string) =>
      "'".repeat(primes.split("\\prime").length - 1),
    )
    .replaceAll("’", "'")
    .replaceAll("″", "''")
    .replaceAll("′", "'");
  dependent ??= /([a-zA-Z])'/.exec(dashed)?.[1] ?? null;
  if (dependent === null) return { text: dashed, dependent, variable };
  const called = new RegExp(`(?<![a-zA-Z\\\\])(${dependent}'*)\\s*\\(\\s*([a-z])\\s*\\)`, "g");
  const text = dashed.replace(called, (_, name: string, letter: string) => {
    variable ??= letter;
    return ` ${name} `;
  });
  return { text, dependent, variable };
}

function equationIn(text: string, { limits, notation }: Context): Relation | null {
  const found = guarded(() => parseStatements(text, limits, { ...notation, euler: true, imaginary: false }));
  const [only, ...others] = found ?? [];
  return only?.kind === "relation" && only.operator === "=" && others.length === 0 ? only : null;
}

const CONDITION = /^\s*([a-zA-Z])\s*('{0,1}|\^\{?\\prime\}?)\s*\(([^()=]+)\)\s*=([^=]+)$/;

/** y_0 = 5: the value at the beginning. */
function startIn(text: string, context: Context): NamedCondition | null {
  const [left = "", told = "", ...more] = text.split("=");
  const bare = [...left].filter((sign) => !" {}".includes(sign)).join("");
  const value =
    more.length === 0 && bare.length === 3 && bare.endsWith("_0") ? expressionIn(told, context) : null;
  return value && symbolsOf(value).length === 0
    ? { name: bare.charAt(0), order: 0, at: { kind: "number", value: { n: 0n, d: 1n } }, value }
    : null;
}

function conditionIn(text: string, context: Context): NamedCondition | null {
  const start = startIn(text, context);
  if (start) return start;
  const [, name = "", dash = "", place = "", told = ""] = CONDITION.exec(text.replace(/[’′]/g, "'")) ?? [];
  const [at, value] = [place, told].map((part) => expressionIn(part, context));
  if (!at || !value || symbolsOf(at).length > 0) return null;
  return { name, order: dash === "" ? 0 : 1, at, value };
}

const expressionIn = (text: string, { limits, notation }: Context): Expression | null =>
  text.trim() === "" ? null : guarded(() => parseExpression(text, limits, { ...notation, euler: true }));

function guarded<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof ParseError) return null;
    throw error;
  }
}
