import type { Expression, FunctionNode } from "../../expression/ast";
import { int, negation, power, product, quotient, root, sum } from "../../expression/build";
import { tidy } from "../../expression/tidy";
import { symbolsOf } from "../../expression/walk";
import type { Budget } from "../../types";

interface Scope {
  readonly side: Expression;
  readonly budget: Budget;
  /** What an even root was found to be equal to, so that it is not negative: each is put here. */
  readonly even?: Expression[];
}

/** Solves e = side for a letter that stands once, by undoing what is done to it from the outside in; null when it stands more than once or under something that is not undone here. */
export function isolated(e: Expression, letter: string, scope: Scope): Expression | null {
  const { side, budget } = scope;
  const has = (part: Expression): boolean => symbolsOf(part).includes(letter);
  const on = (part: Expression, value: Expression) => isolated(part, letter, { ...scope, side: value });
  budget.spend();
  switch (e.kind) {
    case "symbol":
      return e.name === letter ? tidy(side, budget) : null;
    case "negation":
      return on(e.operand, tidy(negation(side), budget));
    case "sum": {
      const [inner, more] = e.terms.filter(has);
      const rest = e.terms.filter((term) => !has(term));
      if (!inner || more) return null;
      return on(inner, tidy(sum([side, ...rest.map((term) => negation(term))]), budget));
    }
    case "product": {
      const [inner, more] = e.factors.filter(has);
      const rest = e.factors.filter((factor) => !has(factor));
      return inner && !more ? on(inner, tidy(quotient(side, product(rest)), budget)) : null;
    }
    case "quotient":
      if (has(e.numerator) && has(e.denominator)) return null;
      return has(e.numerator)
        ? on(e.numerator, tidy(product([e.denominator, side]), budget))
        : on(e.denominator, tidy(quotient(e.numerator, side), budget));
    case "root":
      if (e.index % 2n === 0n) scope.even?.push(side);
      return on(e.radicand, power(side, { kind: "number", value: { n: e.index, d: 1n } }));
    case "power":
      return powerUndone(e.base, e.exponent, { has, on, side });
    case "function":
      return e.args[0] ? logarithmUndone(e, { has, on, side }) : null;
    default:
      return null;
  }
}

/** ln by a power of e, log by a power of its base, which is ten when none is written. */
function logarithmUndone(e: FunctionNode, { on, side }: Undoing): Expression | null {
  const [inner] = e.args;
  if (!inner || (e.name !== "ln" && e.name !== "log")) return null;
  const base: Expression = e.name === "ln" ? { kind: "constant", name: "e" } : (e.base ?? int(10));
  return symbolsOf(base).length === 0 ? on(inner, power(base, side)) : null;
}

interface Undoing {
  readonly has: (part: Expression) => boolean;
  readonly on: (part: Expression, value: Expression) => Expression | null;
  readonly side: Expression;
}

/** Odd powers by a root, powers of e by the logarithm. An even power has two roots and is left alone. */
function powerUndone(base: Expression, exponent: Expression, { has, on, side }: Undoing): Expression | null {
  if (has(exponent)) {
    if (has(base) || base.kind !== "constant" || base.name !== "e") return null;
    return on(exponent, { kind: "function", name: "ln", args: [side] });
  }
  if (exponent.kind !== "number" || exponent.value.d !== 1n || exponent.value.n % 2n === 0n) return null;
  return on(base, root(side, exponent.value.n));
}
