import type { Expression } from "../expression/ast";

/** Another way to write the same value, and why one does. */
export type Writing = readonly [Expression, string];
