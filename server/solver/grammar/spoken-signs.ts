import type { Token } from "../lexicon/tokens";
import { saysEquality } from "./spoken-equality";
import { isClosing, isLetter, isOpening } from "./token-kinds";

interface Spoken {
  readonly words: readonly string[];
  readonly as: string;
  /** Something stands behind it as well. */
  readonly isInfix: boolean;
}

/** Signs that are typed as words or letters, where mathematics stands beside them. */
const SPOKEN: readonly Spoken[] = [
  { words: ["x"], as: "×", isInfix: true },
  { words: ["plus"], as: "+", isInfix: true },
  { words: ["minus"], as: "-", isInfix: true },
  { words: ["take", "away"], as: "-", isInfix: true },
  { words: ["times"], as: "×", isInfix: true },
  { words: ["multiplied", "by"], as: "×", isInfix: true },
  { words: ["divided", "by"], as: "÷", isInfix: true },
  { words: ["over"], as: "/", isInfix: true },
  { words: ["is", "equal", "to"], as: "=", isInfix: true },
  { words: ["equals"], as: "=", isInfix: true },
  { words: ["is"], as: "=", isInfix: true },
  { words: ["squared"], as: "^2", isInfix: false },
  { words: ["cubed"], as: "^3", isInfix: false },
  { words: ["percent"], as: "%", isInfix: false },
  { words: ["per", "cent"], as: "%", isInfix: false },
  { words: ["degrees"], as: "°", isInfix: false },
  { words: ["deg"], as: "°", isInfix: false },
];

/** Words that say a sign, and a lone x between two numbers, become that sign. */
export function withSpokenSigns(said: readonly Token[]): Token[] {
  const tokens = said.map((token, at) => (isNegative(token, said[at + 1]) ? minus(token) : token));
  const result: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    if (isWith(tokens, at)) {
      result.push({ ...token, text: "with", end: token.end + 1 });
      at += 1;
      continue;
    }
    const spoken = SPOKEN.find(
      (each) =>
        isAt(each, tokens, at) &&
        (each.as === "="
          ? saysEquality(result, tokens.slice(at + each.words.length))
          : isSaid(each, tokens, at, result.at(-1))),
    );
    const last = spoken && tokens[at + spoken.words.length - 1];
    if (!spoken || !last) {
      result.push(token);
      continue;
    }
    result.push({
      kind: "sign",
      text: spoken.as,
      as: spoken.as,
      start: token.start,
      end: last.end,
      spaced: token.spaced && spoken.isInfix,
    });
    at += spoken.words.length - 1;
  }
  return result;
}

/** "negative seven" is one number; "a negative number" is none. */
const isNegative = (token: Token, after: Token | undefined): boolean =>
  token.kind === "word" && token.text === "negative" && after?.kind === "number";

const minus = ({ start, end, spaced }: Token): Token => ({
  kind: "sign",
  text: "-",
  as: "-",
  start,
  end,
  spaced,
});

const isAt = ({ words }: Spoken, tokens: readonly Token[], at: number): boolean =>
  words.every((word, index) => tokens[at + index]?.text === word && tokens[at + index]?.kind === "word");

/** "-3 squared" is 9 to some and -9 to others, and stays in words. */
function isSaid(
  { words, as, isInfix }: Spoken,
  tokens: readonly Token[],
  at: number,
  before: Token | undefined,
): boolean {
  const after = tokens[at + words.length];
  if (words[0] === "x") return isCross(tokens[at] as Token, before, after);
  // Degrees of an angle stand inside a function; elsewhere they are what is asked for.
  if (as === "°") return before?.kind === "number" && isClosing(after);
  if (as === "%")
    return before?.kind === "number" && after?.text !== "increase" && after?.text !== "decrease";
  if (!isInfix) return isOperand(before) && tokens[at - 2]?.text !== "-";
  const isArticle = after?.text === "a" && tokens[at + words.length + 1]?.kind === "word";
  return isOperand(before) && !isArticle && (isOperand(after) || isOpening(after) || after?.text === "-");
}

const isOperand = (token: Token | undefined): boolean =>
  token?.kind === "number" ||
  isLetter(token) ||
  isClosing(token) ||
  token?.as?.startsWith("^") === true ||
  token?.as === "%";

/** Spaces on both sides, and a number or a bracket on both. */
function isCross(token: Token, before: Token | undefined, after: Token | undefined): boolean {
  const isSpaced = token.spaced && after?.spaced === true;
  return (
    isSpaced &&
    (before?.kind === "number" || isClosing(before)) &&
    (after?.kind === "number" || isOpening(after))
  );
}

/** "w/" */
const isWith = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === "w" &&
  tokens[at]?.spaced === true &&
  tokens[at + 1]?.text === "/" &&
  tokens[at + 2]?.kind === "word" &&
  (tokens[at + 2]?.spaced === true || (tokens[at + 2]?.text.length ?? 0) > 1);
