import "server-only";
import { DEFAULT_LIMITS, type Limits } from "@/server/solver/limits";

/** What checking one statement may cost. */
export const CLAIM_LIMITS: Limits = { ...DEFAULT_LIMITS, length: 500, depth: 30, bits: 2048, work: 30_000 };

/** Statements of one reply that are looked at. */
export const CLAIMS_MAX = 40;

/** Time all statements of one reply may take together, in milliseconds. */
export const CHECK_TIME_MAX_MS = 2000;
