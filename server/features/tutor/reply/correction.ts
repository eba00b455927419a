import "server-only";
import type { ClaimCheck, ReplyCheck } from "../claims/types";
import type { EngineSolution } from "./types";

/** What introduces a correction, below the reply it corrects. */
export const CORRECTION_HEAD = "\n\n**Correction.** ";
const CORRECTED = "It is corrected below.";
const LACKING = "What it comes to is not the answer, and the right answer is nowhere in it.";

/** The answers of a reply that are wrong. */
const wrongAnswers = (checks: ReplyCheck | null): readonly ClaimCheck[] =>
  checks?.claims.filter(({ kind, outcome }) => kind === "answer" && outcome === "refuted") ?? [];

/** An answer of it is wrong, or the right one is nowhere in it. */
export const isWrong = (checks: ReplyCheck | null): boolean =>
  wrongAnswers(checks).length > 0 || checks?.lacks !== undefined;

/** What a model is told about its wrong reply.
 * @param solution the engine's own, where the model may have it */
export function correctThis(checks: ReplyCheck | null, solution: EngineSolution | null): string {
  const lacking = checks?.lacks === undefined ? [] : [LACKING];
  const told = wrongAnswers(checks).map(({ latex, note }) =>
    `The answer $${latex}$ is wrong. ${note ?? ""}`.trim(),
  );
  const wrong = [...new Set(told)];
  const found = wrong.length > 0 ? wrong : lacking;
  const own = solution?.result.verification === "verified" ? solution.result : null;
  const steps = own?.steps.slice(0, 10).map(({ title, latex }, at) => `${at + 1}. ${title} $${latex}$`) ?? [];
  return [
    `The exact engine has checked your reply. ${found.join(" ")}`,
    ...(own ? [`The answer it has verified is $${own.latex}$. Its steps:\n${steps.join("\n")}`] : []),
    "Write what goes below your reply, under the heading Correction that is there already: say in one sentence where the mistake is, then go on from there in a few short steps and state the answer. Do not repeat the rest and do not apologise at length.",
  ].join("\n\n");
}

/** A reply's checks and those of the correction below it, as checks of the whole.
 * @param from where the correction begins */
export function withCorrection(
  reply: ReplyCheck,
  correction: ReplyCheck,
  { from, isRight }: { readonly from: number; readonly isRight: boolean },
): ReplyCheck {
  const before = reply.claims.map((claim) =>
    isRight && claim.kind === "answer" && claim.outcome === "refuted"
      ? { ...claim, corrected: true as const, note: [claim.note, CORRECTED].filter(Boolean).join(" ") }
      : claim,
  );
  const after = correction.claims.map((claim) => ({ ...claim, at: claim.at + from }));
  const lacks = reply.lacks ?? (isRight ? undefined : correction.lacks);
  return {
    claims: [...before, ...after],
    left: reply.left + correction.left,
    ...(lacks !== undefined && { lacks, ...(isRight && { corrected: true }) }),
  };
}

/** A correction that gives an answer, and none that is wrong. */
export function isRight(correction: ReplyCheck | null): boolean {
  const answers = correction?.claims.filter(({ kind }) => kind === "answer") ?? [];
  return answers.length > 0 && !isWrong(correction);
}
