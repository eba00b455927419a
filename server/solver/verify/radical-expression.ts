import type { Expression, Statement } from "../expression/ast";
import { some, symbolsOf } from "../expression/walk";
import type { Budget, Problem } from "../types";
import { ofIdentity, tidy } from "./claims";
import { type Obligations, refuted, verified, weakest } from "./obligations";
import { radicalFault } from "./radical-form";
import { checkRadicalIdentity, differsForNegatives } from "./radical-identity";

const hasLetterRoot = (e: Expression): boolean =>
  some(e, (part) => isRooted(part) && symbolsOf(part).length > 0);

const isRooted = (part: Statement): boolean => part.kind === "root" || part.kind === "absolute";

/** Whether a simplification has to do with roots of letters. Only the question says so: an answer that brings roots or
 * absolute values of its own makes nothing positive. */
export const isRadical = (question: Expression, answer: Expression): boolean =>
  hasLetterRoot(question) || [question, answer].some((e) => some(e, (part) => part.kind === "root"));

/** Equal for all positive letters (for all where the question is real, when absolute values are asked for), and in
 * simplest form. */
export function radicalObligations(
  { expression, method }: Problem & { readonly expression: Expression },
  answer: Expression,
  budget: Budget,
): Obligations<"expression"> {
  const absolute = method === "absolute values";
  return {
    value: () => {
      const same = ofIdentity(checkRadicalIdentity(expression, answer, { absolute, budget }));
      if (absolute) return weakest([() => same, () => verified(ABSOLUTE)]);
      const positive = same.status !== "refuted" && differsForNegatives(expression, answer, budget);
      return positive ? weakest([() => same, () => verified(POSITIVE)]) : same;
    },
    form: () => {
      const fault = radicalFault(answer);
      return fault === null ? tidy(answer)() : refuted(fault);
    },
  };
}

const ABSOLUTE = "It holds for negative letters too, wherever the question is a real number.";
const POSITIVE =
  "Letters under even roots are taken as positive here; for letters that may be negative, absolute value signs would be needed.";
