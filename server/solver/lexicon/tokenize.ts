import { Memo } from "../memo";
import { looksLikeMathematics } from "../problem/segment";
import type { Token, TokenKind } from "./tokens";

/** What begins at an offset; the first that matches is taken. */
const SCANNERS: readonly (readonly [TokenKind, RegExp])[] = [
  ["maths", /\$\$[^$]+\$\$|\\\((?:(?!\\\))[\s\S])+\\\)|\\\[(?:(?!\\\])[\s\S])+\\\]/y],
  ["maths", /\$(?:\\[\s\S]|[^$\\])+\$/y],
  ["maths", /\\begin\{([a-z]+)\*?\}(?:(?!\\begin)[\s\S])*?\\end\{\1\*?\}/y],
  ["number", /[1-9]\d{0,2}(?:,\d{3})+(?!\d)(?:\.\d+)?|\d+(?:\.\d+|\.(?=\\(?:overline|bar)\b))?|\.\d+/y],
  // "w/ base" is typed for "with".
  ["word", /w\/(?=\s+[a-zA-Z]{2})/y],
  // "d.p." and "s.f." are words.
  ["word", /[a-z]\.[a-z]\.?(?![a-z\d])/y],
  // So are names such as L'Hôpital's.
  ["word", /[a-zA-Z]['’][a-zA-ZÀ-ÖØ-öø-ÿ]{3,}(?:['’]s)?/y],
  ["word", /[a-zA-ZÀ-ÖØ-öø-ÿ]+(?:['’][a-zA-Z]{1,2}(?![a-zA-Z]))*/y],
  ["sign", /\\[a-zA-Z]+|\\./y],
  ["mark", /\.{2,}|…|[.,;:?!\n"“”]/y],
  ["sign", /<=|>=|!=|->|\*\*|[^\s]/y],
];

const DELIMITERS = 2;

const TOKENS = new Memo<readonly Token[]>();

/** Takes a text apart without giving it a meaning. */
export const tokenize = (text: string): readonly Token[] => TOKENS.once(text, () => tokensIn(text));

function tokensIn(text: string): Token[] {
  const tokens: Token[] = [];
  let spaced = true;
  for (let at = 0; at < text.length; ) {
    const found = tokenAt(text, at);
    if (found) tokens.push({ ...found, spaced });
    spaced = found === null || found.text === "\n";
    at = found ? found.end : at + 1;
  }
  return tokens;
}

function tokenAt(text: string, at: number): Omit<Token, "spaced"> | null {
  for (const [kind, pattern] of SCANNERS) {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    if (found === undefined || (kind === "maths" && !isDelimited(found))) continue;
    return { kind, text: written(kind, found), start: at, end: at + found.length };
  }
  return null;
}

/** Two amounts of money stand between dollar signs as well. */
const isDelimited = (found: string): boolean =>
  !found.startsWith("$") || found.startsWith("$$") || looksLikeMathematics(found.slice(1, -1));

function written(kind: TokenKind, found: string): string {
  if (kind === "word") return found.toLowerCase().replaceAll("’", "'").replaceAll(".", "");
  if (kind !== "maths" || found.startsWith("\\begin")) return found;
  const width = found.startsWith("$") && !found.startsWith("$$") ? 1 : DELIMITERS;
  return found.slice(width, -width);
}
