import { isClosing, isLetter } from "../../grammar/token-kinds";
import { fractionAt } from "../../lexicon/number-words";
import { tokenize } from "../../lexicon/tokenize";
import type { Token } from "../../lexicon/tokens";
import { words } from "../../word-list";
import type { Detector } from "./unclear";

/** Signs and words that stand between two operands. */
const OPERATORS: ReadonlySet<string> = words("+ - − * × · / ÷ plus minus times");
/** What would take the number behind "of" further. */
const GOING_ON: ReadonlySet<string> = new Set(["^", "/", "!", "%", "percent", "("]);

/** "150 + 10% of 20", "5 + half of 10": a share belongs to the number behind "of", and not with what stands before it. */
export const shareInSum: Detector = (text) => {
  const tokens = tokenize(text);
  const words = tokens.map(({ kind, text: word }) => (kind === "word" ? word : ""));
  for (let at = 2; at < tokens.length; at += 1) {
    const share = isBehindOperator(tokens, at) ? shareAt(tokens, words, at) : null;
    const [of, whole, after] = share ? tokens.slice(at + share.length) : [];
    if (!share || of?.text !== "of" || whole?.kind !== "number" || GOING_ON.has(after?.text ?? "")) continue;
    const written = text.slice(whole.start, whole.end);
    const edit = { start: (tokens[at] as Token).start, end: whole.end, text: `((${share.as})*${written})` };
    return { question: "", ways: [{ edits: [edit], meaning: "a share of the number behind it" }] };
  }
  return null;
};

/** Directly behind a sign that has something before it. */
function isBehindOperator(tokens: readonly Token[], at: number): boolean {
  const [first, operator] = [tokens[at - 2], tokens[at - 1]];
  const isOperand = first?.kind === "number" || isLetter(first) || isClosing(first) || first?.text === "%";
  // The bar of a fraction stands close to its numbers: 1/2% of 200.
  const isBar = operator?.text === "/" && !operator.spaced;
  return isOperand && OPERATORS.has(operator?.text ?? "") && !isBar;
}

/** 10%, 10 percent, 2/5, "half", "two thirds". */
function shareAt(
  tokens: readonly Token[],
  words: readonly string[],
  at: number,
): { readonly as: string; readonly length: number } | null {
  const [first, sign, below] = tokens.slice(at);
  const named = words[at] === "" ? null : fractionAt(words.slice(at));
  if (named) return { as: `${named.value.n}/${named.value.d}`, length: named.length };
  if (first?.kind !== "number") return null;
  if (sign?.text === "%" || sign?.text === "percent") return { as: `${first.text}%`, length: 2 };
  return sign?.text === "/" && below?.kind === "number"
    ? { as: `${first.text}/${below.text}`, length: 3 }
    : null;
}
