import { table } from "../../table";
/** Phrases by which a text speaks of a quantity or a law, as data: "accelerat*|slow down|[net] force".
 *
 * - `|` stands between phrases of which one will do, `&` between those that must all be there, in any order;
 * - a word in small letters is meant in either case and number, one with capitals just so, and a star ends a stem;
 * - words in brackets may stand there, one or several;
 * - `…` passes over a few words but no quantity;
 * - `@` is the place of the quantity that is asked about, `#` that of another one, `^` the beginning.
 *
 * A space is a hyphen as well. */
export class Cues {
  static readonly #known = new Map<string, Cues>();
  /** All words in them, for whoever asks what a law knows of. */
  readonly words: readonly string[];
  readonly #phrases: readonly (readonly Part[])[];
  readonly #whole: RegExp;

  private constructor(text: string) {
    const phrases = text.split("|").map((phrase) => phrase.split(" & "));
    this.#phrases = phrases.map((parts) => parts.map(partOf));
    this.#whole = new RegExp(`^(?:${this.#phrases.map(([part]) => part?.pattern.source).join("|")})$`, "i");
    this.words = text.toLowerCase().match(/[a-z'-]{2,}/g) ?? [];
  }

  /** @param text read once, and kept */
  static of(text: string): Cues {
    const known = Cues.#known.get(text) ?? new Cues(text);
    Cues.#known.set(text, known);
    return known;
  }

  /** Whether a text holds one of them. */
  isIn(text: string): boolean {
    return this.#phrases.some((parts) =>
      parts.every(({ letters, pattern }) => text.includes(letters) && pattern.test(text)),
    );
  }

  /** Whether a phrase is one of them and nothing else. */
  isAllOf(phrase: string): boolean {
    return this.#whole.test(phrase);
  }

  /** A text without them. */
  without(text: string): string {
    return this.#phrases.reduce(
      (rest, [part]) => (part ? rest.replace(new RegExp(part.pattern, "g"), " ") : rest),
      text,
    );
  }
}

interface Part {
  /** They are in every text that the pattern is in, which is quicker to see. */
  readonly letters: string;
  readonly pattern: RegExp;
}

const partOf = (phrase: string): Part => ({
  letters: lettersOf(phrase),
  pattern: new RegExp(patternOf(phrase)),
});

/** The longest word of a phrase that may not be left out, without its first letter, which is written in either case. */
function lettersOf(phrase: string): string {
  const needed = (phrase.trim().match(TOKEN) ?? []).filter(
    (token) => !token.startsWith("[") && !(token in SIGNS),
  );
  const rests = needed.map((token) => (token.endsWith("*") ? token.slice(1, -1) : token.slice(1)));
  return rests.reduce((longest, rest) => (rest.length > longest.length ? rest : longest), "");
}

const GAP = "[^#@]{0,60}?";
const NUMBER = "(?:#|\\d[\\d.]*)";
const SIGNS: Readonly<Record<string, string>> = table({ "…": GAP, "#": NUMBER, "@": "@", "^": "^" });
const TOKEN = /\[[^\]]*\]|\S+/g;

/** The pattern that a phrase stands for. */
function patternOf(phrase: string): string {
  const tokens = phrase.trim().match(TOKEN) ?? [];
  let pattern = "";
  tokens.forEach((token, i) => {
    // "heat [transfer] [is]": what is in brackets behind the last word brings its own space.
    const isLast = i > 0 && tokens.slice(i).every((each) => each.startsWith("["));
    const previous = tokens[i - 1];
    if (token.startsWith("[")) {
      const any = token.slice(1, -1).split(" ").map(wordPattern).join("|");
      pattern += isLast ? `(?:${SPACE}(?:${any}))*` : `${gapBefore(previous, token)}(?:(?:${any})${SPACE})*`;
      return;
    }
    pattern += gapBefore(previous, token) + (SIGNS[token] ?? wordPattern(token));
  });
  return pattern;
}

const SPACE = "[ -]";

/** What stands between two tokens of a phrase. */
function gapBefore(previous: string | undefined, token: string): string {
  if (previous === undefined || previous === "^" || token === "…" || previous === "…") return "";
  if (previous.startsWith("[")) return "";
  return previous in SIGNS || token in SIGNS ? `${SPACE}?` : SPACE;
}

/** A word in either case and number; a stem with whatever ending; a sign as it is. */
function wordPattern(word: string): string {
  const isStem = word.endsWith("*");
  const plain = isStem ? word.slice(0, -1) : word;
  const escaped = plain.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
  const isSmall = plain === plain.toLowerCase() && /^[a-z]/.test(plain);
  const cased = isSmall ? `[${plain[0]}${plain[0]?.toUpperCase()}]${escaped.slice(1)}` : escaped;
  const begins = /^[A-Za-z0-9]/.test(plain) ? "(?<![A-Za-z0-9])" : "";
  if (isStem) return `${begins}${cased}\\w*`;
  const ends = /[A-Za-z0-9]$/.test(plain) ? "(?![A-Za-z0-9])" : "";
  return `${begins}${cased}${isSmall && plain.length > SHORT ? "(?:e?s)?" : ""}${ends}`;
}

/** Shorter words have no plural. */
const SHORT = 2;
