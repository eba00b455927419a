import type { Expression } from "../../expression/ast";
import { product, sum } from "../../expression/build";
import type { Polynomial, Term } from "../../expression/polynomial";
import { mapChildren } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import type { Budget, Step } from "../../types";

/** What a rule may use: the work allowance and the way this exercise writes its numbers (fractions or decimals). */
export interface Desk {
  readonly budget: Budget;
  writeTerm(term: Term): Expression;
}

/** What a rule made of a node. `why` speaks of the place at hand. */
export interface Rewritten {
  readonly to: Expression;
  readonly why: string;
  /** Replaces the rule's title where one sentence does not fit every use. */
  readonly title?: string;
}

/** One transformation that keeps the value. */
export interface RewriteRule {
  /** Frozen kebab-case id. */
  readonly rule: string;
  readonly title: string;
  /** Set for a rule that works on a whole product: its powers are not tried by themselves. */
  readonly wholeTerms?: boolean;
  /** The node rewritten, or null when the rule does not apply to the node itself (its parts are tried before). */
  rewrite(node: Expression, desk: Desk): Rewritten | null;
}

/** A derivation longer than this teaches nothing; its result is then given in one step. */
const MOST_STEPS = 14;

export const math = (node: Expression): string => `$${toLatex(node)}$`;

export const writePolynomial = (p: Polynomial, desk: Desk): Expression => sum(p.terms.map(desk.writeTerm));

/** The rule applied at every innermost place at once; a node whose inside changes waits for the next pass.
 * @returns null when the rule applies nowhere */
function rewriteEverywhere(node: Expression, rule: RewriteRule, desk: Desk): Rewritten | null {
  desk.budget.spend();
  let first: Rewritten | null = null;
  const change = (part: Expression): Expression => {
    const done = rewriteEverywhere(part, rule, desk);
    if (!done) return part;
    first ??= done;
    return done.to;
  };
  const changed = mapParts(node, change, rule.wholeTerms === true);
  if (first) return { ...(first as Rewritten), to: flat(changed) };
  const done = rule.rewrite(node, desk);
  return done && toLatex(done.to) !== toLatex(node) ? done : null;
}

/** Signs and nested products belong to the term, which is one node for the rules; exponents are left alone. */
function mapParts(
  node: Expression,
  change: (part: Expression) => Expression,
  wholeTerms: boolean,
): Expression {
  switch (node.kind) {
    case "negation": {
      const { operand } = node;
      const isInside = isTerm(operand) || isPower(operand, wholeTerms);
      return { ...node, operand: isInside ? mapInside(operand, change, wholeTerms) : change(operand) };
    }
    case "product":
      return {
        ...node,
        factors: node.factors.map((factor) =>
          isProduct(factor) || isPower(factor, wholeTerms)
            ? mapInside(factor, change, wholeTerms)
            : change(factor),
        ),
      };
    case "power":
      return { ...node, base: change(node.base) };
    case "number":
    case "mixed":
    case "symbol":
    case "constant":
      return node;
    default:
      return mapChildren(node, change);
  }
}

const mapInside = (
  node: Expression,
  change: (part: Expression) => Expression,
  wholeTerms: boolean,
): Expression => flat(mapParts(node, change, wholeTerms));

const isTerm = (node: Expression): boolean => node.kind === "product" || node.kind === "quotient";
const isPower = (node: Expression, wholeTerms: boolean): boolean => wholeTerms && node.kind === "power";
const isProduct = (node: Expression): boolean =>
  node.kind === "product" || (node.kind === "negation" && node.operand.kind === "product");

function flat(node: Expression): Expression {
  if (node.kind === "sum") return sum(node.terms);
  if (node.kind === "product") return product(node.factors, node.explicit);
  if (node.kind === "negation" && node.operand.kind === "negation") return node.operand.operand;
  return node;
}

/** Applies the first rule that changes something, again and again, until none does. */
export function derive(
  start: Expression,
  rules: readonly RewriteRule[],
  desk: Desk,
): { readonly steps: readonly Step[]; readonly state: Expression } | null {
  const steps: Step[] = [];
  let state = start;
  while (steps.length <= MOST_STEPS) {
    const next = nextStep(state, rules, desk);
    if (!next) return { steps, state };
    steps.push(next.step);
    state = next.state;
  }
  return null;
}

function nextStep(
  state: Expression,
  rules: readonly RewriteRule[],
  desk: Desk,
): { step: Step; state: Expression } | null {
  const before = toLatex(state);
  for (const rule of rules) {
    const done = rewriteEverywhere(state, rule, desk);
    if (!done) continue;
    const latex = toLatex(done.to);
    if (latex === before) continue;
    return {
      step: { rule: rule.rule, title: done.title ?? rule.title, latex, why: done.why },
      state: done.to,
    };
  }
  return null;
}
