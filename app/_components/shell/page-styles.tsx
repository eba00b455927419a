"use client";

import { name, text } from "@/app/globals.css?inline";

/** The stylesheet of every page, inside the page. A client component, because what a server component renders stands
 * in the page a second time, as data; a browser finds the element by its name and leaves it as it is. */
export function PageStyles() {
  return (
    <style href={name} precedence="next">
      {text}
    </style>
  );
}
