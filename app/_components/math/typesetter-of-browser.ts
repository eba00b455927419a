import type { Typesetter } from "./typesetter";

/** What `#typesetter` stands for in browsers: pages arrive with their formulas set. */
export const ownTypesetter: Typesetter | null = null;
