import { mathAsText } from "./math-as-text";

/** Mathematics between delimiters. */
const DELIMITED = /\$\$([^$]+)\$\$|\$((?:\\.|[^$\\\n])+)\$|\\\(([\s\S]+?)\\\)|\\\[([\s\S]+?)\\\]/g;
/** Amounts of money stand between dollar signs as well. */
const IS_MATHEMATICS = /\\[a-zA-Z]|[\^_=]|^\s*-?[a-zA-Z]\s*$/;
const COMMAND = /\\[a-zA-Z]{2,}/;

/** A text for where nothing is typeset: a title, the name of a window. Its mathematics is written as it is typed on one
 * line.
 * @example withoutTex("Solve $\\frac{x}{4} = 3$") // "Solve x/4 = 3" */
export function withoutTex(text: string): string {
  const plain = text.replace(DELIMITED, (whole, ...groups: (string | undefined)[]) => {
    const inside = groups.slice(0, 4).find((group) => group !== undefined) ?? "";
    return IS_MATHEMATICS.test(inside) ? mathAsText(inside) : whole;
  });
  return COMMAND.test(plain) ? mathAsText(plain) : plain;
}
