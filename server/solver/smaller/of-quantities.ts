import type { Expression, Statement } from "../expression/ast";
import { symbol } from "../expression/build";
import { evaluateComplex } from "../expression/evaluate-numeric";
import { substitute } from "../expression/substitute";
import { children, symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { SmallerStep, Step } from "../types";
import { sameValue } from "./changed-part";
import { parsed } from "./parsed";
import { writtenOut } from "./written-out";

type Lines = readonly SmallerStep[];
type Told = Pick<Step, "rule" | "title" | "latex">;

const DOT_TEN = " \\cdot 10^";
const TIMES_TEN = " \\times 10^";
const PAIRS_MAX = 5;
const UNIT = "\\text{";

/** A formula whose letters become numbers, one letter after the other. */
export function letterByLetter(before: string, { latex }: Told): Lines | null {
  const [from, to] = [sideOf(parsed(before)), sideOf(parsed(latex.split(UNIT)[0] ?? ""))];
  if (!from || !to || symbolsOf(from).length < 2 || symbolsOf(to).length > 0) return null;
  const pairs = new Map<string, Expression>();
  if (!paired(from, to, pairs) || pairs.size < 2 || pairs.size > PAIRS_MAX) return null;
  const names = [...pairs];
  if (!sameValue(substitute(from, pairs), to)) return null;
  const head = headOf(before);
  return names.map(([name, value], at) => ({
    latex:
      at === names.length - 1
        ? latex
        : `${head}${toLatex(substitute(from, new Map(names.slice(0, at + 1))))}`,
    why: `$${toLatex(symbol(name))}$ is $${toLatex(value).replace(DOT_TEN, TIMES_TEN)}$.`,
  }));
}

const headOf = (before: string): string => {
  const at = before.indexOf(" = ");
  return at < 0 ? "" : before.slice(0, at + " = ".length);
};

/** The one side of an expression, and the right one of an equation. */
const sideOf = (line: Statement | null): Expression | null =>
  line?.kind === "relation" ? (line.operator === "=" ? line.right : null) : line;

/** Goes down two trees of the same shape, and notes what stands where a letter stood.
 * @returns whether nothing else differs */
function paired(from: Expression, to: Expression, pairs: Map<string, Expression>): boolean {
  if (from.kind === "symbol") {
    const known = pairs.get(from.name);
    pairs.set(from.name, to);
    return known === undefined || sameValue(known, to);
  }
  const [before, after] = [children(from), children(to)];
  if (from.kind !== to.kind || before.length !== after.length) return false;
  if (before.length === 0) return sameValue(from, to);
  return before.every((part, at) => paired(part, after[at] as Expression, pairs));
}

const DIGITS_MAX = 8;

/** A value with a unit that is rounded: worked out in numbers first. */
export function workedThenRounded(before: string, { rule, latex }: Told): Lines | null {
  const [shown = "", unit] = latex.split(UNIT);
  const side = rule === "work-out-and-round" && unit ? sideOf(parsed(before)) : null;
  const [a, b] = [side && realOf(side), realOf(sideOf(parsed(shown)))];
  if (!side || a == null || b == null || Math.abs(a - b) > 0.05 * Math.abs(b)) return null;
  const head = headOf(before);
  const whole = sideOf(parsed(shown));
  const inside = whole
    ? writtenOut(side, whole).map(([line, why]) => ({ latex: `${head}${toLatex(line)}`, why }))
    : [];
  const full = Number(a.toPrecision(DIGITS_MAX));
  const isExact = Math.abs(full - a) <= 1e-12 * Math.abs(a);
  if (String(full).includes("e")) return null;
  const rounding =
    full === b
      ? "Write it to as many figures as the values are given to."
      : "Round to as many figures as the values are given to.";
  return [
    ...inside.slice(0, 3),
    {
      latex: `${head}${isExact ? "" : "\\approx "}${full}`.replace("= \\approx", "\\approx"),
      why: "Work it out.",
    },
    { latex, why: rounding },
  ];
}

const realOf = (side: Expression | null): number | null => {
  const value = side && symbolsOf(side).length === 0 ? evaluateComplex(side, new Map()) : null;
  return value && value.im === 0 ? value.re : null;
};

const GIVEN = ", \\quad ";
/** Stands for the place of a number, and is no letter of any formula. */
const PLACE = "□";

/** A number that is put in for one letter: the places that it goes to come first. */
export function placesOfLetter(before: string, { rule, title, latex }: Told): Lines | null {
  const [, said, ...more] = rule === "substitute-values" ? title.split("$") : [];
  const [name = "", value = ""] = (said ?? "").split(" = ");
  const [from, put, to] = [
    sideOf(parsed(before.split(GIVEN)[0] ?? "")),
    sideOf(parsed(value)),
    sideOf(parsed(latex)),
  ];
  if (!from || !put || !to || more.length > 1 || !symbolsOf(from).includes(name)) return null;
  if (!sameValue(substitute(from, new Map([[name, put]])), to)) return null;
  const places = toLatex(substitute(from, new Map([[name, symbol(PLACE)]]))).replaceAll(PLACE, "\\square ");
  return [
    { latex: places, why: `The number goes wherever $${name}$ stands.` },
    { latex, why: `Write $${value}$ in each place, in brackets where it has a sign.` },
  ];
}

/** A fraction that equals 1: the equality it comes from, and why it changes nothing. */
export function unitFraction(_before: string, { rule, title, latex }: Told): Lines | null {
  const said = rule === "multiply-by-one" ? title.split("$") : [];
  const [small = "", large = ""] = said[1]?.split(" = ") ?? [];
  const fraction = [`\\frac{${small}}{${large}}`, `\\frac{${large}}{${small}}`].find((each) =>
    latex.includes(each),
  );
  if (!fraction) return null;
  return [
    { latex: `${small} = ${large}`, why: "The same amount in both units." },
    { latex: `${fraction} = 1`, why: "The numerator and the denominator are the same amount." },
    { latex, why: "Multiplying by $1$ changes nothing but the unit." },
  ];
}
