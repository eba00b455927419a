import { tokenize } from "../../lexicon/tokenize";
import type { Span, Token } from "../../lexicon/tokens";
import type { Detector } from "./unclear";

/** An index that is typed on the line: log2(8), b1, x0. Where it can be nothing else, it is written below the line. */
export const gluedIndex: Detector = (text) => {
  const tokens = tokenize(text);
  const named = namedLetters(tokens);
  const edits = tokens.flatMap((token, at) => {
    const base = baseAt(tokens, at);
    if (base) return [{ ...base, text: `_{${text.slice(base.start, base.end).replace("_", "")}}` }];
    const isIndex = isGluedLetter(tokens, at) && named.has(token.text);
    return isIndex ? [{ start: token.end, end: token.end, text: "_" }] : [];
  });
  return edits.length === 0
    ? null
    : { question: "", ways: [{ edits, meaning: "the number belongs to the name" }] };
};

/** Logarithms with their bases below the line, wherever a base is meant. */
export function withBases(text: string): string {
  const tokens = tokenize(text);
  return tokens
    .flatMap((_, at) => baseAt(tokens, at) ?? [])
    .toReversed()
    .reduce(
      (rest, { start, end }) =>
        `${rest.slice(0, start)}_{${rest.slice(start, end).replace("_", "")}}${rest.slice(end)}`,
      text,
    );
}

const MOST_DIGITS = 2;
const isWhole = ({ kind, text }: Token): boolean =>
  kind === "number" && text.length <= MOST_DIGITS && Number.isInteger(Number(text));

const isGlued = (tokens: readonly Token[], at: number): boolean => {
  const after = tokens[at + 1];
  return after !== undefined && !after.spaced && isWhole(after);
};

/** log2(8), log10 x, log_3 27: where a base stands, with what the logarithm is of behind it. The number in "log 2" or
 * "log2 + 1" is that. */
function baseAt(tokens: readonly Token[], at: number): Span | null {
  if (tokens[at]?.text !== "log") return null;
  const isBelow = tokens[at + 1]?.text === "_";
  const number = isBelow ? at + 1 : at;
  const [base, of] = [tokens[number + 1], tokens[number + 2]];
  if (!base || !isGlued(tokens, number)) return null;
  const isFollowed = of?.spaced === true && (of.kind === "number" || isLetter(of));
  const isApplied = !isBelow && of?.text === "(" && Number(base.text) > 1;
  return isApplied || isFollowed ? { start: tokens[at]?.end ?? 0, end: base.end } : null;
}

const isLetter = ({ kind, text }: Token): boolean => kind === "word" && text.length === 1;

/** b1 with nothing but signs around it: H2O and 2x3y are something else. */
function isGluedLetter(tokens: readonly Token[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at] as Token, tokens[at + 2]];
  const isFree = token.spaced || before?.kind !== "word";
  const ends = after === undefined || after.spaced || after.kind === "sign" || after.kind === "mark";
  return isLetter(token) && isGlued(tokens, at) && isFree && ends && after?.text !== "(";
}

/** The letters whose digits are no lost exponents and no factors: the one that is solved for, with those that are
 * numbered beside it, and one that begins at 0. */
function namedLetters(tokens: readonly Token[]): ReadonlySet<string> {
  const glued = tokens.flatMap(({ text }, at) => (isGluedLetter(tokens, at) ? [{ text, at }] : []));
  const isAsked = ({ at }: { at: number }) =>
    tokens[at - 1]?.text === "for" && tokens[at + 2]?.text !== "=" && hasEquation(tokens);
  const isStart = ({ at }: { at: number }) =>
    tokens[at + 1]?.text === "0" &&
    tokens[at + 2]?.text === "=" &&
    (tokens[at - 1] === undefined || tokens[at - 1]?.kind === "word" || tokens[at - 1]?.kind === "mark");
  const named = glued.some(isAsked) ? glued : glued.filter(isStart);
  return new Set(named.map(({ text }) => text));
}

const hasEquation = (tokens: readonly Token[]): boolean => tokens.some(({ text }) => text === "=");
