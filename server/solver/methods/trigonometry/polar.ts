import type { Worked } from "./worked";
export const workPolar = (..._args: readonly unknown[]): Worked | null => null;
