import "server-only";
import { isForeign, type Scope, scopeOf } from "./scope";
import { type Segment, type Sentence, sentencesOf } from "./sentences";
import type { Token } from "./types";
import { commandOf, is } from "./wording";

/** What something is said of: the words and the mathematics that name it. Neither, for "it" and "this". */
export interface Subject {
  readonly words: readonly string[];
  readonly maths: readonly string[];
  /** As it is written, from its first word to its last. */
  readonly text: string;
  /** A preposition is before it: "for the second term". */
  readonly placed?: boolean;
}

/** A value that a reply gives to something, whatever the words. */
export interface Saying {
  readonly subject: Subject;
  /** What is named beside it, where the value itself is said of "it" or of nothing. */
  readonly beside: Subject | null;
  readonly value: { readonly text: string; readonly at: number; readonly end: number };
  readonly scope: Scope;
  /** No more than a comma, a colon or a dash is between what is beside and the value. */
  readonly apart: boolean;
}

const NOTHING: Subject = { words: [], maths: [], text: "" };

/** Values with what they are said of, in order.
 * @example sayingsOf("So the mean is 5.")[0]?.subject.words // ["mean"] */
export function sayingsOf(text: string): Saying[] {
  const found: Saying[] = [];
  let asked: Subject | null = null;
  let foreign = false;
  for (const sentence of sentencesOf(text)) {
    foreign ||= isForeign(sentence);
    const parts = sentence.segments.map((segment) => partOf(segment));
    found.push(
      ...parts.flatMap((part, index) =>
        saidIn(part, {
          parts,
          index,
          sentence,
          asked,
          carried: foreign ? "other problem" : null,
        }),
      ),
    );
    const [only] = parts;
    asked =
      sentence.asks && parts.length === 1 && only
        ? only.kind === "name"
          ? only.subject
          : workedIn(only)
        : null;
    if (sentence.ends !== "") foreign = false;
  }
  return found;
}

type Part =
  /** Something is given a value. */
  | { readonly kind: "claim"; readonly subject: Subject; readonly value: Saying["value"] }
  /** A value and nothing else. */
  | { readonly kind: "value"; readonly value: Saying["value"] }
  /** Something is named. */
  | { readonly kind: "name"; readonly subject: Subject };

interface Place {
  readonly parts: readonly Part[];
  readonly index: number;
  readonly sentence: Sentence;
  /** What the sentence before asks for: "And the mean?" */
  readonly asked: Subject | null;
  /** What an earlier sentence speaks of, this one does too. */
  readonly carried: Scope | null;
}

function saidIn(part: Part, { parts, index, sentence, asked, carried }: Place): Saying[] {
  if (part.kind === "name" || isExistence(sentence.segments[index], part.value.at)) return [];
  const scope = carried ?? scopeOf(sentence.segments[index] as Segment, sentence);
  const [before, after] = [
    parts[index - (isAside(parts[index - 1], sentence, index) ? 2 : 1)],
    parts[index + 1],
  ];
  const subject = part.kind === "claim" ? part.subject : NOTHING;
  const calculated = isCalculation(part.value.text)
    ? null
    : (workedIn(before) ?? (isNothing(subject) && isWorkedOut(after) ? workedIn(after) : null));
  const later = part.kind === "value" && after?.kind === "name" ? after.subject : null;
  const [first] = sentence.segments[index]?.tokens ?? [];
  // "7² is not 14, it is 49": "it" is what was written before.
  const isWritten = first?.text === "it" && before?.kind === "claim" && before.subject.maths.length > 0;
  const isRelative = first?.text === "which" || isWritten;
  const all = [
    before?.kind === "name" || (before?.kind === "claim" && isRelative) ? before.subject : null,
    later,
    calculated,
    index === 0 ? asked : null,
  ];
  const beside = all.find((each) => each && !isNothing(each)) ?? null;
  const apart = index === 0 || sentence.segments[index - 1]?.mark !== "";
  return [{ subject, beside, value: part.value, scope, apart }];
}

/** "The median, by the way, is 7": what is between the commas names nothing. */
const isAside = (part: Part | undefined, { segments }: Sentence, index: number): boolean =>
  part?.kind === "name" &&
  part.subject.placed === true &&
  part.subject.maths.length === 0 &&
  segments[index - 1]?.mark === "," &&
  segments[index - 2]?.mark === ",";

/** "There's 52": something is there, and nothing has this value. */
const isExistence = (segment: Segment | undefined, at: number): boolean =>
  segment?.tokens.some((token) => token.text === "there" && token.end <= at) ?? false;

const isWorkedOut = (part: Part | undefined): boolean =>
  part !== undefined && part.kind !== "name" && isCalculation(part.value.text);

/** A calculation, or an amount before a question mark or an arrow, names its value. */
function workedIn(part: Part | undefined): Subject | null {
  if (!part || part.kind === "name") return null;
  const { text } = part.value;
  // "x = 2^6, and that equals 36": of a value that is still to be worked out.
  if (part.kind === "claim" && !isNothing(part.subject) && !isCalculation(text)) return null;
  return { words: [], maths: [text], text };
}

const isNothing = ({ words, maths }: Subject): boolean => words.length === 0 && maths.length === 0;

const isLink = ({ kind, text }: Token): boolean =>
  kind === "word" && (is("states", text) || is("results", text));
const isLight = (token: Token): boolean =>
  token.kind === "mark" || (token.kind === "word" && (is("light", token.text) || isLink(token)));

/** "By the chain rule", "using the quadratic formula" before something says how it is found, not what it is. */
function withoutMeans(tokens: readonly Token[]): readonly Token[] {
  if (!is("using", tokens[0]?.text ?? "")) return tokens;
  const noun = tokens
    .slice(0, MEANS_MAX)
    .findIndex(({ kind, text }) => kind === "word" && is("methods", text));
  return noun < 0 || tokens.slice(0, noun).some(({ kind }) => kind === "math")
    ? tokens
    : tokens.slice(noun + 1);
}
const MEANS_MAX = 6;

function partOf(segment: Segment): Part {
  const tokens = withoutMeans(segment.tokens);
  const bare = valueIn(tokens, { bare: true });
  if (bare && bare.rest.length === 0) return { kind: "value", value: bare.value };
  for (const [index, token] of tokens.entries()) {
    if (!isLink(token) && !isCommanded(tokens, index)) continue;
    const claim = claimAt(tokens, index);
    if (claim) return claim;
  }
  const placed = is("prepositions", tokens[0]?.text ?? "");
  return { kind: "name", subject: { ...subjectOf(tokens), placed } };
}

function claimAt(tokens: readonly Token[], index: number): Part | null {
  const [left, right] = [tokens.slice(0, index), tokens.slice(index + 1)];
  const [told, first] = [valueIn(right), valueIn(left, { bare: true })];
  const isTold =
    told !== null && (told.rest.length === 0 || isPlaced(told.rest) || (index > 0 && isReason(told.rest)));
  const isFirst = first !== null && first.rest.length === 0;
  if (isTold && !(isFirst && isRather(first.value.text, told.value.text))) {
    // Of a chain of equal sides the first is what the last is the value of.
    const before = subjectOf(firstOf(left));
    if (isNothing(before) && isReason(told.rest)) return null;
    return { kind: "claim", subject: isNothing(before) ? subjectOf(told.rest) : before, value: told.value };
  }
  if (isFirst) return { kind: "claim", subject: subjectOf(right), value: first.value };
  const before = subjectOf(left);
  const isCommon =
    before.maths.length === 0 && !before.words.some((word) => /^(?:one|each|every|half)$/.test(word));
  return isCommon ? (counted(before, told) ?? complementIn(before, right)) : null;
}

/** What is named before the first of several signs and verbs: the area of "the area is πr² = 10π". */
function firstOf(left: readonly Token[]): readonly Token[] {
  const verb = left.findIndex(({ kind, text }) => kind === "word" && is("states", text));
  const isChain =
    verb > 0 && left.slice(verb).every((token) => token.kind === "math" || is("states", token.text));
  if (isChain && !isNothing(subjectOf(left.slice(0, verb)))) return left.slice(0, verb);
  return upToEqual(left.slice(1 + lastResult(left)));
}

/** "Factoring gives (x - 2)(x - 3) = 0": what it gives is the equation. */
const lastResult = (left: readonly Token[]): number => {
  const verb = left.findLastIndex(({ kind, text }) => kind === "word" && is("results", text));
  return left[verb + 1]?.kind === "math" ? verb : -1;
};

function upToEqual(left: readonly Token[]): readonly Token[] {
  const equal = left.findIndex(({ text }) => text === "=");
  return equal < 0 ? left : left.slice(0, equal);
}

/** "The answer is 8 apples": what is counted is a part of what the value is said of. */
function counted(before: Subject, told: Found | null): Part | null {
  const [noun, ...others] = told?.rest ?? [];
  if (
    !told ||
    noun?.kind !== "word" ||
    others.length > 0 ||
    !before.words.some((word) => is("answers", word))
  )
    return null;
  return { kind: "claim", subject: { ...before, words: [...before.words, noun.text] }, value: told.value };
}

/** "expands to", "converts to", "add up to". */
const isCommanded = (tokens: readonly Token[], index: number): boolean => {
  const before = tokens[index - 1]?.text ?? "";
  return (
    tokens[index]?.text === "to" && (commandOf(before) !== null || /^(?:sum|sums|adds?|up)$/.test(before))
  );
};

/** "makes the answer 5", "turn 45 + 27 into 72": a name and then the value. */
function complementIn(before: Subject, tokens: readonly Token[]): Part | null {
  const from = tokens.findIndex(({ kind }) => kind === "math");
  const names = tokens.slice(0, from);
  if (from < 1 || names.some(isLink) || isNothing(subjectOf(names))) return null;
  const last = tokens[from - 1]?.text ?? "";
  if (is("prepositions", last) && last !== "of") return null;
  const told = valueIn(tokens.slice(from));
  const named = subjectOf(names);
  const subject = { ...named, words: [...before.words, ...named.words] };
  return told?.rest.length === 0 ? { kind: "claim", subject, value: told.value } : null;
}

/** Of two pieces of mathematics the one that is to be worked out, or the unknown, is not the value. */
const isRather = (first: string, told: string): boolean =>
  isCalculation(told) ? !isCalculation(first) : /^[a-z]$/.test(told.trim()) && !/^[a-z]$/.test(first.trim());

/** "for the mean", "in 3 km", "as the answer" behind a value. */
const isPlaced = ([first]: readonly Token[]): boolean => /^(?:for|in|as)$/.test(first?.text ?? "");

/** "by the power rule", "using Pythagoras" behind a value. */
const isReason = ([first]: readonly Token[]): boolean => /^(?:by|using|via|thanks)$/.test(first?.text ?? "");

/** Numbers with something to be worked out. */
export const isCalculation = (text: string): boolean =>
  /[\d)}²³%]\s*(?:[+−–×·⋅÷*^/-]|\\(?:times|cdot|div)(?![a-z]))\s*[-\d(\\√{]|\\sqrt|√|!/u.test(text) &&
  !/^-?\d[\d\s.]*\/\d+$/.test(text.trim());

interface Found {
  readonly value: Saying["value"];
  readonly rest: readonly Token[];
}

/** The value that a side of a verb begins with, behind words without a meaning of their own.
 * @param options bare: nothing but the value may be there */
function valueIn(tokens: readonly Token[], { bare = false }: { readonly bare?: boolean } = {}): Found | null {
  const from = tokens.findIndex(({ kind }) => kind === "math");
  if (from < 0) return null;
  const lead = tokens.slice(0, from).map(({ text }) => text);
  if (!tokens.slice(0, from).every((token) => isLight(token) && !(bare && isLink(token)))) return null;
  const isLed = lead.some((word) => /^(?:up|left|us)$/.test(word));
  if (lead.some((word) => is("prepositions", word) && !(word === "with" && isLed))) return null;
  let end = from + 1;
  for (; end < tokens.length; end += 1) {
    const joint = tokens
      .slice(end)
      .findIndex(({ kind, text }) => kind === "math" || !/^(?:,|or|and|either)$/.test(text));
    if (joint < 1 || tokens[end + joint]?.kind !== "math") break;
    end += joint;
  }
  const rest = tokens.slice(end);
  const [first, last] = [tokens[from] as Token, tokens[end - 1] as Token];
  const text = tokens
    .slice(from, end)
    .map((token) => token.text)
    .join(" ")
    .replaceAll(" ,", ",");
  const isOver = rest.every(
    (token) => (isLight(token) && !(bare && isLink(token))) || commandOf(token.text) !== null,
  );
  return { value: { text, at: first.at, end: last.end }, rest: isOver ? [] : rest };
}

/** "a root", "a solution": there may be others. */
const isOneOf = (tokens: readonly Token[], token: Token): boolean =>
  is("answers", token.text) && /^an?$/.test(tokens[tokens.indexOf(token) - 1]?.text ?? "");

function subjectOf(tokens: readonly Token[]): Subject {
  const telling = tokens.filter(
    (token, index) => !isLight(token) && !(token.text === "whole" && tokens[index + 1]?.text === "thing"),
  );
  const [first, last] = [telling[0], telling.at(-1)];
  if (!first || !last) return NOTHING;
  const whole = tokens.slice(tokens.indexOf(first), tokens.indexOf(last) + 1);
  return {
    words: telling
      .filter(({ kind }) => kind === "word")
      .flatMap((token) => (isOneOf(tokens, token) ? ["one", token.text] : [token.text])),
    maths: telling.filter(({ kind }) => kind === "math").map(({ text }) => text),
    text: whole
      .map(({ text, formula }) => (formula ? `$${text}$` : text))
      .join(" ")
      .replaceAll(" ,", ","),
  };
}
