import type { Expression } from "../../expression/ast";
import { int, negation, power, product, quotient, root, sum } from "../../expression/build";
import { applied, type DerivativeRule, derivativeOf, isVariable } from "./rule";

const square = (u: Expression): Expression => power(u, int(2));
const over = (u: Expression): Expression => quotient(int(1), u);
const plusOne = (u: Expression): Expression => sum([int(1), square(u)]);
const oneMinus = (u: Expression): Expression => root(sum([int(1), negation(square(u))]));
const lessOne = (u: Expression): Expression =>
  product([{ kind: "absolute", operand: u }, root(sum([square(u), negation(int(1))]))]);

/** The derivatives every table lists. */
const TABLE: Readonly<Record<string, (u: Expression) => Expression>> = {
  sin: (u) => applied("cos", u),
  cos: (u) => negation(applied("sin", u)),
  tan: (u) => square(applied("sec", u)),
  cot: (u) => negation(square(applied("csc", u))),
  sec: (u) => product([applied("sec", u), applied("tan", u)]),
  csc: (u) => negation(product([applied("csc", u), applied("cot", u)])),
  arcsin: (u) => over(oneMinus(u)),
  arccos: (u) => negation(over(oneMinus(u))),
  arctan: (u) => over(plusOne(u)),
  arccot: (u) => negation(over(plusOne(u))),
  arcsec: (u) => over(lessOne(u)),
  arccsc: (u) => negation(over(lessOne(u))),
  sinh: (u) => applied("cosh", u),
  cosh: (u) => applied("sinh", u),
  tanh: (u) => square(applied("sech", u)),
  coth: (u) => negation(square(applied("csch", u))),
  sech: (u) => negation(product([applied("sech", u), applied("tanh", u)])),
  csch: (u) => negation(product([applied("csch", u), applied("coth", u)])),
  ln: over,
};

/** f(u)′ = f′(u) · u′ with f′ from the table. */
export const functionRule: DerivativeRule = {
  id: "standard-derivative",
  title: "Differentiate the function from the table and multiply by the derivative of what stands inside.",
  why: "The chain rule: $f(u)' = f'(u) \\cdot u'$. If $u$ is the variable alone, the last factor is $1$ and is left out.",
  apply(u, { variable }) {
    if (u.kind === "absolute") {
      return product([quotient(u.operand, u), derivativeOf(u.operand, variable)]);
    }
    const [inner] = u.kind === "function" ? u.args : [];
    if (u.kind !== "function" || !inner || u.args.length !== 1) return null;
    const outer = outerOf(u.name, inner, u.base);
    if (!outer) return null;
    return isVariable(inner, variable) ? outer : product([outer, derivativeOf(inner, variable)]);
  },
};

function outerOf(name: string, inner: Expression, base: Expression | undefined): Expression | null {
  if (name === "log") return over(product([inner, applied("ln", base ?? int(10))]));
  return Object.hasOwn(TABLE, name) ? (TABLE[name] as (u: Expression) => Expression)(inner) : null;
}
