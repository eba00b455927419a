import type { Expression, Statement } from "../expression/ast";
import { some, symbolsOf } from "../expression/walk";
import type { Budget, Check, Problem } from "../types";
import { radicalFault } from "./radical-form";
import { checkRadicalIdentity, differsForNegatives } from "./radical-identity";

const hasLetterRoot = (e: Expression): boolean =>
  some(e, (part) => isRooted(part) && symbolsOf(part).length > 0);

const isRooted = (part: Statement): boolean => part.kind === "root" || part.kind === "absolute";

/** Whether a simplification has to do with roots of letters. */
export const isRadical = (question: Expression, answer: Expression): boolean =>
  hasLetterRoot(question) ||
  hasLetterRoot(answer) ||
  [question, answer].some((e) => some(e, (part) => part.kind === "root"));

/** Equal for all positive letters (for all where the question is real, when absolute values are asked for), and in
 * simplest form. */
export function verifyRadical(
  problem: Problem & { readonly expression: Expression },
  answer: Expression,
  budget: Budget,
): Check {
  const { expression } = problem;
  const absolute = problem.method === "absolute values";
  const identity = checkRadicalIdentity(expression, answer, { absolute, budget });
  if (identity.equal === null) return { status: "unchecked", evidence: [] };
  if (!identity.equal) return { status: "refuted", reason: identity.reason };
  const fault = radicalFault(answer);
  if (fault) return { status: "refuted", reason: fault };
  const evidence = [identity.evidence];
  if (absolute) evidence.push("It holds for negative letters too, wherever the question is a real number.");
  else if (differsForNegatives(expression, answer, budget))
    evidence.push(
      "Letters under even roots are taken as positive here; for letters that may be negative, absolute value signs would be needed.",
    );
  return { status: identity.proved ? "verified" : "partial", evidence };
}
