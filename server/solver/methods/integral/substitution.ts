import type { Expression } from "../../expression/ast";
import { int, negation, number, power, quotient, root, sum, symbol } from "../../expression/build";
import { differentiate } from "../../expression/differentiate";
import { rational } from "../../expression/rational";
import { substitute } from "../../expression/substitute";
import { tidy } from "../../expression/tidy";
import { children, mapChildren, some, symbolsOf } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import { isZero, linearIn } from "./integrand";
import { applied, holds, type IntegralContext, type IntegralRule } from "./rule";

const MOST_CANDIDATES = 14;

/** ∫ f(g(x)) g′(x) dx = ∫ f(u) du with u = g(x). */
export const substitution: IntegralRule = {
  id: "substitution",
  title: "Substitute.",
  why: "By the chain rule $\\int f(g(x)) \\cdot g'(x) \\, dx = \\int f(u) \\, du$ with $u = g(x)$.",
  apply(e, context) {
    if (context.depth <= 0) return null;
    const name = freeName(e, context.variable);
    for (const inner of candidates(e, context.variable)) {
      const slope = differentiate(inner, context.variable, context.budget);
      if (!slope || isZero(slope)) continue;
      const moved = inTermsOf(inner, { name, integrand: quotient(e, slope), context });
      if (!moved) continue;
      const found = context.integrate(moved, { ...context, variable: name, depth: context.depth - 1 });
      if (!found) continue;
      const u = toLatex(symbol(name));
      return {
        result: substitute(found, new Map([[name, inner]])),
        title: `Substitute $${u} = ${toLatex(inner)}$, so that $d${u} = ${toLatex(slope)} \\, d${context.variable}$ and the integral becomes $\\int ${toLatex(moved)} \\, d${u}$; integrate and put $${u}$ back.`,
      };
    }
    return null;
  },
};

const freeName = (e: Expression, variable: string): string =>
  ["u", "w", "v", "s"].find((name) => name !== variable && !symbolsOf(e).includes(name)) ?? "u_1";

/** What stands inside functions, powers, roots and denominators, the larger parts first. */
function candidates(e: Expression, variable: string): Expression[] {
  const found = new Map<string, Expression>();
  const add = (part: Expression) => {
    if (part.kind !== "symbol" && part.kind !== "number" && holds(part, variable))
      found.set(toLatex(part), part);
  };
  const visit = (node: Expression) => {
    if (node.kind === "function") {
      for (const argument of node.args) add(argument);
      add(node);
      const partner = PARTNERS[node.name];
      if (partner) add({ ...node, name: partner.name });
    }
    if (node.kind === "power") {
      add(node.base);
      add(node.exponent);
      if (!holds(node.base, variable)) add(node);
    }
    if (node.kind === "root") {
      add(node.radicand);
      add(node);
    }
    if (node.kind === "quotient") add(node.denominator);
    for (const part of children(node)) visit(part);
  };
  visit(e);
  const size = (node: Expression): number => children(node).reduce((total, part) => total + size(part), 1);
  const powers = [rational(2n), rational(3n)].map((k) => power(symbol(variable), number(k)));
  return [...[...found.values()].sort((a, b) => size(b) - size(a)), ...powers].slice(0, MOST_CANDIDATES);
}

interface Move {
  readonly name: string;
  readonly integrand: Expression;
  readonly context: IntegralContext;
}

/** The integrand in terms of u alone; null when the old variable stays. */
function inTermsOf(inner: Expression, { name, integrand, context }: Move): Expression | null {
  const { variable, budget } = context;
  const plain = tidy(integrand, budget);
  const direct = tidy(replaced(plain, inner, symbol(name)), budget);
  if (!holds(direct, variable)) return direct;
  const circular = tidy(replaced(withOneFunction(plain, inner), inner, symbol(name)), budget);
  if (!holds(circular, variable)) return circular;
  const inverse = inverseOf(inner, symbol(name), context);
  if (!inverse) return null;
  const solved = tidy(substitute(plain, new Map([[variable, inverse]])), budget);
  const isPlain = !holds(solved, variable) && symbolsOf(solved).length > 0;
  const gains = isPlain && !bringsRoot(solved, inverse, budget) && !bringsFunction(solved, inverse);
  return gains ? solved : null;
}

/** With u = eˣ the x of x·eˣ comes back as ln u: nothing is gained, by parts is the way. */
function bringsFunction(solved: Expression, inverse: Expression): boolean {
  return some(
    inverse,
    (made) =>
      made.kind === "function" && some(solved, (node) => node.kind === "function" && node.name === made.name),
  );
}

/** Whether the root by which x was put in is still there: then nothing is gained, and its sign would be lost. */
function bringsRoot(solved: Expression, inverse: Expression, budget: IntegralContext["budget"]): boolean {
  if (inverse.kind !== "root") return false;
  const radicand = toLatex(tidy(inverse.radicand, budget));
  return some(
    solved,
    (node) =>
      (node.kind === "root" && toLatex(node.radicand) === radicand) ||
      (node.kind === "power" && node.exponent.kind === "quotient" && toLatex(node.base) === radicand) ||
      node.kind === "absolute",
  );
}

/** Every occurrence of a part replaced. */
function replaced(e: Expression, part: Expression, by: Expression): Expression {
  const key = toLatex(part);
  const visit = (node: Expression): Expression => (toLatex(node) === key ? by : mapChildren(node, visit));
  return visit(e);
}

/** Even powers of the partner by Pythagoras: cos² as 1 − sin², sec² as 1 + tan², tan² as sec² − 1. */
function withOneFunction(e: Expression, inner: Expression): Expression {
  if (inner.kind !== "function" || inner.args.length !== 1) return e;
  const partner = PARTNERS[inner.name];
  if (!partner) return e;
  const argument = toLatex(inner.args[0] as Expression);
  const visit = (node: Expression): Expression => {
    const next = mapChildren(node, visit);
    if (next.kind !== "power" || next.base.kind !== "function" || next.base.name !== partner.name)
      return next;
    if (toLatex(next.base.args[0] as Expression) !== argument || next.exponent.kind !== "number") return next;
    const { n, d } = next.exponent.value;
    if (d !== 1n || n % 2n !== 0n) return next;
    return power(partner.square(inner), number(rational(n / 2n)));
  };
  return visit(e);
}

const squared = (u: Expression): Expression => power(u, int(2));
const PARTNERS: Readonly<Record<string, { name: string; square: (u: Expression) => Expression }>> = {
  sin: { name: "cos", square: (u) => sum([int(1), negation(squared(u))]) },
  cos: { name: "sin", square: (u) => sum([int(1), negation(squared(u))]) },
  tan: { name: "sec", square: (u) => sum([int(1), squared(u)]) },
  sec: { name: "tan", square: (u) => sum([squared(u), negation(int(1))]) },
  cot: { name: "csc", square: (u) => sum([int(1), squared(u)]) },
  csc: { name: "cot", square: (u) => sum([squared(u), negation(int(1))]) },
};

/** x out of u = g(x), for the g that are easily turned round. */
function inverseOf(inner: Expression, u: Expression, context: IntegralContext): Expression | null {
  const { variable, budget } = context;
  if (inner.kind === "root") {
    const line = linearIn(inner.radicand, context);
    return line && quotient(sum([power(u, int(inner.index)), negation(line.b)]), line.a);
  }
  if (inner.kind === "power" && !holds(inner.base, variable)) {
    const line = linearIn(inner.exponent, context);
    const logarithm = quotient(applied("ln", u), applied("ln", inner.base));
    return line && quotient(sum([logarithm, negation(line.b)]), line.a);
  }
  if (inner.kind === "function" && inner.name === "ln") {
    const line = linearIn(inner.args[0] as Expression, context);
    return line && quotient(sum([power({ kind: "constant", name: "e" }, u), negation(line.b)]), line.a);
  }
  return inversePower(inner, u, { variable, budget });
}

/** x out of u = a xⁿ + b. */
function inversePower(
  inner: Expression,
  u: Expression,
  { variable, budget }: Pick<IntegralContext, "variable" | "budget">,
): Expression | null {
  const zero = tidy(substitute(inner, new Map([[variable, int(0)]])), budget);
  const rest = tidy(sum([inner, negation(zero)]), budget);
  for (const n of [1n, 2n, 3n, 4n]) {
    const a = tidy(quotient(rest, power(symbol(variable), int(n))), budget);
    if (holds(a, variable)) continue;
    const base = quotient(sum([u, negation(zero)]), a);
    return n === 1n ? base : root(base, n);
  }
  return null;
}
