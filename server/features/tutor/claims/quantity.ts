import "server-only";
import { isSameWriting } from "@/server/solver/check/same-writing";
import { isUnit } from "@/server/solver/check/unit";
import { isCalculation, type Saying, type Subject } from "./sayings";
import type { Asked, Setting } from "./setting";
import { commandOf, is, isAlike } from "./wording";

/** What a value is to be compared with. */
export interface Quantity {
  /** The question whose answer the value is said to be, as a problem. */
  readonly question: string;
  /** It is the answer to the problem the reply is about. */
  readonly own: boolean;
  /** It is said of "it" or of nothing: it may be anything on the way. */
  readonly weak: boolean;
  /** It is said to be one of several. */
  readonly one: boolean;
  readonly value: string;
}

/** What a saying gives a value to.
 * @returns null where that is neither the problem's unknown nor anything that can be worked out by itself */
export function quantityOf(saying: Saying, { asked, known, unknown }: Setting): Quantity | null {
  const { value, beside } = saying;
  const resolver = { asked, known, unknown, value: plainly(value.text) };
  const subject = subjectIn(saying);
  // "Half of one": of what was spoken of before.
  if (/\bof (?:one|it|them|those|these)$/i.test(subject.text.trim())) return null;
  if (!isEmpty(subject))
    return beside?.placed && !isWithin(beside, asked) ? null : resolved(subject, resolver);
  if (!beside || isEmpty(beside)) return own(resolver, true);
  const named = resolved(beside, resolver);
  if (named && !named.weak) return named;
  // An interjection before it names nothing.
  return saying.apart &&
    beside.maths.length === 0 &&
    beside.words.length === 1 &&
    !beside.words.some((word) => is("actions", word) || is("quantities", word))
    ? own(resolver, true)
    : null;
}

/** "For the second term, the derivative is …" is said of a part, "in our case" of the whole. */
const isWithin = ({ words, maths }: Subject, asked: Asked | null): boolean =>
  maths.length === 0 &&
  words.every(
    (word) => is("determining", word) || is("objects", word) || (asked?.words.includes(word) ?? false),
  );

/** "If we work out 7 × 8, the result is 56": the result of what is named before. "The inside, 2x, has derivative 2":
 * what is done is done to that. */
function subjectIn({ subject, beside }: Saying): Subject {
  if (!beside || beside.maths.length === 0 || subject.maths.length > 0 || subject.words.length === 0)
    return subject;
  const isOf = (word: string) => is("determining", word) || /^results?$/.test(word);
  if (subject.words.every(isOf)) return beside;
  const isDone = subject.words.every((word) => isOf(word) || commandOf(word) !== null);
  const isBare = beside.words.length === 0 && beside.maths.every(hasLetters);
  return isDone && isBare ? { ...subject, maths: beside.maths } : subject;
}

const isEmpty = ({ words, maths }: Subject): boolean => words.length === 0 && maths.length === 0;

interface Resolver {
  readonly asked: Asked | null;
  readonly known: readonly string[];
  readonly unknown: string | null;
  readonly value: string;
}

const own = ({ asked, value }: Resolver, weak = false, one = false): Quantity | null =>
  asked && { question: asked.text, own: true, weak, one, value };

function resolved(subject: Subject, resolver: Resolver): Quantity | null {
  const { asked, unknown, value } = resolver;
  const command = subject.words.map(commandOf).find((each) => each !== null) ?? null;
  const words = subject.words.filter((word) => commandOf(word) === null);
  const isPlain = words.every((word) => is("determining", word));
  const isAnswer = words.some((word) => is("answers", word));
  const isOne = words.some((word) => /^(?:one|first|second)$/.test(word)) && isAnswer;
  const ofProblem = asked !== null && isOfProblem(subject.maths, asked, resolver.known);
  const isNamed =
    command !== null ||
    words.includes("value") ||
    words.some((word) => asked?.head && isAlike(asked.head, word));
  const isTold = isNamed || isAnswer;
  const rest = words.filter(
    (word) =>
      !is("determining", word) &&
      !((ofProblem || isTold) && is("objects", word)) &&
      !is("answers", word) &&
      !is("actions", word) &&
      !(isOne && /^(?:one|first|second)$/.test(word)),
  );
  const ofPart = asked !== null && isNamed && isPartOfProblem(subject.maths, asked);
  const size = subject.maths.length === 0 ? sizeOfUnit(words, resolver.value) : null;
  if (size) return size;
  if (
    subject.maths.length === 0 &&
    words.length === 1 &&
    words[0] === "discriminant" &&
    !asked?.words.includes("discriminant")
  )
    return discriminant(resolver);
  if (subject.maths.length === 0 || ofProblem || ofPart) {
    if (asked && command && asked.commands.includes(command) && rest.length === 0) return own(resolver);
    if (command && rest.length === 0) return commanded(command, resolver);
    if (asked && rest.length > 0)
      return isAskedFor(rest, asked) || (isAnswer && rest.every((word) => asked.all.includes(word)))
        ? own(resolver)
        : alone(subject, command, resolver);
    if (rest.length === 0) return own(resolver, !isAnswer && !ofProblem && isPlain, isOne);
  }
  const [only] = subject.maths;
  const isUnknown = words.every((word) => is("determining", word) || is("actions", word));
  if (only === unknown && subject.maths.length === 1 && isUnknown && unknown !== null)
    return own({ ...resolver, value: /[=<>]/.test(value) ? value : `${unknown} = ${value}` });
  return alone(subject, command, resolver);
}

/** "The discriminant is 169": that of the problem's equation, where it has one. */
function discriminant({ known, value }: Resolver): Quantity | null {
  if (known.length !== 2) return null;
  const question = `Find the discriminant of $${known.join(" = ")}$`;
  return { question, own: false, weak: false, one: false, value };
}

/** "An hour is 60 minutes": a unit in another one, whatever the problem asks for. */
function sizeOfUnit(words: readonly string[], value: string): Quantity | null {
  const [unit, ...others] = words;
  const told = AMOUNT.exec(value)?.[1];
  if (!unit || others.length > 0 || !told || !isUnit(unit) || isAlike(unit, told)) return null;
  return { question: `Convert 1 ${unit} to ${told}`, own: false, weak: false, one: false, value };
}

/** The words name what the question asks for, and nothing more than it does. */
function isAskedFor(words: readonly string[], { head, names, words: all }: Asked): boolean {
  const isHead = (word: string) => names.includes(word) || (head !== null && isAlike(head, word));
  return words.some(isHead) && words.every((word) => isHead(word) || all.some((each) => isAlike(each, word)));
}

/** The mathematics named is all of the problem's. */
function isOfProblem(maths: readonly string[], asked: Asked, known: readonly string[]): boolean {
  if (maths.length === 0) return false;
  const of = (all: readonly string[]) =>
    all.length > 0 &&
    maths.length === all.length &&
    all.every((each, index) => isSameWriting(each, maths[index] ?? ""));
  return of(asked.maths) || (known.length === 1 && of(known));
}

/** "the limit as x approaches 3": a part of what the question says, but no part of a list of numbers. */
function isPartOfProblem(maths: readonly string[], asked: Asked): boolean {
  return (
    asked.maths.some((each) => !isNumber(each)) &&
    maths.every((each) => asked.maths.includes(each)) &&
    maths.every((each) => isNumber(each) || /^[a-z](?: = -?[\d.]+)?$/.test(each))
  );
}

const isNumber = (text: string): boolean => /^-?[\d.,]+$/.test(text);

/** "It factors as …" of a problem that asks for something else. */
function commanded(command: string, { known, value }: Resolver): Quantity | null {
  const others = known.filter((each) => each !== "0");
  const [only] = others;
  if (!only || others.length > 1 || !/^(?:Factor|Expand|Simplify)$/.test(command)) return null;
  return { question: `${command} $${only}$`, own: false, weak: false, one: false, value };
}

const AMOUNT = /^-?[\d.,]+\s*([a-zA-Z°µ$%].*)$/;

/** What can be worked out by itself: "the square root of 144", "15% of 80", "6 km" in another unit. */
function alone(
  { words, maths: written, text }: Subject,
  command: string | null,
  { value, unknown }: Resolver,
): Quantity | null {
  const maths = written.map(plainly);
  const [only] = maths;
  const question = (asking: string): Quantity => ({
    question: asking,
    own: false,
    weak: false,
    one: false,
    value: command === "Integrate" && !/C\s*$/.test(value) ? `${value} + C` : value,
  });
  if (only === undefined) {
    const sum = angleSumOf(words);
    return sum === null ? null : question(sum);
  }
  const telling = words.filter(
    (word) =>
      !is("determining", word) &&
      !is("actions", word) &&
      !(is("answers", word) && !/^(?:roots?|zero)/.test(word)) &&
      commandOf(word) === null,
  );
  if (maths.length === 1 && telling.length === 0) {
    const [from, to] = [AMOUNT.exec(only)?.[1], AMOUNT.exec(value)?.[1]];
    if (from && to && from !== to) return question(`Convert ${only} to ${to}`);
    if (command && /^(?:Factor|Expand|Simplify)$/.test(command)) return question(`${command} $${only}$`);
    if (isCalculation(only) && !hasLetters(only)) return question(`What is $${only}$?`);
    if (command === null) return null;
  }
  // Of an equation's letters nothing holds for every number.
  if (maths.some((each) => hasLetters(each)) && (command === null || unknown !== null)) return null;
  if (maths.some((each) => /[=<>≤≥]/.test(each))) return null;
  return /[a-z]/.test(text) ? question(`What is the ${text}?`) : null;
}

/** "The interior angles of a hexagon add up to": what is so for every one of them.
 * @returns the question for it, or null */
function angleSumOf(words: readonly string[]): string | null {
  const isSum = words.some((word) => /^(?:sum|sums|add|adds|total)$/.test(word));
  const polygon = words.find((word) => /^(?:triangle|quadrilateral|\p{L}+gon)$/u.test(word));
  const angles = words.includes("angles") && !words.some((word) => is("counting", word));
  return isSum && polygon !== undefined && angles ? `What is the angle sum of a ${polygon}?` : null;
}

const hasLetters = (text: string): boolean =>
  /(?<![\\a-zA-Z])[a-zA-Z](?![a-zA-Z])/.test(text.replace(/\\[a-zA-Z]+/g, " "));

/** Units in formulas are words. */
const plainly = (text: string): string =>
  text
    .replace(/\\(?:text|mathrm)\s*\{([^{}]*)\}\s*(?=\^)/g, " $1")
    .replace(/\\(?:text|mathrm)\s*\{([^{}]*)\}/g, " $1 ")
    .trim();
