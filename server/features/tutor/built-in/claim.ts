import "server-only";
import type { Expression } from "@/server/solver/expression/ast";
import { symbolsOf } from "@/server/solver/expression/walk";
import { parseStatement } from "@/server/solver/parser/parse";
import { ParseError } from "@/server/solver/parser/parse-error";
import { LimitReached } from "@/server/solver/types";

/** One value a student proposes; `name` is null when only the value was written. */
export interface Claim {
  readonly name: string | null;
  readonly value: Expression;
}

const SEPARATOR = /\s*(?:;|,(?!\d)|\bor\b|\band\b|\\text\{ ?or ?\})\s*/i;
/** The words that mathematics is written with. */
const NOTATION = /\\[a-z]+|\b(?:sqrt|pi|or|and)\b/gi;
const TUPLE = /^\(([^()]+,[^()]+)\)$/;
const PAIR = /^\(?([^()=]+)\)?\s*=\s*\(([^()]+)\)$/;

/** Reads "x = 3", "3", "x = 2 or x = 5", "x = ±4", "(x, y) = (1, 2)" as proposed values.
 * @returns null when any part is not of that kind */
export function readClaims(text: string): readonly Claim[] | null {
  const plain = text.replaceAll("$", "").trim();
  if (plain.replace(NOTATION, "").match(/\p{L}{2,}/u)) return null;
  const pair = PAIR.exec(plain);
  const listed = TUPLE.exec(plain)?.[1]?.split(",") ?? plain.split(SEPARATOR);
  const pieces = pair ? named(pair[1] ?? "", pair[2] ?? "") : listed;
  const claims: Claim[] = [];
  for (const piece of pieces.flatMap(bothSigns)) {
    const claim = readOne(piece);
    if (!claim) return null;
    claims.push(claim);
  }
  return claims.length > 0 ? claims : null;
}

/** Whether a message is nothing but a proposed answer ("x = 3", "12"), which poses no new problem. */
export function isBareAnswer(text: string): boolean {
  return literals(text)?.every(({ value }) => isLiteral(value)) ?? false;
}

/** The same with the unknown named ("x = 3"): an answer even where no problem is known. */
export function isNamedAnswer(text: string): boolean {
  return isBareAnswer(text) && (literals(text)?.every(({ name }) => name !== null) ?? false);
}

const literals = (text: string): readonly Claim[] | null =>
  readClaims(text.replace(/(?<![\s.!?])[\s.!?]+$/, ""));

function named(names: string, values: string): string[] {
  const value = values.split(",");
  const name = names.split(",");
  return name.length === value.length ? name.map((n, at) => `${n} = ${value[at]}`) : [""];
}

function bothSigns(piece: string): string[] {
  const sign = /±|\\pm|\+\/?-/;
  return sign.test(piece)
    ? [piece.replace(sign, "+").replace(/=\s*\+/, "= "), piece.replace(sign, "-")]
    : [piece];
}

function readOne(piece: string): Claim | null {
  try {
    const statement = parseStatement(piece);
    if (statement.kind !== "relation") return { name: null, value: statement };
    if (statement.operator !== "=") return null;
    const { left, right } = statement;
    if (left.kind === "symbol" && symbolsOf(right).length === 0) return { name: left.name, value: right };
    if (right.kind === "symbol" && symbolsOf(left).length === 0) return { name: right.name, value: left };
    return null;
  } catch (error) {
    if (ParseError.isInstance(error) || LimitReached.isInstance(error)) return null;
    throw error;
  }
}

function isLiteral(value: Expression): boolean {
  switch (value.kind) {
    case "number":
    case "mixed":
    case "constant":
      return true;
    case "negation":
    case "percent":
      return isLiteral(value.operand);
    case "quotient":
      return isLiteral(value.numerator) && isLiteral(value.denominator);
    case "root":
      return isLiteral(value.radicand);
    default:
      return false;
  }
}
