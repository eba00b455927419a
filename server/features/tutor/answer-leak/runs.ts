import "server-only";
import { splitOutside } from "@/server/solver/check/split";
import { sidesOf } from "@/server/solver/check/working/relation-signs";
import { statementOf } from "@/server/solver/check/written-answer";
import type { Expression } from "@/server/solver/expression/ast";
import { type Complex, evaluateComplex } from "@/server/solver/expression/evaluate-numeric";
import { children, symbolsOf } from "@/server/solver/expression/walk";
import { CLAIM_LIMITS } from "../claims/limits";
import { within } from "../claims/verdict";

/** A stretch of a text that is mathematics from end to end. */
export interface Run {
  readonly text: string;
  readonly at: number;
  readonly end: number;
  /** What is between its relation signs. */
  readonly sides: readonly Side[];
}

export interface Side {
  readonly text: string;
  /** Null when the engine cannot read it. */
  readonly expression: Expression | null;
}

/** Runs of one sentence that are looked at. */
const RUNS_MAX = 30;
const RUN_LENGTH_MAX = 300;
const NUMBER = String.raw`\d+(?:[.,]\d+)*`;
const NAME = String.raw`\\(?!text)[a-zA-Z]+|(?<![a-zA-Z\\])(?:sqrt|sin|cos|tan|log|ln|pi|exp)(?![a-zA-Z])`;
const LETTER = String.raw`(?<![a-zA-Z\\])[a-zA-Z](?![a-zA-Z'’])|(?<=\d)[a-zA-Z]{2}(?![a-zA-Z])`;
const SIGN = String.raw`[-+*/^=<>≤≥≠≈()[\]{}|,;%!√π∞_]`;
const TOKEN = new RegExp(`(${NUMBER})|(${NAME})|(${LETTER})|(${SIGN})`, "gu");

/** The mathematics of a text in plain characters, with or without delimiters.
 * @param letters that may stand for numbers here; others are words */
export function runsIn(text: string, letters: ReadonlySet<string>): readonly Run[] {
  const runs: Run[] = [];
  let from = -1;
  let end = 0;
  let afterLetter = false;
  const close = () => {
    if (from >= 0) runs.push(...pieces(text.slice(from, end), from));
    from = -1;
  };
  for (const token of text.matchAll(TOKEN)) {
    const [word, number, , letter] = token;
    if (letter && !isSymbol(letter, letters)) continue;
    const gap = text.slice(end, token.index);
    const apart = afterLetter && number !== undefined && gap !== "";
    if (from < 0 || gap.trim() !== "" || gap.includes("\n") || apart) {
      close();
      from = token.index;
    }
    end = token.index + word.length;
    afterLetter = letter !== undefined;
  }
  close();
  return runs.slice(0, RUNS_MAX);
}

const ALWAYS = new Set([..."xyzntx"]);
const isSymbol = (letter: string, letters: ReadonlySet<string>): boolean =>
  letter.length === 2 || letters.has(letter) || ALWAYS.has(letter);

/** A run cut at its commas and semicolons; brackets that are not closed in it are left out. */
function pieces(text: string, at: number): Run[] {
  const runs: Run[] = [];
  let seen = 0;
  for (const part of splitOutside(text)) {
    const found = text.indexOf(part, seen);
    seen = found < 0 ? seen : found + part.length;
    const bare = balanced(part);
    if (!/[\da-zA-Z√π∞]/.test(bare) || bare.length > RUN_LENGTH_MAX) continue;
    const place = at + Math.max(0, found);
    const sides = sidesOf(bare)
      .sides.map((side) => side.trim())
      .filter((side) => side !== "");
    runs.push({
      text: bare,
      at: place,
      end: place + part.length,
      sides: sides.map((side) => ({ text: side, expression: expressionOf(side) })),
    });
  }
  return runs;
}

function balanced(text: string): string {
  let bare = text.replace(/^[\s,;*/^)\]}|=!%_]+|[\s,;*/^([{|_+-]+$/g, "");
  const opening = (bare.match(/[([{]/g) ?? []).length;
  const closing = (bare.match(/[)\]}]/g) ?? []).length;
  if (opening > closing) bare = bare.replace(/^[([{]/, "");
  if (closing > opening) bare = bare.replace(/[)\]}]$/, "");
  return bare.trim();
}

/** @returns null for a relation, and what cannot be read */
export function expressionOf(text: string): Expression | null {
  const statement = within(() => statementOf(text, CLAIM_LIMITS), null);
  return statement && statement.kind !== "relation" ? statement : null;
}

/** The value of an expression without letters. */
export function constantValue(expression: Expression | null): Complex | null {
  return expression && symbolsOf(expression).length === 0 ? evaluateComplex(expression, new Map()) : null;
}

/** The constants an expression is made of: what is added, divided or put in brackets, but not how often a letter is
 * taken or to which power. */
export function constantsIn(expression: Expression): readonly Expression[] {
  const own = symbolsOf(expression).length === 0 ? [expression] : [];
  const parts = children(expression).filter(
    (part) =>
      !(expression.kind === "power" && part === expression.exponent) && !isCoefficient(part, expression),
  );
  return [...own, ...parts.flatMap(constantsIn)];
}

const isCoefficient = (part: Expression, { kind }: Expression): boolean =>
  kind === "product" && symbolsOf(part).length === 0 && part.kind === "number";
