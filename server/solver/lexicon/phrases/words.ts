import { table } from "../../table";
/** Numbers that are told in words only: they are unknowns, and nothing of them may be read over. */
export const WORDS = table({
  "unknown-number":
    "a number|some number|another number|an integer|a certain number|an unknown number|certain number|two numbers|numbers whose",
} as const);
