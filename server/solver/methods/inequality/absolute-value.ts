import type { AbsoluteNode, Expression, Relation, RelationOperator, Statement } from "../../expression/ast";
import { negation, relation, sum } from "../../expression/build";
import { polynomialOf, univariateCoefficients } from "../../expression/polynomial";
import { divide, isNegative, isZero, negate, type Rational } from "../../expression/rational";
import { children, mapChildren, symbolsOf } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import type { Condition } from "../../tasks/inequality";
import type { Step } from "../../types";
import { literal, styleOf } from "../linear-equation/number-style";
import { EVERYTHING, mirrored, NOTHING, setLatex, type Tools, type Worked } from "./worked";

/** Stands for the absolute value while it is isolated; no student writes it. */
const STAND_IN = "absolute_value";

/** What an absolute value inequality comes down to. */
export type WithoutBars =
  | { readonly steps: readonly Step[]; readonly condition: Condition }
  | (Worked & { readonly condition?: undefined });

/** An inequality in which the unknown stands between one pair of bars only: the bars alone on the left, then what
 * they mean. Null when it is not of this kind. */
export function withoutBars(given: Relation, { unknown, budget }: Tools): WithoutBars | null {
  const bars = absolutes(given).filter((node) => symbolsOf(node).includes(unknown));
  const [only] = bars;
  if (!only || bars.some((node) => toLatex(node) !== toLatex(only)) || !polynomialOf(only.operand, budget))
    return null;
  const difference = sum([replaced(given.left, only), negation(replaced(given.right, only))]);
  const p = polynomialOf(difference, budget);
  const coefficients = p && univariateCoefficients(p, STAND_IN);
  const [c, a] = coefficients ?? [];
  if (!c || !a || coefficients?.length !== 2 || isZero(a)) return null;
  const operator = isNegative(a) ? mirrored(given.operator) : given.operator;
  const bound = divide(negate(c), a);
  const shown = relation(only, operator, literal(bound, styleOf([given])));
  const alone = toLatex(shown) === toLatex(given);
  const steps = alone ? [] : [isolated(shown)];
  return meaning({ inner: only.operand, operator, bound, shown: shown.right }, { steps, unknown });
}

function isolated(shown: Relation): Step {
  return {
    rule: "isolate-absolute-value",
    title: "Get the absolute value alone.",
    latex: toLatex(shown),
    why: "Only then do the bars say how far the inside is from zero.",
  };
}

interface Bars {
  readonly inner: Expression;
  readonly operator: RelationOperator;
  readonly bound: Rational;
  readonly shown: Expression;
}

function meaning(
  { inner, operator, bound, shown }: Bars,
  { steps, unknown }: { readonly steps: readonly Step[]; readonly unknown: string },
): WithoutBars | null {
  const near = operator === "<" || operator === "<=";
  if (!near && operator !== ">" && operator !== ">=") return null;
  const orEqual = operator.endsWith("=");
  const none = isNegative(bound) || (isZero(bound) && near !== orEqual && near);
  if (near && none) return { steps: [...steps, empty(unknown)], set: NOTHING };
  if (!near && (isNegative(bound) || (isZero(bound) && orEqual)))
    return { steps: [...steps, everything(unknown)], set: EVERYTHING };
  const opposite = isZero(bound) ? shown : literal(negate(bound), styleOf([shown]));
  if (near) {
    const parts = [relation(opposite, operator, inner), relation(inner, operator, shown)];
    const latex = `${toLatex(parts[0] as Relation)} ${operator === "<" ? "<" : "\\le"} ${toLatex(shown)}`;
    return { steps: [...steps, within(latex, shown)], condition: { kind: "all-of", parts } };
  }
  const parts = [relation(inner, mirrored(operator), opposite), relation(inner, operator, shown)];
  return { steps: [...steps, outside(parts, shown)], condition: { kind: "any-of", parts } };
}

const empty = (unknown: string): Step => ({
  rule: "absolute-value-never",
  title: "An absolute value is never negative.",
  latex: setLatex(NOTHING, unknown),
  why: "So it cannot be below this number, and there is no solution.",
});
const everything = (unknown: string): Step => ({
  rule: "absolute-value-always",
  title: "An absolute value is never negative.",
  latex: setLatex(EVERYTHING, unknown),
  why: "So it is above this number whatever the unknown is, and every number is a solution.",
});
const within = (latex: string, bound: Expression): Step => ({
  rule: "absolute-value-within",
  title: "Write it without bars, as a number between two others.",
  latex,
  why: `The inside is no further than $${toLatex(bound)}$ from zero, on either side.`,
});
const outside = (parts: readonly Relation[], bound: Expression): Step => ({
  rule: "absolute-value-outside",
  title: "Write it without bars, as two inequalities.",
  latex: parts.map(toLatex).join(" \\text{ or } "),
  why: `The inside is further than $${toLatex(bound)}$ from zero, below or above.`,
});

function absolutes(node: Statement): AbsoluteNode[] {
  const inner = children(node).flatMap(absolutes);
  return node.kind === "absolute" ? [node, ...inner] : inner;
}

const replaced = (e: Expression, bars: AbsoluteNode): Expression =>
  e.kind === "absolute" && toLatex(e) === toLatex(bars)
    ? { kind: "symbol", name: STAND_IN }
    : mapChildren(e, (part) => replaced(part, bars));
