import { type Concept, phraseAt } from "../lexicon/lexicon";
import type { Token } from "../lexicon/tokens";

/** Words between two pieces of mathematics, which LaTeX sets within one. */
const JOINING: ReadonlySet<Concept> = new Set<Concept>([
  "given",
  "and",
  "or",
  "from",
  "for",
  "by",
  "at",
  "ask",
]);
const OPEN = "\\text{";

/** "$x + 5 \text{ when } x = 3$": two pieces of mathematics and the word between them. */
export const withTextApart = (tokens: readonly Token[]): Token[] => withoutTextSigns(tokens).flatMap(apart);

/** The same where LaTeX is typed without delimiters. */
function withoutTextSigns(tokens: readonly Token[]): Token[] {
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const close =
      tokens[at]?.text === "\\text" ? tokens.findIndex(({ text }, to) => to > at && text === "}") : -1;
    const inner = tokens.slice(at + 2, close).filter(({ kind }) => kind === "word");
    if (close > 0 && isJoining(inner.map(({ text }) => text))) {
      kept.push(...inner);
      at = close;
    } else kept.push(tokens[at] as Token);
  }
  return kept;
}

function isJoining(words: readonly string[]): boolean {
  const found = phraseAt(words, 0);
  return found !== null && found.length === words.length && JOINING.has(found.concept);
}

function apart(token: Token): Token[] {
  const open = token.kind === "maths" ? token.text.indexOf(OPEN) : -1;
  const close = open < 0 ? -1 : token.text.indexOf("}", open);
  if (close < 0) return [token];
  const inner = token.text
    .slice(open + OPEN.length, close)
    .replaceAll(",", " ")
    .replaceAll(":", " ")
    .toLowerCase();
  const words = inner.split(" ").filter((word) => word !== "");
  if (!isJoining(words)) return [token];
  const [before, after] = [token.text.slice(0, open), token.text.slice(close + 1)];
  const said = words.map((text): Token => ({ ...token, kind: "word", text, spaced: true }));
  return [...piece(token, before), ...said, ...piece(token, after).flatMap(apart)];
}

/** Nothing where only space and punctuation are left. */
function piece(token: Token, text: string): Token[] {
  const bare = text.trim();
  const isOver = [...bare].every((character) => ",.;:".includes(character));
  return isOver ? [] : [{ ...token, text: bare, spaced: true }];
}
