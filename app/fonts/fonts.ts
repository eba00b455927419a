import "./fallbacks.css";
import localFont from "next/font/local";

/** The interface. Preloaded: nearly every word on the page is set in it. */
export const geist = localFont({
  src: "./geist-latin.woff2",
  variable: "--font-geist",
  weight: "400 600",
  display: "swap",
  adjustFontFallback: false,
});

/** Headings, the wordmark and step numbers. */
export const newsreader = localFont({
  src: "./newsreader-latin.woff2",
  variable: "--font-newsreader",
  weight: "500",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
});
