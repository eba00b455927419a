import type { Expression } from "../../expression/ast";
import { int, product, quotient } from "../../expression/build";
import { polynomialOf, type Term, termKey, termToExpression } from "../../expression/polynomial";
import { add, equals, type Rational, ZERO } from "../../expression/rational";
import type { Picture } from "../../theorems/types";
import type { Budget } from "../../types";
import { factorsOf, opposite } from "../misconceptions/places";
import { box, labelOf, listed, tenth } from "./drawing";
import type { Spot } from "./spot";

/** The two sides of a rectangle, in their parts. */
type Sides = readonly [down: readonly Expression[], across: readonly Expression[]];

interface Cell {
  readonly term: Term;
  readonly row: number;
  readonly column: number;
}

/** Parts of a side that can still be told apart. */
const PARTS_MAX = 4;
const [LEFT, TOP, WIDTH, HEIGHT] = [32, 16, 82, 56] as const;

/** A product as a rectangle cut into the products of the parts, with those marked that are not in what was written. */
export function areaPicture({ part }: Spot, budget: Budget): Picture | null {
  const sides = part && sidesOf(part.was);
  const cells = sides && cellsOf(sides, budget);
  const written = part && polynomialOf(part.became, budget);
  if (!cells || !written) return null;
  const wrong = cells.filter((cell) => !isWritten(cell, cells, written.terms));
  return wrong.length === 0 ? null : drawn(sides, cells, { wrong, written: written.terms });
}

function sidesOf(e: Expression): Sides | null {
  if (e.kind === "negation") {
    const sides =
      sidesOf(e.operand) ?? (e.operand.kind === "sum" ? ([[int(1)], e.operand.terms] as const) : null);
    const [one, ...more] = sides?.[0] ?? [];
    return sides && one && more.length === 0 ? [[opposite(one)], sides[1]] : null;
  }
  if (e.kind === "power")
    return e.base.kind === "sum" && e.exponent.kind === "number" && e.exponent.value.n === 2n
      ? fitting([e.base.terms, e.base.terms])
      : null;
  if (e.kind === "quotient")
    return e.numerator.kind === "sum" && e.denominator.kind !== "sum"
      ? fitting([[quotient(int(1), e.denominator)], e.numerator.terms])
      : null;
  return e.kind === "product" ? sidesOfProduct(factorsOf(e)) : null;
}

function sidesOfProduct(factors: readonly Expression[]): Sides | null {
  const sums = factors.flatMap((factor) => (factor.kind === "sum" ? [factor.terms] : []));
  const others = factors.filter((factor) => factor.kind !== "sum");
  const [one, two] = sums;
  if (one && two) return sums.length === 2 && others.length === 0 ? fitting([one, two]) : null;
  return one && others.length > 0 ? fitting([[product(others)], one]) : null;
}

const fitting = (sides: Sides): Sides | null =>
  sides.every(({ length }) => length <= PARTS_MAX) ? sides : null;

/** One term for each pair of parts; null where a product of two is no term. */
function cellsOf([down, across]: Sides, budget: Budget): readonly Cell[] | null {
  const cells = down.flatMap((a, row) =>
    across.flatMap((b, column) => {
      const [term, ...more] = polynomialOf(product([a, b]), budget)?.terms ?? [];
      return term && more.length === 0 ? [{ term, row, column }] : [];
    }),
  );
  return cells.length === down.length * across.length ? cells : null;
}

/** Whether a part is in what was written: all like it together, or it alone. */
function isWritten({ term, row, column }: Cell, cells: readonly Cell[], written: readonly Term[]): boolean {
  const key = termKey(term);
  const there = written.find((each) => termKey(each) === key)?.coefficient;
  if (!there) return false;
  const alike = cells.filter((cell) => termKey(cell.term) === key);
  const all = alike.reduce<Rational>((total, cell) => add(total, cell.term.coefficient), ZERO);
  if (equals(all, there)) return true;
  const alone = alike.find((cell) => equals(cell.term.coefficient, there));
  return alone?.row === row && alone.column === column;
}

interface Found {
  readonly wrong: readonly Cell[];
  readonly written: readonly Term[];
}

function drawn([down, across]: Sides, cells: readonly Cell[], { wrong, written }: Found): Picture {
  const [wide, high] = [WIDTH / across.length, HEIGHT / down.length];
  const place = ({ row, column }: Cell) => box(LEFT + column * wide, TOP + row * high, wide, high);
  const middle = (start: number, size: number, index: number) => tenth(start + size * (index + 0.5));
  const inside = across.slice(1).map((_, index) => `M${tenth(LEFT + wide * (index + 1))} ${TOP}v${HEIGHT}`);
  const between = down.slice(1).map((_, index) => `M${LEFT} ${tenth(TOP + high * (index + 1))}h${WIDTH}`);
  // A part that is missing is for the student to work out.
  const label = (cell: Cell) => (wrong.includes(cell) ? "?" : termLabel(cell.term));
  const right = cells.filter((cell) => !wrong.includes(cell));
  return {
    shows: `A product in its parts, ${sideOf(down)} by ${sideOf(across)}: ${listed(right.map(label)) || "none"} as written. ${said(wrong, written, [down, across])}`,
    lines: [box(LEFT, TOP, WIDTH, HEIGHT), ...inside, ...between].join(""),
    area: right.map(place).join(""),
    wrong: wrong.map(place).join(""),
    labels: [
      ...across.map((part, index) => [middle(LEFT, wide, index), 11, labelOf(part)] as const),
      ...down.map((part, index) => [16, middle(TOP, high, index) + 3, labelOf(part)] as const),
      ...cells.map(
        (cell) => [middle(LEFT, wide, cell.column), middle(TOP, high, cell.row) + 3, label(cell)] as const,
      ),
    ],
  };
}

const sideOf = (parts: readonly Expression[]): string =>
  labelOf(parts.length === 1 ? (parts[0] as Expression) : { kind: "sum", terms: parts });

function said(wrong: readonly Cell[], written: readonly Term[], [down, across]: Sides): string {
  const isLost = ({ term }: Cell) => !written.some((each) => termKey(each) === termKey(term));
  const names = (cells: readonly Cell[]) =>
    listed(
      cells.map(
        ({ row, column }) =>
          `${labelOf(down[row] as Expression)} times ${labelOf(across[column] as Expression)}`,
      ),
    );
  const [lost, other] = [wrong.filter(isLost), wrong.filter((cell) => !isLost(cell))];
  return [
    lost.length > 0 ? `Left out: ${names(lost)}.` : "",
    other.length > 0 ? `Written differently: ${names(other)}.` : "",
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

/** A term with its divisor below and its sign before all of it: −x/6. */
function termLabel({ coefficient: { n, d }, ...term }: Term): string {
  const size = termToExpression({ ...term, coefficient: { n: n < 0n ? -n : n, d: 1n } });
  const label = labelOf(d === 1n ? size : quotient(size, int(d)));
  return n < 0n ? `−${label}` : label;
}
