import type { Expression } from "../../expression/ast";
import { negation, number, quotient, scaled, sum, symbol } from "../../expression/build";
import {
  add,
  divide,
  fromInt,
  isNegative,
  isOne,
  isZero,
  multiply,
  negate,
  type Rational,
  subtract,
  ZERO,
} from "../../expression/rational";
import { substitute } from "../../expression/substitute";
import { toLatex } from "../../printer/latex";
import type { GraphMove, TransformedFunctionTask } from "../../tasks/transformed-function";
import type { Method, Step } from "../../types";
import { titleOf, whyOf } from "./words";

/** factor · f(stretch · x + offset) + lift. */
interface Shape {
  readonly factor: Rational;
  readonly lift: Rational;
  readonly stretch: Rational;
  readonly offset: Rational;
}

const ONE = fromInt(1);

/** The formula of a moved graph, one move a step. */
export const transformedFunction: Method = {
  id: "transformed-function",
  tasks: ["transformed-function"],
  work(problem, budget) {
    if (problem.task !== "transformed-function") return null;
    let shape: Shape = { factor: ONE, lift: ZERO, stretch: ONE, offset: ZERO };
    const steps: Step[] = [];
    for (const move of problem.moves) {
      budget.spend();
      shape = moved(shape, move);
      const latex = toLatex(written(problem, shape));
      if (latex === steps.at(-1)?.latex) continue;
      steps.push({
        rule: `graph-${move.kind}`,
        title: titleOf(move),
        latex,
        why: whyOf(move, problem.unknown),
      });
    }
    const expression = written(problem, shape);
    return {
      method: "transformed-function",
      steps,
      answer: { kind: "expression", expression },
    };
  },
};

/** What happens across changes x before the function works on it, what happens upwards changes its value. */
function moved(shape: Shape, move: GraphMove): Shape {
  const { factor, lift, stretch, offset } = shape;
  if (move.kind === "shift") {
    return move.axis === "y"
      ? { ...shape, lift: add(lift, move.by) }
      : { ...shape, offset: subtract(offset, multiply(stretch, move.by)) };
  }
  if (move.kind === "reflect") {
    return move.over === "x"
      ? { ...shape, factor: negate(factor), lift: negate(lift) }
      : { ...shape, stretch: negate(stretch) };
  }
  return move.axis === "y"
    ? { ...shape, factor: multiply(factor, move.by), lift: multiply(lift, move.by) }
    : { ...shape, stretch: divide(stretch, move.by) };
}

function written(
  { body, unknown }: TransformedFunctionTask,
  { factor, lift, stretch, offset }: Shape,
): Expression {
  const x = symbol(unknown);
  const inner = plus(x, divide(offset, stretch));
  const value = substitute(body, new Map([[unknown, times(stretch, inner)]]));
  return plus(times(factor, value), lift);
}

function plus(e: Expression, added: Rational): Expression {
  if (isZero(added)) return e;
  const term = isNegative(added) ? negation(number(negate(added))) : number(added);
  return sum(e.kind === "sum" ? [...e.terms, term] : [e, term]);
}

function times(factor: Rational, e: Expression): Expression {
  const size = isNegative(factor) ? negate(factor) : factor;
  const isFraction = size.n === 1n && size.d !== 1n;
  const scaledUp = isOne(size) ? e : isFraction ? quotient(e, number(fromInt(size.d))) : scaled(size, e);
  return isNegative(factor) ? negation(scaledUp) : scaledUp;
}
