import "server-only";
import type { ReplyCheck } from "../claims/types";
import { givesAway, type Watch } from "./gives-away";

/** What the engine says of a reply, without notes that give away what is closed. */
export function quietChecks(checks: ReplyCheck, watched: readonly Watch[]): ReplyCheck {
  const isOpen = (text: string) => !watched.some((watch) => givesAway(text, watch));
  return {
    ...checks,
    claims: checks.claims
      .filter(({ latex }) => isOpen(latex))
      .map((claim) => (claim.note === null || isOpen(claim.note) ? claim : { ...claim, note: null })),
  };
}
