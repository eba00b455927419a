import { preload } from "react-dom";
import geist from "./geist-latin.woff2";

/** Fetches the font of the interface along with the page: nearly every word is set in it. */
export function preloadInterfaceFont() {
  preload(geist, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
}
