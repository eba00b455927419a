import "server-only";
import { checkAnswer } from "@/server/solver/check/check";
import { compareExpressions } from "@/server/solver/check/compare-expressions";
import { compareUnits } from "@/server/solver/check/unit";
import type { Expression } from "@/server/solver/expression/ast";
import type { Complex } from "@/server/solver/expression/evaluate-numeric";
import { toNumber } from "@/server/solver/expression/rational";
import { children, symbolsOf } from "@/server/solver/expression/walk";
import { budget } from "@/server/solver/limits";
import { undisguised } from "../answer-leak/disguised";
import type { GuardedAnswer } from "../answer-leak/guarded-answer";
import { plainCharacters } from "../answer-leak/plain-characters";
import { constantsIn, constantValue, type Run, runsIn } from "../answer-leak/runs";
import { numbersInDigits } from "../answer-leak/wording";
import { boundsIn } from "./closing-bound";
import { numbersIn, unitOf } from "./closing-form";
import { CLAIM_LIMITS } from "./limits";
import { tokensOf } from "./tokens";
import type { Token } from "./types";
import { within } from "./verdict";
import { is } from "./wording";

/** Whether the right answer is in a text, by its value. "said": all of it. "shown": as far as it is, it may be no more
 * than a number that the problem has as well. "absent": a part of it is nowhere, however it could be written. "open":
 * it is such as is not looked for by value. */
export type Presence = "said" | "shown" | "absent" | "open";

/** Digits of a rounded value. */
const ROUNDED = 5e-3;
/** Pieces of mathematics of one reply that are compared with the answer as a whole. */
const WHOLE_MAX = 40;
const OPEN: ReadonlySet<GuardedAnswer["kind"]> = new Set<GuardedAnswer["kind"]>([
  "matrix",
  "groups",
  "family",
  "named-sets",
  "parts",
]);

/** Looks for the answer in everything that a text says: numbers in digits and words, of other languages too, what its
 * calculations come to, amounts in other units, expressions that are equal, whatever they are said of.
 * @param own numbers of the problem */
export function answerSaid(text: string, secret: GuardedAnswer, own: readonly number[]): Presence {
  const { values, expressions, word, kind } = secret;
  if (word !== null || OPEN.has(kind) || values.length + expressions.length === 0) return "open";
  // "2 hours and 25 minutes" is written in too many ways.
  if (secret.unit && secret.unitName.includes(" and ")) return "open";
  const isComplex = values.some(({ im }) => Math.abs(im) > 1e-9);
  if (isComplex && values.length > 1) return "open";
  const all = tokensOf(text.replace(ASKED_AND_DENIED, " ")).filter(
    (_, index, tokens) => !isRejected(tokens, index),
  );
  const named = namedSaid(all, secret);
  if (named) return named;
  const tokens = all.filter((token) => token.kind === "math");
  const wholes = sidesOf(tokens).filter((side) => isWhole(side, secret));
  const isOnlyToBeDone = wholes.every((side) => TO_BE_DONE.test(side));
  if (wholes.length > 0) return isOnlyToBeDone && endsOnOther(all, secret, own) ? "absent" : "said";
  const whole = isComplex ? complexSaid(tokens, secret) : wholeSaid(all, secret);
  if (whole) return whole;
  if (expressions.length > 0)
    return saysExpression(tokens, secret) ? "said" : saysTerms(text, secret) ? "shown" : "absent";
  const kept = all.map(({ text: each }) => each).join(" ");
  const news = tokens.filter(({ text: each }) => !isOwnAmount(each, own));
  const numbers = [...news.flatMap((token) => valuesOf(token, secret)), ...valuesIn(kept, secret)];
  const said = values.map((value) => numbers.filter((each) => isNear(each, value)));
  if (said.some((found) => found.length === 0)) return "absent";
  const isOwn = ({ re }: Complex) => own.some((each) => Math.abs(each - re) <= ROUNDED * Math.abs(re));
  const told = all.flatMap((token, index) =>
    isTold(all, index)
      ? token.text.split(/[=≈]/).flatMap((side) => valuesOf({ ...token, text: side.trim() }, secret))
      : [],
  );
  const isToldAll = values.length > 1 || values.every((value) => told.some((each) => isNear(each, value)));
  if (values.some(isOwn)) return isToldAll ? "shown" : "absent";
  if (!isToldAll && endsOnOther(all, secret, own)) return "absent";
  return isToldAll || !/^-?\d+$/.test(secret.latex) ? "said" : "shown";
}

/** Of several unknowns, each with a value at its letter: the values alone may be at the wrong ones.
 * @returns null where not all of them have one */
function namedSaid(all: readonly Token[], { unknowns, problem }: GuardedAnswer): Presence | null {
  if (unknowns.length < 2) return null;
  const told = unknowns.map((letter) =>
    all.flatMap(({ kind, text }, index) => {
      const [link, value] = [all[index + 1], all[index + 2]];
      if (text === letter && link && is("states", link.text) && value?.kind === "math") return [value.text];
      const [left = "", right = "", ...others] = text.split("=").map((side) => side.trim());
      return kind === "math" && left === letter && /^[-−]?[\d./]+$/.test(right) && others.length === 0
        ? [right]
        : [];
    }),
  );
  const last = unknowns.map((letter, index) => `${letter} = ${told[index]?.at(-1) ?? ""}`).join(", ");
  if (told.some((values) => values.length !== 1)) return null;
  return isRight(problem, last) ? "said" : "absent";
}

/** What is told of an answer that is no list of numbers.
 * @returns null where nothing such is told */
function wholeSaid(all: readonly Token[], secret: GuardedAnswer): Presence | null {
  if (secret.kind === "set") return boundSaid(all, secret);
  const last = all.findLast(({ kind }) => kind === "math")?.text ?? "";
  const isPoint =
    (secret.kind === "point" || secret.kind === "points") && secret.values.length > 1 && POINT.test(last);
  return isPoint && !isRight(secret.problem, last) && !all.some(({ text }) => isRightPoint(text, secret))
    ? "absent"
    : null;
}

/** A point as it is written: "(3, -2)". */
const POINT = /^\([^()]+[,;][^()]+\)$/;
const isRightPoint = (text: string, { problem }: GuardedAnswer): boolean =>
  POINT.test(text) && isRight(problem, text);

function complexSaid(tokens: readonly Token[], { problem }: GuardedAnswer): Presence {
  const told = sidesOf(tokens).filter((side) => /i(?![a-z])/.test(side) && /\d/.test(side));
  if (told.some((side) => isRight(problem, side))) return "said";
  return told.length > 0 ? "absent" : "open";
}

/** Of a set with one end: whether its bound is told, where any is. */
function boundSaid(tokens: readonly Token[], { problem, values, unknowns }: GuardedAnswer): Presence | null {
  const [unknown] = unknowns;
  if (values.length !== 1 || unknown === undefined) return null;
  const told = [
    ...boundsIn(tokens, unknown),
    ...tokens.flatMap(({ kind, text }) => (kind === "math" && isBound(text, unknown) ? [text] : [])),
  ];
  if (told.some((each) => isRight(problem, each))) return "said";
  return told.length > 0 ? "absent" : null;
}

const isBound = (text: string, unknown: string): boolean =>
  /^[^<>≤≥]+[<>≤≥]=?[^<>≤≥]+$/.test(text) && text.split(/[<>≤≥]=?/).some((side) => side.trim() === unknown);

/** "90 minutes" of the problem says the same as its answer in hours. */
function isOwnAmount(text: string, own: readonly number[]): boolean {
  const numbers = unitOf(text) === "" ? [] : numbersIn(text);
  return numbers.length > 0 && numbers.every((each) => own.includes(each));
}

/** A calculation that is left: "3 × 60". */
const TO_BE_DONE = /\d\s*[-+−×*·÷]\s*\d/u;

/** "Seven? No, …" */
const ASKED_AND_DENIED = /[^.!?\n]{1,40}\?\s*(?=(?:no|nope|nah|not|wrong|wait)\b)/gi;

/** Whether a text in which the answer is no more than one of a list ends on another number that it tells. */
function endsOnOther(all: readonly Token[], secret: GuardedAnswer, own: readonly number[]): boolean {
  const last = all.findLastIndex(({ kind }) => kind === "math");
  const token = all[last];
  if (/[√π]|\\(?:sqrt|pi)/.test(secret.latex)) return false;
  if (!token || !isTold(all, last) || !/^-?\d+(?:\.\d+)?\s*[a-zA-Z²³/°%]*$/u.test(token.text)) return false;
  if (unitOf(token.text) !== "" && !secret.unit) return false;
  const numbers = valuesOf(token, secret);
  return (
    numbers.length > 0 &&
    !numbers.some((number) => own.includes(number) || secret.values.some((value) => isNear(number, value)))
  );
}

/** "Isn't 7", "not 7". */
const isRejected = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.kind === "math" && is("opposing", tokens[index - 1]?.text ?? "");

/** A number by itself that is not what something is done with, and not one of a list: "add 7", "1, 3, 7, 9". */
function isTold(all: readonly Token[], index: number): boolean {
  const [earlier, before] = [all[index - 2], all[index - 1]];
  const follows = (step: number, from: number): boolean =>
    all[from + step]?.text === "," && all[from + 2 * step]?.kind === "math";
  const isListed =
    (follows(1, index) && follows(-1, index)) || (follows(-1, index) && follows(-1, index - 2));
  const isOperand =
    before?.kind === "word" &&
    (is("unlinked", before.text) || is("acting", before.text)) &&
    !is("linking", earlier?.text ?? "");
  return all[index]?.kind === "math" && !isListed && !isOperand;
}

const isNear = (number: number, { re }: Complex): boolean => Math.abs(re - number) <= ROUNDED * Math.abs(re);

/** Numbers and amounts by themselves, each in the answer's unit. */
function valuesOf({ text }: Token, { unit, unitName }: GuardedAnswer): readonly number[] {
  if (/[=<>≤≥≈≠^(]/.test(text) || /(?<![a-zA-Z\d])[a-zA-Z](?![a-zA-Z])/.test(text.replace(UNIT, "")))
    return [];
  // "27/3" is still to be worked out.
  const numbers = numbersIn(text).filter((each) => !text.includes("/") || !Number.isInteger(each));
  const { factor } = unit ? compareUnits(unitOf(text), unitName) : { factor: null };
  return factor === null ? numbers : [...numbers, ...numbers.map((each) => each * toNumber(factor))];
}
/** What stands behind a number. */
const UNIT = /(?<=\d)\s?[a-zA-Z°µ].*$/u;

/** "10 root 2". */
const ROOT_OF = /(?<![\w.])(\d+) (?:times )?(?:the )?(?:square )?root (?:of )?(\d+)\b/gi;

/** What the calculations of a text come to, with all that they are made of. An equation in the unknown says what that
 * is only where the unknown stands alone. */
function valuesIn(text: string, secret: GuardedAnswer): readonly number[] {
  const plain = numbersInDigits(undisguised(plainCharacters(text), secret)).replace(ROOT_OF, (_all, a, b) =>
    String(Number(a) * Math.sqrt(Number(b))),
  );
  return plain
    .split(/\n/)
    .flatMap((line) => runsIn(line.replaceAll("±", "+"), secret.letters))
    .filter((run) => isTelling(run, secret))
    .flatMap(({ sides, text: written }) => {
      const both = /[-+]/.test(written) && text.includes("±");
      const found = sides.flatMap(({ expression }) =>
        (expression ? constantsIn(expression) : []).flatMap(
          (each) => (isDone(each) && constantValue(each)) || [],
        ),
      );
      return found.flatMap(({ re }) => (both ? [re, -re] : [re]));
    })
    .concat(either(plain, secret));
}

/** A number or a fraction, in which nothing is left to be worked out. */
function isDone(value: Expression): boolean {
  if (value.kind === "quotient")
    return children(value).every(isDone) && !Number.isInteger(constantValue(value)?.re);
  if (value.kind === "negation" || value.kind === "percent") return children(value).every(isDone);
  return value.kind === "number" || value.kind === "mixed";
}

/** "(9 ± 1)/2" as both. */
const either = (plain: string, { letters }: GuardedAnswer): readonly number[] =>
  plain.includes("±")
    ? runsIn(plain.replaceAll("±", "-"), letters).flatMap(({ sides }) =>
        sides.flatMap(({ expression }) => constantValue(expression)?.re ?? []),
      )
    : [];

function isTelling({ sides }: Run, { letters }: GuardedAnswer): boolean {
  const withLetters = sides.filter(
    ({ expression }) => expression && symbolsOf(expression).some((letter) => letters.has(letter)),
  );
  return (
    withLetters.length === 0 || sides.length > 2 || withLetters.some(({ text }) => /^[a-zA-Z]\w?$/.test(text))
  );
}

/** Pieces of mathematics, and what is beside their signs of equality, the last ones. */
const sidesOf = (tokens: readonly Token[]): readonly string[] =>
  [...new Set(tokens.flatMap(({ text }) => [text, ...text.split(/[=≈]/)].map((each) => each.trim())))]
    .filter((side) => side !== "")
    .slice(-WHOLE_MAX);

const saysExpression = (tokens: readonly Token[], { problem }: GuardedAnswer): boolean =>
  sidesOf(tokens).some((side) => /[a-zA-Z]/.test(side) && isRight(problem, side));

/** All terms of the answer, one by one: "The integral of 6x is 3x². The integral of 2 is 2x." */
function saysTerms(text: string, { expressions, letters }: GuardedAnswer): boolean {
  const said = runsIn(plainCharacters(text), letters).flatMap(({ sides }) =>
    sides.flatMap(({ expression }) => expression ?? []),
  );
  const allowance = budget(CLAIM_LIMITS);
  const isSaid = (term: Expression) =>
    said.some((each) => {
      const same = () => compareExpressions(each, term, { domain: "positive", budget: allowance }).verdict;
      return within(same, "cannot-tell") === "same";
    });
  return expressions.some((answer) => {
    const terms = answer.kind === "sum" ? answer.terms.filter(({ kind }) => kind !== "symbol") : [];
    return terms.length > 1 && terms.every(isSaid);
  });
}

/** A set, an amount, a list, or a number with a root or π in it, that is the answer as it is written. */
const isWhole = (text: string, secret: GuardedAnswer): boolean =>
  (secret.whole || secret.unit || /[√π\\]|sqrt|10(?:\^|[⁰-⁹⁻¹²³])/u.test(text)) &&
  (secret.kind !== "set" || RELATION.test(text) || !/^[^,;]*$/.test(text)) &&
  !(secret.kind !== "set" && RELATION.test(text)) &&
  isRight(secret.problem, text);

const RELATION = /[<>≤≥≠]/;

const isRight = (problem: string, text: string): boolean =>
  within(() => checkAnswer(problem, text, CLAIM_LIMITS).verdict === "right", true);
