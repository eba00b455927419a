import type { Expression } from "../expression/ast";
import { number, product } from "../expression/build";
import { add, fromInt, multiply, power, rational } from "../expression/rational";
import { some, symbolsOf } from "../expression/walk";
import { isUndefined, limitBehind } from "../ledger";
import { budget as budgetOf, type Limits } from "../limits";
import { table } from "../table";
import type { AnswerValue, Budget, Problem } from "../types";
import { verifyAsWritten } from "../verify/verify";
import { type Worked, workProblem } from "../work";
import { mapParts, partsOf } from "./answer-parts";
import { comparable } from "./comparable";
import { type Allowance, compareFigures } from "./compare-figures";
import { withExactConstants } from "./exact-constants";
import { encloseValue } from "./proof/enclose";
import { figureOf } from "./proof/figure";

/** The answer that a student's is compared with, and how far it is known. */
export interface Reference {
  readonly value: AnswerValue;
  readonly allowance: Allowance;
}

/** Relative difference that a rounded constant may make. */
const ROUGH_CONSTANT = 2e-3;
/** Unknown how far. */
const UNKNOWN = Number.POSITIVE_INFINITY;
/** A multi-part answer is tried part by part up to here, and all parts at once beyond. */
const PARTS_TRIED = 4;

/** The most exact answer to a problem there is: that to the question without its request for rounding, or the number
 * the question itself writes; else the engine's own, as far as its check can tell it from its neighbours. */
export function referenceOf(problem: Problem, worked: Worked, limits: Limits): Reference {
  const budget = budgetOf(limits);
  const own = comparable(worked.derivation.answer);
  const proved = worked.verification.status === "verified";
  const constants = withExactConstants(problem);
  const plain = finer(problem) ?? withoutRounding(constants ?? problem) ?? constants;
  const value = (plain && unrounded(plain, own, limits)) ?? asWritten(problem, own, budget);
  if (value) return { value, allowance: allowanceOf(plain ?? problem, value, limits) };
  if (constants) return { value: own, allowance: { slack: ROUGH_CONSTANT, rounded: true, budget } };
  const known = withMeasures(problem, own, allowanceOf(problem, own, limits));
  const mayBeRounded = (known.rounded || !proved) && partsOf(own).some(hasDecimals);
  return { value: own, allowance: { ...known, rounded: mayBeRounded || plain !== null } };
}

/** A whole number is rounded only where that is asked for. */
const hasDecimals = (part: Expression): boolean =>
  some(part, (node) => node.kind === "number" && (node.decimals ?? 0) > 0);

/** Relative differences that come of constants taken from tables, which books round differently. */
const MEASURED: Partial<Record<Problem["task"], number>> = table({ chemistry: 5e-3, physics: 5e-3 });

/** Counts stay exact; decimals come out of the tables, even where the check takes no others. */
function withMeasures({ task }: Problem, own: AnswerValue, allowance: Allowance): Allowance {
  const isCount = allowance.slack === 0 && !(task === "chemistry" && partsOf(own).some(hasDecimals));
  return isCount ? allowance : { ...allowance, slack: Math.max(allowance.slack, MEASURED[task] ?? 0) };
}

/** Decimals that leave nothing to tell apart from the exact number. */
const FINE = 15;

/** Conversions are rounded without being asked for it. */
export const roundsUnasked = ({ task }: Problem): boolean =>
  task === "unit-conversion" || task === "temperature";

/** The same question to many more places, where the answer is rounded anyway; null for another one. */
const finer = (problem: Problem): Problem | null =>
  roundsUnasked(problem) ? { ...problem, form: { ...problem.form, decimals: FINE } } : null;

/** The same question without what it says about rounding; null where it says nothing. */
function withoutRounding(problem: Problem): Problem | null {
  const { decimals, ...form } = problem.form;
  const told = "decimals" in problem && problem.decimals !== undefined;
  if (decimals === undefined && !told) return null;
  const { number: _, ...exact } = form;
  const plain = { ...problem, form: form.number === "decimal" ? exact : form };
  return (told ? { ...plain, decimals: undefined } : plain) as Problem;
}

function unrounded(plain: Problem, own: AnswerValue, limits: Limits): AnswerValue | null {
  const value = within(() => workProblem(plain, budgetOf(limits))?.derivation.answer ?? null, null);
  return value && value.kind === own.kind && partsOf(value).length === partsOf(own).length ? value : null;
}

/** A number that the question writes and that the answer is a rounding of: cos(π/5) for 0.8090. */
function asWritten(problem: Problem, own: AnswerValue, budget: Budget): AnswerValue | null {
  const written = numberAsked(problem);
  if (!written || own.kind !== "expression" || symbolsOf(written).length > 0) return null;
  if (!encloseValue(written)) return null;
  const allowance: Allowance = { rounded: true, slack: 0, budget };
  const same = compareFigures(written, own.expression, allowance).verdict === "same";
  return same ? { kind: "expression", expression: written } : null;
}

/** The expression whose value is asked for. */
function numberAsked(problem: Problem): Expression | null {
  if ("expression" in problem) return problem.expression ?? null;
  const question = problem.task === "trigonometry" ? problem.question : null;
  const several = question?.kind === "values" ? question.expressions : [];
  return several.length === 1 ? (several[0] ?? null) : null;
}

/** What the check of the engine's answer can tell from it: a value near the answer that it accepts as well is as good
 * as the answer itself. */
function allowanceOf(problem: Problem, value: AnswerValue, limits: Limits): Allowance {
  const slack = partsOf(value).length === 0 ? 0 : within(() => slackOf(problem, value, limits), UNKNOWN);
  return { slack, rounded: slack > 0, budget: budgetOf(limits) };
}

/** Exponents of the relative distances tried, the finest first. */
const FINEST = 11;
const COARSEST = 1;

function slackOf(problem: Problem, value: AnswerValue, limits: Limits): number {
  for (let places = FINEST; places >= COARSEST; places -= places > 6 ? 2 : 1) {
    if (!isRefusedAt(problem, value, places, limits)) continue;
    return places === FINEST ? 0 : 10 ** -places;
  }
  return UNKNOWN;
}

/** Whether the check refuses the answer with any one part a little larger, and a little smaller. */
function isRefusedAt(problem: Problem, value: AnswerValue, places: number, limits: Limits): boolean {
  const count = partsOf(value).length;
  const chosen = count <= PARTS_TRIED ? Array.from({ length: count }, (_, at) => at) : [null];
  return chosen.every((part) =>
    [1n, -1n].every((sign) => {
      const moved = mapParts(value, (each, at) =>
        part === null || at === part ? nudged(each, places, sign) : each,
      );
      return isRefused(problem, moved, limits);
    }),
  );
}

/** Whether the check of the problem says that this is not its answer. */
function isRefused(problem: Problem, value: AnswerValue, limits: Limits): boolean {
  try {
    return verifyAsWritten(problem, value, budgetOf(limits)).status === "refuted";
  } catch (error) {
    if (isUndefined(error)) return true;
    throw error;
  }
}

/** A little more or less, written as the part is: a decimal stays one, and a percent. */
function nudged(part: Expression, places: number, sign: bigint): Expression {
  const step = multiply(fromInt(sign), power(rational(1n, 10n), BigInt(places)));
  const factor = add(fromInt(1), step);
  const inner = (e: Expression) => nudged(e, places, sign);
  if (part.kind === "negation" || part.kind === "percent") return { ...part, operand: inner(part.operand) };
  if (part.kind === "product" && figureOf(part)) {
    const [first, ...others] = part.factors as [Expression, ...Expression[]];
    return { ...part, factors: [inner(first), ...others] };
  }
  if (part.kind !== "number") return product([number(factor), part]);
  if (part.value.n === 0n) return number(step);
  const decimals = (part.decimals ?? 0) + places;
  const value = multiply(part.value, factor);
  return power(fromInt(10), BigInt(decimals)).n % value.d === 0n
    ? { kind: "number", value, decimals }
    : number(value);
}

function within<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch (error) {
    if (limitBehind(error) || isUndefined(error)) return otherwise;
    throw error;
  }
}
