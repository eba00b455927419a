import type { Plugin } from "postcss";

/** Leaves out of a compiled sheet what only browsers older than the product's read. */
export function modernBrowsers(): Plugin;
