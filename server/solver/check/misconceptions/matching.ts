import type { Expression } from "../../expression/ast";
import { type Complex, evaluateComplex } from "../../expression/evaluate-numeric";
import { symbolsOf } from "../../expression/walk";
import type { Condition } from "../../tasks/inequality";
import type { Budget } from "../../types";
import { compareExpressions, isClose } from "../compare-expressions";
import { compareSolutions } from "../working/compare-solutions";
import { holdsInDoubles, inDoubles, isMultiple } from "../working/equation-values";
import { solutionsOf } from "../working/solutions";
import { lettersIn, relationsIn, type Subject } from "../working/subject";

/** Whether what a wrong rule gives is what the student wrote.
 * @throws {LimitReached} */
export function isSameSubject(wrong: Subject, written: Subject, budget: Budget): boolean {
  budget.spend(10);
  if (wrong.kind === "value" && written.kind === "value")
    return isSameValue(wrong.expression, written.expression, budget);
  if (wrong.kind === "condition" && written.kind === "condition")
    return isSameCondition(wrong.condition, written.condition, budget);
  return false;
}

const PLACES: readonly number[] = [1.37, 2.61, 0.83];

/** Doubles first: most candidates differ at the first place. */
function isSameValue(a: Expression, b: Expression, budget: Budget): boolean {
  const names = [...new Set([...symbolsOf(a), ...symbolsOf(b)])];
  for (const place of PLACES) {
    const at = new Map(names.map((name, index) => [name, { re: place + 0.71 * index, im: 0 }]));
    const [x, y]: (Complex | null)[] = [evaluateComplex(a, at), evaluateComplex(b, at)];
    if (x && y && !isClose(x, y)) return false;
  }
  if (names.length === 0) return isSameNumber(a, b);
  return compareExpressions(a, b, { domain: "positive", budget }).verdict === "same";
}

function isSameNumber(a: Expression, b: Expression): boolean {
  const [x, y] = [evaluateComplex(a, new Map()), evaluateComplex(b, new Map())];
  return x !== null && y !== null && isClose(x, y);
}

function isSameCondition(wrong: Condition, written: Condition, budget: Budget): boolean {
  const names = [...new Set([...lettersIn(wrong), ...lettersIn(written)])];
  if (wrong.kind === "relation" && written.kind === "relation") {
    if ((wrong.operator === "=") !== (written.operator === "=")) return false;
    if (isMultiple(wrong, written, names)) return true;
  }
  const [unknown, ...others] = names;
  if (unknown === undefined || others.length > 0 || !couldFit(wrong, written, unknown)) return false;
  const [a, b] = [solutionsOf(wrong, unknown, budget), solutionsOf(written, unknown, budget)];
  if (!a || !b || (a.kind === "roots" && a.roots.length === 0)) return false;
  const difference = compareSolutions(a, b, budget);
  return difference !== null && difference.lost.length + difference.gained.length === 0;
}

/** Values that the student names must solve the wrong line: that is quick to see. */
function couldFit(wrong: Condition, written: Condition, unknown: string): boolean {
  return relationsIn(written).every(({ left, right, operator }) => {
    if (operator !== "=" || left.kind !== "symbol" || left.name !== unknown) return true;
    const at = symbolsOf(right).length === 0 ? inDoubles(new Map([[unknown, right]])) : null;
    return at === null || holdsInDoubles(wrong, at) !== false;
  });
}
