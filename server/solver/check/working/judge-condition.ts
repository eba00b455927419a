import type { Expression, Relation } from "../../expression/ast";
import { int, symbol } from "../../expression/build";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import { substitute } from "../../expression/substitute";
import { toLatex } from "../../printer/latex";
import type { Condition } from "../../tasks/inequality";
import type { Budget } from "../../types";
import { isClose } from "../compare-expressions";
import { Refutation } from "../proof/refutation";
import { compareSolutions, type Difference, isRealNumber } from "./compare-solutions";
import { holdsInDoubles, inDoubles, isMultiple } from "./equation-values";
import { cannotTell, failing, follows, type Judged, ROUNDED_VALUES } from "./judged";
import { refuteAt } from "./refute-at";
import { isAmong, type Solutions, solutionsOf } from "./solutions";
import { conditionSubject, lettersIn, mapCondition } from "./subject";

/** A line that states a condition, and the one before it. */
export interface ConditionStep {
  readonly before: Condition;
  readonly after: Condition | Solutions;
  readonly unknown: string;
  /** Solutions of the problem itself, where they are known: to lose another one is no fault. */
  readonly needed: Solutions | null;
  readonly budget: Budget;
}

/** Whether a line has the solutions of the line before.
 * @throws {LimitReached} */
export function judgeCondition(step: ConditionStep): Judged {
  const { before, after, unknown, budget } = step;
  const next = isCondition(after) ? conditionSubject(after) : undefined;
  const names = isCondition(after)
    ? [...new Set([...lettersIn(before), ...lettersIn(after)])]
    : lettersIn(before);
  if (
    isCondition(after) &&
    before.kind === "relation" &&
    after.kind === "relation" &&
    isMultiple(before, after, names)
  )
    return follows(next);
  if (names.length > 1) return isCondition(after) ? judgeAtNumbers({ ...step, after }, names) : cannotTell();
  const [a, b] = [
    solutionsOf(before, unknown, budget),
    isCondition(after) ? solutionsOf(after, unknown, budget) : after,
  ];
  const difference = a && b && compareSolutions(a, b, budget);
  if (!difference) return judgeByKnown(step, a, b);
  return judgeDifference(step, difference);
}

const isCondition = (value: Condition | Solutions): value is Condition =>
  value.kind === "relation" || value.kind === "all-of" || value.kind === "any-of";

/** Solutions may be lost that the problem does not have, and gained where both sides were squared or multiplied. */
function judgeDifference(step: ConditionStep, { lost, gained, rounded, refutation }: Difference): Judged {
  const { after, needed, budget } = step;
  const next = isCondition(after) ? conditionSubject(after) : undefined;
  const missed = needed?.kind === "roots" ? lost.filter((root) => isAmong(root, needed.roots, budget)) : lost;
  const spurious = gained.filter((root) => !isExtraneous(root, step));
  const onlyReal = gained.length === 0 && missed.length > 0 && missed.every((root) => !isRealNumber(root));
  if (onlyReal) return follows(next, "This is so for real numbers.");
  if (!refutation || (missed.length === 0 && spurious.length === 0))
    return follows(next, gained.length > 0 ? gainedNote(gained, step) : rounded ? ROUNDED_VALUES : null);
  const wrong = {
    before: conditionSubject(step.before),
    after: conditionSubject(isCondition(after) ? after : step.before),
    refutation: refutation.saying(witness(step, missed, spurious)),
    lost: missed,
    gained: spurious,
  };
  return failing(wrong, changeNote(missed, spurious));
}

function changeNote(lost: readonly Expression[], gained: readonly Expression[]): string {
  if (gained.length === 0) return "Solutions have been lost here.";
  return lost.length === 0 ? "Solutions have come in here." : "The solutions have changed here.";
}

/** A number that solves only one of the two lines; rather one that is no solution of the problem. */
function witness(
  { unknown }: ConditionStep,
  lost: readonly Expression[],
  gained: readonly Expression[],
): string | null {
  const named = (x: Expression) => `$${toLatex(symbol(unknown))} = ${toLatex(x)}$`;
  const [extra] = gained;
  if (extra) return `This line changes the answer: ${named(extra)} doesn’t work in the line above.`;
  const [missing] = lost;
  return missing
    ? `This line changes the answer: ${named(missing)} works in the line above, but not here.`
    : null;
}

const gainedNote = (gained: readonly Expression[], { unknown }: ConditionStep): string => {
  const values = gained.map((x) => `$${toLatex(symbol(unknown))} = ${toLatex(x)}$`).join(" and ");
  return `Right, but ${values} may have come in with this step, so put every solution back at the end.`;
};

/** Whether a number solves the square of the line before, or has no value in it: a step may bring such a one in. */
function isExtraneous(root: Expression, { before, after, unknown }: ConditionStep): boolean {
  if (!isCondition(after) || isSolved(after, unknown) || before.kind !== "relation") return false;
  const at = inDoubles(new Map([[unknown, root]]));
  if (!at || before.operator !== "=") return false;
  const [left, right] = [evaluateComplex(before.left, at), evaluateComplex(before.right, at)];
  const real = isRealNumber(root);
  if (!real && hasRoot(before)) return true;
  if (!left || !right || (real && (left.im !== 0 || right.im !== 0))) return true;
  return isClose(left, { re: -right.re, im: -right.im }) && hasRoot(before);
}

/** x = 3, or several of them. */
function isSolved(condition: Condition, unknown: string): boolean {
  if (condition.kind !== "relation") return condition.parts.every((part) => isSolved(part, unknown));
  return condition.left.kind === "symbol" && condition.left.name === unknown;
}

function hasRoot(relation: Relation): boolean {
  const text = JSON.stringify(relation, (_, value) => (typeof value === "bigint" ? String(value) : value));
  return /"kind":"(?:root|absolute|function)"|"exponent":\{"kind":"quotient"/.test(text);
}

/** With other letters in it: the same with numbers put for them, at a few places. */
function judgeAtNumbers(
  step: ConditionStep & { readonly after: Condition },
  names: readonly string[],
): Judged {
  const { before, after, unknown, budget } = step;
  if (!lettersIn(before).includes(unknown) || !lettersIn(after).includes(unknown))
    return cannotTell(null, conditionSubject(after));
  const others = names.filter((name) => name !== unknown);
  for (const start of [2, 5]) {
    const at = new Map(others.map((name, index) => [name, int(start + 3 * index)]));
    const put = (condition: Condition) => mapCondition(condition, (side) => substitute(side, at));
    const judged = judgeCondition({ before: put(before), after: put(after), unknown, needed: null, budget });
    if (judged.verdict === "cannot-tell") return cannotTell(null, conditionSubject(after));
    if (judged.verdict === "does-not-follow") {
      const values = [...at].map(([name, value]) => `$${toLatex(symbol(name))} = ${toLatex(value)}$`);
      const { refutation } = judged.wrong;
      const { counterexample } = refutation;
      const said = counterexample && `With ${values.join(", ")}: ${counterexample}`;
      const [from, to] = [conditionSubject(before), conditionSubject(after)];
      return failing(
        { ...judged.wrong, before: from, after: to, refutation: refutation.saying(said) },
        judged.note,
      );
    }
  }
  return follows(conditionSubject(after));
}

/** One line at least cannot be solved: known solutions are put into the other. */
function judgeByKnown(step: ConditionStep, a: Solutions | null, b: Solutions | null): Judged {
  const { before, after, unknown } = step;
  const next = isCondition(after) ? conditionSubject(after) : undefined;
  const known = a ?? step.needed;
  const [from, to] = [conditionSubject(before), next ?? conditionSubject(before)];
  if (known?.kind === "roots" && known.roots.length > 0 && isCondition(after)) {
    if (known.roots.every((root) => holdsFor(after, unknown, root) === true)) return follows(next);
    const lost = a
      ? Refutation.all(known.roots.map((root) => refuteAt(after, new Map([[unknown, root]]))))
      : null;
    if (lost) {
      const refutation = lost.saying(witness(step, known.roots, []));
      return failing({ before: from, after: to, refutation, lost: known.roots, gained: [] });
    }
  }
  const gained = b?.kind === "roots" ? b.roots.filter((root) => !isExtraneous(root, step)) : [];
  for (const root of gained) {
    const refutation = refuteAt(before, new Map([[unknown, root]]))?.saying(witness(step, [], [root]));
    if (refutation) return failing({ before: from, after: to, refutation, lost: [], gained: [root] });
  }
  return cannotTell(null, next);
}

function holdsFor(condition: Condition, unknown: string, root: Expression): boolean | null {
  const at = inDoubles(new Map([[unknown, root]]));
  return at && holdsInDoubles(condition, at);
}
