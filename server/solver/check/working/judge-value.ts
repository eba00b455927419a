import type { Expression } from "../../expression/ast";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import { symbolsOf } from "../../expression/walk";
import { onLedger } from "../../ledger";
import { DEFAULT_LIMITS } from "../../limits";
import type { Budget } from "../../types";
import { compareExpressions, shown } from "../compare-expressions";
import type { Refutation } from "../proof/refutation";
import { cannotTell, failing, follows, type Judged, ROUNDED_VALUE, valueChanged } from "./judged";
import { isRounded } from "./rounded";
import { type Subject, valueSubject } from "./subject";

/** How one value goes over into the next. */
export type Step =
  | { readonly kind: "same"; readonly note: string | null }
  | { readonly kind: "different"; readonly refutation: Refutation }
  | { readonly kind: "cannot-tell" };

const POSITIVE = "This holds when the letters stand for positive numbers.";

/** Whether a value stays the same, rounding allowed. */
export function compareStep(before: Expression, after: Expression, budget: Budget): Step {
  return onLedger(DEFAULT_LIMITS, () => compared(before, after, budget));
}

function compared(before: Expression, after: Expression, budget: Budget): Step {
  const outcome = compareExpressions(before, after, { domain: "real", budget });
  if (outcome.verdict === "same") return { kind: "same", note: null };
  if (isRounded(after, before)) return { kind: "same", note: ROUNDED_VALUE };
  if (outcome.verdict === "cannot-tell") return comparedOnReals(before, after, budget);
  const positive = symbolsOf(before).length > 0 && agreesWhenPositive(before, after, budget);
  if (positive) return { kind: "same", note: POSITIVE };
  const { refutation } = outcome;
  const sentence = refutation.counterexample
    ? inLines(refutation.counterexample)
    : numbersDiffer(before, after);
  return { kind: "different", refutation: refutation.saying(sentence) };
}

/** Letters that must be positive for a root or logarithm to have a value leave few whole numbers to look at. */
function comparedOnReals(before: Expression, after: Expression, budget: Budget): Step {
  const positive = compareExpressions(before, after, { domain: "positive", budget });
  if (positive.verdict === "same") return { kind: "same", note: null };
  return { kind: "cannot-tell" };
}

const agreesWhenPositive = (a: Expression, b: Expression, budget: Budget): boolean =>
  compareExpressions(a, b, { domain: "positive", budget }).verdict === "same";

const inLines = (comparison: string): string =>
  comparison.replace("the first gives", "the line before gives").replace(", the second ", ", this one ");

function numbersDiffer(before: Expression, after: Expression): string | null {
  const [a, b] = [before, after].map((each) => evaluateComplex(each, new Map()));
  if (!a || !b || shown(a) === shown(b)) return null;
  return `The line before comes to ${shown(a)}, this one to ${shown(b)}.`;
}

const BESIDE = "A calculation on the side, and it is right.";

/** A line of expressions joined by equals signs, where every part should have the value of the line before.
 * @param beside whether the line may be a calculation of its own */
export function judgeChain(
  before: Expression,
  parts: readonly Expression[],
  { budget, beside }: { readonly budget: Budget; readonly beside: boolean },
): Judged {
  const [first, ...others] = parts;
  if (!first) return cannotTell();
  const opening = compareStep(before, first, budget);
  if (opening.kind === "cannot-tell") return cannotTell(null, valueSubject(parts.at(-1) as Expression));
  if (opening.kind === "different" && beside && others.length > 0) {
    const aside = judgeAside(parts, budget);
    if (aside) return aside;
  }
  if (opening.kind === "different") return changed(before, first, opening.refutation);
  return judgeOthers(first, others, { budget, note: opening.note });
}

function judgeOthers(
  first: Expression,
  others: readonly Expression[],
  { budget, note }: { readonly budget: Budget; readonly note: string | null },
): Judged {
  let said = note;
  let last = first;
  for (const part of others) {
    const step = compareStep(last, part, budget);
    if (step.kind === "cannot-tell") return cannotTell(null, valueSubject(part));
    if (step.kind === "different")
      return changed(last, part, step.refutation.saying(beside(step.refutation)));
    said ??= step.note;
    last = part;
  }
  return follows(valueSubject(last), said);
}

const beside = ({ counterexample }: Refutation): string | null =>
  counterexample?.replaceAll("the line before", "the left of the equals sign") ?? null;

const changed = (before: Expression, after: Expression, refutation: Refutation): Judged => {
  const [from, to]: [Subject, Subject] = [valueSubject(before), valueSubject(after)];
  return failing(valueChanged(from, to, refutation), "The value has changed.");
};

/** A chain that is no step of the main calculation: right or wrong by itself.
 * @returns null when it is better read as a step */
export function judgeAside(parts: readonly Expression[], budget: Budget): Judged | null {
  const [first, ...others] = parts;
  if (!first || others.length === 0) return null;
  const judged = judgeOthers(first, others, { budget, note: null });
  if (judged.verdict === "follows") return { ...follows(), note: judged.note ?? BESIDE };
  return judged.verdict === "does-not-follow"
    ? { ...judged, next: undefined, note: "The two sides of this are not equal." }
    : cannotTell();
}
