import "server-only";
import { isAmong, words } from "@/server/solver/word-list";
import { type GuardedAnswer, guardedAnswerOf } from "../answer-leak/guarded-answer";
import { isOfDenied, mayMeanOther } from "./antecedent";
import { boundIn } from "./closing-bound";
import { isOfForm, numbersIn, unitOf } from "./closing-form";
import { type Meaning, meaningOf } from "./closing-meaning";
import { isStated } from "./closing-scope";
import type { GivenAnswer } from "./final-answer";
import { isOneStepAway } from "./provable";
import type { ReplyRead } from "./reply-reader";
import { isElsewhere, type Segment, type Sentence, sentencesOf, wordsOf } from "./sentences";
import type { Setting } from "./setting";
import { PRONOUN, type Stated } from "./stated";
import type { Token } from "./types";
import { is, isAlike } from "./wording";

/** What a reply comes to where nothing in it is called its answer. */
export interface Closing extends GivenAnswer, Meaning {
  /** "It", "that" or the like may be something that was just worked out. */
  readonly mayBeOther: boolean;
  /** Nothing is asked and nothing ordered behind it. */
  readonly isOver: boolean;
  /** It is behind a sign of equality, in a statement of its own. */
  readonly isCalculated: boolean;
  /** It is said to be about right, and is so. */
  readonly isRough: boolean;
  /** Everything else of the reply that could be the answer by its form. */
  readonly others: readonly string[];
  /** Such of it as is stated in the same way. */
  readonly stated: readonly string[];
  /** The numbers in its sentence and in the one before. */
  readonly around: readonly number[];
  readonly secret: GuardedAnswer;
}

/** The last value that a reply states, whatever the words around it, where it is such as the problem's answer is: a
 * number, an amount in a like unit, an expression in its letters, a relation. What is supposed, quoted, taken back or
 * said of another problem is passed over. */
export function closingOf(setting: Setting, { text, end }: ReplyRead): Closing | null {
  const { problem, asked } = setting;
  const secret = problem && guardedAnswerOf(problem.text);
  if (!problem || !asked || !secret) return null;
  const sentences = sentencesOf(text.slice(0, end));
  const letters = new Set([...problem.letters, ...secret.letters, "C", "c"]);
  const looking: Looking = { setting, secret, letters, own: new Set(asked.maths.flatMap(numbersIn)) };
  const found = statedIn(sentences, looking);
  const last = found.at(-1);
  if (!last) return null;
  const behind = sentences.slice(sentences.indexOf(last.sentence) + 1);
  return {
    latex: last.latex,
    at: last.at,
    end: last.end,
    said: "last",
    ...meaningOf(last, { setting, secret }),
    ...(isOfDenied(text, last.at, asked) && { meant: "other" as const }),
    mayBeOther: mayMeanOther(text, last.at, asked),
    isOver: isOver(behind),
    isCalculated: last.lead.some(({ text: word }) => word === "="),
    isRough:
      last.latex === last.text && is("rough", last.lead.at(-1)?.text ?? "") && !isFarOff(last.text, secret),
    others: mathsBeside(last, sentences).filter((each) => isOfForm(each, secret, letters)),
    around: numbersAround(sentences, last),
    stated: found
      .slice(0, -1)
      .filter((each) => meaningOf(each, { setting, secret }).meant !== "other")
      .map(({ latex }) => latex),
    secret,
  };
}

function numbersAround(sentences: readonly Sentence[], { sentence, at }: Stated): readonly number[] {
  const place = sentences.indexOf(sentence);
  return sentences
    .slice(Math.max(0, place - 1), place + 1)
    .flatMap(({ segments }) => segments.flatMap(({ tokens }) => tokens))
    .filter((token) => isMath(token) && token.end <= at)
    .flatMap(({ text }) => numbersIn(text));
}

/** What is said to be about right is meant to as many digits as it is written with, give or take a few of the last. */
function isFarOff(text: string, { values }: GuardedAnswer): boolean {
  const [written = ""] = text.match(/\d[\d,]*(?:\.\d+)?/) ?? [];
  const digits = written.replaceAll(",", "");
  const place = digits.includes(".")
    ? digits.indexOf(".") - digits.length + 1
    : /0*$/.exec(digits)?.[0].length;
  const [size, last] = [Number(digits), 10 ** (place ?? 0)];
  const sizes = text.endsWith("%") ? [size, size / 100] : [size];
  const isNear = (value: number, told: number) => Math.abs(value - told) <= (OFF_MAX * last * told) / size;
  return digits !== "" && values.every(({ re }) => !sizes.some((told) => isNear(Math.abs(re), told)));
}
const OFF_MAX = 5;

interface Looking {
  readonly setting: Setting;
  readonly secret: GuardedAnswer;
  /** Those of the problem and of its answer. */
  readonly letters: ReadonlySet<string>;
  /** The numbers of the problem. */
  readonly own: ReadonlySet<number>;
}

function statedIn(sentences: readonly Sentence[], looking: Looking): readonly Stated[] {
  let elsewhere = false;
  return sentences.flatMap((sentence, index) => {
    elsewhere ||= isElsewhere(sentence) || isTrial(sentences[index - 1]);
    const isCarried = elsewhere;
    if (sentence.ends !== "") elsewhere = false;
    if (isCarried) return [];
    return sentence.segments.flatMap((segment) => {
      const value = valueIn(segment, looking);
      const isKnown = (text: string) =>
        !isOtherAmount(text, looking.setting.asked?.maths ?? []) &&
        numbersIn(text).every(
          (each) =>
            each === 1 ||
            looking.own.has(each) ||
            isOneStepAway(each, { known: [...looking.own], around: [] }),
        );
      const isOther = isOfOther(sentence.segments.flatMap(wordsOf), looking.setting.problem?.text ?? "");
      return value && !isOther && isStated({ segment, sentence, at: value.at }, isKnown)
        ? [{ ...value, segment, sentence }]
        : [];
    });
  });
}

/** "After 2 s" where the problem says 6 s. */
const isOtherAmount = (text: string, own: readonly string[]): boolean => {
  const unit = unitOf(text);
  return unit !== "" && own.some((each) => unitOf(each) === unit) && !own.includes(text);
};

/** What two numbers may be of the same things. */
const MEASURES =
  "lcm gcd gcf hcf mean median mode range average perimeter circumference area volume diameter radius surface";

/** "The mean is a bit higher, 8.2" where the median is asked for. */
function isOfOther(said: readonly string[], problem: string): boolean {
  const asked = new Set(problem.toLowerCase().match(/\p{L}+/gu) ?? []);
  const isAsked = (word: string) => [...asked].some((each) => isAlike(each, word));
  return (
    [...words(MEASURES)].some(isAsked) &&
    said.some((word) => isAmong(word, MEASURES) && !isAsked(word)) &&
    !said.some((word) => isAmong(word, MEASURES) && isAsked(word))
  );
}

/** "Try five." */
const isTrial = (before: Sentence | undefined): boolean =>
  before?.segments.some((each) => is("trying", firstOf(each)) && each.tokens.some(isMath)) ?? false;

function valueIn(
  { tokens }: Segment,
  { setting: { unknown }, secret, letters }: Looking,
): Omit<Stated, "segment" | "sentence"> | null {
  // "The third one", "no, just one": a pronoun rather than a number.
  const isPronoun = (each: Token) => each.text === "1" && each.end - each.at > 1;
  const value = pairsIn(tokens, secret) ?? lastValue(tokens.filter((each) => !isPronoun(each)));
  if (!value) return null;
  const { at, end, text } = value;
  const lead = upTo(tokens.filter((each) => each.end <= at));
  const rest = tokens.filter((each) => each.at >= end);
  const bound = secret.kind === "set" ? boundIn(lead, { value: text, unknown, rest }) : null;
  const latex = bound ?? text;
  const isPairs = /[a-zA-Z] = /.test(latex) && secret.unknowns.length > 1;
  return isPairs || isOfForm(latex, secret, letters) ? { latex, text, at, end, lead, rest } : null;
}

/** What is said of the value: behind "you" and its like, where something is worked out before them. */
function upTo(tokens: readonly Token[]): readonly Token[] {
  const from = tokens.findLastIndex(({ kind, text }) => kind === "word" && PRONOUN.test(text));
  return from > 0 && tokens.slice(0, from).some(isMath) ? tokens.slice(from) : tokens;
}

const isMath = ({ kind }: Token): boolean => kind === "math";

/** The other pieces of mathematics of a reply, those beside a sign of equality one by one. */
const mathsBeside = ({ text, at, end }: Stated, sentences: readonly Sentence[]): readonly string[] => {
  const tokens = sentences.flatMap(({ segments }) => segments.flatMap((segment) => segment.tokens));
  const beside = tokens.filter((token) => isMath(token) && (token.end <= at || token.at >= end));
  const sides = beside.flatMap((token) => [
    token.text,
    ...token.text.split(/[=≈]/).map((side) => side.trim()),
  ]);
  return [...new Set(sides)].filter((each) => each !== text);
};

type Piece = Pick<Token, "text" | "at" | "end">;

/** The last piece of mathematics, with those listed before it. */
function lastValue(tokens: readonly Token[]): Piece | null {
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

/** "x is 6 and y is 4": every letter that is asked for, with its value. */
function pairsIn(tokens: readonly Token[], { unknowns }: GuardedAnswer): Piece | null {
  if (unknowns.length < 2) return null;
  const named = tokens.flatMap((token, index): (Piece & { readonly letter: string })[] => {
    const [verb, value] = [tokens[index + 1], tokens[index + 2]];
    const isPair =
      unknowns.includes(token.text) &&
      verb &&
      is("states", verb.text) &&
      value !== undefined &&
      isMath(value);
    return isPair
      ? [{ letter: token.text, text: `${token.text} = ${value.text}`, at: token.at, end: value.end }]
      : [];
  });
  const [first, last] = [named[0], named.at(-1)];
  if (!first || !last || !unknowns.every((letter) => named.some((each) => each.letter === letter)))
    return null;
  return { text: named.map(({ text }) => text).join(", "), at: first.at, end: last.end };
}

/** "Does that help?" and what orders nothing: the reply has come to its end. */
const isPartingOrTalk = ({ segments, asks }: Sentence): boolean => {
  const tokens = segments.flatMap((segment) => segment.tokens);
  const words = tokens.filter(({ kind }) => kind === "word").map(({ text }) => text);
  if (asks) return !tokens.some(isMath) && (words.some((word) => is("parting", word)) || isTag(words));
  // "Multiply out and 2x + 6 is left": what comes of it is told behind it.
  const order = segments.findLastIndex((segment) => isOrder(segment) && !hasSubject(segment));
  return order < 0 || segments.slice(order + 1).some((segment) => segment.tokens.some(isMath));
};

/** "Easy, right?": asks for nothing, as it has nothing that could be asked for. */
const isTag = (words: readonly string[]): boolean =>
  words.length <= TAG_MAX && !words.some((word) => ASKING.test(word));
const TAG_MAX = 3;
const ASKING = /^(?:what|which|how|why|where|when|who|can|could|do|did|next|then|now|try|turn|is|are)$/;

/** "Let me know", "let me sum up": whoever speaks does something. "Put 11 in the box": nothing is left to be done. */
const isOrder = (segment: Segment): boolean =>
  is("acting", firstOf(segment)) &&
  !/^let (?:me|us) /.test(wordsOf(segment).join(" ")) &&
  !isRecording(segment);

const isRecording = (segment: Segment): boolean =>
  is("recording", firstOf(segment)) &&
  segment.tokens.some(isMath) &&
  segment.tokens.every(
    (token, index, all) =>
      token.kind !== "word" ||
      RECORDED.test(token.text) ||
      (index > 0 && isMath(all[index - 1] as Token)) ||
      all[index + 1]?.text === "=",
  );
const RECORDED =
  /^(?:put|write|mark|circle|tick|enter|type|choose|fill|hand|note|down|in|on|as|the|your|a|box|blank|gap|line|space|sheet|paper|worksheet|answer|final|solution|result|there|so|just|please|and|now)$/;

/** "Put together they amount to 38": somebody or something does so. */
const hasSubject = ({ tokens }: Segment): boolean =>
  tokens.slice(0, tokens.findIndex(isMath)).some(({ text }) => /^(?:they|we|i)$/.test(text));

/** Whether sentences that end a reply ask and order nothing. */
export const isOver = (sentences: readonly Sentence[]): boolean => sentences.every(isPartingOrTalk);

const firstOf = ({ tokens }: Segment): string => tokens.find(({ text }) => !BEFORE.test(text))?.text ?? "";
const BEFORE = /^(?:first|then|now|next|and|just|please|let's|so|ok|okay)$/;
