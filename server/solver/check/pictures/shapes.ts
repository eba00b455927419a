import type { Expression } from "../../expression/ast";
import { int, negation, power, root } from "../../expression/build";
import { isInteger, isNegative, toNumber } from "../../expression/rational";
import type { Picture } from "../../theorems/types";
import type { Budget } from "../../types";
import { coefficientOf } from "../misconceptions/coefficient-of";
import { termsOf } from "../misconceptions/places";
import { amountOf, box, labelOf, tenth } from "./drawing";
import type { Spot } from "./spot";

const LABEL_MAX = 8;

/** √(a + b) as the way straight across a right triangle, and √a + √b as the way round. */
export function wayRound({ part }: Spot): Picture | null {
  if (part?.was.kind !== "root" || part.was.index !== 2n) return null;
  const { was } = part;
  const [one, two, ...more] = termsOf(was.radicand);
  if (!one || !two || more.length > 0 || one.kind === "negation" || two.kind === "negation") return null;
  const [across, up] = [labelOf(root(one)), labelOf(root(two))];
  if ([across, up].some((label) => label.length > LABEL_MAX)) return null;
  return {
    shows: `A right triangle with the sides ${across} and ${up}: ${labelOf(was)} is the way straight across, ${across} + ${up} the longer way round.`,
    lines: "M22 62H92V18ZM85 62V55H92",
    area: "M22 62H92V18Z",
    wrong: "M22 64.5H94.5M94.5 64.5V18",
    labels: [
      [57, 75, across],
      [107, 43, up],
      [44, 34, labelOf(was)],
    ],
  };
}

/** Tiles of one kind, as wide as the kind of term they stand for, and the largest number of them in a row. */
const TILES_MAX = 6;

/** Terms as tiles: those that are not alike have not the same size. */
export function tiles({ part }: Spot): Picture | null {
  if (part?.was.kind !== "sum") return null;
  const rows = termsOf(part.was).map(tilesOf);
  const [one, two, ...more] = rows;
  if (!one || !two || more.length > 0 || rows.includes(null)) return null;
  const drawn = [one, two].map(({ count, name, width }, row) =>
    Array.from({ length: count }, (_, index) => ({
      path: box(22 + (width + 2) * index, 12 + row * 34, width, 20),
      label: [tenth(22 + (width + 2) * index + width / 2), 25 + row * 34, name] as const,
    })),
  );
  const [was, became] = [labelOf(part.was), labelOf(part.became)];
  return {
    shows: `${one.count} of the kind ${one.name} in one row, ${two.count} of the kind ${two.name} in the other. They are not alike, so ${was} is not ${became}.`,
    lines: drawn
      .flat()
      .map(({ path }) => path)
      .join(""),
    area: (drawn[0] ?? []).map(({ path }) => path).join(""),
    labels: [
      ...drawn.flat().map(({ label }) => label),
      [10, 25, `${one.count} ·`],
      [10, 59, `${two.count} ·`],
    ],
  };
}

function tilesOf(
  term: Expression,
): { readonly count: number; readonly name: string; readonly width: number } | null {
  const { coefficient, rest } = coefficientOf(term);
  if (!isInteger(coefficient) || isNegative(coefficient) || coefficient.n > BigInt(TILES_MAX)) return null;
  if (coefficient.n < 1n || rest.length > 2) return null;
  const name = rest.length === 0 ? "1" : rest.map(labelOf).join("");
  const width = rest.length === 0 ? 7 : rest.some(({ kind }) => kind === "power") ? 14 : 11;
  return name.length <= 3 ? { count: toNumber(coefficient), name, width } : null;
}

/** Steps that are drawn of the way down. */
const STEPS_MAX = 3;

/** Powers of one base on the way down: each is the one before divided by the base, below 1 too, and never below zero. */
export function ladder({ part }: Spot, budget: Budget): Picture | null {
  if (part?.was.kind !== "power" || part.was.exponent.kind !== "negation") return null;
  const { base, exponent } = part.was;
  const steps = amountOf(exponent.operand, budget);
  const name = labelOf(base);
  const isShort = name.length <= 2 && (base.kind === "number" || base.kind === "symbol");
  if (!isShort || !steps || !isInteger(steps) || isNegative(steps) || steps.n > BigInt(STEPS_MAX))
    return null;
  const powers = Array.from({ length: toNumber(steps) + 2 }, (_, index) => 1 - index);
  const wide = 112 / powers.length;
  const middle = (index: number) => tenth(4 + wide * (index + 0.5));
  const comesTo = (n: number) =>
    n === 1 ? name : n === 0 ? "1" : n === -1 ? `1⁄${name}` : `1⁄${labelOf(power(base, int(-n)))}`;
  const last = powers.length - 1;
  return {
    shows: `Powers of ${name} in a row, each the one before divided by ${name}: ${powers.slice(0, -1).map(comesTo).join(", ")} and so on. None of them is ${labelOf(part.became)}.`,
    lines: powers.map((_, index) => box(4 + wide * index, 28, wide, 30)).join(""),
    area: box(4 + wide * last, 28, wide, 30),
    dashes: powers
      .slice(1)
      .map((_, index) => `M${middle(index)} 24Q${tenth(middle(index) + wide / 2)} 14 ${middle(index + 1)} 24`)
      .join(""),
    labels: [
      ...powers.slice(1).map((_, index) => [tenth(middle(index) + wide / 2), 13, `÷ ${name}`] as const),
      ...powers.map(
        (n, index) => [middle(index), 40, labelOf(power(base, n < 0 ? negation(int(-n)) : int(n)))] as const,
      ),
      ...powers.map((n, index) => [middle(index), 53, index === last ? "?" : comesTo(n)] as const),
    ],
  };
}

/** The curve of a logarithm over two amounts and their sum: heights do not add up as the amounts do. */
export function logarithmCurve({ part }: Spot): Picture | null {
  const e = part?.was;
  const [argument] = e?.kind === "function" ? e.args : [];
  const [one, two, ...more] = argument ? termsOf(argument) : [];
  if (!one || !two || more.length > 0 || two.kind === "negation") return null;
  const [a, b, both] = [labelOf(one), labelOf(two), labelOf(argument as Expression)];
  if ([a, b].some((label) => label.length > 4) || both.length > LABEL_MAX) return null;
  return {
    shows: `The curve of the logarithm rises ever more slowly: its height over ${both} is not its heights over ${a} and over ${b} together.`,
    lines: "M10 64H114M14 74V6M17 74C22 40 40 24 112 14",
    dashes: "M34 64V36M58 64V25.6M92 64V17.3",
    labels: [
      [34, 74, a],
      [58, 74, b],
      [94, 74, both],
    ],
  };
}
