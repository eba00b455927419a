import "server-only";
import { type GuardedAnswer, guardedAnswerOf } from "../answer-leak/guarded-answer";
import { isAsked, mayMeanOther } from "./antecedent";
import type { GivenAnswer } from "./final-answer";
import type { ReplyRead } from "./reply-reader";
import { scopeOf } from "./scope";
import { type Segment, type Sentence, sentencesOf } from "./sentences";
import type { Asked, Setting } from "./setting";
import type { Token } from "./tokens";
import { is } from "./wording";

/** What a reply comes to where nothing in it is called its answer. */
export interface Closing extends GivenAnswer {
  /** Nothing speaks for its being something else than the answer. */
  readonly sure: boolean;
  /** Its sentence names what is asked for. */
  readonly isNamed: boolean;
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
  if (!sentence || !segment || sentence.asks) return null;
  // A bound is no approximation: "x is at most 4".
  const scope = scopeOf(segment, sentence);
  if (scope !== "asserted" && !(scope === "approximate" && secret.kind === "set")) return null;
  const value = lastValue(segment.tokens);
  if (!value) return null;
  const { lead, isCut } = leadOf(segment.tokens.filter((each) => each.end <= value.at));
  const rest = segment.tokens.filter((each) => each.at >= value.end);
  const bound = secret.kind === "set" ? boundIn(lead, { value: value.text, unknown }) : null;
  const latex = bound ?? value.text;
  if (!isSuch(latex, { secret, problem }) || !isClosing(lead, { asked, unknown, isBound: bound !== null }))
    return null;
  const isNamed = [...lead, ...sentence.segments.flatMap(({ tokens }) => tokens)].some(
    ({ text: word }) => is("answers", word) || isAsked(word, asked),
  );
  const isSure =
    secret.kind === "set"
      ? bound !== null || lead.every(isCommon)
      : sentence.segments.slice(0, sentence.segments.indexOf(segment)).every(isBeside) &&
        !namesOther(lead, asked) &&
        (lead.some(({ text: word }) => word === unknown || is("answers", word) || isAsked(word, asked)) ||
          !mayMeanOther(text, value.at, asked)) &&
        (isNamed || !secret.unit || !NUMBERS.test(latex));
  return {
    latex,
    at: value.at,
    end: value.end,
    said: "last",
    isNamed,
    sure: isSure && !isCut && !sentences.slice(at + 1).some(({ asks }) => asks) && rest.every(isAfterthought),
    others: allIn(sentences).filter((each) => each !== value.text && isSuch(each, { secret, problem })),
  };
}

/** What is said of the value: behind "you" and its like, where something is worked out before them. */
function leadOf(tokens: readonly Token[]): { readonly lead: readonly Token[]; readonly isCut: boolean } {
  const from = tokens.findLastIndex(({ kind, text }) => kind === "word" && PRONOUN.test(text));
  const isCut = from > 0 && tokens.slice(0, from).some(isMath);
  return { lead: isCut ? tokens.slice(from) : tokens, isCut };
}

const isAfterthought = ({ text }: Token): boolean =>
  (is("light", text) || is("concluding", text)) && !is("prepositions", text);

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
  if (secret.unit) return NUMBERS.test(text) || (AMOUNT.test(text) && /[a-zA-Z°$²³]/.test(text));
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

/** "x has to stay below 3", "anything bigger than 5": a bound in words. */
function boundIn(
  lead: readonly Token[],
  { value, unknown }: { readonly value: string; readonly unknown: string | null },
): string | null {
  if (unknown === null || !/^-?[\d./]+$/.test(value)) return null;
  const words = lead.filter(({ kind }) => kind === "word").map(({ text }) => text);
  if (words.some((word) => is("quantities", word))) return null;
  const isOfUnknown = lead.some((token) =>
    isMath(token) ? token.text === unknown : is("anything", token.text),
  );
  const sign = BOUNDS.find(([phrase]) => ` ${words.join(" ")}`.endsWith(` ${phrase}`))?.[1];
  return sign && isOfUnknown ? `${unknown} ${sign} ${value}` : null;
}

const BOUNDS: readonly (readonly [phrase: string, sign: string])[] = [
  ["at most", "≤"],
  ["at least", "≥"],
  ["no more than", "≤"],
  ["no less than", "≥"],
  ["less than", "<"],
  ["smaller than", "<"],
  ["lower than", "<"],
  ["below", "<"],
  ["under", "<"],
  ["more than", ">"],
  ["greater than", ">"],
  ["bigger than", ">"],
  ["larger than", ">"],
  ["higher than", ">"],
  ["above", ">"],
  ["over", ">"],
];

/** Nothing before the value makes it a part of a calculation, an order, or the value of something in signs. */
function isClosing(
  lead: readonly Token[],
  {
    asked,
    unknown,
    isBound,
  }: { readonly asked: Asked; readonly unknown: string | null; readonly isBound: boolean },
): boolean {
  const words = lead.filter(({ kind }) => kind === "word").map(({ text }) => text);
  if (words.length === 0 || lead.some((token) => isMath(token) && token.text !== unknown)) return false;
  const first = words.findIndex((word) => !is("light", word) || is("acting", word));
  const isOrder =
    is("acting", words[first] ?? "") && !words.slice(0, first).some((word) => PRONOUN.test(word));
  const you = words.indexOf("you");
  const isTheirs =
    you >= 0 && !(["light", "results", "states"] as const).some((role) => is(role, words[you + 1] ?? ""));
  if (isOrder || isTheirs || words.includes("there")) return false;
  const [before = "", last = ""] = words.slice(-2);
  return (
    isBound ||
    !is("unlinked", words.at(-1) ?? "") ||
    is("linking", before) ||
    (last === "of" && isAsked(before, asked)) ||
    (last === "into" && !is("quantities", before))
  );
}

/** What is before it in the sentence is done to find it, or says so; it supposes nothing and names nothing. */
const isBeside = ({ tokens }: Segment): boolean => {
  const words = tokens.filter(({ kind }) => kind === "word").map(({ text }) => text);
  if (words.some((word) => is("trying", word)) || tokens.some(({ text }) => /[=<>≤≥≈]/.test(text)))
    return false;
  const [first = ""] = words.filter((word) => !is("light", word) || is("prepositions", word));
  const [, second = ""] = words;
  if (is("acting", first) || /ing$/.test(first) || (first === words[0] && /ing$/.test(second))) return true;
  return !is("prepositions", first) && tokens.every(({ kind }) => kind === "word");
};

const isCommon = ({ kind, text }: Token): boolean =>
  kind === "word" &&
  (["light", "states", "results", "determining", "answers"] as const).some((role) => is(role, text));

const SMALL = ["light", "states", "results", "prepositions"] as const;
const PRONOUN = /^(?:you|we|i|it|that|this|they|which)$/;
const DETERMINER = /^(?:the|an?|its|their|each|every|no|your|my|both)$/;

/** A noun that is no name of the answer, or something that only the rest of the problem speaks of. */
function namesOther(lead: readonly Token[], asked: Asked): boolean {
  const isKnown = ({ text }: Token) => is("answers", text) || is("objects", text) || isAsked(text, asked);
  return lead.some((token, index) => {
    const { kind, text } = token;
    const isNoun =
      DETERMINER.test(lead[index - 1]?.text ?? "") || (index > 0 && isKnown(lead[index - 1] as Token));
    if (kind !== "word" || isKnown(token) || is("determining", text)) return false;
    if (is("quantities", text)) return true;
    if (SMALL.some((role) => is(role, text))) return false;
    const next = lead[index + 1];
    if (next && is("answers", next.text)) return false;
    return index === 0 || isNoun || asked.all.includes(text);
  });
}
