import { compare, equals, type Rational, rational } from "../../../expression/rational";
import { type Draft, draft, lettersIn } from "../draft";
import type { Reading } from "../reading";
import type { Story } from "../story";
import type { Kind } from "../units";
import {
  askedIn,
  asksAll,
  equationsIn,
  isNumber,
  joinMembers,
  numbersMeant,
  TOLD,
  written,
} from "./equations";
import { sharedLength } from "./lengths";
import { countsIn, type Equation, LETTERS, type Said } from "./said";
import type { Subject } from "./subject";
import { ANGLE_NOUNS, GREATEST, LEAST, SIDE_NOUNS } from "./words";

type Members = Extract<Subject, { readonly kind: "members" }>;

/** Two or three numbers, angles or sides: by what is told of them together, and in terms of one another. */
export function membersReading(story: Story, subject: Members, said: readonly Said[]): Reading | null {
  const reading = draft(story);
  const letters = lettersOf(story, { subject, said, reading });
  const unit = unitOf(story, subject);
  if (!letters || unit === null) return null;
  const wanted = wantedOf(story, said, letters);
  if (!wanted || !isOrderClear(said, letters)) return null;
  const equations = equationsIn(said).filter(({ left }) => left.text !== "P");
  for (const equation of equations)
    reading.condition(inLetters(written(equation, reading), letters, isCurved(equations)), TOLD);
  if (!tellRatio(said, letters, reading) || !tellTotal({ subject, said, reading }, letters)) return null;
  for (const letter of letters) reading.unknown(letter, `one ${nounOf(subject)}`);
  for (const value of wanted) reading.ask({ value, unit });
  const { beside } = subject.total ?? {};
  if (beside && countsMore(story, said)) reading.ask({ value: beside, unit });
  return reading.done({
    domain: subject.nouns === ANGLE_NOUNS || subject.nouns === SIDE_NOUNS ? "positive" : numbersMeant(story),
  });
}

const CURVED = ["PRODUCT", "SQUARES", "^"] as const;

const isCurved = (equations: readonly Equation[]): boolean =>
  equations.some(({ left, right }) => CURVED.some((sign) => (left.text + right.text).includes(sign)));

/** An equation with the members in the place of what is said of them together.
 * @param isCurved that one of two is written in terms of the other, where their sum alone is told */
function inLetters(equation: string, letters: readonly string[], isCurved: boolean): string {
  const [x = "", y = "", ...more] = letters;
  if (isCurved && more.length === 0 && equation.startsWith("SUM = "))
    return `${y} = ${equation.slice("SUM = ".length)} - ${x}`;
  return joinMembers(equation, letters);
}

interface Told {
  readonly subject: Members;
  readonly said: readonly Said[];
  readonly reading: Draft;
}

/** The letters by which the members are named, as many as there are.
 * @returns null where their number is not told, or is another */
function lettersOf(story: Story, { subject, said, reading }: Told): readonly string[] | null {
  const counted = countsIn(said).map((mark) => {
    reading.excuse(mark);
    return story.quantities[Number(mark)]?.value ?? rational(0n);
  });
  const ratio = said.flatMap((each) => (each.kind === "ratio" ? each.marks.length : []));
  const texts = equationsIn(said).flatMap(({ left, right }) => [left.text, right.text]);
  const places = said.flatMap((each) => (each.kind === "ask place" ? (LETTERS[each.row] ?? []) : []));
  const named = new Set(
    [...texts.flatMap(lettersIn), ...askedIn(said)].filter((letter) => LETTERS.includes(letter as "x")),
  );
  const sizes = new Set<number>(ratio);
  for (const count of subject.total?.beside ? [] : [2, 3])
    if (counted.some((value) => equals(value, rational(BigInt(count))))) sizes.add(count);
  if (subject.total?.count !== undefined) sizes.add(subject.total.count);
  if (sizes.size === 0 && named.size > 1) sizes.add(named.size);
  const [size = 0] = sizes;
  const all = subject.total?.beside ? [size, size + 1] : [size];
  const known = counted.every((value) => all.some((count) => equals(value, rational(BigInt(count)))));
  if (sizes.size !== 1 || !known || size < 2 || size > 3) return null;
  if (named.size > 0) return named.size === size ? LETTERS.filter((letter) => named.has(letter)) : null;
  return places.length > 0 && ratio.length === 0 && size > 2 ? null : LETTERS.slice(0, size);
}

/** Whether all three are spoken of, where two are sought. */
const countsMore = ({ quantities }: Story, said: readonly Said[]): boolean =>
  countsIn(said).some((mark) => equals(quantities[Number(mark)]?.value ?? rational(0n), rational(3n)));

const nounOf = ({ nouns }: Members): string =>
  nouns === ANGLE_NOUNS ? "angle" : nouns === SIDE_NOUNS ? "side" : "number";

const measuresOnly = ({ quantities }: Story, ...kinds: readonly Kind[]): boolean =>
  quantities.every(({ kind }) => kinds.includes(kind));

/** @returns null where the story measures something else */
function unitOf(story: Story, { nouns }: Members): string | null {
  if (nouns === ANGLE_NOUNS) return measuresOnly(story, "N", "D") ? "degrees" : null;
  if (nouns === SIDE_NOUNS) return measuresOnly(story, "N", "L") ? sharedLength(story.quantities) : null;
  return measuresOnly(story, "N") ? "" : null;
}

/** A difference does not say which of the two is the greater one: that matters as soon as they are compared. */
function isOrderClear(said: readonly Said[], letters: readonly string[]): boolean {
  const equations = equationsIn(said);
  const isCompared = equations.some(({ left, right }) =>
    [left, right].every(({ text }) => letters.some((letter) => lettersIn(text).includes(letter))),
  );
  const isDifference = equations.some(({ left, right }) => (left.text + right.text).includes("DIFFERENCE"));
  const isRatio = said.some(({ kind }) => kind === "ratio");
  if (!isDifference) return true;
  return letters.length === 2 && !isCompared && !isRatio;
}

/** Always true where nothing is told. */
function tellRatio(said: readonly Said[], letters: readonly string[], reading: Draft): boolean {
  for (const each of said) {
    if (each.kind !== "ratio") continue;
    const [first = "", ...others] = each.marks.map((mark) => reading.take(mark).text);
    if (each.marks.length !== letters.length) return false;
    for (const [at, other] of others.entries())
      reading.condition(`${letters[at + 1]}*${first} = ${letters[0]}*${other}`, "They are in this ratio.");
  }
  return true;
}

/** What they add up to by what they are; always true where that is not known. */
function tellTotal({ subject: { total }, said, reading }: Told, letters: readonly string[]): boolean {
  if (!total) return true;
  const [perimeter, ...more] = equationsIn(said).filter(({ left }) => left.text === "P");
  if ((total.value === "P") !== (perimeter !== undefined) || more.length > 0) return false;
  if (perimeter && !isNumber(perimeter.right)) return false;
  const value = perimeter ? reading.take(perimeter.right.marks[0]).text : total.value;
  reading.condition(`${letters.join(" + ")} = ${value}`, total.says);
  return true;
}

/** The letters that are asked for; the greatest of them where a ratio, a difference or its own name says which that is.
 * @returns null where nothing is asked, or something that is not known by name */
function wantedOf(story: Story, said: readonly Said[], letters: readonly string[]): readonly string[] | null {
  const wanted = new Set(
    asksAll(said) ? letters : askedIn(said).filter((letter) => letters.includes(letter)),
  );
  for (const each of said) {
    if (each.kind !== "ask place") continue;
    const own = LETTERS[each.row] ?? "";
    const letter = letters.includes(own) ? own : extremeOf(story, { said, letters, row: each.row });
    if (!letter) return null;
    wanted.add(letter);
  }
  return wanted.size > 0 ? [...wanted] : null;
}

interface Extreme {
  readonly said: readonly Said[];
  readonly letters: readonly string[];
  readonly row: number;
}

function extremeOf(story: Story, { said, letters, row }: Extreme): string | undefined {
  if (row !== GREATEST && row !== LEAST) return undefined;
  if (equationsIn(said).some(({ left }) => left.text === "DIFFERENCE"))
    return letters[row === GREATEST ? 0 : 1];
  const greater = greaterOf(equationsIn(said), letters);
  if (greater) return letters.find((letter) => (letter === greater) === (row === GREATEST));
  const [ratio] = said.flatMap((each) => (each.kind === "ratio" ? [each.marks] : []));
  const sizes = ratio?.map((mark) => story.quantities[Number(mark)]?.value ?? rational(0n)) ?? [];
  const beyond = (a: Rational, b: Rational) => (row === GREATEST ? compare(a, b) > 0 : compare(a, b) < 0);
  const at = sizes.findIndex((size, i) => sizes.every((other, j) => i === j || beyond(size, other)));
  return letters[at];
}

/** Of two, the one that is told to be so much more than the other. */
function greaterOf(equations: readonly Equation[], letters: readonly string[]): string | undefined {
  if (letters.length !== 2) return undefined;
  for (const { left, right } of equations) {
    const other = letters.find((letter) => letter !== left.text);
    if (!other || !letters.includes(left.text) || right.marks.length !== 1) continue;
    const [mark] = right.marks;
    if (right.text === `(${other}) + q_${mark}`) return left.text;
    if (right.text === `(${other}) - q_${mark}`) return other;
  }
  return undefined;
}
