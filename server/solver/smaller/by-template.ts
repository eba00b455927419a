import type { Expression, Relation, Statement } from "../expression/ast";
import { number, quotient, scaled, sum } from "../expression/build";
import { type Complex, evaluateComplex } from "../expression/evaluate-numeric";
import { isNegative, negate, type Rational, rational } from "../expression/rational";
import { substitute } from "../expression/substitute";
import { children, some, symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { SmallerStep, Step } from "../types";
import { statementIn } from "./both-sides";
import { sameValue } from "./changed-part";
import { namedParts } from "./named-parts";
import { betweenBounds, firstPower, termByTerm, tidiedFirst } from "./of-calculus";
import { itemByItem, longDivision, meanOf, rowByRow } from "./of-lists";
import { letterByLetter, placesOfLetter, unitFraction, workedThenRounded } from "./of-quantities";
import { ofSystem } from "./of-system";
import { parsed } from "./parsed";

type Lines = readonly SmallerStep[];
type Told = Pick<Step, "rule" | "title" | "latex">;
type Way = (before: string, step: Told) => Lines | null;

/** Steps that are no change of one expression: each by what its two lines look like, and held against their values. */
export const byTemplate: Way = (before, step) => {
  for (const way of WAYS) {
    const lines = way(before, step);
    if (lines) return lines;
  }
  return null;
};

const WAYS: readonly Way[] = [
  longDivision,
  meanOf,
  firstPower,
  termByTerm,
  betweenBounds,
  tidiedFirst,
  placesOfLetter,
  unitFraction,
  workedThenRounded,
  rounded,
  namedParts,
  ofSystem,
  builtUp,
  putInto,
  valueByValue,
  worked,
  rootOfBothSides,
  twoSigns,
  intoTheFormula,
  oneAfterTheOther,
  eachFactor,
  inUnits,
  itemByItem,
  rowByRow,
  letterByLetter,
  doneToBoth,
];

/** The letter of a line, and what a side comes to where it has a value. */
const CLOSE = 1e-9;
const near = (a: number, b: number): boolean => Math.abs(a - b) <= CLOSE * (1 + Math.abs(a));
const NO_LETTERS: ReadonlyMap<string, Complex> = new Map();

function real(latex: string, at: ReadonlyMap<string, Complex> = NO_LETTERS): number | null {
  const line = parsed(latex);
  return line && line.kind !== "relation" ? realOf(line, at) : null;
}

function realOf(side: Expression, at: ReadonlyMap<string, Complex> = NO_LETTERS): number | null {
  const value = evaluateComplex(side, at);
  return value && Math.abs(value.im) < CLOSE ? value.re : null;
}

const AFTER_EQUALS = " = ";
const APPROXIMATELY = " \\approx ";
const TEXT = "\\text{";
const MORE_PLACES = 3;
const PLACES_MAX = 8;

/** A number that is rounded to the nearest: a few places more come first, and the digit that decides. */
function rounded(before: string, { latex }: Told): Lines | null {
  const value = real(before.split(AFTER_EQUALS).at(-1) ?? "");
  const [shown = ""] = (latex.split(AFTER_EQUALS).at(-1) ?? "").replace("\\approx ", "").split(TEXT);
  const places = shown.includes(".") ? shown.length - shown.indexOf(".") - 1 : 0;
  if (value === null || places > PLACES_MAX - MORE_PLACES || near(value, Number(shown))) return null;
  if (value.toFixed(places) !== shown) return null;
  const full = value.toFixed(places + MORE_PLACES);
  const isWhole = near(value, Number(full));
  const more =
    isWhole && full.endsWith("00")
      ? full.slice(0, -2)
      : isWhole && full.endsWith("0")
        ? full.slice(0, -1)
        : full;
  const kept = full.length - MORE_PLACES;
  const next = more.charAt(kept);
  const [start, end] =
    places === 0
      ? [more.slice(0, kept - 1), `.${more.slice(kept)}`]
      : [more.slice(0, kept), more.slice(kept)];
  const way =
    Number(next) < 5
      ? "below $5$, so the digit before it stays"
      : "$5$ or more, so the digit before it goes up";
  return [
    {
      latex: `${start}\\,|\\,${end}${isWhole ? "" : "\\ldots"}`,
      why: "The places to keep, and a few more.",
    },
    { latex, why: `The next digit is $${next}$: ${way}.` },
  ];
}

/** "a = formula = value": the formula with the numbers put in, and then what it comes to. */
function worked(before: string, { latex }: Told): Lines | null {
  const isRounded = latex.includes(APPROXIMATELY);
  const [start, last] = isRounded ? latex.split(APPROXIMATELY) : splitLast(latex);
  const formula = start?.split(AFTER_EQUALS).at(-1);
  if (!start?.includes(AFTER_EQUALS) || !last || !formula || start === before) return null;
  const [a, b] = [real(formula), real(last)];
  if (a === null || b === null || !(isRounded ? Math.abs(a - b) < 0.01 * (1 + Math.abs(a)) : near(a, b)))
    return null;
  return [
    { latex: start, why: "Put the numbers in." },
    { latex, why: "Then work it out." },
  ];
}

function splitLast(latex: string): readonly [string?, string?] {
  const at = latex.lastIndexOf(AFTER_EQUALS);
  return at < 0 ? [] : [latex.slice(0, at), latex.slice(at + AFTER_EQUALS.length)];
}

const BUILT = "write-calculation";
const PARTS_MAX = 3;

/** A calculation with several operations: the inner ones first. */
function builtUp(_before: string, { rule, latex }: Told): Lines | null {
  const line = rule === BUILT ? parsed(latex) : null;
  if (!line) return null;
  const parts: Expression[] = [];
  const gather = (node: Statement): void => {
    for (const part of children(node)) {
      gather(part);
      if (children(part).length > 1 && some(part, ({ kind }) => kind === "number")) parts.push(part);
    }
  };
  gather(line);
  if (parts.length === 0 || parts.length > PARTS_MAX) return null;
  return [
    ...parts.map((part) => ({ latex: toLatex(part), why: "This part comes first." })),
    { latex, why: "Then the whole calculation." },
  ];
}

/** "Put x = 2 into y = 3x": what it goes into comes first. */
function putInto(_before: string, { title, latex }: Told): Lines | null {
  const said = title.split("$");
  const into = said[0] === "Put " ? said.at(-2) : undefined;
  const values =
    said[2] === " for " ? [`${said[3]} = ${said[1]}`] : said.filter((_, at) => at % 2 === 1).slice(0, -1);
  const [line, after] = [parsed(into ?? ""), parsed(latex)];
  if (!into || !line || !after || values.length === 0) return null;
  const put = substituted(line, values);
  if (!put || !sameValue(put, after)) return null;
  return [
    { latex: into, why: "This is where it goes." },
    { latex, why: "In brackets where the letter stood, if it is negative or a sum." },
  ];
}

/** "ab, a = 2, b = 3": one letter after the other. */
function valueByValue(before: string, { latex }: Told): Lines | null {
  const [main = "", ...values] = before.split(", \\quad ").flatMap((piece) => piece.split(", \\; "));
  const [line, after] = [parsed(main), parsed(latex)];
  if (!line || !after || values.length < 2) return null;
  const states = values.map((_, at) => substituted(line, values.slice(0, at + 1)));
  const last = states.at(-1);
  if (!last || !sameValue(last, after)) return null;
  return [
    ...states
      .slice(0, -1)
      .flatMap((state, at) => (state ? [{ latex: toLatex(state), why: `Put in $${values[at]}$.` }] : [])),
    { latex, why: `Put in $${values.at(-1)}$.` },
  ];
}

/** @param values "x = 2" each
 * @returns null where one of them is none */
function substituted(line: Statement, values: readonly string[]): Statement | null {
  const pairs = values.map((value) => {
    const said = parsed(value);
    return said?.kind === "relation" && said.left.kind === "symbol"
      ? ([said.left.name, said.right] as const)
      : null;
  });
  if (!pairs.every((pair) => pair !== null)) return null;
  const at = new Map(pairs);
  return line.kind === "relation"
    ? { ...line, left: substitute(line.left, at), right: substitute(line.right, at) }
    : substitute(line, at);
}

/** u² = c: √(u²) = ±√c. */
function rootOfBothSides(before: string, { latex }: Told): Lines | null {
  const sides = statementIn(before);
  if (sides?.relation !== "=" || !latex.endsWith(`\\pm \\sqrt{${sides.right}}`)) return null;
  return [
    {
      latex: `\\sqrt{${sides.left}} = \\sqrt{${sides.right}}`,
      why: "The root of both sides undoes the square.",
    },
    { latex, why: "A number and its opposite have the same square." },
  ];
}

const OR = " \\text{ or } ";

/** u = ±c: one equation for each sign, and each of them solved. */
function twoSigns(before: string, { latex }: Told): Lines | null {
  const [left, right] = before.split(" = \\pm ");
  const roots = latex.split(OR).map((each) => each.split(AFTER_EQUALS));
  const side = left && parsed(left);
  if (!left || !right || !side || side.kind === "relation" || roots.length !== 2) return null;
  const values = roots.map(([name = "", root = ""]) => {
    const value = real(root);
    return value === null ? null : realOf(side, new Map([[name.trim(), { re: value, im: 0 }]]));
  });
  const size = real(right);
  if (size === null || !values.every((value) => value !== null && near(Math.abs(value), Math.abs(size))))
    return null;
  const signed = values.map((value) => `${left} = ${near(value as number, size) ? "" : "-"}${right}`);
  return [
    { latex: signed.join(OR), why: "One equation for each sign." },
    { latex, why: "Solve each of them." },
  ];
}

const FORMULA = "\\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}";

/** The coefficients and the formula come before the numbers in it. */
function intoTheFormula(before: string, { rule, latex }: Told): Lines | null {
  const line = parsed(before);
  if (rule !== "quadratic-formula" || line?.kind !== "relation") return null;
  const [letter, ...others] = symbolsOf(line);
  if (letter === undefined || others.length > 0) return null;
  const at = (x: number) => realOf(line.left, new Map([[letter, { re: x, im: 0 }]])) ?? Number.NaN;
  const c = at(0);
  const a = (at(1) + at(-1)) / 2 - c;
  const b = (at(1) - at(-1)) / 2;
  const named = [a, b, c].map(asRational);
  if (!near(at(2), 4 * a + 2 * b + c) || realOf(line.right) !== 0 || !named.every((value) => value !== null))
    return null;
  const told = named.map((value, place) => `${"abc"[place]} = ${toLatex(number(value))}`).join(",\\; ");
  return [
    { latex: told, why: `The numbers before $${letter}^2$ and $${letter}$, and the one alone.` },
    { latex: `${letter} = ${FORMULA}`, why: "The formula for every quadratic equation." },
    { latex, why: "Put the numbers in, negative ones in brackets." },
  ];
}

/** "u = 0 or v = 0": each solved by itself. */
function oneAfterTheOther(before: string, { latex }: Told): Lines | null {
  const [from, to] = [before.split(OR), latex.split(OR)];
  if (from.length < 2 || from.length !== to.length) return null;
  const isSolved = to.every((each, place) => {
    const [name = "", root = ""] = each.split(AFTER_EQUALS);
    const [value, line] = [real(root), parsed(from[place] ?? "")];
    if (value === null || line?.kind !== "relation") return false;
    const at = new Map([[name.trim(), { re: value, im: 0 }]]);
    const [left, right] = [realOf(line.left, at), realOf(line.right, at)];
    return left !== null && right !== null && near(left, right);
  });
  if (!isSolved) return null;
  return to.map((_, place) => ({
    latex: [...to.slice(0, place + 1), ...from.slice(place + 1)].join(OR),
    why: "One equation at a time.",
  }));
}

/** uv = 0: the equations of the factors, one after the other. */
function eachFactor(before: string, { latex }: Told): Lines | null {
  const [line, all] = [parsed(before), latex.split(OR)];
  const factors = all.map((each) => statementIn(each)?.left ?? "");
  const together = parsed(factors.map((factor) => `(${factor})`).join(""));
  if (line?.kind !== "relation" || all.length < 2 || !together || together.kind === "relation") return null;
  if (line.left.kind !== "product" || !all.every((each) => each.endsWith(" = 0"))) return null;
  if (!sameValue(line.left, together) || realOf(line.right) !== 0) return null;
  return all.map((_, at) => ({
    latex: all.slice(0, at + 1).join(OR),
    why: at === 0 ? "Where the first factor is zero, the product is." : "And where the next one is.",
  }));
}

const UNIT = /\\text\{[^{}]*\}/g;

/** "8 pounds · 16 ounces / 1 pound": the numbers alone, with the unit that is left. */
function inUnits(before: string, { latex }: Told): Lines | null {
  const [unit, ...others] = latex.match(UNIT) ?? [];
  const [numbers, last] = [parsed(before.replace(UNIT, "")), real(latex.replace(UNIT, ""))];
  if (!unit || others.length > 0 || !before.includes(TEXT) || !numbers || numbers.kind === "relation")
    return null;
  const value = realOf(numbers);
  if (value === null || last === null || !near(value, last)) return null;
  return [
    { latex: `${toLatex(numbers)}${unit}`, why: "A unit above and below the line cancels." },
    { latex, why: "Work out the numbers." },
  ];
}

const POINTS = [0.7310585786300049, 2.0317281, 3.2139414739];

/** A = B that becomes C = D, where A is so many times C and a number more, and B is of D. */
function doneToBoth(before: string, { latex }: Told): Lines | null {
  const [from, to] = [parsed(before), parsed(latex)];
  if (from?.kind !== "relation" || to?.kind !== "relation" || from.operator !== "=" || to.operator !== "=")
    return null;
  const line = lineThrough(from, to);
  if (!line) return null;
  const [times, more] = line;
  const lines: SmallerStep[] = [];
  const say = (left: Expression, right: Expression, why: string) =>
    lines.push({ latex: toLatex({ ...from, left, right }), why });
  const [less, one] = [number(negate(more)), times.n === times.d];
  if (more.n !== 0n)
    say(
      sum([from.left, less]),
      sum([from.right, less]),
      isNegative(more) ? "Add the same to both sides." : "Take the same from both sides.",
    );
  if (one) return more.n === 0n ? null : [...lines, { latex, why: "Work out both sides." }];
  const [left, right] = [scaled(times, to.left), scaled(times, to.right)];
  if (more.n !== 0n) say(left, right, "Work out both sides.");
  const by = number(times);
  if (more.n === 0n) say(quotient(from.left, by), quotient(from.right, by), "Divide both sides by the same.");
  else say(quotient(left, by), quotient(right, by), "Divide both sides by the same.");
  return [...lines, { latex, why: "Work out both sides." }];
}

function lineThrough(from: Relation, to: Relation): readonly [Rational, Rational] | null {
  const letters = [...new Set([...symbolsOf(from), ...symbolsOf(to)])];
  const at = (side: Expression) =>
    POINTS.map((x) => realOf(side, new Map(letters.map((name, place) => [name, { re: x + place, im: 0 }]))));
  const [a, b, c, d] = [from.left, from.right, to.left, to.right].map(at);
  if (![a, b, c, d].every((side) => side?.every((value) => value !== null))) return null;
  const [a0 = 0, a1 = 0, c0 = 0, c1 = 0] = [a?.[0], a?.[1], c?.[0], c?.[1]].map(Number);
  const slope = (a0 - a1) / (c0 - c1);
  const [times, more] = [asRational(slope), asRational(a0 - slope * c0)];
  if (!times || !more || times.n === 0n) return null;
  const fits = (whole: typeof a, part: typeof c) =>
    POINTS.every((_, place) =>
      near(whole?.[place] as number, slope * (part?.[place] as number) + Number(more.n) / Number(more.d)),
    );
  return fits(a, c) && fits(b, d) ? [times, more] : null;
}

const BOTTOM_MAX = 1000;

/** The fraction with a small bottom that a number is; null where it is none. */
function asRational(value: number): Rational | null {
  for (let bottom = 1; bottom <= BOTTOM_MAX; bottom += 1) {
    const top = Math.round(value * bottom);
    if (Number.isSafeInteger(top) && near(value, top / bottom)) return rational(BigInt(top), BigInt(bottom));
  }
  return null;
}
