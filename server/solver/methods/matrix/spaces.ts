import { int, number } from "../../expression/build";
import { add, isZero, negate, ONE, type Rational, ZERO } from "../../expression/rational";
import { valueLatex } from "../../printer/answer/value";
import { toLatex } from "../../printer/latex";
import type { AnswerValue, Budget, Derivation, Step } from "../../types";
import { type Exact, entry } from "./exact";
import { reduced } from "./row-operation";

interface Tools {
  readonly decimals: boolean;
  readonly budget: Budget;
}

/** The rank, the number of free letters, or a basis of what the matrix takes to zero: all read off the reduced rows. */
export function spaces(m: Exact, asked: "rank" | "nullity" | "null-space", { budget }: Tools): Derivation {
  const width = m[0]?.length ?? 0;
  const { steps, result } = reduced(m, width, budget);
  const pivots = result.flatMap((row) => {
    const at = row.findIndex((each) => !isZero(each));
    return at < 0 ? [] : [at];
  });
  const free = Array.from({ length: width }, (_, at) => at).filter((at) => !pivots.includes(at));
  const answer: AnswerValue =
    asked === "null-space"
      ? basisOf(result, pivots, free)
      : { kind: "expression", expression: int(asked === "rank" ? pivots.length : free.length) };
  return { method: "matrix", steps: [...steps, ...lastSteps(asked, { pivots, free, answer })], answer };
}

/** Each free letter is one in turn, the other free ones zero. */
function basisOf(rows: Exact, pivots: readonly number[], free: readonly number[]): AnswerValue {
  if (free.length === 0) return { kind: "word", word: "only the zero vector" };
  const width = pivots.length + free.length;
  const points = free.map((own) =>
    Array.from({ length: width }, (_, at): Rational => {
      if (at === own) return ONE;
      const row = pivots.indexOf(at);
      return row < 0 ? ZERO : negate(rows[row]?.[own] ?? ZERO);
    }).map(number),
  );
  return { kind: "points", unknowns: Array.from({ length: width }, (_, at) => `x_${at + 1}`), points };
}

function lastSteps(
  asked: "rank" | "nullity" | "null-space",
  {
    pivots,
    free,
    answer,
  }: { readonly pivots: readonly number[]; readonly free: readonly number[]; readonly answer: AnswerValue },
): Step[] {
  const rank: Step = {
    rule: "count-leading-entries",
    title: "Count the rows that are not zero.",
    latex: `\\text{rank} = ${pivots.length}`,
    why: "Row operations change the rows, but not how many of them say something of their own.",
  };
  if (asked === "rank") return [rank];
  const nullity: Step = {
    rule: "count-free-columns",
    title: "Take the rank from the number of columns.",
    latex: `${pivots.length + free.length} - ${pivots.length} = ${free.length}`,
    why: "Every column without a leading entry leaves a letter free.",
  };
  if (asked === "nullity") return [rank, nullity];
  const basis: Step = {
    rule: "basis-of-the-null-space",
    title: "Let each free letter be $1$ in turn, the other free ones $0$.",
    latex: valueLatex(answer),
    why: "All solutions are sums of multiples of these.",
  };
  return [basis];
}

export function trace(m: Exact, decimals: boolean): Derivation | null {
  if (m.length !== m[0]?.length) return null;
  const diagonal = m.map((row, i) => row[i] ?? ZERO);
  const total = diagonal.reduce(add, ZERO);
  const expression = entry(total, decimals);
  const step: Step = {
    rule: "add-the-diagonal",
    title: "Add the numbers along the diagonal.",
    latex:
      `${diagonal.map((each) => toLatex(entry(each, decimals))).join(" + ")} = ${toLatex(expression)}`.replaceAll(
        "+ -",
        "- ",
      ),
    why: "That is what the trace of a matrix is.",
  };
  return { method: "matrix", steps: [step], answer: { kind: "expression", expression } };
}
