"use client";

import { use } from "react";

export interface Stylesheet {
  /** Changes with the stylesheet. */
  readonly name: string;
  /** The compiled stylesheet; in browsers of a built product empty, for there it is in the page already. */
  readonly text: string;
  /** Fetches the text as a script. */
  readonly fetchText: () => Promise<string>;
}

/** A stylesheet inside the page, however many parts of it ask for it. A client component, because what a server component
 * renders is in the page a second time, as data; a browser finds the element by its name and leaves it as it is. */
export function InlineStylesheet({ stylesheet }: { readonly stylesheet: Stylesheet }) {
  return (
    <style href={stylesheet.name} precedence="next">
      {textAtHand(stylesheet) ?? use(fetchStylesheet(stylesheet))}
    </style>
  );
}

const texts = new Map<string, string>();
const fetched = new Map<string, Promise<string>>();

/** Null where a page was reached by a link, or the server could not answer with the page itself: the browser makes all of
 * it then, and does not have the stylesheet yet. */
function textAtHand({ name, text }: Stylesheet): string | null {
  if (text !== "") return text;
  if (!texts.has(name) && document.querySelector(`style[data-href~="${name}"]`)) texts.set(name, "");
  return texts.get(name) ?? null;
}

/** Fetches a stylesheet that is not at hand. Code that is going to need it calls this ahead, so that nothing waits.
 * @returns the same promise each time, so that a component can wait for it */
export function fetchStylesheet(stylesheet: Stylesheet): Promise<string> {
  const atHand = textAtHand(stylesheet);
  const text =
    fetched.get(stylesheet.name) ?? (atHand === null ? stylesheet.fetchText() : Promise.resolve(atHand));
  if (!fetched.has(stylesheet.name)) {
    fetched.set(stylesheet.name, text);
    text.then(
      (arrived) => texts.set(stylesheet.name, arrived),
      () => fetched.delete(stylesheet.name),
    );
  }
  return text;
}
