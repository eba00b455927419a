import { negation, number, product, sum } from "../../expression/build";
import { add, isZero, multiply, negate, ONE, type Rational, subtract, ZERO } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { Budget, Step } from "../../types";
import { bracketed, type Exact, entry } from "./exact";

/** The determinant by expanding along the row with the most zeros. */
export function determinantOf(m: Exact, budget: Budget): Rational {
  budget.spend(m.length);
  if (m.length === 1) return m[0]?.[0] ?? ONE;
  const row = bestRow(m);
  return (m[row] ?? []).reduce(
    (total, value, column) =>
      isZero(value)
        ? total
        : add(total, multiply(signed(value, row + column), determinantOf(without(m, row, column), budget))),
    ZERO,
  );
}

/** The rows and columns that are left when one of each is crossed out. */
export const without = (m: Exact, row: number, column: number): Exact =>
  m.filter((_, i) => i !== row).map((each) => each.filter((_, j) => j !== column));

const signed = (value: Rational, place: number): Rational => (place % 2 === 0 ? value : negate(value));

function bestRow(m: Exact): number {
  const zeros = m.map((row) => row.filter(isZero).length);
  return zeros.indexOf(Math.max(...zeros));
}

/** The steps to the determinant; the last one shows it. */
export function determinantSteps(
  m: Exact,
  decimals: boolean,
  budget: Budget,
): { steps: Step[]; value: Rational } {
  const value = determinantOf(m, budget);
  const result = toLatex(entry(value, decimals));
  const steps = m.length === 2 ? twoByTwo(m, decimals) : m.length > 2 ? expansion(m, decimals, budget) : [];
  const last: Step = {
    rule: "add-up-determinant",
    title: "Work out the sum.",
    latex: result,
    why:
      m.length === 1
        ? "The determinant of a single number is the number."
        : "This number is the determinant.",
  };
  return { steps: [...steps, last].filter((step, i, all) => step.latex !== all[i - 1]?.latex), value };
}

function twoByTwo(m: Exact, decimals: boolean): Step[] {
  const [[a = ZERO, b = ZERO] = [], [c = ZERO, d = ZERO] = []] = m;
  const times = (x: Rational, y: Rational) => product([entry(x, decimals), entry(y, decimals)], true);
  return [
    {
      rule: "cross-products",
      title: "Multiply along both diagonals.",
      latex: toLatex(sum([times(a, d), negation(times(b, c))])),
      why: "$\\begin{vmatrix} a & b \\\\ c & d \\end{vmatrix} = ad - bc$.",
    },
  ];
}

function expansion(m: Exact, decimals: boolean, budget: Budget): Step[] {
  const row = bestRow(m);
  const parts = (m[row] ?? []).flatMap((value, column) =>
    isZero(value) ? [] : [{ value: signed(value, row + column), minor: without(m, row, column) }],
  );
  if (parts.length === 0) {
    return [
      {
        rule: "zero-row",
        title: "One row is all zeros.",
        latex: "0",
        why: "Every product in the expansion has a factor from that row.",
      },
    ];
  }
  const shown = (minor: Exact) =>
    bracketed(
      minor.map((each) => each.map((v) => toLatex(entry(v, decimals)))),
      "v",
    );
  const name = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"][row] ?? "chosen";
  const worked = parts.map(({ value, minor }) =>
    product([entry(value, decimals), number(determinantOf(minor, budget))], true),
  );
  return [
    {
      rule: "expand-by-minors",
      title: `Expand along the ${name} row.`,
      latex: joined(
        parts.map(({ value, minor }) => ({ factor: value, rest: shown(minor) })),
        decimals,
      ),
      why: "Each entry is multiplied by the determinant without its row and column; the signs alternate like a chessboard, with plus at the top left.",
    },
    {
      rule: "work-out-minors",
      title: "Work out the smaller determinants.",
      latex: toLatex(sum(worked)),
      why: "For two rows, $\\begin{vmatrix} a & b \\\\ c & d \\end{vmatrix} = ad - bc$.",
    },
  ];
}

function joined(
  parts: readonly { readonly factor: Rational; readonly rest: string }[],
  decimals: boolean,
): string {
  return parts
    .map(({ factor, rest }, i) => {
      const size = toLatex(entry(factor.n < 0n ? subtract(ZERO, factor) : factor, decimals));
      const sign = factor.n < 0n ? (i === 0 ? "-" : " - ") : i === 0 ? "" : " + ";
      return `${sign}${size} ${rest}`;
    })
    .join("");
}
