"use client";

import { use } from "react";
import { name, text } from "@/app/globals.css?inline";

/** The stylesheet of every page, inside the page. A client component, because what a server component renders stands
 * in the page a second time, as data; a browser finds the element by its name and leaves it as it is. */
export function PageStyles() {
  return (
    <style href={name} precedence="next">
      {text === "" && isMissing() ? use(fetchText()) : text}
    </style>
  );
}

/** Where the server could not answer with the page itself, as for one that turns out not to be there, the browser makes
 * all of it, and has no stylesheet yet. */
const isMissing = () => document.querySelector(`style[data-href~="${name}"]`) === null;

let fetched: Promise<string> | undefined;

function fetchText(): Promise<string> {
  fetched ??= import("@/app/globals.css?text").then((stylesheet) => stylesheet.text);
  return fetched;
}
