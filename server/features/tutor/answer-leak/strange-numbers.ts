import "server-only";
import { isClose } from "@/server/solver/check/compare-expressions";
import type { Expression } from "@/server/solver/expression/ast";
import type { Complex } from "@/server/solver/expression/evaluate-numeric";
import { children, symbolsOf } from "@/server/solver/expression/walk";
import { isAmong } from "@/server/solver/word-list";
import { isAnnounced, isOperated } from "./announced";
import { COUNTING } from "./counted-things";
import { withForeignNumbers } from "./foreign-numbers";
import { guardedAnswerOf } from "./guarded-answer";
import type { LeakDetector } from "./leaks-answer";
import { constantValue, type Run, runsIn } from "./runs";
import { wordsOfText } from "./vocabulary";
import { numbersInPlural } from "./wording";

const NUMBER = /\d+(?:\.\d+)?/g;
/** Of a problem, 0, 1 and 2 are parts whatever it is. */
const SMALL_MAX = 2;
/** Numbers that everyone measures by. */
const BENCHMARKS: ReadonlySet<number> = new Set([10, 100, 1000]);
const SUPPOSED = /\b(?:suppose|imagine|pretend|if|try|say)\b/i;
export const EXAMPLE =
  /\b(?:example|instance|e\.g|similar\w*|easier|simpler|suppose|imagine|pretend|if [a-z] (?:were|was|is)|if (?:i|we|you|it) (?:had|were|was)|try|say|like|another one|different one|ejemplo|exemple|beispiel|exemplo|esempio|voorbeeld|przyklad)\b/i;
const COUNTING_MAX = 10;
const COUNTED =
  /\b(?:step|hint|line|part|case|equation|row|question|example|problem|exercise|method|option)\s*$|(?:^|\n)\s*$/i;

/** Whether a sentence says a number that stands neither in the problem, the open hints, what the student said nor on the
 * engine's way, and that no calculation or example of its own accounts for.
 * @param plain in plain characters @param digits the same with its spelled numbers in digits */
export function saysStrangeNumber(
  { before, plain, digits }: { readonly before: string; readonly plain: string; readonly digits: string },
  watch: LeakDetector,
): boolean {
  const { secret } = watch;
  const text = withForeignNumbers(digits, [...hidden(watch), ...known(watch)].filter(Number.isInteger));
  if (tellsAll(text, watch) || stepsBeside(text, watch) || pointsIntoProblem(text, watch)) return true;
  if (numbersInPlural(plain).some((size) => !watch.shown.values.some(({ re }) => re === size))) return true;
  const own = known(watch);
  const has = (value: number) => own.some((each) => isNear(each, value));
  const strange = [...text.matchAll(NUMBER)].filter(({ 0: written, index }) => {
    const value = Number(written);
    if (value <= SMALL_MAX && Number.isInteger(value)) return false;
    const place = { at: index, end: index + written.length, value };
    if (isOfFormula(text, place, watch)) return false;
    return !has(value) && !isCounting(text, place) && !countsNumbers(text, place, watch);
  });
  if (strange.length === 0) return false;
  const parts = hiddenParts(watch);
  const examples = exampleNumbers(`${before}\n${text}`.replace(TOLD_EQUAL, " = "), watch);
  const derived = derivedFrom([...own, ...countsOfThings(watch), ...factorsOfFormulas(text)]);
  if (examples === "answer") return true;
  return strange.some(({ 0: written, index }) => {
    const value = Number(written);
    const isExample = examples.has(value);
    if (parts.has(value)) return !(isExample && EXAMPLE.test(`${before} ${plain}`));
    if (isExample) return false;
    if (
      !SUPPOSED.test(plain) &&
      isAnnounced({ text, at: index, end: index + written.length }, secret.unknowns)
    )
      return true;
    if (isRelatedToAny(value, secret.values)) return true;
    const isTold = strange.length > 1 || value > TRIED_MAX || isDigit(value, secret.values);
    if (!isTold) return false;
    const isMeasure =
      BENCHMARKS.has(value) || (isShare(text, index + written.length) && watch.shown.text.includes("%"));
    return !isMeasure && !derived(value) && !EXAMPLE.test(plain) && !isRoundEstimate(text, index);
  });
}

/** The 4 of "4ac": a formula's own number, before letters that the problem does not have. */
const isOfFormula = (
  text: string,
  { end, value }: { readonly end: number; readonly value: number },
  { secret }: LeakDetector,
): boolean => {
  const [letters = ""] = /^[a-z]{2}(?![a-z])/.exec(text.slice(end)) ?? [];
  return (
    letters !== "" &&
    [...letters].every((letter) => !secret.letters.has(letter)) &&
    secret.values.every(({ re }) => Math.abs(re) !== value)
  );
};

/** The 4 of "4ac" and the 2 of "2a", which numbers of the problem are put beside. */
const factorsOfFormulas = (text: string): readonly number[] =>
  [...text.matchAll(/(?<![\d.])(\d)[a-z]{1,2}(?![a-z])/g)].map(([, digit]) => Number(digit));

/** What the things of a problem have for certain: a die six faces, so that 36 comes of two of them; an hour sixty
 * minutes. */
const countsOfThings = ({ shown: { text } }: LeakDetector): readonly number[] =>
  THINGS.flatMap(([things, counts]) =>
    wordsOfText(text).some((word) => isAmong(word, things)) ? counts : [],
  );
const THINGS: readonly (readonly [things: string, counts: readonly number[]])[] = [
  ["die dice", [6]],
  ["coin coins", [2]],
  ["cards deck", [4, 13, 52]],
  ["triangle triangles", [180]],
  ["quadrilateral parallelogram rhombus trapezium trapezoid", [360]],
  ["circle circles angle angles", [90, 180, 360]],
  ["second seconds minute minutes hour hours", [60, 3600]],
  ["day days hour hours", [24]],
  ["day days week weeks", [7]],
  ["week weeks year years", [52]],
  ["month months year years", [12]],
  ["day days year years", [365]],
  ["inch inches foot feet", [12]],
  ["foot feet yard yards", [3]],
  ["dozen dozens", [12]],
];

const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 1e-9 * Math.max(1, Math.abs(b));

/** "About 50": an estimate that is asked for. */
const isRoundEstimate = (text: string, at: number): boolean =>
  /\b(?:than|near(?:er)?(?: to)?|around|about|over|under|above|below)\s*$/i.test(text.slice(0, at)) &&
  /\?\s*$/.test(text);

interface Counted {
  readonly at: number;
  readonly end: number;
  readonly value: number;
}

/** "The right four numbers": as many as the problem has, where that is not the answer. */
function countsNumbers(text: string, { end, value }: Counted, { shown, secret }: LeakDetector): boolean {
  const [problem = ""] = shown.text.split("\n");
  const [next = ""] = text
    .slice(end)
    .trim()
    .split(/[^a-z]/i);
  return (
    isAmong(next, "numbers values") &&
    (problem.match(NUMBER) ?? []).length === value &&
    !secret.values.some(({ re }) => isNear(re, value))
  );
}

function isCounting(text: string, { at, end, value }: Counted): boolean {
  if (!Number.isInteger(value) || value > COUNTING_MAX) return false;
  return (
    COUNTING.test(text.slice(end)) ||
    (COUNTED.test(text.slice(0, at)) && !/^\s*[=+*/^-]/.test(text.slice(end)))
  );
}

/** What the student has: the numbers of the problem, of the open hints, of their own turns and of the way. */
function known({ secret, shown, said = "" }: LeakDetector): readonly number[] {
  const way = [...secret.onTheWay].flatMap((step) => step.match(NUMBER) ?? []);
  const own = said.match(NUMBER) ?? [];
  return [
    ...shown.values.flatMap(({ re, im }) => (im === 0 ? [Math.abs(re)] : [])),
    ...[...way, ...own].map(Number),
  ];
}

/** The numbers of the answer that are to be found, and their digits. */
const hidden = (watch: LeakDetector): readonly number[] => [
  ...watch.secret.values.flatMap(({ re, im }) => (im === 0 ? [Math.abs(re)] : [])),
  ...hiddenParts(watch),
  ...watch.secret.values.flatMap(({ re }) => [...String(Math.abs(re))].map(Number)).filter(Number.isFinite),
];

/** Numbers in an answer with letters that do not stand in the problem. */
function hiddenParts({ secret, shown }: LeakDetector): ReadonlySet<number> {
  const literals = [...secret.expressions.flatMap(numbersOf), ...secret.writtenWith];
  const has = (value: number) => shown.values.some(({ re }) => isNear(Math.abs(re), value));
  return new Set(literals.filter((value) => value > SMALL_MAX && !BENCHMARKS.has(value) && !has(value)));
}

/** A small number alone may be one that the student took by mistake. */
const TRIED_MAX = 6;

const isDigit = (value: number, values: readonly Complex[]): boolean =>
  values.some(({ re }) => String(Math.abs(re)).includes(String(value)));

function numbersOf(expression: Expression): readonly number[] {
  if (symbolsOf(expression).length > 0) return children(expression).flatMap(numbersOf);
  const value = constantValue(expression);
  return value && value.im === 0 ? [Math.abs(value.re)] : [];
}

/** Whether a number tells one of the answer's, or what two of them come to together. */
function isRelatedToAny(value: number, values: readonly Complex[]): boolean {
  const real = values.flatMap(({ re, im }) => (im === 0 ? [re] : []));
  return (
    real.some((each) => isRelated(value, each)) ||
    real.some((a, at) =>
      real.slice(at + 1).some((b) => [a + b, a - b, a * b].some((each) => isNear(Math.abs(each), value))),
    )
  );
}

/** A number from which one gets to another in one step that anybody can tell. */
function isRelated(value: number, answer: number): boolean {
  const size = Math.abs(answer);
  const reversed = Number([...String(size)].reverse().join(""));
  return [
    ...[size, size + 1, size - 1, 2 * size, size / 2, 3 * size, size / 3, 4 * size, 10 * size, 100 * size],
    ...[size / 10, size / 100, size * size, size ** 3, Math.sqrt(size), 1 / size, reversed, 2 ** size],
  ].some((each) => Number.isFinite(each) && isNear(each, value));
}

/** "12 is 2 * 2 * 3"; "x = 7 gives 27" does not say that 7 is 27. */
const TOLD_EQUAL = /(?<=\d%?)(?<!=\s*-?[\d.]+) (?:is|gives|makes) (?=\d)/g;

/** The numbers of calculations that hold, and of equations and terms of another problem with its own answer.
 * @returns "answer" where that problem has the answer that is kept back */
function exampleNumbers(text: string, { secret }: LeakDetector): ReadonlySet<number> | "answer" {
  const numbers = new Set<number>();
  for (const run of runsIn(text, new Set([...secret.letters, ...FORMULA]))) {
    const symbols = run.sides.flatMap(({ expression }) => (expression ? symbolsOf(expression) : []));
    const isTrue = run.sides.length > 1 && symbols.length === 0 && holds(run);
    if (symbols.length === 0 && !isTrue) continue;
    if (
      symbols.length > 0 &&
      run.sides.length > 1 &&
      run.sides.some(({ expression }) => expression?.kind === "symbol")
    )
      continue;
    for (const written of run.text.match(NUMBER) ?? []) numbers.add(Number(written));
    const solved = symbols.length > 0 ? guardedAnswerOf(asEquation(run)) : null;
    for (const { re, im } of solved?.values ?? []) {
      if (secret.values.some((value) => isClose(value, { re, im }))) return "answer";
      numbers.add(Math.abs(re));
    }
  }
  return numbers;
}

/** Letters of formulas. */
const FORMULA = "bcdhklmnpqrtuvw";

/** A percentage out of which others are put together. */
const isShare = (text: string, end: number): boolean => /^\s?\\?%/.test(text.slice(end));

/** What one calculation makes of numbers that the student has, or of one of them and a measure. */
function derivedFrom(own: readonly number[]): (value: number) => boolean {
  const from = [...new Set(own)].slice(0, OWN_MAX);
  const over = [...from, 2, 10, 100];
  return (value) =>
    from.some(
      (a) =>
        from.some((b) => isNear(a + b, value) || isNear(a - b, value)) ||
        over.some((b) => [a * b, a / b, b / a, (a * b) / 100].some((each) => isNear(each, value))) ||
        over.some((b) => over.some((c) => isNear(a * b * c, value))),
    );
}
const OWN_MAX = 20;

const asEquation = ({ text, sides }: Run): string =>
  sides.length === 2 ? `Solve ${text}` : `Solve ${text} = 0`;

function holds({ sides }: Run): boolean {
  const [first, ...others] = sides.map(({ expression }) => constantValue(expression));
  return first !== null && first !== undefined && others.every((each) => each && isClose(each, first));
}

/** Whether all numbers of a sentence are those of the answer, and all of the answer are there: where the problem has
 * them as well, each by itself would tell nothing. */
function tellsAll(text: string, { secret }: LeakDetector): boolean {
  const sizes = [...new Set(secret.values.flatMap(({ re, im }) => (im === 0 ? [Math.abs(re)] : [])))];
  if (sizes.length < 2) return false;
  const said = [...text.matchAll(NUMBER)];
  const values = said.map(([written]) => Number(written));
  if (!sizes.every((size) => values.some((value) => isNear(value, size)))) return false;
  if (!values.every((value) => sizes.some((size) => isNear(value, size)))) return false;
  return !said.every(({ 0: written, index }) => isOperated({ text, at: index, end: index + written.length }));
}

const BESIDE =
  /\b(?:plus|and|more|up|add\w*|extra|another|over|above|after|next|further|less|minus|down|before|below|under|short|off|fewer)\b/i;
/** How far one number stands from another that it is put to. */
const NEAR = 40;

/** "The 12 that you see, plus one": from a number of the problem a step beside. */
function stepsBeside(text: string, { secret }: LeakDetector): boolean {
  const ones = [...text.matchAll(/(?<![\d.])1(?!\.?\d|st)/g)].filter(
    ({ index }) => !isCounting(text, { at: index, end: index + 1, value: 1 }),
  );
  const others = [...text.matchAll(NUMBER)].filter(({ 0: written }) =>
    secret.values.some(({ re, im }) => im === 0 && isNear(Math.abs(Math.abs(re) - Number(written)), 1)),
  );
  return others.some(
    ({ 0: written, index }) =>
      Number(written) > SMALL_MAX &&
      ones.some((one) => {
        const [from, to] = [Math.min(one.index, index), Math.max(one.index, index)];
        return to - from < NEAR && BESIDE.test(text.slice(from, to));
      }),
  );
}

const POINTING =
  /(?:\b(?:one|_) of (?:the|those|your|these) (?:numbers|values|data)|(?:second|third|fourth|fifth|same|other) (?:number|value)|same as (?:one|_|a number|the (?:first|second|third|last))|(?:is|stands|appears) (?:already )?(?:in|on|among) (?:the|your) (?:list|problem|question|numbers|data))\b/i;

const NAMES_PLACE =
  /^\W*(?:it(?:['’]s| is)|that(?:['’]s| is)|the (?:first|second|third|fourth|fifth|last|one|number))\b.*\b(?:list|row|data|numbers)\b/i;
/** Whether a sentence points at a number of the problem where the answer is one of them. */
const pointsIntoProblem = (text: string, { secret, shown }: LeakDetector): boolean =>
  secret.values.some(({ re, im }) => im === 0 && shown.values.some((each) => isNear(each.re, re))) &&
  (POINTING.test(text) || NAMES_PLACE.test(text)) &&
  !/\?\s*$/.test(text);
