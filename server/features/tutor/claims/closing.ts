import "server-only";
import { type GuardedAnswer, guardedAnswerOf } from "../answer-leak/guarded-answer";
import type { GivenAnswer } from "./final-answer";
import type { ReplyRead } from "./reply-reader";
import { scopeOf } from "./scope";
import { type Segment, type Sentence, sentencesOf } from "./sentences";
import type { Asked, Setting } from "./setting";
import type { Token } from "./tokens";
import { is, isAlike } from "./wording";

/** What a reply comes to where nothing in it is called its answer. */
export interface Closing extends GivenAnswer {
  /** Nothing speaks for its being something else than the answer. */
  readonly sure: boolean;
  /** What else the reply holds of its kind. */
  readonly others: readonly string[];
}

/** The last value of a reply, whatever the words around it, where it is such as the problem's answer is: a number, an
 * amount, an expression in its letters, a relation. A reply that asks behind it is still on the way. */
export function closingOf({ problem, asked, unknown }: Setting, { text, end }: ReplyRead): Closing | null {
  const secret = problem && guardedAnswerOf(problem.text);
  if (!problem || !asked || !secret) return null;
  const sentences = sentencesOf(text.slice(0, end));
  const at = sentences.findLastIndex(({ segments }) => segments.some(({ tokens }) => tokens.some(isMath)));
  const sentence = sentences[at];
  const segment = sentence?.segments.findLast(({ tokens }) => tokens.some(isMath));
  if (!sentence || !segment || sentence.asks || scopeOf(segment, sentence) !== "asserted") return null;
  const value = lastValue(segment.tokens);
  if (!value || !isSuch(value.text, { secret, problem })) return null;
  const lead = segment.tokens.filter((each) => each.end <= value.at);
  const rest = segment.tokens.filter((each) => each.at >= value.end);
  if (!isClosing(lead, unknown)) return null;
  return {
    latex: value.text,
    at: value.at,
    end: value.end,
    said: "last",
    sure:
      !sentences.slice(at + 1).some(({ asks }) => asks) &&
      (secret.kind === "set"
        ? lead.every(isCommon)
        : sentence.segments.slice(0, sentence.segments.indexOf(segment)).every(isBeside) &&
          !lead.some((token, index) => isOther(token, lead[index - 1], asked))) &&
      rest.every(({ text: word }) => is("light", word) && !is("prepositions", word)),
    others: allIn(sentences).filter((each) => each !== value.text && isSuch(each, { secret, problem })),
  };
}

const isMath = ({ kind }: Token): boolean => kind === "math";

const allIn = (sentences: readonly Sentence[]): readonly string[] => [
  ...new Set(
    sentences.flatMap(({ segments }) =>
      segments.flatMap(({ tokens }) => tokens.filter(isMath).map((token) => token.text)),
    ),
  ),
];

/** The last piece of mathematics, with those listed before it. */
function lastValue(tokens: readonly Token[]): Pick<Token, "text" | "at" | "end"> | null {
  const last = tokens.findLastIndex(isMath);
  let first = last;
  while (
    first >= 2 &&
    /^(?:,|or|and)$/.test(tokens[first - 1]?.text ?? "") &&
    isMath(tokens[first - 2] as Token)
  )
    first -= 2;
  const [from, to] = [tokens[first], tokens[last]];
  if (!from || !to) return null;
  const listed = tokens.slice(first, last + 1).map(({ text }) => text);
  return { text: listed.join(" ").replaceAll(" ,", ","), at: from.at, end: to.end };
}

interface Kind {
  readonly secret: GuardedAnswer;
  readonly problem: { readonly text: string; readonly letters: readonly string[] };
}

const NUMBERS = /^[-−–±]?[\d.,/√π\s]+%?(?:(?:,| or | and )+[-−–±]?[\d./√π\s]+)*$/u;
const AMOUNT = /^-?\$?[\d.,]+\s*(?:[a-zA-Z°µΩ²³/^ ·]+\d?)?$/u;

/** Whether a piece of mathematics could be the answer by its form. */
function isSuch(text: string, { secret, problem }: Kind): boolean {
  if (secret.kind === "set") return /[<>≤≥]/.test(text) && lettersIn(text).length === 1;
  if (/[=<>≤≥≈≠]/.test(text)) return false;
  if (secret.unit) return AMOUNT.test(text) && /[a-zA-Z°$²³]/.test(text);
  if (secret.expressions.length > 0) {
    const letters = lettersIn(text);
    const own = new Set([...problem.letters, ...secret.letters, "C", "c"]);
    return letters.length > 0 && text.trim().length > 1 && letters.every((letter) => own.has(letter));
  }
  return secret.values.length > 0 && NUMBERS.test(text);
}

const lettersIn = (text: string): readonly string[] => [
  ...new Set(text.replace(/\\?[a-zA-Z]{2,}/g, " ").match(/[a-zA-Z]/g) ?? []),
];

/** Nothing before the value makes it a part of a calculation, an order, or the value of something in signs. */
function isClosing(lead: readonly Token[], unknown: string | null): boolean {
  const words = lead.filter(({ kind }) => kind === "word").map(({ text }) => text);
  const maths = lead.filter(isMath);
  if (words.length === 0 || maths.some(({ text }) => text !== unknown)) return false;
  const begins = words.find((word) => !is("light", word)) ?? "";
  return !is("unlinked", words.at(-1) ?? "") && !is("acting", begins) && !words.includes("there");
}

/** What is before it in the sentence neither names what it is said of nor what is done to find it. */
const isBeside = ({ tokens }: Segment): boolean => {
  const [first] = tokens;
  if (
    is("prepositions", first?.text ?? "") ||
    is("acting", first?.text ?? "") ||
    /ing$/.test(first?.text ?? "")
  )
    return tokens.every((token) => token.kind === "word" && is("light", token.text));
  return tokens.every(({ kind, text }) => kind === "word" && text !== "if" && text !== "when");
};

const isCommon = ({ kind, text }: Token): boolean =>
  kind === "word" &&
  (["light", "states", "results", "determining", "answers"] as const).some((role) => is(role, text));

/** A noun that is no name of the answer, or something that only the rest of the problem speaks of. */
function isOther({ kind, text }: Token, before: Token | undefined, { words, all }: Asked): boolean {
  if (kind !== "word" || is("answers", text) || words.some((word) => isAlike(word, text))) return false;
  if (is("quantities", text) || (before === undefined && /ing$/.test(text))) return true;
  const isNoun =
    /^(?:the|an?|its|their|each|every|no|your)$/.test(before?.text ?? "") || before === undefined;
  return (
    (isNoun && !is("light", text) && !is("determining", text)) || (!is("light", text) && all.includes(text))
  );
}
