import type { Worked } from "./worked";
export const workCircle = (..._args: readonly unknown[]): Worked | null => null;
