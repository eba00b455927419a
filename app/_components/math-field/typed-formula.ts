import { BrandedError } from "@/server/errors/branded-error";
import { table } from "@/server/solver/table";

/** What is written for a command where a person types on one line. */
const SIGNS: Readonly<Record<string, string>> = table({
  cdot: " · ",
  times: " × ",
  div: " ÷ ",
  le: " ≤ ",
  leq: " ≤ ",
  ge: " ≥ ",
  geq: " ≥ ",
  ne: " ≠ ",
  neq: " ≠ ",
  lt: " < ",
  gt: " > ",
});
const LETTERS: Readonly<Record<string, string>> = table({
  pi: "π",
  theta: "θ",
  alpha: "α",
  beta: "β",
  infty: "∞",
});
const FUNCTIONS = /^(?:sin|cos|tan|cot|sec|csc|ln|log|exp|arcsin|arccos|arctan|sinh|cosh|tanh)$/;
const OPENING = /^(?:\(|\[|lvert|\|)$/;
/** Says how large a bracket is drawn, or leaves room. */
const LAYOUT = /^(?:left|right|,|;|:|!| |quad)$/;
const RAISED: Readonly<Record<string, string>> = table({ 2: "²", 3: "³" });
const ROOTS: Readonly<Record<string, string>> = table({ 2: "√", 3: "∛" });
/** Stands for a box that is still to be filled in. */
const BOX = "□";

const TOKEN = /\\([a-zA-Z]+|.)|([{}^_[\]])|(\d+(?:\.\d+)?)|(\s+)|(.)/gsu;

interface Token {
  readonly kind: "command" | "brace" | "number" | "other";
  readonly text: string;
}

/** A piece of a formula on one line. `tight` binds to its neighbours as a factor; `loose` is a fraction, which needs
 * brackets beside a factor; `sign` and `open` bind nothing. */
interface Piece {
  readonly text: string;
  readonly kind: "tight" | "loose" | "sign" | "open" | "close";
}

/** A formula as a person types it on one line; null for what cannot be written so: matrices, integrals, sums.
 * @example typedFormula("\\frac{x+1}{2}=3^{2}") // "(x + 1)/2 = 3²" */
export function typedFormula(latex: string): string | null {
  try {
    const reader = new Reader(tokensOf(latex.replace(/\\placeholder(?:\[[^\]]*\])?\{\s*\}/g, BOX)));
    const text = joined(reader.row(null));
    return reader.isDone() ? text : null;
  } catch (error) {
    if (Unwritable.isInstance(error)) return null;
    throw error;
  }
}

class Unwritable extends BrandedError {
  static readonly brand = "Unwritable";
}

function tokensOf(latex: string): Token[] {
  return [...latex.matchAll(TOKEN)].flatMap(([, command, brace, number, space, other = ""]): Token[] => {
    if (space !== undefined || (command !== undefined && LAYOUT.test(command))) return [];
    if (command !== undefined) return [{ kind: "command", text: command }];
    if (brace !== undefined) return [{ kind: "brace", text: brace }];
    return number === undefined ? [{ kind: "other", text: other }] : [{ kind: "number", text: number }];
  });
}

class Reader {
  #at = 0;
  constructor(private readonly tokens: readonly Token[]) {}

  isDone = (): boolean => this.#at >= this.tokens.length;

  #next(): Token {
    const token = this.tokens[this.#at];
    if (!token) throw new Unwritable();
    this.#at += 1;
    return token;
  }

  /** @param end the brace that ends it; null for the end of the formula */
  row(end: string | null): Piece[] {
    const pieces: Piece[] = [];
    while (!this.isDone()) {
      if (end !== null && this.tokens[this.#at]?.text === end) {
        this.#at += 1;
        return pieces;
      }
      pieces.push(...this.#piece(pieces));
    }
    if (end !== null) throw new Unwritable();
    return pieces;
  }

  #piece(before: readonly Piece[]): Piece[] {
    const { kind, text } = this.#next();
    if (kind === "command") return this.#command(text, before);
    if (kind === "number") return [{ text, kind: "tight" }];
    if (text === "^") return [{ text: this.#power(), kind: "close" }];
    if (text === "_") return [{ text: `_${plain(this.#group())}`, kind: "close" }];
    if (text === "{") return this.row("}");
    if (text === "}") throw new Unwritable();
    if (OPENING.test(text)) return [bracket(text, before)];
    if (/^[)\]!']$/.test(text)) return [{ text, kind: "close" }];
    if (/^[-+=<>,−]$/.test(text)) return [{ text: spaced(text, before), kind: "sign" }];
    return [{ text, kind: "tight" }];
  }

  #command(name: string, before: readonly Piece[]): Piece[] {
    const sign = SIGNS[name];
    if (sign !== undefined) return [{ text: sign, kind: "sign" }];
    const letter = LETTERS[name];
    if (letter !== undefined) return [{ text: letter, kind: "tight" }];
    if (name === "%") return [{ text: "%", kind: "close" }];
    if (name === "degree" || name === "circ") return [{ text: "°", kind: "close" }];
    if (name === "lvert" || name === "rvert") return [bracket("|", before)];
    if (name === "frac" || name === "dfrac" || name === "tfrac") return [this.#fraction()];
    if (name === "sqrt") return [this.#root()];
    if (FUNCTIONS.test(name)) return [{ text: name, kind: "tight" }, ...this.#argument()];
    throw new Unwritable();
  }

  /** A letter behind the name of a function is kept apart from it. */
  #argument(): Piece[] {
    const next = this.tokens[this.#at];
    const isApart = next && /^[({^_|[]$|^(?:left|lvert)$/.test(next.text);
    return isApart || !next ? [] : [{ text: " ", kind: "open" }];
  }

  #fraction(): Piece {
    const [over, under] = [this.#group(), this.#group()];
    return { text: `${over.every(isFactor) ? joined(over) : inBrackets(over)}/${one(under)}`, kind: "loose" };
  }

  #root(): Piece {
    let index = "2";
    if (this.tokens[this.#at]?.text === "[") {
      this.#at += 1;
      index = joined(this.row("]"));
    }
    const sign = ROOTS[index];
    if (sign === undefined) throw new Unwritable();
    return { text: `${sign}(${joined(this.#group())})`, kind: "tight" };
  }

  #power(): string {
    const power = this.#group();
    const text = joined(power);
    if (text === "°") return text;
    return RAISED[text] ?? `^${one(power)}`;
  }

  /** What belongs to a command: a group, or the next sign; "\frac12" has two digits. */
  #group(): Piece[] {
    const token = this.#next();
    if (token.text === "{") return this.row("}");
    if (token.kind === "command") return this.#command(token.text, []);
    if (token.kind !== "number") return [{ text: token.text, kind: "tight" }];
    const rest = token.text.slice(1);
    if (rest === "") return [{ text: token.text, kind: "tight" }];
    this.#at -= 1;
    (this.tokens as Token[])[this.#at] = { kind: "number", text: rest };
    return [{ text: token.text.slice(0, 1), kind: "tight" }];
  }
}

const isFactor = ({ kind }: Piece): boolean => kind === "tight" || kind === "close";

/** A bar opens what the last one has not closed. */
function bracket(text: string, before: readonly Piece[]): Piece {
  if (text !== "|") return { text, kind: "open" };
  const bars = before.filter((piece) => piece.text === "|").length;
  return { text, kind: bars % 2 === 0 ? "open" : "close" };
}

/** A sign between two things has room around it, and one before a number has none. */
function spaced(sign: string, before: readonly Piece[]): string {
  const last = before.at(-1);
  if (sign === ",") return ", ";
  const isBetween = last !== undefined && last.kind !== "sign" && last.kind !== "open";
  return isBetween || !/[-+−]/.test(sign) ? ` ${sign} ` : sign;
}

/** The pieces in a row; a fraction beside a factor stands in brackets, but behind a whole number, where it is a mixed
 * number. */
function joined(pieces: readonly Piece[]): string {
  return pieces
    .map(({ text, kind }, at) => {
      if (kind !== "loose") return text;
      const [before, after] = [pieces[at - 1], pieces[at + 1]];
      if (binds(after)) return `(${text})`;
      if (before && /^\d+$/.test(before.text) && /^\d+\/\d+$/.test(text)) return ` ${text}`;
      return binds(before) ? `(${text})` : text;
    })
    .join("")
    .trim();
}

const binds = (piece: Piece | undefined): boolean =>
  piece !== undefined && (isFactor(piece) || piece.kind === "loose" || /[·×÷]/.test(piece.text));

const plain = (pieces: readonly Piece[]): string => {
  if (pieces.length !== 1) throw new Unwritable();
  return joined(pieces);
};

const inBrackets = (pieces: readonly Piece[]): string => `(${joined(pieces)})`;

/** In brackets unless it is one number or one letter. */
const one = (pieces: readonly Piece[]): string =>
  pieces.length === 1 && pieces[0]?.kind === "tight" && /^(?:[\d.]+|\p{L}|□)$/u.test(pieces[0].text)
    ? pieces[0].text
    : inBrackets(pieces);
