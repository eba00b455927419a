import {
  add,
  divide,
  gcd,
  isZero,
  lcm,
  multiply,
  negate,
  type Rational,
  rational,
  ZERO,
} from "../../expression/rational";
import type { Reaction, ReactionTerm } from "../../tasks/chemistry";
import type { Budget } from "../../types";
import { plainFormula, type Worked, writtenAnswer } from "./worked";

/** Coefficients that make every element and the charge balance: the null space of the atom counts, exactly.
 * @returns null when there is no balance with positive numbers or more than one */
export function balanceEquation(reaction: Reaction, budget: Budget): Worked | null {
  const terms = [...reaction.left, ...reaction.right];
  const elements = [...new Set(terms.flatMap(({ formula }) => [...formula.atoms.keys()]))];
  const rows = elements.map((element) =>
    terms.map((term, i) => signed(term.formula.atoms.get(element) ?? 0n, i, reaction)),
  );
  rows.push(terms.map((term, i) => signed(BigInt(term.formula.charge), i, reaction)));
  const counts = wholeKernel(rows, terms.length, budget);
  if (!counts) return null;
  const latex = equationLatex(reaction, counts);
  const text = latex.replace(" \\to ", " → ");
  return {
    answer: writtenAnswer(plainFormula(text)),
    steps: [
      {
        rule: "balance-atoms",
        title: `Choose coefficients so that ${elements.map((each) => `$\\mathrm{${each}}$`).join(", ")} occur equally often on both sides.`,
        latex,
        why: "A reaction rearranges atoms; none is made or lost.",
      },
    ],
  };
}

const signed = (count: bigint, i: number, { left }: Reaction): Rational =>
  rational(i < left.length ? count : -count);

function equationLatex({ left, right }: Reaction, counts: readonly bigint[]): string {
  const side = (terms: readonly ReactionTerm[], from: number) =>
    terms
      .map(({ formula }, i) => `${counts[from + i] === 1n ? "" : counts[from + i]}${formula.latex}`)
      .join(" + ");
  return `${side(left, 0)} \\to ${side(right, left.length)}`;
}

/** The smallest positive whole vector that all rows annihilate, when it is unique. */
function wholeKernel(rows: Rational[][], width: number, budget: Budget): bigint[] | null {
  const pivots = reduce(rows, width, budget);
  if (pivots.length !== width - 1) return null;
  const free = Array.from({ length: width }, (_, i) => i).find((i) => !pivots.includes(i)) as number;
  const values: Rational[] = Array.from({ length: width }, () => ZERO);
  values[free] = rational(1n);
  pivots.forEach((column, row) => {
    values[column] = negate((rows[row] as Rational[])[free] as Rational);
  });
  if (values.some((value) => value.n <= 0n)) return null;
  const common = values.reduce((product, { d }) => lcm(product, d), 1n);
  const whole = values.map(({ n, d }) => (n * common) / d);
  const shared = whole.reduce(gcd, 0n);
  return whole.map((each) => each / shared);
}

/** Gauss-Jordan elimination in place.
 * @returns the pivot columns, one for each leading row */
function reduce(rows: Rational[][], width: number, budget: Budget): number[] {
  const pivots: number[] = [];
  for (let column = 0; column < width; column += 1) {
    const top = pivots.length;
    const found = rows.findIndex((row, i) => i >= top && !isZero(row[column] as Rational));
    if (found < 0) continue;
    budget.spend(rows.length * width);
    [rows[top], rows[found]] = [rows[found] as Rational[], rows[top] as Rational[]];
    const lead = (rows[top] as Rational[])[column] as Rational;
    rows[top] = (rows[top] as Rational[]).map((value) => divide(value, lead));
    rows.forEach((row, i) => {
      const factor = row[column] as Rational;
      if (i === top || isZero(factor)) return;
      rows[i] = row.map((value, j) =>
        add(value, negate(multiply(factor, (rows[top] as Rational[])[j] as Rational))),
      );
    });
    pivots.push(column);
  }
  return pivots;
}
