import type { Expression } from "../../expression/ast";
import { compareStep, judgeAside } from "./judge-value";
import { type Place, unnamed } from "./judge-value-line";
import { cannotTell, failing, follows, type Judged, valueChanged } from "./judged";
import type { Line } from "./line";
import type { Start } from "./start";
import { valueSubject } from "./subject";

/** A line on the way to a value that is not that of the problem's own expression, such as a derivative. It may still
 * be the expression, or already the value sought; a change away from the value sought is a mistake. */
export function judgeDerived(
  { content }: Line,
  { original, answer }: Extract<Start, { kind: "derived" }>,
  { position, desk }: Place,
): Judged {
  if (content.kind !== "chain") return cannotTell();
  const parts = unnamed(content.parts, desk);
  const named = parts.length < content.parts.length;
  const last = parts.at(-1);
  if (!last) return cannotTell();
  const same = (e: Expression) => compareStep(e, last, desk.budget).kind === "same";
  const next = valueSubject(last);
  if (same(answer)) return follows(next);
  if (same(original)) return follows(named ? undefined : next);
  const aside = parts.length > 1 ? judgeAside(parts, desk.budget) : null;
  const { before } = position;
  if (named || before?.kind !== "value") return aside?.verdict === "follows" ? aside : cannotTell();
  const arrived = compareStep(answer, before.expression, desk.budget).kind === "same";
  const step = compareStep(before.expression, last, desk.budget);
  if (step.kind === "same") return follows(next);
  if (!arrived || step.kind === "cannot-tell" || aside) return cannotTell(null, next);
  return failing(valueChanged(before, next, step.refutation), "The value has changed.");
}
