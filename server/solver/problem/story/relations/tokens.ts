import { Memo } from "../../../memo";

/** A word of a sentence, a sign of punctuation, or a number of the story with what it measures (see units.ts). */
export type Token =
  | { readonly kind: "word"; readonly word: string }
  | { readonly kind: "number"; readonly mark: string; readonly measures: string };

const SIGNS: ReadonlySet<string> = new Set([",", ";", ":", "(", ")"]);
const POSSESSIVE = "'s";

const TOKENS = new Memo<readonly Token[]>();

/** A sentence of a story taken apart; a possessive ending is a word of its own.
 * @param sentence in small letters, in which <L0> stands for a number */
export const tokensOf = (sentence: string): readonly Token[] =>
  TOKENS.once(sentence, () => tokensIn(sentence));

function tokensIn(sentence: string): readonly Token[] {
  const tokens: Token[] = [];
  let word = "";
  const end = () => {
    if (word.endsWith(POSSESSIVE) && word !== POSSESSIVE) {
      tokens.push({ kind: "word", word: word.slice(0, -POSSESSIVE.length) });
      word = POSSESSIVE;
    }
    if (word !== "") tokens.push({ kind: "word", word });
    word = "";
  };
  for (let at = 0; at < sentence.length; at += 1) {
    const sign = sentence[at] as string;
    const close = sign === "<" ? sentence.indexOf(">", at) : -1;
    if (close > at) {
      end();
      tokens.push({
        kind: "number",
        measures: sentence[at + 1] as string,
        mark: sentence.slice(at + 2, close),
      });
      at = close;
    } else if (sign === " ") end();
    else if (SIGNS.has(sign)) {
      end();
      tokens.push({ kind: "word", word: sign });
    } else word += sign === "’" ? "'" : sign;
  }
  end();
  return tokens;
}
