import { rational } from "../expression/rational";
import { readFormula } from "../problem/chemistry/formula";
import type { ChemicalFormula, Reaction, ReactionTerm } from "../tasks/chemistry";
import type { Problem } from "../types";
import { type Judgement, RIGHT, UNTOLD, wrongForm } from "./judgement";
import { Refutation } from "./proof/refutation";

const ARROW = /-+>|=+>?|→|⟶|⇌|\\(?:to|rightarrow|longrightarrow)(?![a-z])/;

interface Amount {
  readonly formula: ChemicalFormula;
  /** Twelfths, so that halves, thirds and quarters are whole. */
  readonly count: bigint;
}

const WHOLE = 12n;

/** Judges a reaction that is to be balanced, its substances in any order on each side.
 * @returns null where none is asked for, or what is written is no reaction */
export function judgeBalance(problem: Problem, text: string): Judgement | null {
  if (problem.task !== "chemistry" || problem.ask !== "balance") return null;
  const { reaction } = problem;
  const [left, right] = sidesOf(text, reaction);
  if (!left || !right) return null;
  if (!isOf(left, reaction.left) || !isOf(right, reaction.right))
    return isOf(left, reaction.right) && isOf(right, reaction.left)
      ? wrongForm("This is the reaction the other way round. Keep the sides of the question.")
      : UNTOLD;
  const unequal = firstUnequal(left, right);
  if (unequal) return unequal;
  const counts = [...left, ...right].map(({ count }) => count);
  if (counts.some((count) => count % WHOLE !== 0n))
    return wrongForm("It is balanced. Multiply all the coefficients, so that they are whole numbers.");
  return counts.reduce(commonFactor, 0n) === WHOLE
    ? RIGHT
    : wrongForm("It is balanced. Divide all the coefficients by the number that they have in common.");
}

function commonFactor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : commonFactor(b, a % b);
}

/** Both sides as they are written, or by their coefficients alone: "2, 1, 2". */
function sidesOf(text: string, { left, right }: Reaction): readonly (readonly Amount[] | null)[] {
  const sides = text.split(ARROW);
  if (sides.length === 2) return sides.map(sideOf);
  const counts = /^[\s\d,:;]+$/.test(text) ? (text.match(/\d+/g) ?? []) : [];
  if (counts.length !== left.length + right.length) return [];
  const amounts = [...left, ...right].map(({ formula }, at) => ({
    formula,
    count: BigInt(counts[at] ?? 0) * WHOLE,
  }));
  return [amounts.slice(0, left.length), amounts.slice(left.length)];
}

function sideOf(text: string): readonly Amount[] | null {
  const terms = plain(text).split(/\s\+\s|\+(?=\s*[\d/]*\s*[A-Z([])/);
  const amounts = terms.map((term): Amount | null => {
    const [, above = "1", below = "1", written = ""] =
      /^\s*(?:(\d{1,4})(?:\/([1-4]))?)?\s*(\S+?)\s*[.,;]?\s*$/.exec(term) ?? [];
    const formula = readFormula(written);
    return formula && { formula, count: (BigInt(above) * WHOLE) / BigInt(below) };
  });
  return amounts.every((each) => each !== null) ? amounts : null;
}

const SUBSCRIPTS = "₀₁₂₃₄₅₆₇₈₉";

const plain = (text: string): string =>
  text
    .replace(/[₀-₉]/g, (digit) => String(SUBSCRIPTS.indexOf(digit)))
    .replace(/½/g, "1/2")
    .replace(/\((?:s|l|g|aq)\)/g, "")
    .replace(/\\mathrm|\\text|[{}_$]/g, "");

const isOf = (side: readonly Amount[], asked: readonly ReactionTerm[]): boolean => {
  const names = (terms: readonly { readonly formula: ChemicalFormula }[]) =>
    terms.map(({ formula }) => formula.latex).toSorted();
  return names(side).join("+") === names(asked).join("+");
};

/** The first element, or the charge, of which there is more on one side; null where all agree. */
function firstUnequal(left: readonly Amount[], right: readonly Amount[]): Judgement | null {
  const symbols = new Set([...left, ...right].flatMap(({ formula }) => [...formula.atoms.keys()]));
  for (const symbol of [...symbols, null]) {
    const [before, after] = [left, right].map((side) => rational(amountOf(symbol, side), WHOLE));
    const refutation = before && after && Refutation.unequal(before, after);
    if (refutation)
      return {
        verdict: "wrong",
        message:
          symbol === null
            ? "The charges of the two sides differ."
            : `The two sides do not have equally many atoms of $${symbol}$.`,
        refutation,
      };
  }
  return null;
}

const amountOf = (symbol: string | null, side: readonly Amount[]): bigint =>
  side.reduce(
    (total, { formula, count }) =>
      total + count * (symbol === null ? BigInt(formula.charge) : (formula.atoms.get(symbol) ?? 0n)),
    0n,
  );
