import { charge } from "../ledger";
import type { Expression, Statement } from "./ast";

/** The direct parts of a node, in the order in which they are written. */
export function children(node: Statement): readonly Expression[] {
  charge();
  switch (node.kind) {
    case "number":
    case "mixed":
    case "symbol":
    case "constant":
      return [];
    case "sum":
      return node.terms;
    case "product":
      return node.factors;
    case "quotient":
      return [node.numerator, node.denominator];
    case "power":
      return [node.base, node.exponent];
    case "negation":
    case "absolute":
    case "percent":
      return [node.operand];
    case "root":
      return [node.radicand];
    case "function":
      return node.base ? [node.base, ...node.args] : node.args;
    case "relation":
      return [node.left, node.right];
  }
}

/** The same node with `change` applied to each direct part. A sum or product inside a sum or product that
 * `change` brings in stays nested: rebuild with `sum`/`product` (build.ts) where flatness matters. */
export function mapChildren(node: Expression, change: (part: Expression) => Expression): Expression {
  charge();
  switch (node.kind) {
    case "number":
    case "mixed":
    case "symbol":
    case "constant":
      return node;
    case "sum":
      return { ...node, terms: node.terms.map(change) };
    case "product":
      return { ...node, factors: node.factors.map(change) };
    case "quotient":
      return { ...node, numerator: change(node.numerator), denominator: change(node.denominator) };
    case "power":
      return { ...node, base: change(node.base), exponent: change(node.exponent) };
    case "negation":
    case "absolute":
    case "percent":
      return { ...node, operand: change(node.operand) };
    case "root":
      return { ...node, radicand: change(node.radicand) };
    case "function":
      return node.base
        ? { ...node, args: node.args.map(change), base: change(node.base) }
        : { ...node, args: node.args.map(change) };
  }
}

/** Whether `test` holds for the node or for any part of it. */
export function some(node: Statement, test: (part: Statement) => boolean): boolean {
  if (test(node)) return true;
  for (const part of children(node)) if (some(part, test)) return true;
  return false;
}

/** The variables that occur, sorted and distinct. Constants (π, e, i) are not among them.
 * @example symbolsOf(parseStatement("2y = x + y")) // ["x", "y"] */
export function symbolsOf(node: Statement): string[] {
  const found = new Set<string>();
  collect(node, found);
  return [...found].sort();
}

function collect(node: Statement, found: Set<string>): void {
  if (node.kind === "symbol") found.add(node.name);
  for (const part of children(node)) collect(part, found);
}
