import type { Token } from "../lexicon/tokens";
import { cardinalAt } from "../problem/phrase/number-name";

/** Words that are numbers by themselves but belong to a place of a rounded number, or to a person. */
const NOT_ALONE: ReadonlySet<string> = new Set(["one", "ten", "hundred", "thousand", "zero"]);

/** Numbers that are typed as words, "twenty five", become numbers in digits. */
export function withNumberTokens(tokens: readonly Token[]): Token[] {
  const words = tokens.map(({ kind, text }) => (kind === "word" ? text : ""));
  const result: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [token, found] = [tokens[at] as Token, cardinalAt(words, at)];
    const last = found && tokens[at + found.length - 1];
    if (!found || !last || (found.length === 1 && NOT_ALONE.has(token.text))) {
      result.push(token);
      continue;
    }
    const digits = found.value.n.toString();
    result.push({ ...token, kind: "number", text: digits, as: digits, end: last.end });
    at += found.length - 1;
  }
  return result;
}
