import type { Expression } from "../../expression/ast";
import { product, sum } from "../../expression/build";
import { tidy } from "../../expression/tidy";
import { mapChildren, some } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import type { Step } from "../../types";
import { type Applied, type IntegralContext, type IntegralRule, integralOf, isIntegral } from "./rule";
import { INTEGRAL_RULES } from "./rules";

export interface Integrated {
  readonly steps: readonly Step[];
  readonly result: Expression;
}

const MOST_ROUNDS = 24;

/** Works an integral out rule by rule; every step is the whole expression after one rule.
 * @param shown how a state is written in the steps */
export function integrateByRules(
  e: Expression,
  context: IntegralContext,
  shown: (state: Expression) => string = toLatex,
): Integrated | null {
  const steps: Step[] = [];
  let state: Expression = integralOf(e, context.variable);
  for (let round = 0; some(state, isIntegral); round += 1) {
    if (round > MOST_ROUNDS) return null;
    const found = nextRule(state, context);
    if (!found) return null;
    const titles = new Set<string>();
    const next = rewritten(state, (u) => {
      const first = firstRule(u, context);
      if (first?.rule !== found) return null;
      titles.add(first.rewrite.title ?? found.title);
      return first.rewrite.result;
    });
    const latex = shown(next);
    if (latex === steps.at(-1)?.latex) return null;
    const [title] = titles;
    steps.push({
      rule: found.id,
      title: titles.size === 1 && title ? title : found.title,
      latex,
      why: found.why,
    });
    state = next;
  }
  const result = tidy(state, context.budget);
  return { steps, result };
}

/** The first rule that fits. While it is looked for the integral counts as one without a rule, so that no rule goes
 * round in a circle. */
function firstRule(u: Expression, context: IntegralContext): Applied | null {
  const key = `${context.depth} ${context.variable} ${toLatex(u)}`;
  const before = context.known.get(key);
  if (before !== undefined) return before;
  context.budget.spend(5);
  context.known.set(key, null);
  let found: Applied | null = null;
  for (const rule of INTEGRAL_RULES) {
    const rewrite = rule.apply(u, context);
    if (!rewrite) continue;
    found = { rule, rewrite };
    break;
  }
  context.known.set(key, found);
  return found;
}

function nextRule(state: Expression, context: IntegralContext): IntegralRule | null {
  let found: IntegralRule | null = null;
  let stuck = false;
  some(state, (node) => {
    if (node.kind === "relation" || !isIntegral(node)) return false;
    const first = firstRule(node.args[0] as Expression, context);
    if (!first) stuck = true;
    else found ??= first.rule;
    return stuck;
  });
  return stuck ? null : found;
}

function rewritten(node: Expression, change: (u: Expression) => Expression | null): Expression {
  if (isIntegral(node)) return change(node.args[0] as Expression) ?? node;
  const inner = mapChildren(node, (part) => rewritten(part, change));
  if (inner.kind === "sum") return sum(inner.terms.map(withPlainSign));
  return inner.kind === "product" ? product(inner.factors, inner.explicit) : inner;
}

/** −(−u) is u, and −(u + v) keeps its bracket. */
function withPlainSign(term: Expression): Expression {
  return term.kind === "negation" && term.operand.kind === "negation" ? term.operand.operand : term;
}
