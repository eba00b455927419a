import "server-only";
import { solves } from "@/drizzle/schema";

/** The columns of a problem as it is kept, shown, shared and exported. */
export const STORED_SOLVE = {
  id: solves.id,
  text: solves.text,
  mode: solves.mode,
  result: solves.result,
  revealedSteps: solves.revealedSteps,
  answerRevealed: solves.answerRevealed,
  attempt: solves.attempt,
  partProgress: solves.partProgress,
  solveMs: solves.solveMs,
  createdAt: solves.createdAt,
} as const;
