import { tokenize } from "../lexicon/tokenize";
import type { Token } from "../lexicon/tokens";

/** What a sign of calculus is called when it is typed. */
const SIGNS: ReadonlyMap<string, "limit" | "integral" | "sum"> = new Map([
  ["lim", "limit"],
  ["limit", "limit"],
  ["int", "integral"],
  ["integral", "integral"],
  ["integrate", "integral"],
  ["∫", "integral"],
  ["sum", "sum"],
  ["sigma", "sum"],
  ["summation", "sum"],
  ["∑", "sum"],
  ["Σ", "sum"],
]);
const BEFORE_BOUNDS: ReadonlySet<string> = new Set(["as", "from", "for", "of", "when"]);
const TOWARDS: ReadonlySet<string> = new Set(["to", "→", "approaches", "goes", "tends"]);

/** "lim x to 0 sinx/x", "int from 0 to 1 x^2 dx", "sum n=1 to 10 n^2": the bounds of a sign are told in words, right
 * behind it and before what it is applied to.
 * @returns the same with the sign as it is read, or null */
export function withBoundsInPlace(text: string): string | null {
  const tokens = tokenize(text);
  const at = tokens.findIndex((token) => SIGNS.has(token.text));
  const sign = SIGNS.get(tokens[at]?.text ?? "");
  if (!sign) return null;
  const asked = text.slice(0, tokens[at]?.start);
  const behind = () => new Typed(text, tokens, at + 1);
  const written = WRITTEN[sign](behind()) ?? (sign === "sum" ? sumOf(behind()) : null);
  return written && `${asked}${written}`;
}

/** Reads on from a token. */
class Typed {
  readonly #text: string;
  readonly #tokens: readonly Token[];
  #at: number;

  constructor(text: string, tokens: readonly Token[], at: number) {
    this.#text = text;
    this.#tokens = tokens;
    this.#at = at;
    this.#skip(BEFORE_BOUNDS);
  }

  #skip(words: ReadonlySet<string>): number {
    const from = this.#at;
    while (words.has(this.#tokens[this.#at]?.text ?? "")) this.#at += 1;
    return this.#at - from;
  }

  /** Takes a letter. */
  letter(): string | null {
    const token = this.#tokens[this.#at];
    if (token?.kind !== "word" || token.text.length !== 1) return null;
    this.#at += 1;
    return this.#text.slice(token.start, token.end);
  }

  accept(text: string): boolean {
    const isNext = this.#tokens[this.#at]?.text === text;
    if (isNext) this.#at += 1;
    return isNext;
  }

  towards(): boolean {
    return this.#skip(TOWARDS) > 0;
  }

  /** Takes what stands before a word. */
  before(word: string): string | null {
    const end = this.#tokens.findIndex(({ text }, i) => i > this.#at && text === word);
    const first = this.#tokens[this.#at];
    if (end < 0 || !first) return null;
    this.#at = end + 1;
    return this.#text.slice(first.start, this.#tokens[end - 1]?.end);
  }

  isOver(): boolean {
    return this.#at >= this.#tokens.length;
  }

  /** Takes what is written without a space. */
  value(): string | null {
    const first = this.#tokens[this.#at];
    if (!first || first.kind === "mark") return null;
    let last: Token = first;
    for (this.#at += 1; this.#tokens[this.#at]?.spaced === false; this.#at += 1)
      last = this.#tokens[this.#at] as Token;
    return this.#text.slice(first.start, last.end);
  }

  /** All that is left. */
  rest(): string | null {
    this.accept("of");
    const first = this.#tokens[this.#at];
    return first ? this.#text.slice(first.start) : null;
  }
}

const WRITTEN: Readonly<Record<"limit" | "integral" | "sum", (typed: Typed) => string | null>> = {
  limit: (typed) => {
    const letter = typed.letter();
    const target = letter && typed.towards() ? typed.value() : null;
    const body = target && typed.rest();
    return body ? `limit ${letter}->${target} ${body}` : null;
  },
  integral: (typed) => {
    const [low = "", raised] = typed.value()?.split("^") ?? [];
    // No power of 0 or 1 is a factor that anybody writes.
    const top = low === "0" || low === "1" ? raised : undefined;
    const high = top ?? (low && typed.towards() ? typed.value() : null);
    const body = high && typed.rest();
    return body ? `integrate ${body} from ${low} to ${high}` : null;
  },
  sum: (typed) => {
    const letter = typed.letter();
    if (letter && !typed.accept("=")) return null;
    const low = typed.value();
    const high = low && typed.towards() ? typed.value() : null;
    if (!high) return null;
    if (!letter) return typed.isOver() ? `sum from ${low} to ${high}` : null;
    const body = typed.rest();
    return body && `\\sum_{${letter}=${low}}^{${high}} (${body})`;
  },
};

/** "sum of i^2 from i=1 to 5": what is added comes first. */
function sumOf(typed: Typed): string | null {
  const body = typed.before("from");
  const named = body && typed.letter();
  if (!body || (named && !typed.accept("="))) return null;
  const [only, ...others] = new Set(body.match(/(?<![a-z])[a-z](?![a-z])/g) ?? []);
  const letter = named ?? (others.length === 0 ? only : undefined);
  const low = typed.value();
  const high = low && typed.towards() ? typed.value() : null;
  return letter && high && typed.isOver() ? `\\sum_{${letter}=${low}}^{${high}} (${body})` : null;
}
