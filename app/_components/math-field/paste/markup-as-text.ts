import type { Notation } from "../insertion";
import { type MarkupNode, nameOf } from "./markup";
import { mathmlAsLatex } from "./mathml-as-latex";

const SKIPPED = /^(?:head|style|script|title|#comment|mjx-math)$/;
const BLOCK = /^(?:p|div|li|ul|ol|tr|table|h[1-6]|pre|blockquote|section|article|dt|dd)$/;
/** Raised, and no power: "the 4th", a note. */
const NO_POWER = /^(?:st|nd|rd|th|\[.*\]|[*†‡])$/;

/** What was copied from a page or a document, with the powers, indices and formulas that its plain text loses.
 * @example x<sup>2</sup> + 1 // "x^2 + 1" */
export function markupAsText(root: MarkupNode, notation: Notation): string {
  return write(root, notation)
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function write(node: MarkupNode, notation: Notation): string {
  const name = nameOf(node);
  if (name === "#text") return (node.nodeValue ?? "").replace(/\s+/g, " ");
  if (SKIPPED.test(name) || isForTheEyeOnly(node)) return "";
  if (name === "br") return "\n";
  if (name === "math") return formula(mathmlAsLatex(node), notation);
  const inside = [...node.childNodes].map((child) => write(child, notation)).join("");
  if (name === "sup") return raised(inside.trim());
  if (name === "sub") return `_${one(inside.trim())}`;
  if (name === "td" || name === "th") return `${inside} `;
  return BLOCK.test(name) ? `\n${inside}\n` : inside;
}

/** A typesetter puts a formula down twice: once to look at, once as mathematics. */
const isForTheEyeOnly = (node: MarkupNode): boolean =>
  /\bkatex-html\b|\bMathJax_(?:SVG|CHTML|Preview)\b/.test(node.getAttribute?.("class") ?? "");

const formula = (latex: string, notation: Notation): string =>
  notation === "bare" || latex === "" ? latex : `$${latex}$`;

const raised = (text: string): string => {
  if (text === "" || NO_POWER.test(text)) return text;
  return text === "°" || text === "o" ? "°" : `^${one(text)}`;
};

const one = (text: string): string => (/^(?:[\d.]+|\p{L})$/u.test(text) ? text : `(${text})`);
