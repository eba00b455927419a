import { charge } from "../ledger";
import type { Expression } from "./ast";
import { product, sum } from "./build";

/** Replaces symbols by expressions, all at once, and leaves the arithmetic undone.
 * @param values by plain symbol name; symbols without a value stay
 * @example substitute(parseExpression("2x + y"), new Map([["x", int(3)]])) // 2 · 3 + y */
export function substitute(e: Expression, values: ReadonlyMap<string, Expression>): Expression {
  charge();
  const inside = (child: Expression) => substitute(child, values);
  switch (e.kind) {
    case "number":
    case "mixed":
    case "constant":
      return e;
    case "symbol":
      return values.get(e.name) ?? e;
    case "sum":
      return sum(e.terms.map(inside));
    case "product":
      return product(e.factors.map(inside), e.explicit);
    case "quotient":
      return { ...e, numerator: inside(e.numerator), denominator: inside(e.denominator) };
    case "power":
      return { ...e, base: inside(e.base), exponent: inside(e.exponent) };
    case "negation":
    case "absolute":
    case "percent":
      return { ...e, operand: inside(e.operand) };
    case "root":
      return { ...e, radicand: inside(e.radicand) };
    case "function":
      return { ...e, args: e.args.map(inside), ...(e.base && { base: inside(e.base) }) };
  }
}
