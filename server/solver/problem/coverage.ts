import { charge, isUndefined } from "../ledger";
import { numberAt } from "../lexicon/number-words";
import { ParseError } from "../parser/parse-error";
import { HARMLESS } from "./harmless-words";
import { proseOf } from "./prose";
import type { Recognition, Source, SourceRecogniser } from "./sentence";
import { type Meaning, tellingWords } from "./story/ledger/meanings";

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
  return firstIdle(recogniser, source, { found, tokens: tokensOf(source.text) });
}

/** The same for a text that tells of things: there the numbers count, and the words that can change what an amount
 * counts for. */
export function unheededInStory(
  recogniser: SourceRecogniser,
  source: Source,
  found: Recognition,
): string | null {
  return firstIdle(recogniser, source, {
    found,
    tokens: [...toldNumbersOf(source.text), ...toldWordsOf(source.text, SCALING)],
  });
}

/** The same for a text whose numbers are already known to have a place each: only its words are looked at. */
export function unheededWords(
  recogniser: SourceRecogniser,
  source: Source,
  found: Recognition,
): string | null {
  const tokens = toldWordsOf(source.text, SCALING_A_FIGURE).filter((token) => !isName(source.text, token));
  return firstIdle(recogniser, source, { found, tokens });
}

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(" ")
    .filter((word) => word !== "");

/** "The commute times", which multiply nothing, and "percentage points", which are a unit. */
function isName(text: string, { start, end }: Token): boolean {
  const word = text.slice(start, end).toLowerCase();
  const [before = ""] = wordsIn(text.slice(0, start)).slice(-1);
  const [after = ""] = wordsIn(text.slice(end));
  if (word === "percentage") return after.startsWith("point");
  // "18% never exercise. How many never exercise?": they are what is counted.
  const again = `${word} ${bareWord(after)}`;
  if (NEGATIONS.has(word) && text.toLowerCase().split(again).length > 2) return true;
  const isCounted = before === "" || Number.isFinite(Number(before)) || numberAt([before]) !== null;
  const [sampled = "", of = ""] = wordsIn(text.slice(0, start)).slice(-3);
  const isSampled = sampled.startsWith("sample") && of === "of";
  return word === "times" && (isSampled || (!isCounted && !COUNTING.has(before)));
}

const NEGATIONS: ReadonlySet<string> = new Set(["no", "not", "never", "without"]);
const bareWord = (word: string): string => word.replace(/[^a-z'’-]/g, "");

/** Before "times" that multiplies. */
const COUNTING: ReadonlySet<string> = new Set(["many", "several", "few", "more", "as", "of", "half"]);

function firstIdle(
  recogniser: SourceRecogniser,
  source: Source,
  { found, tokens }: { readonly found: Recognition; readonly tokens: readonly Token[] },
): string | null {
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
    return HARMLESS.has(written.toLowerCase()) ||
      isScenery(counted, index) ||
      isOrNot(counted, index, written)
      ? []
      : [{ ...place, instead: [""] }];
  });
}

/** "Whether or not", "if it does not exist", "if not": what is said of the other case, and of nothing that is asked. */
function isOrNot(text: string, at: number, written: string): boolean {
  if (written.toLowerCase() !== "not") return false;
  const clause = wordsIn(text.slice(0, at).split(CLAUSE_ENDS).at(-1) ?? "");
  return clause.includes("if") || clause.at(-1) === "or" || clause.at(-2) === "or";
}

const CLAUSE_ENDS = /[.,;:?!]/;

/** What words can do to a number: make it a part, a multiple, one of several, or leave it out. Where each number has a
 * place of its own, the others (when, than, enough) change nothing. */
const SCALING: ReadonlySet<Meaning> = new Set<Meaning>([
  "fraction",
  "multiple",
  "group",
  "each",
  "more",
  "unknown",
  "not",
]);

/** The same where distributions are spoken of: "an unknown distribution", and each of the things that are drawn, change
 * nothing. */
const SCALING_A_FIGURE: ReadonlySet<Meaning> = new Set<Meaning>([
  "fraction",
  "multiple",
  "group",
  "more",
  "not",
]);

/** Numbers that belong to a name, "carbon-14", those of a reaction in brackets behind it or whose free energy is told
 * for it as it is written, and the heading of a list. */
const IN_NAMES =
  /(?<=[a-z]{3}-)\d+|\([^()]*\\to\b[^()]*\)|(?<=\$)[^$=]*\\to\b[^$=]*(?=(?:\\text\{)?Δ)|\beach of the following(?= [a-z]+s\b)/g;

const withoutNames = (text: string): string => text.replace(IN_NAMES, (all) => " ".repeat(all.length));

const toldNumbersOf = (text: string): Token[] =>
  tokensOf(withoutNames(text)).filter(({ start }) => /\d/.test(text[start] ?? ""));

const toldWordsOf = (text: string, scaling: ReadonlySet<Meaning>): Token[] =>
  tellingWords(withoutNames(text).toLowerCase())
    .filter(({ meaning, at, word }) => scaling.has(meaning) && /\d/.test(clauseAround(text, at, word.length)))
    .filter(({ at, word }) => !changesNothing(text, at, word))
    .map(({ at, word }) => ({ start: at, end: at + word.length, instead: [""] }));

/** "Increases from 3 to 11" tells both of its numbers, as "to 11 m" does where metres are told before it; and what an
 * engine does each cycle it does in every one. */
function changesNothing(text: string, at: number, word: string): boolean {
  const rest = text.slice(at);
  if (!/^(?:in|de)creases?d?$|creasing$/i.test(word))
    return /^(?:per|each|every) (?:cycle|stroke)\b/i.test(rest);
  if (/^\w+ (?:[a-z']+ ){0,4}from\b[^.?!]*\bto\b/i.test(rest)) return true;
  const [, unit] =
    /^\w+ (?:[a-z']+ ){0,4}to \d[\d.,]*[- ]?([^\s\d.,?!]\S{0,20}?)[.,?!]?(?=\s|$)/.exec(rest) ?? [];
  return [...text.slice(0, at).matchAll(/\d[- ]?([^\s\d.,?!]\S{0,20}?)[.,?!]?(?=\s)/g)].some(
    ([, told]) => told === unit,
  );
}

/** The words between the marks of punctuation around a place; nothing where "the other" only names a second thing. */
function clauseAround(text: string, at: number, length: number): string {
  if (/\bthe $/i.test(text.slice(0, at)) && /^others?\b/i.test(text.slice(at))) return "";
  const before =
    text
      .slice(0, at)
      .split(/[.,;:?!](?!\d)|[()]/)
      .at(-1) ?? "";
  const after = text.slice(at + length).split(/[.,;:?!](?!\d)|[()]/)[0] ?? "";
  return before + after;
}

/** "A roof with …", "A bicycle route climbs …": what the sentence begins with, when it is no thing of mathematics. */
const SUBJECT =
  /(?<=(?:^|[.:;?!]\s+)An? )((?:[a-z-]+ )?([a-z-]+))(?= (?:with|has|having|whose|that|which|is|rises|climbs|descends|drops|goes|runs|leads)\b)/g;

const isScenery = (text: string, at: number): boolean =>
  [...text.matchAll(SUBJECT)].some(
    ({ index, 1: phrase = "", 2: noun = "" }) =>
      index <= at && at < index + phrase.length && !HARMLESS.has(noun),
  );

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
