import {
  CHARACTERS,
  COMMANDS,
  EMBEDDED_WORDS,
  IGNORED_COMMANDS,
  PAIRS,
  SUPERSCRIPTS,
  TEXT_COMMANDS,
  WORDS,
} from "./characters";
import { ParseError } from "./parse-error";
import type { Token, TokenKind } from "./token";

/** Every scanner looks at the text from `at` on and returns what it found and where that ends, or null. */
type Scan = (text: string, at: number) => Found | null;
interface Found {
  readonly kind: TokenKind | "nothing";
  readonly text: string;
  readonly end: number;
}

const NUMBER = /(?:[1-9]\d{0,2}(?:(?:,|\{,\})\d{3})+(?!\d)|\d+)(?:\.\d+)?|\.\d+/y;
/** 0.1\overline{6}: the digits under the line repeat without end. */
const REPEATING = /(\d*)\.(\d*)\\(?:overline|bar)\s*\{\s*(\d+)\s*\}/y;
const COMMAND = /\\([a-zA-Z]+|[\s\S])/y;
const DEGREE = /\^\s*(?:\{\s*\\circ\s*\}|\\circ(?![a-zA-Z])|\{?°\}?)|\\text\s*\{\s*°\s*\}/y;
const BRACES = /\s*\{([^{}]*)\}/y;
const SUBSCRIPT = /_(?:\{\s*([a-zA-Z0-9]+)\s*\}|(\d+|[a-zA-Z]))/y;
const LETTERS = /[a-zA-Z]+/y;
const ROOT_OF_INDEX = /root(\d{1,3})(?=\()/y;
const SPACE = /[\s\u00a0\u2000-\u200b\u202f\u205f\u3000&~]/;

/** Splits plain text or LaTeX into tokens.
 * @throws {ParseError} at the first character that has no meaning in mathematics */
export function tokenize(source: string): Token[] {
  const text = halfWidth(source);
  const tokens: Token[] = [];
  let spaced = false;
  for (let at = 0; at < text.length; ) {
    if (SPACE.test(text[at] as string)) {
      spaced = true;
      at += 1;
      continue;
    }
    const found = scan(text, at);
    if (!found) throw new ParseError(`I don’t know what “${text[at]}” means here.`, at);
    if (found.kind === "nothing") spaced = true;
    else {
      tokens.push({ kind: found.kind, text: found.text, start: at, end: found.end, spaced });
      spaced = false;
    }
    at = found.end;
  }
  return tokens;
}

function scan(text: string, at: number): Found | null {
  const first = text[at] as string;
  for (const [starts, scanner] of SCANNERS) {
    const found = starts === null || starts.includes(first) ? scanner(text, at) : null;
    if (found) return found;
  }
  return null;
}

/** Full-width forms, as some keyboards type them, one character for one. */
function halfWidth(text: string): string {
  return text.replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** 0xFF, 0b101: how programs write numbers in other bases. */
const MARKED_BASE = /0[xX][0-9a-fA-F]+|0[bB][01]+(?![0-9])/y;

const scanNumber: Scan = (text, at) => {
  if (match(MARKED_BASE, text, at))
    throw new ParseError(
      "This looks like a number in another base. Say which base it is to be written in.",
      at,
    );
  const found = match(NUMBER, text, at);
  return found && { kind: "number", text: found[0].replace(/[,{}]/g, ""), end: at + found[0].length };
};

/** A repeating decimal as the fraction it is: 0.1\overline{6} is 15/90. */
const scanRepeating: Scan = (text, at) => {
  const found = match(REPEATING, text, at);
  if (!found) return null;
  const [written, whole = "", start = "", period = ""] = found;
  const numerator = BigInt(whole + start + period) - BigInt(whole + start || "0");
  const denominator = "9".repeat(period.length) + "0".repeat(start.length);
  return { kind: "vulgar", text: `${numerator}/${denominator}`, end: at + written.length };
};

/** A currency sign before an amount is read over: $1,200 is 1200. */
const scanCurrency: Scan = (text, at) => {
  const sign = /\\?[$£€](?=\s*[\d.])/y;
  const found = match(sign, text, at);
  return found && { kind: "nothing", text: "", end: at + found[0].length };
};

const scanCommand: Scan = (text, at) => {
  const found = match(COMMAND, text, at);
  if (!found) return null;
  const name = found[1] as string;
  const end = at + found[0].length;
  if (name === "left" || name === "right") return scanDelimiter(text, end, name);
  if (name === "begin" || name === "end") return scanEnvironment(text, end, name);
  if (TEXT_COMMANDS.has(name)) return scanUpright(text, end) ?? scanWords(text, end);
  if (IGNORED_COMMANDS.has(name)) return { kind: "nothing", text: "", end };
  const meaning = COMMANDS.get(name);
  if (!meaning) throw new ParseError(`I don’t know the command “\\${name}”.`, at);
  if (meaning[0] === "letter") return withSubscript(text, meaning[1], end);
  return { kind: meaning[0], text: meaning[1], end };
};

function scanDelimiter(text: string, at: number, side: "left" | "right"): Found | null {
  const start = at + (/^\s*/.exec(text.slice(at, at + 10))?.[0].length ?? 0);
  if (text[start] === ".") return { kind: "nothing", text: "", end: start + 1 };
  const found = scan(text, start);
  if (found?.kind === "bar") return { ...found, text: side === "left" ? "open" : "close" };
  return found;
}

function scanEnvironment(text: string, at: number, kind: "begin" | "end"): Found {
  const found = match(BRACES, text, at);
  if (!found) throw new ParseError(`A name in braces must follow \\${kind}.`, at);
  const name = (found[1] as string).replace("*", "");
  const end = at + found[0].length;
  const columns = kind === "begin" && name === "array" ? match(BRACES, text, end) : null;
  return { kind, text: name, end: end + (columns?.[0].length ?? 0) };
}

/** \mathrm{d}x and \operatorname{sech}: a letter or a function set upright. */
function scanUpright(text: string, at: number): Found | null {
  const found = match(BRACES, text, at);
  const name = found?.[1]?.trim() ?? "";
  const end = at + (found?.[0].length ?? 0);
  if (name === "d") return { kind: "letter", text: name, end };
  const meaning = WORDS.get(name);
  return meaning?.[0] === "function" ? { kind: "function", text: meaning[1], end } : null;
}

function scanWords(text: string, at: number): Found {
  const found = match(BRACES, text, at);
  if (!found) throw new ParseError("Words in braces must follow here.", at);
  const words = (found[1] as string).trim();
  return { kind: words === "" ? "nothing" : "text", text: words, end: at + found[0].length };
}

const scanLetters: Scan = (text, at) => {
  const indexed = match(ROOT_OF_INDEX, text, at);
  if (indexed) return { kind: "root", text: indexed[1] as string, end: at + indexed[0].length };
  const run = match(LETTERS, text, at)?.[0];
  if (!run) return null;
  const word = WORDS.has(run) ? run : EMBEDDED_WORDS.find((name) => run.startsWith(name));
  const meaning = word && WORDS.get(word);
  if (word && meaning && meaning[0] !== "letter") {
    return { kind: meaning[0], text: meaning[1], end: at + word.length };
  }
  const name = word ?? (run[0] as string);
  return withSubscript(text, name, at + name.length);
};

function withSubscript(text: string, name: string, end: number): Found {
  const found = match(SUBSCRIPT, text, end);
  if (!found) return { kind: "letter", text: name, end };
  return { kind: "letter", text: `${name}_${found[1] ?? found[2]}`, end: end + found[0].length };
}

const scanSuperscript: Scan = (text, at) => {
  let end = at;
  while (SUPERSCRIPTS.has(text[end] ?? "")) end += 1;
  if (end === at) return null;
  const digits = [...text.slice(at, end)].map((character) => SUPERSCRIPTS.get(character)).join("");
  return /^-?\d+$/.test(digits) ? { kind: "superscript", text: digits, end } : null;
};

/** ^\circ and \text{°}, the degree sign as it is set in LaTeX. */
const scanDegree: Scan = (text, at) => {
  const found = match(DEGREE, text, at);
  return found && { kind: "degree", text: "°", end: at + found[0].length };
};

const scanCharacter: Scan = (text, at) => {
  const pair = PAIRS.get(text.slice(at, at + 2));
  if (pair) return { kind: pair[0], text: pair[1], end: at + 2 };
  const meaning = CHARACTERS.get(text[at] as string);
  if (!meaning) return null;
  if (meaning[0] === "letter") return withSubscript(text, meaning[1], at + 1);
  return { kind: meaning[0], text: meaning[1], end: at + 1 };
};

const DIGITS = ".0123456789";

/** With the characters that what is found can begin with; null where they are too many to name. */
const SCANNERS: readonly (readonly [starts: string | null, Scan])[] = [
  [DIGITS, scanRepeating],
  [DIGITS, scanNumber],
  ["\\$£€", scanCurrency],
  ["\\^", scanDegree],
  ["\\", scanCommand],
  [null, scanSuperscript],
  [null, scanLetters],
  [null, scanCharacter],
];
