import "server-only";
import { numberAt } from "@/server/solver/lexicon/number-words";
import { isAmong } from "@/server/solver/word-list";
import type { GuardedAnswer } from "../answer-leak/guarded-answer";
import { isAsked } from "./antecedent";
import { isCalledOtherwise } from "./called";
import { isSameUnit, isUnitOf, unitOf } from "./closing-form";
import type { Segment, Sentence } from "./sentences";
import type { Asked, Setting } from "./setting";
import { PRONOUN, type Stated } from "./stated";
import type { Token } from "./types";
import { is, isAlike } from "./wording";

export interface Meaning {
  /** "answer": its sentence says that this is what was looked for. "value": nothing speaks for its being said of
   * something else. "worked": it may be the result of something with the numbers before it. "other": it is said of
   * something else, such as another quantity, or belongs to an order. */
  readonly meant: "answer" | "value" | "worked" | "other";
  /** Its sentence names what is asked for. */
  readonly isNamed: boolean;
  /** It is said of the unknown, or has a unit as the answer has it and nothing in the problem. */
  readonly isTelling: boolean;
}

interface Problem {
  readonly setting: Setting;
  readonly secret: GuardedAnswer;
}

/** What a value is said of, by the words around it. Words that are not known say nothing: only what names something
 * else keeps a value from being the answer. */
export function meaningOf(stated: Stated, { setting, secret }: Problem): Meaning {
  const { lead, rest, sentence, segment } = stated;
  const { asked, unknown } = setting;
  const isOwn = ({ text }: Token) =>
    text === unknown || secret.unknowns.includes(text) || is("answers", text) || isAsked(text, asked);
  const told = [...tokensBefore(sentence, segment), ...lead].map(({ text }) => text);
  const isPart = (word: string) => isAmong(word, PARTS) && !asked?.words.includes(word);
  const isCalled = asked !== null && !told.some(isPart) && isCalledOtherwise(told, asked.words);
  const isNamed = isCalled || sentence.segments.flatMap(({ tokens }) => tokens).some(isOwn);
  const isOther =
    asked === null ||
    isOperand(lead, asked) ||
    isOrdered(lead, asked) ||
    (secret.kind === "roots" && areFactors([...tokensBefore(sentence, segment), ...lead])) ||
    (!isCalled && (isCounted(stated, asked) || namesOther(stated, asked)));
  const isClosing = [...tokensBefore(sentence, segment), ...lead].some(({ text }) => is("closing", text));
  const isBound = unknown !== null && stated.latex.split(/[<>≤≥]/).some((side) => side.trim() === unknown);
  const isNumber = (text: string) => text === "number" && (unknown !== null || secret.kind === "roots");
  const isIt = /^it is$/.test(rest.map(({ text }) => text).join(" "));
  const isAnswer = (text: string) =>
    is("answers", text) && !/^(?:roots?|zeros|zeroes|solves?|solved)$/.test(text);
  const ofUnknown =
    isIt ||
    isBound ||
    lead.some(({ kind, text }) => (kind === "math" ? text === unknown : isAnswer(text) || isNumber(text)));
  const isTelling = !isOther && (ofUnknown || isTellingUnit(stated.latex, { asked, secret }));
  if (isOther) return { meant: "other", isNamed, isTelling };
  if (isCalled) return { meant: "answer", isNamed, isTelling };
  if (isWorked(stated, { setting, secret }))
    return lead.some(({ text }) => is("states", text))
      ? { meant: "other", isNamed, isTelling: false }
      : { meant: "worked", isNamed, isTelling: false };
  return { meant: isClosing || lead.some(isOwn) ? "answer" : "value", isNamed, isTelling };
}

/** "The numerator tends to 0": said of a part. */
const PARTS = "numerator denominator term top bottom inner outer part";

/** "Two numbers whose product is -10 and whose sum is -3" are those of the brackets, and no roots. */
const areFactors = (tokens: readonly Token[]): boolean =>
  [PRODUCT, SUM].every((name) => tokens.some(({ text }) => isAmong(text, name)));
const PRODUCT = "product multiply multiplies multiplied times";
const SUM = "sum add adds added adding";

const isMath = ({ kind }: Token): boolean => kind === "math";
const isWord = ({ kind }: Token): boolean => kind === "word";

/** It is worked out of something in the same part: "a third of 12 is 4". */
function isWorked(
  { lead, latex, sentence, segment }: Stated,
  { setting: { unknown }, secret }: Problem,
): boolean {
  const isOther = (token: Token, index: number) =>
    isMath(token)
      ? token.text !== unknown && !secret.unknowns.includes(token.text) && !latex.includes(token.text)
      : secret.expressions.length === 0 &&
        !COUNTS_NOTHING.test(`${lead[index - 1]?.text} ${token.text}`) &&
        numberAt(token.text.split("-")) !== null;
  const isRelative = lead.find(isWord)?.text === "which" && tokensBefore(sentence, segment).some(isMath);
  return isRelative || lead.some(isOther);
}

/** It is what something is done with: "by 3", "more than 12", "in 1202". */
function isOperand(lead: readonly Token[], asked: Asked): boolean {
  const words = lead.filter(isWord).map(({ text }) => text);
  const [before = "", last = ""] = words.slice(-2);
  // "In 1202", and not "results in 5".
  if (last === "in" && !is("results", before) && !before.startsWith("result")) return true;
  if (!is("unlinked", last) || is("linking", before)) return false;
  const isConcluded =
    lead.some(({ text }) => is("closing", text)) && !words.some((word) => is("acting", word));
  const isOfAsked = last === "of" && isAsked(before, asked);
  return !(isConcluded || isOfAsked || /^(?:at|on|to|into|about|over)$/.test(last));
}

/** "one" for a thing, and "the two": things that are there already. */
const COUNTS_NOTHING = / one$|^(?:the|these|those|both|our|all) /;

/** To bring something into one of these is to write it otherwise. */
const FORMS: ReadonlySet<string> = new Set(["Factor", "Expand", "Simplify", "Convert"]);

/** "Multiply by 12", "you add 12", "it can be written as". */
function isOrdered(lead: readonly Token[], asked: Asked): boolean {
  const words = lead.filter(isWord).map(({ text }) => text);
  const first = words.findIndex((word) => !is("light", word) || is("acting", word));
  const you = words.indexOf("you");
  return (
    (is("acting", words[first] ?? "") && !words.slice(0, first).some((word) => PRONOUN.test(word))) ||
    (you >= 0 && is("acting", words[you + 1] ?? "") && !is("results", words[you + 1] ?? "")) ||
    (!asked.commands.some((command) => FORMS.has(command)) &&
      words.some((word) => is("restating", word) && !asked.words.includes(word)))
  );
}

/** "8 more than", "2 steps", "5 marks": what is counted is not what the question asks for. "8 is even": the value is what
 * something is said of. */
function isCounted({ lead, rest, latex }: Stated, asked: Asked): boolean {
  const [next, ...others] = rest;
  const isAfter = (role: "closing" | "told") =>
    lead.some(({ text }) => (role === "told" ? text === "told" : is("closing", text)));
  if (lead.some(({ text }) => text === "there") && !isAfter("closing") && !isAfter("told")) return true;
  if (!next || !isWord(next)) return false;
  if (is("states", next.text)) return !others.some(({ text }) => is("answers", text) || isAsked(text, asked));
  if (isSmall(next.text) || is("measuring", next.text) || unitOf(latex) !== "")
    return rest.some((_, index) => isQuantity(rest, index, asked));
  return !asked.all.some((word) => isAlike(word, next.text)) && !UNITS.test(next.text);
}
/** What is counted where no unit is told, or raised to a power behind a root or π. */
const UNITS = /^(?:units?|square|cubic|[a-z]{1,2}[²³])$/u;

/** Something else is named: a part or a total that the question does not ask for, one of several, a given of the rest of
 * the problem, or a noun that is said to be this value. */
function namesOther({ lead, sentence, segment }: Stated, asked: Asked): boolean {
  const subject = ofSubject(lead);
  const placed = sentence.segments
    .slice(0, sentence.segments.indexOf(segment))
    .filter(
      ({ tokens }) =>
        is("prepositions", tokens[0]?.text ?? "") && !tokens.some(({ text }) => SUBJECT.test(text)),
    )
    .flatMap(({ tokens }) => tokens);
  const hasQuantity = (tokens: readonly Token[]) =>
    tokens.some((_, index) => isQuantity(tokens, index, asked));
  if (hasQuantity(subject) || hasQuantity(placed) || hasQuantity(lead.slice(0, -subject.length))) return true;
  if (subject.some(({ text }, index) => isOneOf(text, subject[index + 1]?.text ?? "", asked))) return true;
  // "What survives is 3x": whatever does so.
  if (FREE_RELATIVE.test(subject.find(({ text }) => !is("closing", text) && text !== "and")?.text ?? ""))
    return false;
  const link = subject.findIndex(
    ({ text }, index) =>
      (is("states", text) && subject.slice(index + 1).every((token) => isThin(token.text))) ||
      (/^(?:has|have|had)$/.test(text) && subject[index + 1]?.text !== "to"),
  );
  const named = subject.slice(0, Math.max(0, link));
  const head = named.findLast((token) => isWord(token) && !isSmall(token.text));
  if (!head) return false;
  const isElsewhere = ({ kind, text }: Token) =>
    kind === "word" && !isSmall(text) && asked.all.includes(text) && !asked.words.includes(text);
  if (named.some((token) => /^(?:an?|any|every|each)$/.test(token.text) || isElsewhere(token))) return true;
  if (isKnown(head.text, asked) || is("anything", head.text)) return false;
  return (
    named.some(({ text }) => DETERMINER.test(text)) || (named[0] === head && !asked.words.includes(head.text))
  );
}

const isOneOf = (word: string, next: string, asked: Asked): boolean =>
  /^(?:one|another)$/.test(word) && isKnown(next, asked);

const tokensBefore = ({ segments }: Sentence, segment: Segment): readonly Token[] =>
  segments.slice(0, segments.indexOf(segment)).flatMap(({ tokens }) => tokens);

/** From a pronoun on, where the value is said of that. */
function ofSubject(lead: readonly Token[]): readonly Token[] {
  const from = lead.findLastIndex(({ text }) => SUBJECT.test(text));
  return from > 0 && from < lead.length - 1 ? lead.slice(from) : lead;
}
const FREE_RELATIVE = /^(?:what|whatever|all)$/;
const SUBJECT = /^(?:he|she|you|we|i|they)$/;
const DETERMINER = /^(?:the|an?|its|their|each|every|no|your|my|both)$/;

/** "the sum", "its lowest term", and not the "power" of "the power rule" or the "term" of "term by term". */
function isQuantity(tokens: readonly Token[], index: number, asked: Asked): boolean {
  const { kind, text } = tokens[index] as Token;
  if (kind !== "word" || !is("quantities", text) || text === "one" || isKnown(text, asked)) return false;
  if (asked.words.includes(text) || is("methods", tokens[index + 1]?.text ?? "")) return false;
  const lead = tokens.slice(Math.max(0, index - 2), index);
  const isLabel = index === 0 && (tokens.length === 1 || is("states", tokens[1]?.text ?? ""));
  return isLabel || lead.some((token) => DETERMINER.test(token.text));
}

/** "is at least", "is exactly": nothing between a verb and its value. */
const isThin = (word: string): boolean => isSmall(word) || is("rough", word) || /^(?:least|most)$/.test(word);

const isSmall = (word: string): boolean => SMALL.some((role) => is(role, word));
const SMALL = ["light", "states", "results", "prepositions", "determining", "modal", "closing"] as const;

const isKnown = (word: string, asked: Asked): boolean => is("answers", word) || isAsked(word, asked);

interface Naming {
  readonly asked: Asked;
  readonly secret: GuardedAnswer;
}

/** The answer's own kind of unit, which no amount of the problem has. */
const isTellingUnit = (latex: string, { asked, secret }: Naming): boolean =>
  secret.unitName !== "" &&
  unitOf(latex) !== "" &&
  isUnitOf(unitOf(latex), secret) &&
  !asked.maths.some((each) => /\d/.test(each) && unitOf(each) !== "" && isSameUnit(unitOf(each), secret));
