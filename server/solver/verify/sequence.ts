import type { Expression } from "../expression/ast";
import { int, number } from "../expression/build";
import { roundTo } from "../expression/decimal";
import { evaluateExact } from "../expression/evaluate-exact";
import {
  absolute,
  add,
  compare,
  divide,
  equals,
  isZero,
  multiply,
  type Rational,
  subtract,
} from "../expression/rational";
import { substitute } from "../expression/substitute";
import { toLatex } from "../printer/latex";
import { previousTerm, type SequenceTask } from "../tasks/sequence";
import type { AnswerValue, Budget, Check, Form, Problem } from "../types";
import { carriedOn, exact } from "./sequence-terms";

type Task = SequenceTask & { readonly form: Form };

const refuted = (reason: string): Check => ({ status: "refuted", reason });
const WRONG = refuted("The answer does not fit the sequence.");
const UNCHECKED: Check = { status: "unchecked", evidence: [] };

/** Checks an answer about a sequence against the terms or the rule that is given, one term at a time. */
export function verifySequence(problem: Problem, value: AnswerValue, budget: Budget): Check {
  if (problem.task !== "sequence") return refuted("This is no sequence.");
  switch (problem.asked.kind) {
    case "terms":
      return value.kind === "list" ? verifyTerms(problem, value.items, budget) : WRONG;
    case "formula":
      return value.kind === "relation" ? verifyFormulaOf(problem, value.relation.right, budget) : WRONG;
    case "recursion":
      return value.kind === "list" ? verifyRecursion(problem, value.items, budget) : WRONG;
    case "kind":
    case "step":
      return verifyStep(problem, value, budget);
    default:
      return value.kind === "expression" || value.kind === "word"
        ? verifyNumberOf(problem, value, budget)
        : WRONG;
  }
}

const rounded = (value: Rational, { decimals }: Form): Rational =>
  decimals === undefined ? value : roundTo(value, decimals);

function verifyTerms(problem: Task, items: readonly Expression[], budget: Budget): Check {
  const answers = items.map((item) => exact(item, budget));
  const terms = carriedOn(problem, items.length, budget);
  if (!terms) return UNCHECKED;
  const fits = answers.every(
    (answer, i) => answer && equals(answer, rounded(terms[i] as Rational, problem.form)),
  );
  if (!fits) return WRONG;
  return {
    status: problem.given.kind === "terms" ? "partial" : "verified",
    evidence: ["Worked out again from the first term on, every term comes out the same."],
  };
}

/** A formula has to give every term that is known; a progression also its step. */
function verifyFormulaOf(problem: Task, formula: Expression, budget: Budget): Check {
  const count = problem.given.kind === "terms" ? problem.given.terms.length : 8;
  const terms = carriedOn(problem, count, budget);
  if (!terms) return UNCHECKED;
  const at = (n: number) => exact(substitute(formula, new Map([[problem.index, int(n)]])), budget);
  const fits = terms.every((term, i) => {
    const value = at(i + 1);
    return value !== null && equals(value, term);
  });
  if (!fits) return WRONG;
  const shown = `$${problem.index} = 1, 2, \\ldots, ${count}$`;
  return {
    status: "verified",
    evidence: [`Put ${shown} into the formula: it gives the terms of the sequence, one by one.`],
  };
}

function verifyRecursion(problem: Task, items: readonly Expression[], budget: Budget): Check {
  const count = problem.given.kind === "terms" ? problem.given.terms.length : 8;
  const terms = carriedOn(problem, count, budget);
  const body = items.at(-1);
  const starts = items.slice(0, -1).map((item) => exact(item, budget));
  if (!terms || !body) return UNCHECKED;
  const fits = terms.every((term, i) => {
    const start = starts[i];
    if (start) return equals(start, term);
    const at = new Map<string, Rational>([[problem.index, { n: BigInt(i + 1), d: 1n }]]);
    for (let back = 1; back <= starts.length; back++) {
      at.set(previousTerm(problem.name, problem.index, back), terms[i - back] as Rational);
    }
    const value = evaluateExact(body, at, budget);
    return value !== null && equals(value, term);
  });
  return fits
    ? { status: "verified", evidence: ["Each listed term follows from the ones before it by this rule."] }
    : WRONG;
}

/** Whether neighbouring terms all have this difference or ratio. */
function verifyStep(problem: Task, value: AnswerValue, budget: Budget): Check {
  const { given, asked } = problem;
  if (given.kind !== "terms") return verifyKnownStep(problem, value, budget);
  const terms = given.terms.map((term) => exact(term, budget));
  if (terms.some((term) => term === null)) return UNCHECKED;
  const known = terms as Rational[];
  const differences = steps(known, (b, a) => subtract(b, a));
  const ratios = known.some(isZero) ? [] : steps(known, divide);
  const arithmetic = constant(differences);
  const geometric = constant(ratios);
  const pairs = `All ${known.length - 1} pairs of neighbouring terms were compared.`;
  if (value.kind === "word") {
    const kind = arithmetic ? "arithmetic" : geometric ? "geometric" : "neither";
    const right =
      asked.kind === "kind"
        ? value.word === kind
        : asked.kind === "step" && !(asked.shape === "arithmetic" ? arithmetic : geometric);
    return right ? { status: "verified", evidence: [pairs] } : WRONG;
  }
  const step = asked.kind === "step" && (asked.shape === "arithmetic" ? arithmetic : geometric);
  const answer = value.kind === "expression" ? exact(value.expression, budget) : null;
  if (!step || !answer || !equals(step, answer)) return WRONG;
  return { status: "verified", evidence: [pairs] };
}

const steps = (terms: readonly Rational[], between: (b: Rational, a: Rational) => Rational): Rational[] =>
  terms.slice(1).map((term, i) => between(term, terms[i] as Rational));

const constant = (values: readonly Rational[]): Rational | null => {
  const [first] = values;
  return first && values.every((value) => equals(value, first)) ? first : null;
};

function verifyKnownStep(problem: Task, value: AnswerValue, budget: Budget): Check {
  const terms = carriedOn(problem, 3, budget);
  const answer = value.kind === "expression" ? exact(value.expression, budget) : null;
  const [a, b] = terms ?? [];
  if (!a || !b || !answer || problem.asked.kind !== "step") return UNCHECKED;
  const right =
    problem.asked.shape === "arithmetic" ? equals(add(a, answer), b) : equals(multiply(a, answer), b);
  return right ? { status: "verified", evidence: ["It leads from each term to the next."] } : WRONG;
}

/** A single term, a sum or a number of terms. */
function verifyNumberOf(
  problem: Task,
  value: Extract<AnswerValue, { kind: "expression" | "word" }>,
  budget: Budget,
): Check {
  const { asked, given, form } = problem;
  if (asked.kind === "sum" && asked.count === null && given.kind === "terms" && !given.last) {
    return verifyInfinite(problem, value, budget);
  }
  const answer = value.kind === "expression" ? exact(value.expression, budget) : null;
  if (!answer) return UNCHECKED;
  if (asked.kind === "count" || (asked.kind === "sum" && asked.count === null)) {
    return verifyToLast(problem, answer, budget);
  }
  const listed = given.kind === "terms";
  const position =
    asked.kind === "term"
      ? Number(asked.position)
      : asked.kind === "sum"
        ? Number(asked.count)
        : listed
          ? given.terms.length + 1
          : 0;
  const terms = carriedOn(problem, position, budget);
  if (!terms) return UNCHECKED;
  const total = asked.kind === "sum" ? terms.reduce(add, { n: 0n, d: 1n }) : (terms.at(-1) as Rational);
  if (!equals(answer, rounded(total, form))) return WRONG;
  return {
    status: asked.kind === "next" ? "partial" : "verified",
    evidence: [
      asked.kind === "sum"
        ? addedUp(terms, total)
        : asked.kind === "next"
          ? "Every listed term fits the same rule, and the next one was worked out in a second way. Other rules are possible."
          : `${goneOn(terms)}.`,
    ],
  };
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

function verifyToLast(problem: Task, answer: Rational, budget: Budget): Check {
  const last = problem.given.kind === "terms" && problem.given.last && exact(problem.given.last, budget);
  if (!last) return UNCHECKED;
  for (let count = 1; count <= MOST; count = Math.min(count * 2, count + 64)) {
    const terms = carriedOn(problem, count, budget);
    if (!terms) return UNCHECKED;
    const end = terms.findIndex((term) => equals(term, last));
    if (end < 0) continue;
    const result =
      problem.asked.kind === "count"
        ? { n: BigInt(end + 1), d: 1n }
        : rounded(terms.slice(0, end + 1).reduce(add, { n: 0n, d: 1n }), problem.form);
    if (!equals(result, answer)) return WRONG;
    return {
      status: "verified",
      evidence: [`Going on term by term, the last one is reached at position $${end + 1}$.`],
    };
  }
  return WRONG;
}

function verifyInfinite(
  problem: Task,
  value: Extract<AnswerValue, { kind: "expression" | "word" }>,
  budget: Budget,
): Check {
  const terms = carriedOn(problem, 3, budget);
  const [a, b, c] = terms ?? [];
  if (!a || !b || !c || isZero(a) || isZero(b) || !equals(divide(b, a), divide(c, b))) return UNCHECKED;
  const settles = compare(absolute(b), absolute(a)) < 0;
  if (value.kind === "word") {
    return settles
      ? WRONG
      : { status: "verified", evidence: ["The terms do not get smaller, so the sum never settles."] };
  }
  const answer = exact(value.expression, budget);
  // S = a + r·S, as everything after the first term is the whole series times r.
  const whole = answer && add(a, multiply(divide(b, a), answer));
  if (!settles || !answer || !whole) return WRONG;
  const fits =
    problem.form.decimals === undefined
      ? equals(whole, answer)
      : closeTo(whole, answer, problem.form.decimals);
  if (!fits) return WRONG;
  return {
    status: "verified",
    evidence: ["The first term and the ratio times the sum together give the sum again."],
  };
}

const closeTo = (a: Rational, b: Rational, decimals: number): boolean =>
  compare(absolute(subtract(a, b)), { n: 2n, d: 10n ** BigInt(decimals) }) <= 0;
