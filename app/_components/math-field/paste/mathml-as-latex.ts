import { table } from "@/server/solver/table";
import { findIn, type MarkupNode, nameOf, textOf } from "./markup";

const FUNCTIONS = /^(?:sin|cos|tan|cot|sec|csc|arcsin|arccos|arctan|sinh|cosh|tanh|log|ln|lim|exp|min|max)$/;
const SIGNS: Readonly<Record<string, string>> = table({
  "−": "-",
  "×": "\\times ",
  "⋅": "\\cdot ",
  "·": "\\cdot ",
  "÷": "\\div ",
  "≤": "\\le ",
  "≥": "\\ge ",
  "≠": "\\ne ",
  "±": "\\pm ",
  "→": "\\to ",
  "∞": "\\infty ",
  π: "\\pi ",
  "%": "\\%",
  "{": "\\{",
  "}": "\\}",
});
/** What is there for machines: applied functions, times signs that are not written, spaces without a width. */
const INVISIBLE = /[\u2061-\u2064\u200b\u00ad\ufeff]/g;

type Write = (parts: readonly string[]) => string;

const ELEMENTS: Readonly<Record<string, Write>> = table({
  mfrac: ([top, below]) => `\\frac{${top}}{${below}}`,
  msqrt: (parts) => `\\sqrt{${parts.join("")}}`,
  mroot: ([of, index]) => `\\sqrt[${index}]{${of}}`,
  msup: ([base, power]) => `${grouped(base)}^{${power}}`,
  msub: ([base, index]) => `${grouped(base)}_{${index}}`,
  msubsup: ([base, index, power]) => `${grouped(base)}_{${index}}^{${power}}`,
  munder: ([base, below]) => `${grouped(base)}_{${below}}`,
  mover: ([base, above]) => `${grouped(base)}^{${above}}`,
  munderover: ([base, below, above]) => `${grouped(base)}_{${below}}^{${above}}`,
  mfenced: (parts) => `\\left(${parts.join(",")}\\right)`,
  mtable: (rows) => `\\begin{matrix}${rows.join("\\\\")}\\end{matrix}`,
  mtr: (cells) => cells.join("&"),
  mspace: () => " ",
  semantics: ([shown = ""]) => shown,
  annotation: () => "",
  "annotation-xml": () => "",
});

/** A formula of a web page as LaTeX: the one it was set from where that is given, else what it shows. */
export function mathmlAsLatex(math: MarkupNode): string {
  const source = findIn(math, (node) => node.getAttribute?.("encoding") === "application/x-tex");
  return (source ? textOf(source) : write(math)).replace(/[^\S\n]+/g, " ").trim();
}

function write(node: MarkupNode): string {
  const name = nameOf(node);
  if (node.nodeValue !== null) return name === "#text" && node.nodeValue.trim() !== "" ? node.nodeValue : "";
  if (name === "mtext") return `\\text{${textOf(node)}}`;
  if (name === "mi" || name === "mn" || name === "mo") return token(textOf(node).trim());
  const parts = [...node.childNodes].filter((child) => nameOf(child) !== "#text").map(write);
  return (ELEMENTS[name] ?? ((all) => all.join("")))(parts);
}

function token(text: string): string {
  const bare = text.replace(INVISIBLE, "").normalize("NFC");
  if (FUNCTIONS.test(bare)) return `\\${bare} `;
  return [...bare].map((sign) => SIGNS[sign] ?? plainLetter(sign)).join("");
}

/** The letters that mathematics has of its own, as those of the alphabet. */
const plainLetter = (sign: string): string =>
  /[\u{1d400}-\u{1d7ff}]/u.test(sign) ? sign.normalize("NFKC") : sign;

const grouped = (base = ""): string => (/^(?:.|\\[a-z]+ ?)$/u.test(base) ? base : `{${base}}`);
