import type { Fit } from "./fit";
import type { Item } from "./items";
import type { Context } from "./sentence";

/** Reads a whole sentence by itself, where what it holds is named by words that no table has: the kinds of things in
 * a bag, a word whose letters are arranged. Like a frame it accounts for every item. */
export type ItemReader = (items: readonly Item[], context: Context) => Fit | null;
