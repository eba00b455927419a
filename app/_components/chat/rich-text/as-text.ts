import { mathAsText } from "@/server/typeset/math-as-text";
import { withoutFences } from "./fenced-math";
import { isReadable } from "./limits";
import { splitMath } from "./math";

/** Stands for the mathematics of a text while its Markdown is taken off: a character nobody types. */
const PLACE = "\ue000";

/** A reply without Markdown and LaTeX, for where neither is read: a message, a form, a notebook. One that is too long or
 * too deeply nested to be read stays as it was written.
 * @example asText("**Answer:** $x = \\frac{1}{2}$") // "Answer: x = 1/2" */
export function asText(markdown: string): string {
  if (!isReadable(markdown)) return markdown;
  const pieces = splitMath(withoutFences(markdown).replaceAll(PLACE, ""));
  const formulas = pieces.flatMap(({ math }) => (math ? [mathAsText(math.latex)] : []));
  const words = pieces.map(({ content, math }) => (math ? PLACE : content)).join("");
  let next = 0;
  return withoutMarks(words)
    .replaceAll(PLACE, () => formulas[next++] ?? "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function withoutMarks(text: string): string {
  return text
    .replace(/^[ \t]*```.*\n?/gm, "")
    .replace(/^[ \t]{0,3}#{1,6}[ \t]+/gm, "")
    .replace(/^[ \t]{0,3}>[ \t]?/gm, "")
    .replace(/!?\[([^\]\n]{1,400})\]\((https?:[^)\s]{1,2000})\)/g, "$1 ($2)")
    .replace(/(\*\*|__|~~)(?=\S)([^\n]{0,2000}?\S)\1/g, "$2")
    .replace(/(?<![\w*])([*_])(?=[^\s*_])([^*_\n]{0,2000})(?<=\S)\1(?![\w*])/g, "$2")
    .replace(/`([^`\n]{1,2000})`/g, "$1")
    .replace(/\\([\\`*_{}[\]()#+.!$~>-])/g, "$1");
}
