import type { Expression } from "../../expression/ast";
import { product, sum } from "../../expression/build";
import { type SurdNumber, surdToExpression } from "../../expression/surd-number";
import { children, mapChildren, some } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import { LimitReached, type Step } from "../../types";
import type { NumberContext } from "./context";
import { type Rewrite, type Rule, type Word, wordLatex } from "./rule";
import { RULES } from "./rules";
import { sameTree } from "./same-tree";
import { isDecimalLiteral, settledValue } from "./settled";

/** A calculation carried out: the number it comes to, or the word that says why there is none. */
export interface Calculation {
  readonly steps: readonly Step[];
  readonly outcome:
    | { readonly kind: "number"; readonly node: Expression; readonly value: SurdNumber }
    | { readonly kind: "word"; readonly word: Word };
}

const MOST_STEPS = 60;

/** Works out an expression of numbers line by line, innermost parts first.
 * @returns null when a part is beyond these rules (a letter, π, 0⁰, a root of a sum of roots)
 * @throws {LimitReached} when numbers or the number of lines grow too large */
export function calculate(expression: Expression, context: NumberContext): Calculation | null {
  if (some(expression, isForeign)) return null;
  const steps: Step[] = [];
  let state = expression;
  for (let value = settledValue(state, context); !value; value = settledValue(state, context)) {
    const move = nextMove(state, context);
    if (!move || (!move.word && sameTree(move.state, state))) return null;
    if (move.word) {
      const latex = wordLatex(move.word);
      steps.push({ rule: move.rule.id, title: move.title, latex, why: move.why });
      return { steps, outcome: { kind: "word", word: move.word } };
    }
    record(steps, { ...move, before: state });
    if (steps.length > MOST_STEPS) throw new LimitReached("work");
    state = move.state;
  }
  const value = settledValue(state, context) ?? [];
  const node = isDecimalLiteral(state) ? state : surdToExpression(value);
  return { steps: endingWith(steps, node), outcome: { kind: "number", node, value } };
}

const isForeign = (node: { readonly kind: string; readonly name?: string }): boolean =>
  node.kind === "symbol" || node.kind === "function" || (node.kind === "constant" && node.name !== "i");

interface Move {
  readonly rule: Rule;
  readonly state: Expression;
  readonly title: string;
  readonly why: string;
  readonly word?: Word | undefined;
}

/** The rule that fits the deepest node that is ready, applied wherever it fits. */
function nextMove(state: Expression, context: NumberContext): Move | null {
  const found = deepest(state, 0, context);
  if (!found) return null;
  const made: Rewrite[] = [];
  const next = everywhere(state, (node) => {
    if (settledValue(node, context) || firstRule(node, context) !== found.rule) return null;
    const rewrite = found.rule.apply(node, context);
    if (rewrite) made.push(rewrite);
    return rewrite?.node ?? null;
  });
  const [first] = made;
  if (!first) return null;
  const reasons = [...new Set(made.map((rewrite) => rewrite.why))];
  const why = reasons.length > 1 && found.rule.manyWhy ? found.rule.manyWhy : reasons.slice(0, 2).join(" ");
  const title = new Set(made.map((rewrite) => rewrite.title)).size === 1 ? first.title : found.rule.many;
  const word = made.find((rewrite) => rewrite.word)?.word;
  return { rule: found.rule, state: next, title, why, word };
}

interface Found {
  readonly rule: Rule;
  readonly depth: number;
}

function deepest(node: Expression, depth: number, context: NumberContext): Found | null {
  if (settledValue(node, context)) return null;
  let best: Found | null = null;
  for (const part of children(node)) {
    const found = deepest(part, depth + 1, context);
    if (found && (!best || found.depth > best.depth)) best = found;
  }
  if (best) return best;
  const rule = firstRule(node, context);
  return rule && { rule, depth };
}

function firstRule(node: Expression, context: NumberContext): Rule | null {
  context.budget.spend();
  return RULES.find((rule) => rule.apply(node, context)) ?? null;
}

/** Rewrites the lowest nodes that `change` accepts; a node above a rewritten one waits for the next line. */
function everywhere(node: Expression, change: (node: Expression) => Expression | null): Expression {
  let changed = false;
  const rebuilt = mapChildren(node, (part) => {
    const next = everywhere(part, change);
    if (next !== part) changed = true;
    return next;
  });
  if (!changed) return change(node) ?? node;
  if (rebuilt.kind === "sum") return sum(rebuilt.terms);
  return rebuilt.kind === "product" ? product(rebuilt.factors, rebuilt.explicit) : rebuilt;
}

/** Adds a line, unless it looks the same as the one before. */
function record(steps: Step[], move: Move & { readonly before: Expression }): void {
  const latex = toLatex(move.state);
  const previous = steps.length > 0 ? steps[steps.length - 1]?.latex : toLatex(move.before);
  if (latex !== previous) steps.push({ rule: move.rule.id, title: move.title, latex, why: move.why });
}

/** The last line shows the number as the answer writes it. */
function endingWith(steps: readonly Step[], node: Expression): Step[] {
  const last = steps[steps.length - 1];
  return last ? [...steps.slice(0, -1), { ...last, latex: toLatex(node) }] : [];
}
