import { phraseAt } from "../../lexicon/lexicon";
import { tokenize } from "../../lexicon/tokenize";
import type { Token } from "../../lexicon/tokens";
import type { WayToRead } from "../../parser/parse-error";
import type { Detector } from "./unclear";

const MOST_DIGITS = 3;
const isWhole = ({ kind, text }: Token): boolean =>
  kind === "number" && text.length <= MOST_DIGITS && Number.isInteger(Number(text));

/** 5c2 and 7p2 in small letters: ways to choose and to arrange, or a letter whose exponent has come down. Where nothing but a
 * request stands beside it, what is asked for is a number. */
export const countingKeys: Detector = (text) => {
  const tokens = tokenize(text);
  const at = tokens.findIndex((_, place) => isKeyAt(text, tokens, place));
  const [of, key, take] = tokens.slice(at - 1, at + 2);
  if (at < 1 || !of || !key || !take || Number(take.text) > Number(of.text)) return null;
  const others = [...tokens.slice(0, at - 1), ...tokens.slice(at + 2)].filter(({ kind }) => kind !== "mark");
  if (!others.every(({ kind, text: word }) => kind === "word" && isRequest(word))) return null;
  const way = (written: string, meaning: string): WayToRead => ({
    edits: [{ start: of.start, end: take.end, text: written }],
    meaning,
  });
  const [n, k] = [Number(of.text), Number(take.text)];
  const counted =
    key.text === "c"
      ? way(`\\binom{${n}}{${k}}`, "the number of ways to choose, without order")
      : way(`(${n}!/${n - k}!)`, "the number of ways to choose, in order");
  const raised = way(`${n}${key.text}^${k}`, "it is an exponent");
  return {
    question: `What does the ${key.text} mean?`,
    ways: others.length > 0 ? [counted] : [counted, raised],
  };
};

/** A small c or p that touches a whole number on either side. */
function isKeyAt(text: string, tokens: readonly Token[], at: number): boolean {
  const [before, key, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!before || !key || !after || key.spaced || after.spaced) return false;
  const isSmall = text.slice(key.start, key.end) === key.text;
  return isSmall && (key.text === "c" || key.text === "p") && isWhole(before) && isWhole(after);
}

const isRequest = (word: string): boolean => {
  const concept = phraseAt([word], 0)?.concept;
  return concept === "ask" || concept === "skip" || concept === "is";
};
