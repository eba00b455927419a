import "server-only";
import { z } from "zod";

/** A model writes no longer problem than a student may. */
const TEXT_LENGTH_MAX = 600;

export const problemInput = z
  .string()
  .min(1)
  .max(TEXT_LENGTH_MAX)
  .describe('The problem in full, with its instruction: "Solve 2x + 3 = 7"');

export const lineInput = z.string().min(1).max(TEXT_LENGTH_MAX);
