import type { Expression } from "../../expression/ast";
import { int } from "../../expression/build";
import { isOne, toNumber } from "../../expression/rational";
import { mapChildren } from "../../expression/walk";
import type { Picture } from "../../theorems/types";
import type { Budget } from "../../types";
import { factorsOf } from "../misconceptions/places";
import { amountOf, box, LABEL_MAX, labelOf, tenth } from "./drawing";
import type { Spot } from "./spot";

/** Factors of one row that can still be counted, and the longest name of one. */
const FACTORS_MAX = 14;
const NAME_MAX = 3;
const [MIDDLE, WIDTH, HIGH] = [60, 108, 11] as const;

/** The names of factors above and below the line of a fraction. */
interface Factors {
  readonly above: readonly string[];
  readonly below: readonly string[];
}

const NONE: Factors = { above: [], below: [] };

/** A power or a product of powers written out, one box for each factor, over what was made of it. */
export function factorRows({ part }: Spot, budget: Budget): Picture | null {
  if (!part) return null;
  const [was, became] = [workedExponents(part.was, budget), workedExponents(part.became, budget)];
  const [right, written] = [factorsIn(was, budget), factorsIn(became, budget)];
  if (!right || !written || [was, became].some((e) => labelOf(e).length > LABEL_MAX)) return null;
  const [whole, given] = [cancelled(right), cancelled(written)];
  const lost = { above: without(whole.above, given.above), below: without(whole.below, given.below) };
  const surplus = { above: without(given.above, whole.above), below: without(given.below, whole.below) };
  const isFraction = right.below.length + written.below.length > 0;
  const second = isFraction ? 54 : 46;
  const rows = [
    { names: right.above, wrong: lost.above, y: 13 },
    { names: right.below, wrong: lost.below, y: 24 },
    { names: written.above, wrong: surplus.above, y: second },
    { names: written.below, wrong: surplus.below, y: second + HIGH },
  ];
  return {
    shows: `${labelOf(was)} written out is ${wordsFor(right)}. ${labelOf(became)} is ${wordsFor(written)}.`,
    lines: rows.flatMap(({ names, y }) => boxes(names, y)).join(""),
    area: [...boxes(right.above, 13), ...boxes(right.below, 24)].join(""),
    wrong: rows.flatMap(({ names, y, wrong }) => marked(names, y, wrong)).join(""),
    labels: [
      [MIDDLE, 9, labelOf(was)],
      [MIDDLE, second - 4, labelOf(became)],
      ...rows.flatMap(({ names, y }) =>
        names.map(
          (name, index) => [tenth(leftOf(names) + widthOf(names) * (index + 0.5)), y + 8.5, name] as const,
        ),
      ),
    ],
  };
}

/** The same with every exponent as the number it comes to, and nothing divided by 1. */
function workedExponents(e: Expression, budget: Budget): Expression {
  const inside = mapChildren(e, (part) => workedExponents(part, budget));
  if (inside.kind === "quotient" && inside.denominator.kind === "number" && isOne(inside.denominator.value))
    return inside.numerator;
  const exponent = inside.kind === "power" ? amountOf(inside.exponent, budget) : null;
  return inside.kind === "power" && exponent?.d === 1n && exponent.n > 0n
    ? { ...inside, exponent: int(exponent.n) }
    : inside;
}

/** An expression as its factors; null where they cannot be written down, or are too many. */
function factorsIn(e: Expression, budget: Budget): Factors | null {
  if (e.kind === "symbol" || e.kind === "number") {
    const name = labelOf(e);
    return name.length <= NAME_MAX ? { above: [name], below: [] } : null;
  }
  if (e.kind === "power") {
    const [base, times] = [factorsIn(e.base, budget), amountOf(e.exponent, budget)];
    if (!base || times?.d !== 1n || times.n < 1n || times.n > BigInt(FACTORS_MAX)) return null;
    return together(Array.from({ length: toNumber(times) }, () => base));
  }
  if (e.kind === "quotient") {
    const [top, bottom] = [factorsIn(e.numerator, budget), factorsIn(e.denominator, budget)];
    return top && bottom && together([top, { above: bottom.below, below: bottom.above }]);
  }
  return e.kind === "product" ? together(factorsOf(e).map((factor) => factorsIn(factor, budget))) : null;
}

function together(all: readonly (Factors | null)[]): Factors | null {
  if (all.includes(null)) return null;
  const each = all as readonly Factors[];
  const [above, below] = [each.flatMap((one) => one.above), each.flatMap((one) => one.below)];
  return Math.max(above.length, below.length) <= FACTORS_MAX ? { above, below } : null;
}

const cancelled = ({ above, below }: Factors): Factors =>
  below.length === 0 ? { ...NONE, above } : { above: without(above, below), below: without(below, above) };

const wordsFor = ({ above, below }: Factors): string =>
  `${above.join(" · ") || "1"}${below.length > 0 ? ` over ${below.join(" · ")}` : ""}`;

const widthOf = ({ length }: readonly string[]): number => Math.min(16, WIDTH / Math.max(1, length));

const leftOf = (names: readonly string[]): number => MIDDLE - (widthOf(names) * names.length) / 2;

const boxes = (names: readonly string[], y: number): readonly string[] =>
  names.map((_, index) => box(leftOf(names) + widthOf(names) * index, y, widthOf(names), HIGH));

/** The boxes of the names that are marked: of those alike the last ones. */
function marked(names: readonly string[], y: number, wrong: readonly string[]): readonly string[] {
  return boxes(names, y).filter((_, index) => {
    const alike = (list: readonly string[]) => list.filter((name) => name === names[index]).length;
    return alike(names.slice(index)) <= alike(wrong);
  });
}

function without(all: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return all.filter((each) => {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
