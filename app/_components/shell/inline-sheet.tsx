"use client";

import { use } from "react";

export interface Sheet {
  /** Changes with the stylesheet. */
  readonly name: string;
  /** The compiled stylesheet; in browsers of a built product empty, for there it is in the page already. */
  readonly text: string;
  /** Fetches the text as a script. */
  readonly fetchText: () => Promise<string>;
}

/** A stylesheet inside the page, however many parts of it ask for it. A client component, because what a server component
 * renders is in the page a second time, as data; a browser finds the element by its name and leaves it as it is. */
export function InlineSheet({ sheet }: { readonly sheet: Sheet }) {
  return (
    <style href={sheet.name} precedence="next">
      {sheet.text === "" && isMissing(sheet.name) ? use(textOf(sheet)) : sheet.text}
    </style>
  );
}

const inPage = new Set<string>();

/** Where a page was reached by a link, or the server could not answer with the page itself, the browser makes all of it, and
 * may not have the stylesheet yet. */
function isMissing(name: string): boolean {
  if (!inPage.has(name) && document.querySelector(`style[data-href~="${name}"]`)) inPage.add(name);
  return !inPage.has(name);
}

const fetched = new Map<string, Promise<string>>();

/** The same promise each time, so that a component can wait for it. */
function textOf({ name, fetchText }: Sheet): Promise<string> {
  const text = fetched.get(name) ?? fetchText();
  fetched.set(name, text);
  return text;
}
