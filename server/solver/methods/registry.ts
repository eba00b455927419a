import type { Method } from "../types";

/** Every method, in the order in which they are tried. */
export const METHODS: readonly Method[] = [];
