import type { Worked } from "./worked";
export const workSinusoid = (..._args: readonly unknown[]): Worked | null => null;
