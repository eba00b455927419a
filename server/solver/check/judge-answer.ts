import type { Expression, Statement } from "../expression/ast";
import { number, product } from "../expression/build";
import { inListedOrder } from "../expression/listed-order";
import type { Rational } from "../expression/rational";
import { mapChildren, some, symbolsOf } from "../expression/walk";
import { isUndefined, limitBehind } from "../ledger";
import { budget as budgetOf } from "../limits";
import type { AnswerValue, Check, Problem } from "../types";
import { verifyAsWritten, verifyMeaning } from "../verify/verify";
import type { Worked } from "../work";
import { mapParts, partsOf } from "./answer-parts";
import { comparable } from "./comparable";
import { compareExpressions } from "./compare-expressions";
import { type Allowance, compareFigures, MAYBE_ROUNDED } from "./compare-figures";
import { compareKinds } from "./compare-kinds";
import { compareValues, exactTerms, namedIn, type Terms } from "./compare-values";
import { formNote } from "./form-note";
import { isAntiderivative, judgeAntiderivative } from "./judge-antiderivative";
import { judgeFamilies } from "./judge-families";
import { type Judgement, RIGHT, UNTOLD, untold, wrongForm } from "./judgement";
import type { Comparison } from "./proof/comparison";
import { figureOf } from "./proof/figure";
import { type Reference, referenceOf, roundsUnasked } from "./reference";
import { sloppyConstantNote } from "./sloppy-constant";
import type { Claim } from "./student-claim";
import { type Comparable, readUnit } from "./unit-note";
import { halfWay, wrongAnswer } from "./wrong-answer";

const WRITTEN_FORMS: ReadonlySet<Problem["task"]> = new Set<Problem["task"]>([
  "calculate",
  "simplify",
  "expand",
  "factor",
  "evaluate",
  "prime-factorisation",
  "power-notation",
  "complete-square",
  "partial-fractions",
  "radical-form",
  "quadratic-form",
  "logarithm",
  "logarithm-form",
  "logarithm-base",
]);

/** Whether the way an answer is written is part of the question. */
const judgesForm = ({ task, form }: Problem): boolean =>
  WRITTEN_FORMS.has(task) || form.decimals !== undefined || form.number !== undefined;

/** @throws {LimitReached} */
export function judgeAnswer(claim: Claim): Judgement {
  const judged = judgeAsWritten(claim);
  if (judged.verdict !== "wrong") return judged;
  // Where calculus is taught, log often stands for the natural logarithm.
  const natural = mapParts(claim.value, withNaturalLogarithms);
  if (natural === claim.value || !partsOf(claim.value).some((part) => some(part, isPlainLogarithm)))
    return judged;
  const meant = judgeAsWritten({ ...claim, value: natural });
  return meant.verdict === "right" ? wrongForm(NATURAL) : judged;
}

const NATURAL =
  "That is right where $\\log$ is the natural logarithm. Write $\\ln$, since $\\log$ alone has the base 10 here.";

const isPlainLogarithm = (node: Statement): node is Expression & { readonly kind: "function" } =>
  node.kind === "function" && node.name === "log" && node.base === undefined;

const withNaturalLogarithms = (e: Expression): Expression => {
  const inner = mapChildren(e, withNaturalLogarithms);
  return isPlainLogarithm(inner) ? { ...inner, name: "ln" } : inner;
};

function judgeAsWritten(claim: Claim): Judgement {
  const { problem, worked, value } = claim;
  const part = judgeFamilies(claim) ?? judgePart(claim);
  if (part) return part;
  const unit = readUnit(problem, value, comparable(worked.derivation.answer));
  if (unit.kind === "unknown")
    return untold("I don’t know how this unit goes together with the question, so I can’t tell.");
  if (unit.kind === "other")
    return verified(claim, claim.value).status === "refuted" ? wrongAnswer(claim, unit.refutation) : UNTOLD;
  return judgeByValue(claim, verified(claim, converted(claim, unit.factor)), unit);
}

/** An answer with some of several values. That they are among ours bears out how the text was read. */
function judgePart({ worked, value, limits }: Claim): Judgement | null {
  const [given, right] = [namedIn(value), namedIn(comparable(worked.derivation.answer))];
  const missing = right.length - given.length;
  if (missing <= 0 || missing === right.length) return null;
  const terms = exactTerms("real", budgetOf(limits));
  const isRight = (one: AnswerValue) =>
    right.some((other) => compareValues(one, other, terms).verdict === "same");
  return given.every(isRight) ? halfWay(missing) : UNTOLD;
}

function judgeByValue(claim: Claim, check: Check, unit: Comparable): Judgement {
  const { problem, worked, limits } = claim;
  const budget = budgetOf(limits);
  const { factor } = unit;
  const exactly: Terms = {
    domain: "real",
    budget,
    compare: (a, b) =>
      factor
        ? compareFigures(a, b, { rounded: false, slack: 0, budget, factor })
        : compareExpressions(a, b, { domain: "real", budget }),
  };
  const own = comparable(worked.derivation.answer);
  const exact = compared(claim, own, exactly);
  if (exact.verdict === "same" && !exact.rounded) return rightValue(claim, check, unit);
  if (check.status === "verified" && (exact.verdict !== "different" || isPairOfFormulas(claim)))
    return noted(unit);
  if (isAntiderivative(problem)) return judgeAntiderivative(problem, claim, check);
  if (hasOtherLetters(claim)) return UNTOLD;
  return judgeAllowing(claim, check, unit);
}

/** Two formulas may change places where a letter is negative, √(pq)/q and -√(pq)/q for ±√(p/q): that one of them differs
 * from its like somewhere says nothing of both together. */
const isPairOfFormulas = ({ problem, value }: Claim): boolean =>
  problem.task === "solve" &&
  value.kind === "roots" &&
  value.roots.length > 1 &&
  value.roots.some((root) => symbolsOf(root).length > 0);

const noted = ({ note }: Comparable): Judgement => (note === null ? RIGHT : wrongForm(note));

/** The right value, which may still be written otherwise than asked. */
function rightValue({ problem, value }: Claim, check: Check, unit: Comparable): Judgement {
  const isRefused = check.status === "refuted" && value.kind !== "word" && judgesForm(problem);
  const otherForm = isRefused || hasMorePlaces(problem, value);
  const note = otherForm ? formNote(problem, value) : unit.note;
  return note === null ? RIGHT : wrongForm(note);
}

/** Digits beyond the place that is asked for, a last nought among them: they claim to be known. */
const hasMorePlaces = ({ form: { decimals } }: Problem, value: AnswerValue): boolean =>
  decimals !== undefined &&
  partsOf(value).some((part) =>
    some(part, (node) => node.kind === "number" && (node.decimals ?? 0) > Math.max(0, decimals)),
  );

/** A letter that neither the question nor its answer has may stand for anything. */
function hasOtherLetters({ problem, value, worked }: Claim): boolean {
  const letters = (answer: AnswerValue) => partsOf(answer).flatMap(symbolsOf);
  const shown = problem.latex.replace(/\\text\s*\{[^{}]*\}|\\[a-zA-Z]+/g, " ").match(/[a-zA-Zα-ω]/g) ?? [];
  const short = problem.text.match(/(?<![a-zA-Z\\])[a-zA-Zα-ω]{1,2}(?![a-zA-Z])/g) ?? [];
  const known = new Set([
    ...letters(comparable(worked.derivation.answer)),
    ...shown,
    ...short.flatMap((word) => [...word]),
  ]);
  return letters(value).some((name) => !known.has(name) && !known.has(name.slice(0, 1)));
}

const READ_SO =
  "I come to something else, but that rests on how I read the text, so I can’t say that yours is wrong.";

/** Whether the answer is only as sure as the reading of a text of several sentences. */
function restsOnReading({ task, text }: Problem, { verification }: Worked): boolean {
  const told = task === "story" || task === "physics";
  return told && verification.status !== "verified" && /[.!?]["”)]?\s+\S/.test(text.trim());
}

/** Against the most exact answer there is, with what rounding allows. */
function judgeAllowing(claim: Claim, check: Check, unit: Comparable): Judgement {
  const { problem, limits, worked, isMeant = false } = claim;
  const reference = referenceOf(problem, worked, limits);
  const { budget } = reference.allowance;
  const allowance = unit.factor ? { ...reference.allowance, factor: unit.factor } : reference.allowance;
  const terms: Terms = { domain: "real", budget, compare: (a, b) => compareFigures(a, b, allowance) };
  const comparison = compared(claim, reference.value, terms);
  if (comparison.verdict === "same")
    return roundedJudgement(claim, { reference, unit, rounded: comparison.rounded });
  if (comparison.verdict !== "different") return UNTOLD;
  if (mayBeRounded(claim, reference.value, allowance)) return untold(TOO_ROUGH);
  if (!isMeant && restsOnReading(problem, worked)) return { ...untold(READ_SO), differs: true };
  if (check.status !== "refuted") return UNTOLD;
  const sloppy = sloppyConstantNote(claim.value, reference);
  return sloppy
    ? untold(sloppy)
    : wrongAnswer(claim, comparison.refutation, { right: reference.value, terms });
}

/** Rounded so far that it may as well be a guess. */
function mayBeRounded(claim: Claim, right: AnswerValue, allowance: Allowance): boolean {
  const rough = { ...allowance, roughest: MAYBE_ROUNDED };
  const compare = (a: Expression, b: Expression) => compareFigures(a, b, rough);
  return compared(claim, right, { domain: "real", budget: allowance.budget, compare }).verdict === "same";
}

const TOO_ROUGH = "That may be right, but it is rounded so far that I can’t tell. Give one more digit.";
const ROUNDED = "That is right to the places you give, but it is rounded. Give the exact value.";

interface Agreement {
  readonly reference: Reference;
  readonly unit: Comparable;
  /** The student's digits are a rounding of the right value. */
  readonly rounded: boolean;
}

function roundedJudgement(
  { problem, value }: Claim,
  { reference: { allowance, value: right }, unit, rounded }: Agreement,
): Judgement {
  const { form } = problem;
  const asked = form.decimals !== undefined || ("decimals" in problem && problem.decimals !== undefined);
  if (!asked && roundsUnasked(problem)) return noted(unit);
  if (asked)
    return wrongForm(formNote({ ...problem, form: { ...form, decimals: form.decimals ?? 0 } }, value));
  if (!rounded) return noted(unit);
  const measured = allowance.rounded && partsOf(right).some((part) => figureOf(part) !== null);
  return measured ? noted(unit) : wrongForm(ROUNDED);
}

function compared({ value }: Claim, right: AnswerValue, terms: Terms): Comparison {
  const given = alike(value, right);
  return given.kind === right.kind ? compareValues(given, right, terms) : compareKinds(given, right);
}

/** An amount where the answer is a bare number, or the other way round. */
function alike(value: AnswerValue, right: AnswerValue): AnswerValue {
  if (value.kind === "quantity" && right.kind === "expression")
    return { kind: "expression", expression: value.value };
  if (value.kind === "quantity" && right.kind === "quantity") return { ...value, unit: right.unit };
  return value;
}

/** The student's amount in the unit of the answer.
 * @param factor of the student's unit, in those of the answer */
function converted({ value, worked }: Claim, factor: Rational | null): AnswerValue {
  const scaled =
    factor && value.kind === "quantity" ? { ...value, value: product([number(factor), value.value]) } : value;
  return alike(scaled, comparable(worked.derivation.answer));
}

/** What the check of the engine's own answers says of a student's. */
function verified({ problem, limits }: Claim, value: AnswerValue): Check {
  try {
    // The constant of integration may have any name.
    const ask = isAntiderivative(problem) ? verifyMeaning : verifyAsWritten;
    return ask(problem, inOrder(value), budgetOf(limits));
  } catch (error) {
    if (isUndefined(error)) return { status: "refuted", reason: "The answer has no value." };
    if (limitBehind(error)) return { status: "unchecked", evidence: [] };
    throw error;
  }
}

/** A student may name solutions in any order. */
const inOrder = (value: AnswerValue): AnswerValue =>
  value.kind === "roots" ? { ...value, roots: inListedOrder(value.roots) } : value;
