import "server-only";
import { symbolsOf } from "@/server/solver/expression/walk";
import { toLatex } from "@/server/solver/printer/latex";
import { LimitReached } from "@/server/solver/types";
import { checkClaim } from "./check-claim";
import { readClaims } from "./claim";
import type { Worked } from "./types";

/** What is said of a number that is not the answer and comes up in a step: the student is on the way.
 * @returns null for another one, and where the unknown is said to have it */
export function onTheWay(claim: string, worked: Worked): string | null {
  const { result } = worked;
  const [only, ...others] = read(claim) ?? [];
  if (!only || others.length > 0 || only.name !== null || symbolsOf(only.value).length > 0) return null;
  if (!checkClaim(claim, worked)?.startsWith("**Not quite")) return null;
  const written = toLatex(only.value);
  const at = result.steps.findIndex(({ latex }) => holds(latex, written));
  const step = result.steps[at];
  // What stands in the problem already is nothing that was found.
  if (!step || at === result.steps.length - 1 || holds(result.read.latex, written)) return null;
  return `**Not yet.** $${written}$ is right on the way, and not the answer. It comes up in step ${at + 1}: ${step.title}\n\n$$${step.latex}$$\n\nWhat comes next?`;
}

function read(claim: string) {
  try {
    return readClaims(claim);
  } catch (error) {
    if (LimitReached.isInstance(error)) return null;
    throw error;
  }
}

/** Whether a number stands in a formula by itself: 20 in "4x = 20", and not in "20x" or "3.20". */
function holds(latex: string, written: string): boolean {
  const pattern = written.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\d.^_{])${pattern}(?![\\d.]*\\d|[a-z(])`, "i").test(latex);
}
