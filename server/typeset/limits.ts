/** What a formula, a text and a page may cost to show. Whatever goes over is shown as it was written. Sizes are in
 * characters of markup, as they are estimated before anything is set. */

/** Characters of LaTeX in one formula; longer than this nobody reads it set. */
export const FORMULA_LENGTH_MAX = 2_000;

/** Groups, environments, roots and scripts in one another. */
export const FORMULA_DEPTH_MAX = 24;

/** Estimated markup of one formula, and what its markup may come to in fact. */
export const FORMULA_COST_MAX = 90_000;
export const FORMULA_MARKUP_MAX = 400_000;

/** Characters of one text that are read as Markdown. */
export const TEXT_LENGTH_MAX = 20_000;

/** Estimated markup of everything that one page sets, and of one text where it is set in a browser. What homework needs
 * comes to about half of its estimate. */
export const PAGE_COST_MAX = 5_000_000;
export const TEXT_COST_MAX = 1_200_000;

/** Characters of stored text on one page, set or not. */
export const PAGE_CHARACTERS_MAX = 600_000;

/** Estimated markup that is set before everyone else's requests get their turn. */
export const SLICE_COST = 40_000;

/** Characters of markup that one cache of set formulas keeps. */
export const CACHE_CHARACTERS_MAX = 8_000_000;
