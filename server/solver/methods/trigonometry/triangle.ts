import type { Worked } from "./worked";
export const workTriangle = (..._args: readonly unknown[]): Worked | null => null;
