import type { Expression } from "../../expression/ast";
import { int, negation, number, power, product, quotient, root, sum, symbol } from "../../expression/build";
import { rational } from "../../expression/rational";
import { symbolsOf } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import type { AnswerValue } from "../../types";
import type { Mutant } from "./mutate-value";

const EULER: Expression = { kind: "constant", name: "e" };
const PI: Expression = { kind: "constant", name: "pi" };
const squareFrom = (x: Expression, center: Expression): Expression =>
  power(sum([x, negation(center)]), int(2));

/** A hill that is next to nothing but where it stands. */
const hill = (x: Expression, center: Expression, steepness: number): Expression =>
  power(EULER, negation(product([int(steepness), squareFrom(x, center)])));
const needle = (x: Expression): Expression =>
  quotient(int(1), sum([int(1), product([int(10n ** 20n), squareFrom(x, int(41))])]));
const wave = (x: Expression): Expression => ({ kind: "function", name: "sin", args: [product([PI, x])] });
const ofOneSide = (x: Expression): Expression => sum([{ kind: "absolute", operand: x }, negation(x)]);
/** Letters of whole numbers, at all of which the wave is zero. */
const COUNTING: ReadonlySet<string> = new Set(["n", "k"]);
const TINY = rational(1n, 10n ** 30n);

/** What samples do not show: added to an expression, or multiplied in. */
function unseenChanges(e: Expression): Expression[] {
  const letters = symbolsOf(e)
    .filter((name) => name.length === 1)
    .slice(0, 2)
    .map(symbol);
  const nearOne = rational(10n ** 15n + 1n, 10n ** 15n);
  return [
    sum([e, power(EULER, int(-200))]),
    sum([e, number(TINY)]),
    product([e, number(nearOne)]),
    ...letters.flatMap((x) => [
      sum([e, hill(x, int(0), 50)]),
      sum([e, hill(x, int(17), 50)]),
      sum([e, hill(x, quotient(int(1), int(2)), 5000)]),
      product([e, sum([int(1), hill(x, int(23), 50)])]),
      sum([e, needle(x)]),
      ...(COUNTING.has(toLatex(x)) ? [] : [sum([e, wave(x)])]),
      sum([e, ofOneSide(sum([x, int(-100)]))]),
      sum([e, product([number(TINY), root(x)])]),
    ]),
  ];
}

const mutant = (value: AnswerValue): Mutant => ({ mistake: "unseen", value });

/** Answers with something in them that shows at few places, or nowhere in doubles. */
export function unseenIn(value: AnswerValue): Mutant[] {
  switch (value.kind) {
    case "expression":
      return unseenChanges(value.expression).map((expression) => mutant({ ...value, expression }));
    case "relation":
      return (["left", "right"] as const).flatMap((side) =>
        unseenChanges(value.relation[side]).map((changed) =>
          mutant({ ...value, relation: { ...value.relation, [side]: changed } }),
        ),
      );
    case "roots":
      return eachOf(value.roots, (roots) => ({ ...value, roots }));
    case "list":
      return eachOf(value.items, (items) => ({ ...value, items }));
    case "point":
    case "family":
      return eachOf(value.values, (values) => ({ ...value, values }));
    case "points":
      return value.points.flatMap((point, at) => [
        ...eachOf(point, (changed) => ({ ...value, points: value.points.with(at, changed) })),
        mutant({ ...value, points: value.points.with(at, [...point, ...point.slice(-1)]) }),
      ]);
    case "named":
      return eachOf(
        value.values.map((each) => each.value),
        (changed) => ({
          ...value,
          values: value.values.map((each, i) => ({ ...each, value: changed[i] as Expression })),
        }),
      );
    default:
      return [];
  }
}

const eachOf = (
  parts: readonly Expression[],
  put: (changed: readonly Expression[]) => AnswerValue,
): Mutant[] =>
  parts.flatMap((part, at) => unseenChanges(part).map((changed) => mutant(put(parts.with(at, changed)))));
