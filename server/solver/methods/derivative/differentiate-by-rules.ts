import type { Expression } from "../../expression/ast";
import { product, sum } from "../../expression/build";
import { tidy } from "../../expression/tidy";
import { mapChildren, some } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import { LimitReached, type Step } from "../../types";
import { type DerivativeContext, type DerivativeRule, derivativeOf, isDerivative } from "./rule";
import { DERIVATIVE_RULES } from "./rules";

export interface Worked {
  readonly steps: readonly Step[];
  readonly result: Expression;
}

const MOST_STEPS = 40;

/** One derivative worked out rule by rule; every step is the whole expression after one rule.
 * @param shown how a state is written in the steps
 * @returns null when a part has no rule */
export function differentiateByRules(
  expression: Expression,
  context: DerivativeContext,
  shown: (state: Expression) => string = toLatex,
): Worked | null {
  const steps: Step[] = [];
  let state: Expression = derivativeOf(expression, context.variable);
  for (let rule = nextRule(state, context); rule; rule = nextRule(state, context)) {
    if (steps.length > MOST_STEPS) throw new LimitReached("work");
    const applying = rule;
    state = rewritten(state, (u) => (firstRule(u, context) === applying ? applying.apply(u, context) : null));
    steps.push({ rule: rule.id, title: rule.title, latex: shown(state), why: rule.why });
  }
  if (some(state, isDerivative)) return null;
  const result = tidy(state, context.budget);
  return { steps: withLast(steps, shown(result)), result };
}

function withLast(steps: readonly Step[], latex: string): readonly Step[] {
  if (steps.at(-1)?.latex === latex) return steps;
  return [
    ...steps,
    {
      rule: "tidy-derivative",
      title: "Simplify.",
      latex,
      why: "Multiply out, put like terms and powers together and cancel what is common.",
    },
  ];
}

const firstRule = (u: Expression, context: DerivativeContext): DerivativeRule | null => {
  context.budget.spend();
  return DERIVATIVE_RULES.find((rule) => rule.apply(u, context)) ?? null;
};

/** The rule for the first derivative that is still to be worked out; the power rule waits until no other fits. */
function nextRule(state: Expression, context: DerivativeContext): DerivativeRule | null {
  const found: DerivativeRule[] = [];
  visit(state, (u) => {
    const rule = firstRule(u, context);
    if (rule) found.push(rule);
  });
  return found.find(({ id }) => id !== "power-rule") ?? found[0] ?? null;
}

function visit(node: Expression, see: (u: Expression) => void): void {
  if (isDerivative(node)) see(node.args[0] as Expression);
  else
    mapChildren(node, (part) => {
      visit(part, see);
      return part;
    });
}

function rewritten(node: Expression, change: (u: Expression) => Expression | null): Expression {
  if (isDerivative(node)) return change(node.args[0] as Expression) ?? node;
  const inner = mapChildren(node, (part) => rewritten(part, change));
  if (inner.kind === "sum") return withoutZeros(inner.terms);
  if (inner.kind !== "product") return inner;
  const isOne = (part: Expression) => part.kind === "number" && part.value.n === part.value.d;
  const factors = inner.factors.filter((part) => !isOne(part));
  return product(factors.length === 0 ? inner.factors.slice(0, 1) : factors, inner.explicit);
}

function withoutZeros(terms: readonly Expression[]): Expression {
  const isZero = (term: Expression): boolean =>
    term.kind === "negation" ? isZero(term.operand) : term.kind === "number" && term.value.n === 0n;
  const kept = terms.filter((term) => !isZero(term));
  return sum(kept.length > 0 ? kept.map(withPlainSign) : terms.slice(0, 1));
}

/** −(−u) is u. */
function withPlainSign(term: Expression): Expression {
  return term.kind === "negation" && term.operand.kind === "negation" ? term.operand.operand : term;
}
