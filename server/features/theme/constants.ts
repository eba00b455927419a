/** The cookie the browser keeps a chosen theme in, over https with `__Host-` before its name; none for anyone who leaves the
 * theme to the device. `server/page-cache/theme.mjs` reads it. */
export const THEME_COOKIE = "cm-theme";
