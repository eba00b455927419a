import "server-only";
import { checkAnswer } from "@/server/solver/check/check";
import { compareExpressions, isClose } from "@/server/solver/check/compare-expressions";
import type { Expression } from "@/server/solver/expression/ast";
import type { Complex } from "@/server/solver/expression/evaluate-numeric";
import { symbolsOf } from "@/server/solver/expression/walk";
import { budget } from "@/server/solver/limits";
import { CLAIM_LIMITS } from "../claims/limits";
import { within } from "../claims/verdict";
import { isAnnounced, type Place } from "./announced";
import { isBare } from "./bare-numbers";
import { pinsDown } from "./bounds";
import { isComputable } from "./computable";
import { confirmsGuess } from "./confirmed";
import { spellsOut } from "./digits";
import { hidesNumber, undisguised, wholeNumbers } from "./disguised";
import { isEquationFor, isFactorFor, isNarrow } from "./equations-for";
import { saidInForeignWords } from "./foreign-numbers";
import type { GuardedAnswer } from "./guarded-answer";
import { namesKnownCount } from "./known-counts";
import { pointsAtOffered } from "./offered-guesses";
import { plainCharacters } from "./plain-characters";
import { constantsIn, constantValue, type Run, runsIn, type Side } from "./runs";
import { asWritten, isAmong, type Shown } from "./shown";
import { tellsByMeaning } from "./told-by-meaning";
import { inUnknown, toldEquations } from "./told-equations";
import { tellsParts } from "./told-parts";
import { saysWord } from "./word-answers";
import { countsOfPlural, numbersInDigits, numbersInPlural, toldInSigns } from "./wording";

/** What a sentence is judged by. */
export interface LeakDetector {
  readonly secret: GuardedAnswer;
  readonly shown: Shown;
  /** The answer is not known, so that any number that is not shown may be it. */
  readonly anyNumber?: boolean;
  /** What the student said, which may be said back to them. */
  readonly said?: string;
  /** The numbers of each of their last messages. */
  readonly offered?: readonly (readonly number[])[];
}

/** Whether a sentence gives the answer away: says that the unknown, or the answer, has its value, in whatever way it
 * is written; or holds its value where neither the problem nor an open hint shows that number. */
export function leaksAnswer(
  sentence: string,
  { secret, shown, anyNumber = false, offered = [] }: LeakDetector,
): boolean {
  const plain = undisguised(plainCharacters(sentence), secret);
  const digits = numbersInDigits(plain);
  if (anyNumber && saysNumber(digits, shown)) return true;
  if (saysWord(plain, { secret, shown }) || spellsOut({ plain, digits }, secret)) return true;
  if (hidesNumber({ raw: sentence, plain }, secret)) return true;
  if (
    [...numbersInPlural(plain), ...countsOfPlural(plain)].some(
      (re) => isGuarded({ re, im: 0 }, secret) && !isPlain(re, shown),
    )
  )
    return true;
  if (namesKnownCount(plainCharacters(sentence), wholeNumbers(secret), shown.text)) return true;
  if (saidInForeignWords(plainCharacters(sentence), { numbers: wholeNumbers(secret), shown: shown.text }))
    return true;
  if (tellsByMeaning(digits, { secret, shown }) || pointsAtOffered(digits, { secret, offered })) return true;
  if (confirmsGuess(digits, (value) => isGuarded(value, secret))) return true;
  if (pinsDown(digits, secret) || isRatio(digits, secret)) return true;
  if (isComputable(withoutEquations(digits.replace(TOLD_EQUAL, " = "), secret), { secret, shown }))
    return true;
  if (
    namesResult(digits, secret) &&
    isComputable(digits, { secret: { ...secret, onTheWay: new Set() }, shown: NOTHING_SHOWN })
  )
    return true;
  const signs = toldInSigns(digits);
  if (tellsParts(signs, { secret, shown })) return true;
  const told = [...toldEquations(signs, secret.unknowns), inUnknown(digits, secret.unknowns)];
  if (told.some((text) => runsIn(text, secret.letters).some((run) => isEquationFor(run, { secret, shown }))))
    return true;
  return writingsOf(digits).some((text) => {
    const runs = runsIn(text, secret.letters);
    return (
      holdsNumber(text, { secret, shown }) ||
      tellsTerms(runs, { secret, shown }) ||
      runs.some((run) => !isOneOfMany({ ...run, text }) && runGivesAway(text, run, { secret, shown })) ||
      isWholeAnswer(text, runs, { secret, shown })
    );
  });
}

const NOTHING_SHOWN: Shown = { values: [], writings: new Set(), text: "" };

/** "45 shared among 5 gives x": what comes of numbers is said to be the unknown, whoever has them before them. */
const namesResult = (digits: string, { unknowns }: GuardedAnswer): boolean =>
  !/\?\W*$/.test(digits) &&
  unknowns.some((letter) =>
    new RegExp(
      `\\b(?:gives?|is|makes?|equals|leaves|yields)(?: you| us| exactly| just)* ${letter}(?![\\w(^])\\W*$`,
      "i",
    ).test(digits),
  );

/** Whether a number is said that the student does not have before them. */
const saysNumber = (digits: string, shown: Shown): boolean =>
  (digits.match(/\d+(?:\.\d+)?/g) ?? []).some((each) => !isPlain(Number(each), shown));

/** "12 is 2 * 2 * 3". */
const TOLD_EQUAL = /(?<=\d%?) (?:is|gives|makes) (?=\d)/g;

/** Equations in the unknown are judged as equations; of a calculation with its result nothing is left to be worked out. */
const withoutEquations = (digits: string, { letters }: GuardedAnswer): string =>
  runsIn(digits, letters)
    .filter(
      ({ sides }) =>
        sides.length > 1 &&
        (sides.some(({ expression }) => expression && symbolsOf(expression).length > 0) || areEqual(sides)),
    )
    .reduce((text, { at, end }) => text.slice(0, at) + " ".repeat(end - at) + text.slice(end), digits);

function areEqual(sides: readonly Side[]): boolean {
  const values = sides.map(({ expression }) => constantValue(expression));
  const [first] = values;
  return (
    first !== null && first !== undefined && values.every((value) => value !== null && isClose(value, first))
  );
}

/** "3:4" for three quarters. */
const isRatio = (digits: string, secret: GuardedAnswer): boolean =>
  [...digits.matchAll(/(?<![\d:.])(\d+) ?: ?(\d+)(?![\d:])/g)].some(
    ([, a, b]) =>
      !Number.isInteger(Number(a) / Number(b)) && isGuarded({ re: Number(a) / Number(b), im: 0 }, secret),
  );

/** A text as it is, with its calculations in words worked out, and with either sign of a ±. */
function writingsOf(digits: string): readonly string[] {
  const told = toldInSigns(digits);
  const over = withFractions(digits);
  const both = told.includes("±") ? [told.replaceAll("±", "+"), told.replaceAll("±", "-")] : [];
  const joined = told.replace(/(\d) +(?=[a-z](?:\^|\s*[-+*]))/g, "$1");
  return [...new Set([digits, told, joined, ...both, ...(over === null ? [] : [over])])];
}

/** "2x over x squared plus 1": all before it over all behind it. */
function withFractions(digits: string): string | null {
  if (!/\bover\b/i.test(digits)) return null;
  return toldInSigns(digits.replace(/\bover\b/gi, OVER)).replace(FRACTION, "($1)/($2)");
}
const OVER = "⟋";
const TERMS = String.raw`(?:[-+*^.\d\s]|(?<![a-z])[a-z](?![a-z]))+`;
const FRACTION = new RegExp(`(${TERMS})${OVER}(${TERMS})`, "gi");

const NUMBER =
  /(?<![\w.^{_\\]|\^-)(-?)(\d+(?:\.\d+)?)(?:\s?\/\s?(\d+(?:\.\d+)?))?(?!\.?\d)(?![a-zA-Z(](?![a-zA-Z])|\{)/g;
/** The number of an item of a list, or of a step or a hint. */
const COUNTED = /(?:^|\n)\s*$|\b(?:step|steps|hint|hints|line|part|way|try|chapter|page)\s*$/i;
const COUNTING =
  /^\s*(?:sides?|steps?|hints?|parts?|lines?|brackets?|things?|ways?|ideas?|terms?|unknowns?|equations?|questions?|kinds?)\b/i;
const ITEM = /^[.)]\s+\S/;

/** Looks at each number on its own, whatever surrounds it. */
function holdsNumber(text: string, { secret, shown }: LeakDetector): boolean {
  for (const found of text.matchAll(NUMBER)) {
    const [, minus = "", whole = "", part] = found;
    const at = found.index;
    const size = part ? Number(whole) / Number(part) : Number(whole);
    const joined = minus !== "" && /[\w)}]\s*$/.test(text.slice(0, at));
    const place = { text, at, end: at + found[0].length };
    const signed = minus === "" ? [size] : joined ? [size, -size] : [-size];
    const readings = text[place.end] === "%" ? signed.flatMap((value) => [value, value / 100]) : signed;
    const decimals = /\.(\d+)$/.exec(whole)?.[1]?.length ?? 0;
    if (!readings.some((value) => isGuarded({ re: value, im: 0 }, secret, part ? 0 : decimals))) continue;
    if (isOneOfMany(place)) continue;
    if (minus === "" && (isCounting(place) || (!secret.unit && isMultiplying(place)))) continue;
    if (!isPlain(size, shown) || isAnnounced(place, secret.unknowns) || isBare(place, size, shown))
      return true;
  }
  return false;
}

/** One of many in a list, with others on both sides: "the factors of 24 are 1, 2, 3, 4, 6, 8, 12 and 24". */
function isOneOfMany({ text, at, end }: Place): boolean {
  const before = /(?:\d+, )+$/.exec(text.slice(0, at))?.[0].match(/\d+/g)?.length ?? 0;
  const after = /^(?:,? (?:and |or )?\d+)+/.exec(text.slice(end))?.[0].match(/\d+/g)?.length ?? 0;
  return before >= 1 && after >= 1 && before + after >= LISTED_MIN && !POINTING.test(text);
}
const LISTED_MIN = 5;
/** What says which of them is meant. */
const POINTING =
  /\b(?:answers?|solutions?|it|its|one|first|second|third|fourth|fifth|sixth|seventh|eighth|last|middle|right|correct)\b|\*/i;

/** The "4" of "4ac". */
const isMultiplying = ({ text, end }: Place): boolean =>
  /^(?!(?:st|nd|rd|th)\b)[a-z]{2}\b/.test(text.slice(end));

function isCounting({ text, at, end }: Place): boolean {
  const before = text.slice(0, at);
  if (/(?:^|\n)\s*$/.test(before)) return ITEM.test(text.slice(end)) || COUNTING.test(text.slice(end));
  return (
    (COUNTED.test(before) || COUNTING.test(text.slice(end))) &&
    !/\b(?:answer|equal|solution|result|is)\b|=/i.test(text)
  );
}

/** Nothing and one are in every text, and what the student has before them is no news. */
export const isPlain = (size: number, { values }: Shown): boolean =>
  size === 0 || size === 1 || isAmong({ re: size, im: 0 }, values);

export function isGuarded(value: Complex, { values }: GuardedAnswer, decimals = 0): boolean {
  return values.some(
    (each) =>
      isClose(each, value) ||
      (Math.abs(each.re) < 1e-12 &&
        Math.abs(each.im) < 1e-12 &&
        Math.abs(value.re) < 1e-12 &&
        value.im === 0) ||
      (decimals >= (Math.abs(each.re) < 1 ? 2 : 1) &&
        each.im === 0 &&
        (Math.abs(each.re - value.re) <= 0.5000001 * 10 ** -decimals ||
          isCutOff(each.re, value.re, decimals))),
  );
}

/** "1.541666" for 37/24: so many digits, without rounding. */
const isCutOff = (exact: number, told: number, decimals: number): boolean =>
  decimals >= CUT_MIN && Math.trunc(exact * 10 ** decimals) === Math.round(told * 10 ** decimals);
const CUT_MIN = 3;

function runGivesAway(text: string, run: Run, { secret, shown }: LeakDetector): boolean {
  if (shown.writings.has(asWritten(run.text))) return announcesShown(text, run, secret);
  if (isAssignment(run, secret) || isEquationFor(run, { secret, shown }) || isNarrow(run, secret))
    return true;
  const sides = run.sides.filter((side) => !shown.writings.has(asWritten(side.text)));
  return sides.some((side) => sideGivesAway(text, { run, side }, { secret, shown }));
}

/** What the problem shows may still be stated as the answer. */
function announcesShown(text: string, run: Run, secret: GuardedAnswer): boolean {
  const [only, ...others] = run.sides;
  const value = only && others.length === 0 ? constantValue(only.expression) : null;
  return value !== null && isGuarded(value, secret) && isAnnounced({ ...run, text }, secret.unknowns);
}

/** "x = 12", "12 = x", "x > 4": the unknown on one side and a value of the answer on another. */
function isAssignment(run: Run, secret: GuardedAnswer): boolean {
  return (
    hasUnknownAlone(run, secret) &&
    run.sides.some(({ expression }) => {
      const value = constantValue(expression);
      return value !== null && isGuarded(value, secret);
    })
  );
}

/** A letter by itself names the unknown, even where the problem has no name for it. */
export const hasUnknownAlone = ({ sides }: Run, { unknowns }: GuardedAnswer): boolean =>
  sides.length > 1 &&
  sides.some(
    ({ text, expression }) => unknowns.includes(text.replace(/[{}\s]/g, "")) || expression?.kind === "symbol",
  );

function sideGivesAway(
  text: string,
  { run, side: { expression, text: plainText } }: { readonly run: Run; readonly side: Side },
  { secret, shown }: LeakDetector,
): boolean {
  if (!expression || (symbolsOf(expression).length > 0 && secret.onTheWay.has(asWritten(plainText))))
    return false;
  if (isFactorFor(expression, secret)) return true;
  const isUndone = secret.expands && (expression.kind === "product" || expression.kind === "power");
  if (symbolsOf(expression).length > 0 && !isUndone && isSecretExpression(expression, secret)) return true;
  return constantsIn(expression).some((part) => {
    const value = constantValue(part);
    if (isPowerWrittenOut(part, shown)) return false;
    // "Seventy-eight and a half" is as exact as 78.5.
    const decimals = part.kind === "sum" && Number.isInteger(2 * (value?.re ?? 0)) ? 1 : 0;
    if (!value || !isGuarded(value, secret, decimals)) return false;
    const news =
      part.kind !== "number" && part.kind !== "negation"
        ? !isTrivial(value)
        : !isPlain(value.re, shown) && !isPlain(-value.re, shown);
    return news || (part === expression && isAnnounced({ ...run, text }, secret.unknowns));
  });
}

/** "7 · 7 · 7" for the 7³ of the problem. */
function isPowerWrittenOut(part: Expression, { values }: Shown): boolean {
  if (part.kind !== "product") return false;
  const factors = part.factors.map((factor) => (factor.kind === "number" ? constantValue(factor) : null));
  const [first] = factors;
  return (
    first !== null &&
    first !== undefined &&
    factors.every((each) => each?.re === first.re) &&
    isAmong(first, values) &&
    isAmong({ re: factors.length, im: 0 }, values)
  );
}

const isTrivial = ({ re, im }: Complex): boolean => im === 0 && (re === 0 || re === 1);

/** "The first term becomes 3x², and the second becomes 5", "four, with x⁷ behind it": all terms or factors of an answer,
 * one by one. */
function tellsTerms(runs: readonly Run[], { secret, shown }: LeakDetector): boolean {
  const said = runs.flatMap(({ sides }) => sides.flatMap(({ expression }) => expression ?? []));
  return secret.expressions.some((answer) => {
    if (answer.kind !== "sum" && answer.kind !== "product") return false;
    const isSaid = (part: Expression) =>
      said.some((each) => isSecretExpression(each, { expressions: [part] }));
    const isNews = ({ text }: Side) => !shown.writings.has(asWritten(text));
    return runs.some(({ sides }) => sides.some(isNews)) && childrenOf(answer).every(isSaid);
  });
}

const childrenOf = (answer: Extract<Expression, { kind: "sum" | "product" }>): readonly Expression[] =>
  answer.kind === "sum" ? answer.terms : answer.factors;

const isSecretExpression = (
  expression: Expression,
  { expressions }: Pick<GuardedAnswer, "expressions">,
): boolean =>
  expressions.some(
    (each) =>
      within(
        () =>
          compareExpressions(expression, each, { domain: "positive", budget: budget(CLAIM_LIMITS) }).verdict,
        "cannot-tell",
      ) === "same",
  );

/** Answers of a sentence that are looked at as a whole. */
const WHOLE_MAX = 6;
const AMOUNT = /-?\d+(?:\.\d+)?\s?[a-zA-Z°µ/²³^]{1,12}(?:(?<=\^)\d)?(?![a-zA-Z])/g;
const SET =
  /[([{]\s*-?[^()[\]]{1,30}[,;][^()[\]]{1,30}[)\]}](?:\s*(?:∪|\\cup|U)\s*[([][^()[\]]{1,60}[)\]])*/g;

/** Sets, relations, lists and amounts are answers as a whole, whatever their numbers. */
function isWholeAnswer(text: string, runs: readonly Run[], { secret, shown }: LeakDetector): boolean {
  if (!secret.whole && !secret.unit) return false;
  const told = runs.filter(
    (run) => secret.kind !== "set" || run.sides.length === 1 || hasUnknownAlone(run, secret),
  );
  const written = secret.unit
    ? (text.replace(/\^\{(\d)\}/g, "^$1").match(AMOUNT) ?? [])
    : [...told.map((run) => run.text), ...(text.match(SET) ?? [])];
  return written
    .filter(
      (each) =>
        each.length > 2 && !shown.writings.has(asWritten(each)) && !shown.text.includes(each.toLowerCase()),
    )
    .slice(0, WHOLE_MAX)
    .some((each) =>
      within(() => checkAnswer(secret.problem, each, CLAIM_LIMITS).verdict, "cannot-tell").startsWith(
        "right",
      ),
    );
}
