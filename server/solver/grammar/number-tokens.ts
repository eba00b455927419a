import type { Rational } from "../expression/rational";
import { phraseAt } from "../lexicon/lexicon";
import { fractionAt, numberAt, partNamed } from "../lexicon/number-words";
import { FORMS } from "../lexicon/phrases/forms";
import type { Token } from "../lexicon/tokens";

/** Words that are numbers by themselves but belong to a place of a rounded number, or to a person. */
const NOT_ALONE: ReadonlySet<string> = new Set(["one", "ten", "hundred", "thousand", "zero"]);

/** "Two thirds of 90", "increase by a quarter", "a half plus a third": a part in words is one before what it is a part of,
 * behind "by", and beside an operation in words. */
function partAt(words: readonly string[], at: number, tokens: readonly Token[]): Token | null {
  const found = words[at] === "" ? null : (fractionAt(words.slice(at)) ?? bareFractionAt(words, at));
  const [of, whole] = found ? tokens.slice(at + found.length) : [];
  const last = found && tokens[at + found.length - 1];
  if (!found || !last) return null;
  const behind = at + found.length;
  const isNumber =
    of?.text === "of"
      ? isWholeAt(words, behind + 1, whole)
      : isChange(words, at, of) || isOperation(words[at - 1]) || isOperation(words[behind]);
  return isNumber ? numberToken(tokens[at] as Token, last, `(${found.value.n}/${found.value.d})`) : null;
}

const OPERATIONS: ReadonlySet<string> = new Set(["plus", "minus", "times", "divided", "multiplied"]);
const isOperation = (word: string | undefined): boolean => word !== undefined && OPERATIONS.has(word);

/** Something that has parts: a number, or a letter. */
const isWholeAt = (words: readonly string[], at: number, whole: Token | undefined): boolean =>
  whole !== undefined &&
  whole.kind !== "mark" &&
  (whole.kind !== "word" || whole.text.length === 1 || numberAt(words.slice(at)) !== null);

/** "By a quarter", where nothing follows that is counted in quarters. */
const isChange = (words: readonly string[], at: number, behind: Token | undefined): boolean =>
  words[at - 1] === "by" && (behind === undefined || behind.kind === "mark");

/** Before "third of 27" stands nothing that makes it the third of several. */
const COUNTING: ReadonlySet<string> = new Set(["the", "every", "each", "first", "second"]);

/** "third of 27": a part without an article or a count. */
function bareFractionAt(
  words: readonly string[],
  at: number,
): { readonly value: Rational; readonly length: number } | null {
  const value = COUNTING.has(words[at - 1] ?? "") ? null : partNamed(words[at] as string);
  return value && words[at + 1] === "of" ? { value, length: 1 } : null;
}

/** "2 and a half", "three and two thirds": a whole number and a part of one. */
function mixedAt(words: readonly string[], at: number, tokens: readonly Token[]): Token | null {
  const first = tokens[at] as Token;
  const digits = first.kind === "number" && Number.isInteger(Number(first.text)) ? first.text : null;
  const named = digits === null ? numberAt(words.slice(at)) : null;
  const joint = at + (named?.length ?? 1);
  const whole = digits ?? named?.value.n;
  if (words[joint] !== "and") return null;
  const typed = typedFractionAt(tokens, joint + 1);
  if (typed && whole !== undefined && beginsRequest(words.slice(0, at)))
    return numberToken(first, tokens[joint + 3] as Token, `${whole} ${typed}`);
  const part = fractionAt(words.slice(joint + 1));
  const last = part && tokens[joint + part.length];
  if (!part || !last || whole === undefined || tokens[joint + part.length + 1]?.text === "of") return null;
  return numberToken(first, last, `${whole} ${part.value.n}/${part.value.d}`);
}

/** "1/4", without a space in it. */
function typedFractionAt(tokens: readonly Token[], at: number): string | null {
  const [top, slash, bottom] = tokens.slice(at, at + 3);
  const isFraction = top?.kind === "number" && slash?.text === "/" && bottom?.kind === "number";
  return isFraction && !slash.spaced && !bottom.spaced ? `${top.text}/${bottom.text}` : null;
}

/** Only a request stands before "3 and 1/4": where something is done with two numbers, they may be these. */
const beginsRequest = (words: readonly string[]): boolean =>
  words.every((word) => word !== "" && REQUESTS.has(phraseAt([word], 0)?.concept ?? ""));
const REQUESTS: ReadonlySet<string> = new Set(["ask", "skip", "convert", "leave"]);

const numberToken = (first: Token, last: Token, written: string): Token => ({
  ...first,
  kind: "number",
  text: written,
  as: written,
  end: last.end,
});

/** The most words before a number within a phrase of the lexicon. */
const MOST_BEFORE = 4;

/** "The ratio of two integers" names a form, and counts nothing. */
const isOfForm = (words: readonly string[], at: number): boolean =>
  Array.from({ length: MOST_BEFORE }, (_, back) => at - back - 1).some((from) => {
    const found = from < 0 ? null : phraseAt(words, from);
    return found !== null && found.concept in FORMS && from + found.length > at;
  });

/** Numbers that are typed as words, "twenty five", become numbers in digits. */
export function withNumberTokens(tokens: readonly Token[]): Token[] {
  const words = tokens.map(({ kind, text }) => (kind === "word" ? text : ""));
  const result: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [token, found] = [tokens[at] as Token, numberAt(words.slice(at))];
    const part = mixedAt(words, at, tokens) ?? partAt(words, at, tokens);
    if (part) {
      result.push(part);
      while ((tokens[at + 1]?.end ?? Number.POSITIVE_INFINITY) <= part.end) at += 1;
      continue;
    }
    const last = found && tokens[at + found.length - 1];
    if (!found || !last || (found.length === 1 && NOT_ALONE.has(token.text)) || isOfForm(words, at)) {
      result.push(token);
      continue;
    }
    result.push(numberToken(token, last, found.value.n.toString()));
    at += found.length - 1;
  }
  return result;
}
