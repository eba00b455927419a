import type { Worked } from "./worked";
export const workEquation = (..._args: readonly unknown[]): Worked | null => null;
