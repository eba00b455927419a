import type { Expression } from "../../expression/ast";
import { int, negation, power, product, sum } from "../../expression/build";
import { tidy } from "../../expression/tidy";
import { some, symbolsOf } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import type { Step } from "../../types";
import { type Approach, finite, infinite, numberOf, type Tendency } from "./approach";
import { cancelCommonFactor } from "./cancel-common-factor";
import { multiplyByConjugate } from "./conjugate";
import { hospital } from "./hospital";
import type { LimitMove } from "./move";
import { productAsFraction } from "./product-as-fraction";
import { reciprocalVariable, withoutSizes } from "./reciprocal-variable";
import { tendencyOf } from "./tendency";

export interface Followed {
  readonly steps: readonly Step[];
  readonly tendency: Tendency;
}

const MOST_MOVES = 14;
const ALGEBRAIC: readonly LimitMove[] = [
  cancelCommonFactor,
  multiplyByConjugate,
  productAsFraction,
  hospital,
];
/** With powers of e, logarithms and circular functions the rule of L'Hôpital comes first. */
const TRANSCENDENT: readonly LimitMove[] = [
  productAsFraction,
  hospital,
  cancelCommonFactor,
  multiplyByConjugate,
];

const isTranscendent = (e: Expression, { variable }: Approach): boolean =>
  some(
    e,
    (node) =>
      node.kind === "function" || (node.kind === "power" && symbolsOf(node.exponent).includes(variable)),
  );

/** A move on an expression, or on what stands behind its minus sign. */
function moved(move: LimitMove, e: Expression, approach: Approach): Expression | null {
  if (e.kind !== "negation") return move.apply(e, approach);
  const inner = moved(move, e.operand, approach);
  return inner && negation(inner);
}

/** Rewrites an expression until what it tends to can be read off. Null when no move helps.
 * @param shown the limit of an expression, in LaTeX */
export function follow(
  start: Expression,
  approach: Approach,
  shown: (e: Expression) => string,
): Followed | null {
  const steps: Step[] = [];
  let state = start;
  const seen = new Set([toLatex(start)]);
  const add = (rule: Omit<Step, "latex">, next: Expression) => {
    steps.push({ ...rule, latex: shown(next) });
    seen.add(toLatex(next));
    state = next;
  };
  for (let move = 0; move < MOST_MOVES; move += 1) {
    const found = tendencyOf(state, approach);
    if (found) return { steps, tendency: found };
    const plain = withoutSizes(state, approach);
    if (toLatex(plain) !== toLatex(state)) {
      add(SIZE_STEP, plain);
      continue;
    }
    const growth = growthOf(state, approach);
    if (growth)
      return { steps: [...steps, { ...GROWTH_STEP, latex: growth.latex }], tendency: growth.tendency };
    const raised = withExponent(state, approach, shown);
    if (raised) return { steps: [...steps, ...raised.steps], tendency: raised.tendency };
    const each = termByTerm(state, approach, shown);
    if (each) return { steps: [...steps, ...each.steps], tendency: each.tendency };
    const next = nextMove(state, approach, seen);
    if (!next) return null;
    add({ rule: next.move.rule, title: next.move.title, why: next.move.why }, next.to);
  }
  return null;
}

/** The limit of a sum whose terms have finite limits, those that cannot be read off followed on their own. */
function termByTerm(e: Expression, approach: Approach, shown: (e: Expression) => string): Followed | null {
  if (e.kind !== "sum") return null;
  const steps: Step[] = [];
  const values: Expression[] = [];
  for (const term of e.terms) {
    const part = term.kind === "negation" ? term.operand : term;
    const own = tendencyOf(part, approach);
    if (own?.kind === "infinite" || own?.kind === "swings") return null;
    const found = own ? { steps: [], tendency: own } : follow(part, approach, shown);
    if (found?.tendency.kind !== "finite") return null;
    steps.push(...found.steps);
    values.push(part === term ? found.tendency.value : negation(found.tendency.value));
  }
  const value = tidy(sum(values), approach.budget);
  return numberOf(value) === null ? null : { steps, tendency: finite(value) };
}

function nextMove(
  state: Expression,
  approach: Approach,
  seen: ReadonlySet<string>,
): { readonly move: LimitMove; readonly to: Expression } | null {
  for (const move of isTranscendent(state, approach) ? TRANSCENDENT : ALGEBRAIC) {
    const to = moved(move, state, approach);
    if (to && !seen.has(toLatex(to))) return { move, to };
  }
  return null;
}

const SIZE_STEP = {
  rule: "absolute-value-on-one-side",
  title: "Write the absolute value without its bars.",
  why: "On this side of the point what stands between the bars keeps its sign.",
};
const GROWTH_STEP = {
  rule: "divide-by-the-highest-power",
  title: "Divide every term by the highest power of the letter below the line.",
  why: "Every term that still has the letter below the line goes to $0$, so only the numbers count.",
};

/** The limit of an algebraic expression at ±∞. */
function growthOf(
  e: Expression,
  approach: Approach,
): { readonly tendency: Tendency; readonly latex: string } | null {
  if (approach.target || some(e, (node) => node.kind === "function" || node.kind === "constant")) return null;
  if (some(e, (node) => node.kind === "power" && node.exponent.kind === "symbol")) return null;
  const { e: near, approach: way } = reciprocalVariable(e, approach);
  const tendency = tendencyOf(near, way) ?? throughConjugate(near, way);
  return tendency && { tendency, latex: shownTendency(tendency) };
}

function throughConjugate(e: Expression, way: Approach): Tendency | null {
  const widened = multiplyByConjugate.apply(e, way);
  return widened && tendencyOf(widened, way);
}

export const shownTendency = (tendency: Tendency): string =>
  tendency.kind === "finite"
    ? toLatex(tendency.value)
    : tendency.kind === "infinite"
      ? `${tendency.sign === 1 ? "" : "-"}\\infty`
      : "\\text{does not exist}";

/** u^v with both moving: e to the limit of v ln u. */
function withExponent(e: Expression, approach: Approach, shown: (e: Expression) => string): Followed | null {
  if (
    e.kind !== "power" ||
    !some(e.exponent, (node) => node.kind === "symbol" && node.name === approach.variable)
  )
    return null;
  const exponent = product([e.exponent, { kind: "function", name: "ln", args: [e.base] }]);
  const inner = follow(exponent, approach, shown);
  if (!inner) return null;
  const first: Step = {
    rule: "limit-of-the-exponent",
    title: "Write the power with base $e$ and look at the exponent.",
    latex: shown(exponent),
    why: "$u^v = e^{v \\ln(u)}$, and the limit of the exponent decides.",
  };
  const steps = [first, ...inner.steps];
  if (inner.tendency.kind === "infinite")
    return { steps, tendency: inner.tendency.sign === 1 ? infinite(1) : finite(int(0)) };
  if (inner.tendency.kind !== "finite") return null;
  const value = tidy(power({ kind: "constant", name: "e" }, inner.tendency.value), approach.budget);
  return numberOf(value) === null ? null : { steps, tendency: finite(value) };
}
