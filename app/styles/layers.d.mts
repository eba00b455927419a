import type { Plugin } from "postcss";

/** Every layer, from the weakest to the strongest, with the one sheet that fills it. */
export const LAYERS: ReadonlyMap<string, string>;

/** What every sheet begins with. */
export const LAYER_ORDER: string;

/** Declares the order of all layers at the top of a compiled sheet, and refuses a rule outside its own layers. */
export function layered(root?: string): Plugin;
