import { charge, isUndefined } from "../ledger";
import { ParseError } from "../parser/parse-error";
import { HARMLESS } from "./harmless-words";
import { proseOf } from "./prose";
import type { Recognition, Source, SourceRecogniser } from "./sentence";

/** Characters that a recogniser looks at for one unit of the ledger. */
const CHARACTERS = 32;

/** No formal question is longer; one that were would take long to try. */
const MOST_TOKENS = 150;

interface Token {
  readonly start: number;
  readonly end: number;
  /** What is put in its place, one after the other, to see whether it matters. */
  readonly instead: readonly string[];
}

/** Words, and numbers as they are written; LaTeX commands are no words, and letters alone are variables. */
const TOKEN = /\\[a-zA-Z]+|[a-zA-Z]{2,}(?:['’-][a-zA-Z]+)*|\d+/g;
/** "3×3 matrix"; of common denominators and multiples the least is meant without saying so; and the numerators that a
 * question about denominators has no use for. */
const EXCUSED =
  /(?<![a-z])(?:least|lowest|smallest)(?= common)|\d+\s*(?:\\times|[×x])\s*\d+(?=\$?\s*(?:square )?matri)/gi;
const NUMERATOR = /\d+(?=\s*\/)|(?<=\\frac\s*\{?)\d+/g;

/** The first word or number of a text that makes no difference to what a recogniser made of it and is not known to be
 * harmless; null when everything counts. A word is tried by leaving it out, a number by changing it.
 * @param found what the recogniser made of the text as it stands */
export function unheeded(recogniser: SourceRecogniser, source: Source, found: Recognition): string | null {
  const meant = meaningOf(found);
  const meansTheSame = (text: string): boolean => {
    const other = attempt(recogniser, { ...source, text, prose: proseOf(text) });
    return other !== null && meaningOf(other) === meant;
  };
  const makesNoDifference = ({ start, end, instead }: Token): boolean => {
    const written = source.text.slice(start, end);
    const put = instead.map((other) => source.text.slice(0, start) + other + source.text.slice(end));
    // "Use the reference angle of π/6 to find sin(π/6)": what is said again counts once.
    const again = instead.map((other) => source.text.replaceAll(written, other));
    return put.every(meansTheSame) && again.every(meansTheSame);
  };
  const tokens = tokensOf(source.text);
  const ignored = tokens[MOST_TOKENS] ?? tokens.find(makesNoDifference);
  return ignored ? source.text.slice(ignored.start, ignored.end) : null;
}

/** What a recogniser makes of a text; null also where it trips over the mathematics. */
export function attempt(recogniser: SourceRecogniser, source: Source): Recognition | null {
  charge(1 + source.text.length / CHARACTERS);
  try {
    return recogniser(source);
  } catch (error) {
    // Dividing by zero while reading means that this is not the kind of text it was taken for.
    if (!(error instanceof ParseError || isUndefined(error))) throw error;
    return null;
  }
}

function tokensOf(text: string): Token[] {
  const excused = [EXCUSED, ...(/denominator|LCD/i.test(text) ? [NUMERATOR] : [])];
  const counted = excused.reduce(
    (rest, pattern) => rest.replace(pattern, (all) => " ".repeat(all.length)),
    text,
  );
  return [...counted.matchAll(TOKEN)].flatMap(({ index, 0: written }) => {
    const place = { start: index, end: index + written.length };
    if (written.startsWith("\\")) return [];
    if (/^\d/.test(written)) return [{ ...place, instead: otherNumbers(written) }];
    return HARMLESS.has(written.toLowerCase()) ? [] : [{ ...place, instead: [""] }];
  });
}

/** One that is near and one that is far: a limit may lie between two numbers with the same answer. */
const otherNumbers = (digits: string): string[] => [
  digits.slice(0, -1) + (digits.endsWith("9") ? "7" : String(Number(digits.at(-1)) + 1)),
  `${digits.startsWith("9") ? "8" : "9"}${digits}`,
];

const meaningOf = (found: Recognition): string =>
  "refusal" in found
    ? found.refusal
    : JSON.stringify([found.mathematics, found.form], (_, value) =>
        typeof value === "bigint" ? `${value}n` : value,
      );
