import type { Random } from "../fuzz/random";

/** A way to write a problem otherwise that leaves its meaning as it is.
 * @returns null where it does not apply */
export type Form = (text: string, random: Random) => string | null;
