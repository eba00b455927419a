import localFont from "next/font/local";

/** The two fonts nearly all school mathematics is set in, preloaded on the pages that show it. KaTeX's own
 * stylesheet fetches the rarer ones when they are met. */
const roman = localFont({
  src: "../../../node_modules/katex/dist/fonts/KaTeX_Main-Regular.woff2",
  variable: "--font-math-roman",
  display: "swap",
  adjustFontFallback: "Times New Roman",
});

const italic = localFont({
  src: "../../../node_modules/katex/dist/fonts/KaTeX_Math-Italic.woff2",
  variable: "--font-math-italic",
  style: "italic",
  display: "swap",
  adjustFontFallback: "Times New Roman",
});

/** Put on an element that holds mathematics. */
export const mathFonts = `${roman.variable} ${italic.variable}`;
