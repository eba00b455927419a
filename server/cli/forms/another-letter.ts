import type { Random } from "../fuzz/random";
import { isMathematics, mapTokens, type Token, tokensOf } from "./tokens";

/** A problem in another letter, and which one it was. */
export interface Renamed {
  readonly text: string;
  readonly from: string;
  readonly to: string;
}

/** Letters that are nothing but unknowns: no function, constant, differential or label. */
const UNKNOWNS = ["x", "y", "z", "t", "u", "v", "w", "n", "m", "p", "q", "r", "s", "k", "b", "c"];
/** Pieces of mathematics that are longer than a letter and stay as they are. */
const NAMES =
  /\\(?:mathrm|operatorname|begin|end)\s*\{[^{}]*\}|\\[a-zA-Z]+|sqrt|cbrt|sin|cos|tan|log|ln|pi|[a-zA-Z]/g;
/** Short words that hold the letter without meaning it. */
const SHORT_WORDS: ReadonlySet<string> = new Set(
  "a an and any are as at be but by can do for get has he her his how i if in is it its let my no not of on one or our out put set she so sum the to two up use us was we you your".split(
    " ",
  ),
);

const lettersIn = (token: Token): string[] =>
  (token.text.match(NAMES) ?? []).filter((name) => name.length === 1);

/** Gives one unknown another name everywhere.
 * @returns null where no letter can be told for certain to be one */
export function anotherLetter(text: string, random: Random): Renamed | null {
  const tokens = tokensOf(text);
  const used = new Set([
    ...tokens.filter(isMathematics).flatMap(lettersIn),
    ...tokens
      .filter(({ kind, text: word }) => kind === "word" && word.length === 1)
      .map(({ text: word }) => word),
  ]);
  const candidates = UNKNOWNS.filter((letter) => used.has(letter));
  const free = UNKNOWNS.filter((letter) => !used.has(letter) && !used.has(letter.toUpperCase()));
  if (candidates.length === 0 || free.length === 0 || /\\text|f['′]|[dD][xytu]\b|\bd\/d/.test(text))
    return null;
  const [from, to] = [random.pick(candidates), random.pick(free)];
  const mistaken = tokens.some(
    ({ kind, text: word }) =>
      kind === "word" && word.length > 1 && isShortOrMixed(word) && word.toLowerCase().includes(from),
  );
  if (mistaken) return null;
  const renamed = mapTokens(tokens, (token) => renamedIn(token, from, to));
  return { text: renamed, from, to };
}

const isShortOrMixed = (word: string): boolean =>
  /\d/.test(word) || (word.length <= 3 && !SHORT_WORDS.has(word.toLowerCase()));

function renamedIn(token: Token, from: string, to: string): string {
  if (token.kind === "word") return token.text === from ? to : token.text;
  return isMathematics(token) ? token.text.replace(NAMES, (name) => (name === from ? to : name)) : token.text;
}
