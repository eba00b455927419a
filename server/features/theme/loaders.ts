import "server-only";
import { chosenTheme } from "@/server/page-cache/theme.mjs";

/** The theme that the visitor a page is made for has chosen; null where they have not. Part of what is kept of a page, so
 * that nothing waits for it. */
export const loadTheme = chosenTheme;
