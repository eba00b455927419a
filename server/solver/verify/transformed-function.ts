import type { Expression } from "../expression/ast";
import { evaluateComplex } from "../expression/evaluate-numeric";
import { add, multiply, negate, type Rational, rational, toNumber } from "../expression/rational";
import type { TransformedFunctionTask } from "../tasks/transformed-function";
import type { Check } from "../types";
import { tidy } from "./claims";
import { refuted, spotChecked, UNCHECKED, type Verifier } from "./obligations";

/** In thousandths: nothing that comes round again at whole or half numbers is the same at all of them. */
const STARTS = [
  -57_373n,
  -7318n,
  -3171n,
  -2229n,
  -1113n,
  -271n,
  0n,
  389n,
  1437n,
  2713n,
  4291n,
  9173n,
  61_737n,
];
const CLOSE = 1e-9;

/** Carries points of the old graph along with the moves and looks whether they lie on the new one. */
export const TRANSFORMED_FUNCTION: Verifier<"transformed-function"> = {
  expression: (problem, { expression }) => ({
    value: () => checkPoints(problem, expression),
    form: tidy(expression),
  }),
};

function checkPoints(problem: TransformedFunctionTask, answer: Expression): Check {
  let checked = 0;
  for (const start of STARTS) {
    const place = rational(start, 1000n);
    const height = valueAt(problem.body, problem.unknown, toNumber(place));
    const [x, y] = carried(problem, place, height ?? 0);
    const found = valueAt(answer, problem.unknown, toNumber(x));
    if ((found === null) !== (height === null))
      return refuted("The new graph does not end where the moved one does.");
    if (found === null) continue;
    if (Math.abs(found - y) > CLOSE * (1 + Math.abs(y)))
      return refuted("A point of the moved graph does not lie on the new one.");
    checked += 1;
  }
  return checked < 2
    ? UNCHECKED
    : spotChecked(`${checked} points of the old graph, moved as told, lie on the graph of the new formula.`);
}

function carried(
  task: TransformedFunctionTask,
  start: Rational,
  height: number,
): readonly [Rational, number] {
  let [x, y] = [start, height];
  for (const move of task.moves) {
    if (move.kind === "reflect") [x, y] = move.over === "x" ? [x, -y] : [negate(x), y];
    else if (move.axis === "x") x = move.kind === "shift" ? add(x, move.by) : multiply(x, move.by);
    else y = move.kind === "shift" ? y + toNumber(move.by) : y * toNumber(move.by);
  }
  return [x, y];
}

/** The real value at a place; null where there is none. */
function valueAt(e: Expression, unknown: string, x: number): number | null {
  const value = evaluateComplex(e, new Map([[unknown, { re: x, im: 0 }]]));
  return value && Math.abs(value.im) < CLOSE ? value.re : null;
}
