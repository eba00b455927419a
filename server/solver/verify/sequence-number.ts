import type { Expression } from "../expression/ast";
import { number } from "../expression/build";
import {
  absolute,
  add,
  compare,
  divide,
  equals,
  fromInt,
  isZero,
  multiply,
  type Rational,
  ZERO,
} from "../expression/rational";
import { toLatex } from "../printer/latex";
import type { Budget, Check } from "../types";
import { type ProblemOf, refuted, spotChecked, UNCHECKED, verified } from "./obligations";
import { carriedOn, exact, rounded } from "./sequence-terms";

type Sequence = ProblemOf<"sequence">;

const WRONG = refuted("The answer does not fit the sequence.");

/** A single term, a sum or a number of terms. */
export function checkNumber(problem: Sequence, value: Expression, budget: Budget): Check {
  const { asked, given } = problem;
  const answer = exact(value, budget);
  if (!answer) return UNCHECKED;
  switch (asked.kind) {
    case "count":
      return checkToLast(problem, answer, budget);
    case "sum":
      if (asked.count !== null) return checkSum(problem, { answer, count: Number(asked.count) }, budget);
      return given.kind === "terms" && !given.last
        ? checkEndlessSum(problem, answer, budget)
        : checkToLast(problem, answer, budget);
    case "term":
      return checkTerm(problem, { answer, position: Number(asked.position) }, budget);
    case "next":
      return given.kind === "terms"
        ? checkTerm(problem, { answer, position: given.terms.length + 1 }, budget)
        : UNCHECKED;
    default:
      return refuted("The answer is of another kind.");
  }
}

function checkSum(
  problem: Sequence,
  { answer, count }: { readonly answer: Rational; readonly count: number },
  budget: Budget,
): Check {
  const terms = carriedOn(problem, count, budget);
  if (!terms) return UNCHECKED;
  const total = terms.reduce(add, ZERO);
  return equals(answer, rounded(total, problem.form)) ? verified(addedUp(terms, total)) : WRONG;
}

function checkTerm(
  problem: Sequence,
  { answer, position }: { readonly answer: Rational; readonly position: number },
  budget: Budget,
): Check {
  const terms = carriedOn(problem, position, budget);
  const term = terms?.at(-1);
  if (!terms || !term) return UNCHECKED;
  if (!equals(answer, rounded(term, problem.form))) return WRONG;
  return problem.asked.kind === "next"
    ? spotChecked(
        "Every listed term fits the same rule, and the next one was worked out in a second way. Other rules are possible.",
      )
    : verified(`${goneOn(terms)}.`);
}

/** Terms up to which a row of them is written out. */
const MOST_WRITTEN = 12;

const written = (term: Rational): string => {
  const latex = toLatex(number(term));
  return latex.startsWith("-") ? `(${latex})` : latex;
};

function addedUp(terms: readonly Rational[], total: Rational): string {
  const row =
    terms.length <= MOST_WRITTEN
      ? terms.map(written)
      : [...terms.slice(0, 3).map(written), "\\ldots", ...terms.slice(-1).map(written)];
  return `Added up one by one, the $${terms.length}$ terms $${row.join(" + ")}$ come to $${toLatex(number(total))}$.`;
}

function goneOn(terms: readonly Rational[]): string {
  const shown = terms.map((term) => toLatex(number(term)));
  const row =
    shown.length <= MOST_WRITTEN
      ? shown.join(",\\ ")
      : [...shown.slice(0, 3), "\\ldots", ...shown.slice(-2)].join(",\\ ");
  return `Going on term by term up to position $${terms.length}$ gives $${row}$`;
}

const MOST = 1000;

/** Goes on up to the last term, which says how many there are. */
function checkToLast(problem: Sequence, answer: Rational, budget: Budget): Check {
  const last = problem.given.kind === "terms" && problem.given.last && exact(problem.given.last, budget);
  if (!last) return UNCHECKED;
  for (let count = 1; count <= MOST; count = Math.min(count * 2, count + 64)) {
    const terms = carriedOn(problem, count, budget);
    if (!terms) return UNCHECKED;
    const end = terms.findIndex((term) => equals(term, last));
    if (end < 0) continue;
    const result =
      problem.asked.kind === "count"
        ? fromInt(end + 1)
        : rounded(terms.slice(0, end + 1).reduce(add, ZERO), problem.form);
    return equals(result, answer)
      ? verified(`Going on term by term, the last one is reached at position $${end + 1}$.`)
      : WRONG;
  }
  return WRONG;
}

interface EndlessSeries {
  readonly first: Rational;
  readonly ratio: Rational;
  /** Whether its terms get smaller, so that it has a sum. */
  readonly settles: boolean;
}

/** A geometric series without end, all of whose listed terms have the same ratio; null for any other question. */
export function endlessSeries({ given, asked }: Sequence, budget: Budget): EndlessSeries | null {
  if (asked.kind !== "sum" || asked.count !== null || given.kind !== "terms" || given.last) return null;
  const terms = given.terms.map((term) => exact(term, budget));
  const [first, second] = terms;
  if (terms.length < 3 || !first || !second || isZero(first) || isZero(second)) return null;
  const ratio = divide(second, first);
  const fits = terms.every((term, i) => {
    const before = terms[i - 1];
    return term !== null && (i === 0 || (before && equals(term, multiply(before, ratio))));
  });
  return fits ? { first, ratio, settles: compare(absolute(ratio), fromInt(1)) < 0 } : null;
}

/** S = a + r·S, as everything after the first term is the whole series times r. */
function checkEndlessSum(problem: Sequence, answer: Rational, budget: Budget): Check {
  const series = endlessSeries(problem, budget);
  if (!series) return UNCHECKED;
  const { first, ratio, settles } = series;
  if (!settles) return refuted("The terms do not get smaller.");
  const { decimals } = problem.form;
  const back = add(first, multiply(ratio, answer));
  const whole = decimals === undefined ? back : nearbySum(series, decimals);
  return equals(decimals === undefined ? whole : rounded(whole, problem.form), answer)
    ? verified("The first term and the ratio times the sum together give the sum again.")
    : WRONG;
}

/** Terms added until the rest is far below the last place kept. */
function nearbySum({ first, ratio }: EndlessSeries, decimals: number): Rational {
  const room = { n: 1n, d: 10n ** BigInt(Math.max(0, decimals) + 6) };
  let [term, total] = [first, ZERO];
  for (let k = 0; k < 400 && compare(absolute(term), room) > 0; k += 1) {
    total = add(total, term);
    term = multiply(term, ratio);
  }
  return total;
}
