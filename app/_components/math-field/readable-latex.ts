import { table } from "@/server/solver/table";

/** Commands of the mathematics field that say more than LaTeX does, and what is written for them. */
const COMMANDS: Readonly<Record<string, string>> = table({
  mleft: "\\left",
  mright: "\\right",
  exponentialE: "e",
  imaginaryI: "i",
  imaginaryJ: "j",
  lparen: "(",
  rparen: ")",
  lbrack: "[",
  rbrack: "]",
  doubleStruckCapitalN: "\\mathbb{N}",
  doubleStruckCapitalZ: "\\mathbb{Z}",
  doubleStruckCapitalQ: "\\mathbb{Q}",
  doubleStruckCapitalR: "\\mathbb{R}",
  doubleStruckCapitalC: "\\mathbb{C}",
});
const EMPTY_BOX = /\\placeholder(?:\[[^\]]*\])?\{\s*\}/;
const BOX = /\\placeholder(?:\[[^\]]*\])?\{([^{}]*)\}/g;
const WORDS = /\\text\{([^{}]*)\}/g;

/** Whether a place in the formula is still to be filled in. */
export const hasEmptyBox = (latex: string): boolean => EMPTY_BOX.test(latex);

/** What the mathematics field holds, in the LaTeX that is read everywhere.
 * @example readableLatex("\\exponentialE^{x}=5") // "e^{x}=5" */
export function readableLatex(latex: string): string {
  return latex
    .replace(BOX, "$1")
    .replace(WORDS, " $1 ")
    .replace(/\\differentialD\s*(?=\})/g, "d")
    .replace(/(\{)?\\differentialD\s*([a-zA-Z])/g, (_, brace: string | undefined, name: string) =>
      brace ? `{d${name}` : `\\,d${name}`,
    )
    .replace(/\\([a-zA-Z]+)(\s*)/g, inPlainLatex)
    .replace(/ {2,}/g, " ")
    .trim();
}

/** The space behind a command goes with it, unless what is written for it ends in a command again. */
function inPlainLatex(whole: string, name: string, space: string): string {
  const plain = COMMANDS[name];
  if (plain === undefined) return whole;
  return /\\[a-zA-Z]+$/.test(plain) ? plain + space : plain;
}
