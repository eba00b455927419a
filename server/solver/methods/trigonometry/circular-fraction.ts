import type { Expression } from "../../expression/ast";
import { evaluateExact } from "../../expression/evaluate-exact";
import {
  addPolynomials,
  constantPolynomial,
  multiplyPolynomials,
  negatePolynomial,
  type Polynomial,
  powerPolynomial,
  variablePolynomial,
} from "../../expression/polynomial";
import { divide, equals, isInteger, multiply, ONE } from "../../expression/rational";
import { some } from "../../expression/walk";
import type { Budget } from "../../types";
import { type Argument, argumentOf } from "./linear-argument";

/** An expression in circular functions of one angle as a fraction: of polynomials in t where one function stands
 * alone (`letter` is its name), else in s and c for sine and cosine. */
export interface CircularFraction {
  readonly top: Polynomial;
  readonly bottom: Polynomial;
  readonly letter: string | null;
}

interface Setting {
  readonly argument: Argument;
  readonly unknown: string;
  readonly budget: Budget;
}

interface Scope extends Setting {
  readonly letter: string | null;
}

/** sin 4u is of the fourth degree in sine and cosine; beyond that few equations fall into factors. */
export const MOST_TIMES = 4n;
const UNIT = constantPolynomial(ONE);
const [S, C, T] = ["s", "c", "t"].map(variablePolynomial) as [Polynomial, Polynomial, Polynomial];

/** Null when something else than numbers and functions of the angle and its small multiples stands there. */
export function circularFraction(e: Expression, setting: Setting): CircularFraction | null {
  const names = new Set<string>();
  let isMultiplied = false;
  some(e, (node) => {
    if (node.kind === "function" && node.name !== "degree") {
      names.add(node.name);
      const multiple = node.args[0] && multipleOf(node.args[0], setting);
      if (multiple !== 1) isMultiplied = true;
    }
    return false;
  });
  const [only = null] = names;
  const letter = names.size === 1 && !isMultiplied ? only : null;
  const found = read(e, { ...setting, letter });
  return found && { ...found, letter };
}

type Parts = Omit<CircularFraction, "letter">;

/** How many times the base angle an argument is, where that is a small whole number. */
function multipleOf(e: Expression, { argument, unknown, budget }: Setting): number | null {
  const own = argumentOf(e, budget);
  const [a, b] = [own?.letters.get(unknown), argument.letters.get(unknown)];
  if (!own || !a || !b) return null;
  const ratio = divide(a, b);
  const isMultiple = isInteger(ratio) && ratio.n > 0n && ratio.n <= MOST_TIMES;
  return isMultiple && equals(own.turn, multiply(argument.turn, ratio)) ? Number(ratio.n) : null;
}

function read(e: Expression, scope: Scope): Parts | null {
  const { budget } = scope;
  budget.spend(3);
  switch (e.kind) {
    case "sum":
      return e.terms.map((term) => read(term, scope)).reduce((a, b) => (a && b ? plus(a, b, budget) : null));
    case "product":
      return e.factors
        .map((factor) => read(factor, scope))
        .reduce((a, b) => (a && b ? times(a, b, budget) : null));
    case "negation": {
      const inner = read(e.operand, scope);
      return inner && { ...inner, top: negatePolynomial(inner.top) };
    }
    case "quotient": {
      const [top, bottom] = [read(e.numerator, scope), read(e.denominator, scope)];
      return top && bottom && bottom.top.terms.length > 0
        ? times(top, { top: bottom.bottom, bottom: bottom.top }, budget)
        : null;
    }
    case "power": {
      const exponent = evaluateExact(e.exponent, new Map(), budget);
      const base = exponent?.d === 1n && exponent.n > 0n && exponent.n <= 6n ? read(e.base, scope) : null;
      const k = Number(exponent?.n ?? 0n);
      return (
        base && { top: powerPolynomial(base.top, k, budget), bottom: powerPolynomial(base.bottom, k, budget) }
      );
    }
    case "function":
      return readCall(e.name, e.args[0], scope);
    default: {
      const value = evaluateExact(e, new Map(), budget);
      return value && { top: constantPolynomial(value), bottom: UNIT };
    }
  }
}

const plus = (a: Parts, b: Parts, budget: Budget): Parts => ({
  top: addPolynomials(
    multiplyPolynomials(a.top, b.bottom, budget),
    multiplyPolynomials(b.top, a.bottom, budget),
  ),
  bottom: multiplyPolynomials(a.bottom, b.bottom, budget),
});
const times = (a: Parts, b: Parts, budget: Budget): Parts => ({
  top: multiplyPolynomials(a.top, b.top, budget),
  bottom: multiplyPolynomials(a.bottom, b.bottom, budget),
});

function readCall(name: string, argument: Expression | undefined, scope: Scope): Parts | null {
  const multiple = argument && multipleOf(argument, scope);
  if (!multiple) return null;
  if (scope.letter) return { top: T, bottom: UNIT };
  const [sin, cos] = multipleAngle(multiple, scope.budget);
  const parts: Readonly<Record<string, readonly [Polynomial, Polynomial]>> = {
    sin: [sin, UNIT],
    cos: [cos, UNIT],
    tan: [sin, cos],
    cot: [cos, sin],
    sec: [UNIT, cos],
    csc: [UNIT, sin],
  };
  const found = Object.hasOwn(parts, name) ? parts[name] : undefined;
  return found ? { top: found[0], bottom: found[1] } : null;
}

/** sin nu and cos nu by those of u: each angle is the one before it and u. */
function multipleAngle(times: number, budget: Budget): readonly [sin: Polynomial, cos: Polynomial] {
  if (times === 1) return [S, C];
  const [sin, cos] = multipleAngle(times - 1, budget);
  const by = (p: Polynomial, q: Polynomial) => multiplyPolynomials(p, q, budget);
  return [addPolynomials(by(sin, C), by(cos, S)), addPolynomials(by(cos, C), negatePolynomial(by(sin, S)))];
}
