import "server-only";
import type { ReplyCheck } from "../claims/types";
import { type LeakDetector, leaksAnswer } from "./leaks-answer";

/** What the engine says of a reply, without notes that give away what is closed. */
export function checksWithoutLeaks(checks: ReplyCheck, watched: readonly LeakDetector[]): ReplyCheck {
  const { lacks, corrected, ...shown } = checks;
  const isOpen = (text: string) => !watched.some((watch) => leaksAnswer(text, watch));
  return {
    ...shown,
    ...(lacks !== undefined && watched.length === 0 && { lacks, corrected }),
    claims: checks.claims
      .filter(({ latex }) => isOpen(latex))
      .map((claim) => (claim.note === null || isOpen(claim.note) ? claim : { ...claim, note: null })),
  };
}
