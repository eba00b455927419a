import { fractionAt } from "../lexicon/number-words";
import type { Token } from "../lexicon/tokens";
import { cardinalAt } from "../problem/phrase/number-name";

/** Words that are numbers by themselves but belong to a place of a rounded number, or to a person. */
const NOT_ALONE: ReadonlySet<string> = new Set(["one", "ten", "hundred", "thousand", "zero"]);

/** "Two thirds of 90": a part in words is one before what it is a part of. */
function partAt(words: readonly string[], at: number, tokens: readonly Token[]): Token | null {
  const found = words[at] === "" ? null : fractionAt(words.slice(at));
  const [of, whole] = found ? tokens.slice(at + found.length) : [];
  const last = found && tokens[at + found.length - 1];
  if (!found || !last || of?.text !== "of" || !whole || whole.kind === "mark") return null;
  if (whole.kind === "word" && whole.text.length > 1 && cardinalAt(words, at + found.length + 1) === null)
    return null;
  const digits = `(${found.value.n}/${found.value.d})`;
  return { ...(tokens[at] as Token), kind: "number", text: digits, as: digits, end: last.end };
}

/** Numbers that are typed as words, "twenty five", become numbers in digits. */
export function withNumberTokens(tokens: readonly Token[]): Token[] {
  const words = tokens.map(({ kind, text }) => (kind === "word" ? text : ""));
  const result: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [token, found] = [tokens[at] as Token, cardinalAt(words, at)];
    const part = partAt(words, at, tokens);
    if (part) {
      result.push(part);
      while ((tokens[at + 1]?.end ?? Number.POSITIVE_INFINITY) <= part.end) at += 1;
      continue;
    }
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
