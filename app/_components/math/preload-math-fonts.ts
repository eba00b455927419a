import roman from "katex/dist/fonts/KaTeX_Main-Regular.woff2";
import italic from "katex/dist/fonts/KaTeX_Math-Italic.woff2";
import { preload } from "react-dom";

/** Fetches the two fonts nearly all school mathematics is set in along with the page that shows it. The rarer ones
 * are fetched when they are met. */
export function preloadMathFonts() {
  for (const address of [roman, italic]) {
    preload(address, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  }
}
