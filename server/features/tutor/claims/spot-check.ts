import "server-only";
import { equivalent } from "@/server/solver/check/check";
import { compareExpressions } from "@/server/solver/check/compare-expressions";
import type { Expression } from "@/server/solver/expression/ast";
import { symbolsOf } from "@/server/solver/expression/walk";
import { budget } from "@/server/solver/limits";
import { readSettled } from "@/server/solver/settle";
import type { Budget } from "@/server/solver/types";
import { workProblem } from "@/server/solver/work";
import { CLAIM_LIMITS } from "./limits";
import { VERIFIED, type Verdict } from "./verdict";

/** Not proved: the two sides agree at every value that was tried. */
const TRIED: Verdict = { outcome: "sampled", note: "This was tried on several values, not proved." };
const AS_DECIMALS: Verdict = { outcome: "sampled", note: "This was compared as decimals, not proved." };

/** What is said of two expressions that agree: verified, or only spot-checked. */
export function agreeing(left: Expression, right: Expression, allowance: Budget): Verdict {
  const [real, positive] = (["real", "positive"] as const).map((domain) =>
    compareExpressions(left, right, { domain, budget: allowance }),
  );
  if (real?.proof !== "sampled" && positive?.proof !== "sampled") return VERIFIED;
  if (real?.verdict === "same" && real.proof === "exact") return VERIFIED;
  return symbolsOf(left).length + symbolsOf(right).length > 0 ? TRIED : AS_DECIMALS;
}

/** What is said of an answer that is right: verified, or only spot-checked, as the engine's own or in comparing them.
 * @throws {LimitReached} */
export function answering(problem: string, answer: string): Verdict {
  const read = readSettled(problem, CLAIM_LIMITS);
  // Worked rather than solved: the other ways to the answer and its graph are not asked for here.
  const worked = read.ok ? workProblem(read.problem, budget(CLAIM_LIMITS)) : null;
  if (!worked) return VERIFIED;
  const { answer: own, verification } = worked;
  if (verification.status === "partial") return TRIED;
  const { proof } = equivalent(own.latex, answer, "real", CLAIM_LIMITS);
  return proof === "sampled" ? TRIED : VERIFIED;
}
