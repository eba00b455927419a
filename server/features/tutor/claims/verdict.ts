import "server-only";
import { isUndefined, limitBehind } from "@/server/solver/ledger";
import type { ClaimCheck } from "./types";

/** What is said of one statement. */
export type Verdict = Pick<ClaimCheck, "outcome" | "note">;

export const VERIFIED: Verdict = { outcome: "verified", note: null };
export const UNDECIDED: Verdict = { outcome: "unchecked", note: null };

/** What is said of several statements together that all hold. */
export const weakest = (verdicts: readonly Verdict[]): Verdict =>
  verdicts.find(({ outcome }) => outcome === "sampled") ?? verdicts.find(({ note }) => note) ?? VERIFIED;

/** What a check comes to, or something else when the work runs out on the way or something has no value.
 * @throws whatever else the work throws: a defect is no verdict */
export function within<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch (error) {
    if (limitBehind(error) || isUndefined(error)) return otherwise;
    throw error;
  }
}
