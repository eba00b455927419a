import type { Expression, FunctionNode, PowerNode, Relation } from "../../expression/ast";
import { int, relation } from "../../expression/build";
import { children, symbolsOf } from "../../expression/walk";

/** Something that must hold for an expression to have a real value. */
export interface Requirement {
  readonly relation: Relation;
  readonly why: string;
}

const BELOW = "A denominator must not be zero.";
const UNDER =
  "An even root of a negative number is not real, so what stands under the root is at least zero.";
const INSIDE = "A logarithm exists for positive numbers only.";
/** Functions that have a value everywhere. */
const EVERYWHERE = new Set(["sin", "cos", "exp", "arctan", "sinh", "cosh", "tanh"]);

/** All requirements of an expression in one letter; null when it holds something whose domain is not known. */
export function requirementsOf(e: Expression, unknown: string): Requirement[] | null {
  const inner: Requirement[] = [];
  for (const part of children(e)) {
    const found = requirementsOf(part, unknown);
    if (!found) return null;
    inner.push(...found);
  }
  if (!symbolsOf(e).includes(unknown)) return inner;
  const own = ownRequirements(e, unknown);
  return own && [...inner, ...own];
}

function ownRequirements(e: Expression, unknown: string): Requirement[] | null {
  switch (e.kind) {
    case "quotient":
      return notZero(e.denominator, unknown);
    case "root":
      return e.index % 2n === 0n ? [{ relation: relation(e.radicand, ">=", int(0)), why: UNDER }] : [];
    case "power":
      return ofPower(e, unknown);
    case "function":
      return ofFunction(e);
    default:
      return [];
  }
}

/** Each factor that holds the unknown is not zero; a root is zero where its inside is. */
function notZero(e: Expression, unknown: string): Requirement[] {
  if (!symbolsOf(e).includes(unknown)) return [];
  if (e.kind === "product") return e.factors.flatMap((factor) => notZero(factor, unknown));
  if (e.kind === "negation") return notZero(e.operand, unknown);
  if (e.kind === "root") return notZero(e.radicand, unknown);
  if (e.kind === "power" && !symbolsOf(e.exponent).includes(unknown)) return notZero(e.base, unknown);
  return [{ relation: relation(e, "!=", int(0)), why: BELOW }];
}

function ofPower({ base, exponent }: PowerNode, unknown: string): Requirement[] | null {
  if (symbolsOf(exponent).includes(unknown)) return isPositiveConstant(base) ? [] : null;
  const negative = exponent.kind === "negation";
  const size = negative ? exponent.operand : exponent;
  const below = negative ? notZero(base, unknown) : [];
  if (size.kind === "number") return size.value.d === 1n ? below : null;
  if (size.kind !== "quotient" || size.numerator.kind !== "number" || size.denominator.kind !== "number")
    return null;
  const even = size.denominator.value.n % 2n === 0n && size.numerator.value.n % 2n === 1n;
  return even ? [{ relation: relation(base, ">=", int(0)), why: UNDER }, ...below] : below;
}

const isPositiveConstant = (e: Expression): boolean =>
  (e.kind === "number" && e.value.n > 0n) ||
  (e.kind === "constant" && (e.name === "e" || e.name === "pi")) ||
  (e.kind === "quotient" && isPositiveConstant(e.numerator) && isPositiveConstant(e.denominator));

function ofFunction({ name, args, base }: FunctionNode): Requirement[] | null {
  const [argument] = args;
  if (!argument || args.length !== 1) return null;
  if (EVERYWHERE.has(name)) return [];
  const logarithm = name === "ln" || (name === "log" && (!base || isPositiveConstant(base)));
  return logarithm ? [{ relation: relation(argument, ">", int(0)), why: INSIDE }] : null;
}
