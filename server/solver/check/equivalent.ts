import { symbolsOf } from "../expression/walk";
import { isUndefined, limitBehind, onLedger } from "../ledger";
import { budget, DEFAULT_LIMITS, type Limits } from "../limits";
import type { AnswerValue } from "../types";
import { answerValue } from "./answer-value";
import { compareValues, exactTerms, type Terms } from "./compare-values";
import { asEquivalence, type Comparison, differing, SAME, UNDECIDED } from "./proof/comparison";
import { Refutation } from "./proof/refutation";
import { isSameWriting } from "./same-writing";
import type { CheckDomain, Equivalence } from "./types";
import { compareUnits } from "./unit";
import { compareStatements } from "./working/compare-statements";
import { readWrittenAnswer, type WrittenAnswer } from "./written-answer";
import { readWrittenSet } from "./written-set";

/** Whether two pieces of mathematics say the same: expressions with one value, equations with one solution set, lists
 * of solutions, intervals, points, amounts. Text or LaTeX.
 * @param domain where the letters lie
 * @example equivalent("(x + 1)^2", "x^2 + 2x + 1").verdict // "same" */
export function equivalent(
  a: string,
  b: string,
  domain: CheckDomain = "real",
  limits: Limits = DEFAULT_LIMITS,
): Equivalence {
  return asEquivalence(onLedger(limits, () => compared(a, b, domain, limits)));
}

function compared(a: string, b: string, domain: CheckDomain, limits: Limits): Comparison {
  if (isSameWriting(a, b)) return SAME;
  try {
    const [amount, other] = [isQuantity(a, limits), isQuantity(b, limits)];
    if (amount !== other)
      return isNumber(amount ? b : a, limits) ? differing(Refutation.otherTruth(amount, other)) : UNDECIDED;
    const like = kindOf(b, limits);
    const left = like && answerValue(a, like, limits);
    const values = like && left && compareAnswers(left, like, exactTerms(domain, budget(limits)));
    return values && values.verdict !== "cannot-tell" ? values : compareStatements(a, b, limits);
  } catch (error) {
    if (limitBehind(error) || isUndefined(error)) return UNDECIDED;
    throw error;
  }
}

/** Two amounts are the same in one unit only; a converted one is not looked into. */
function compareAnswers(a: AnswerValue, b: AnswerValue, terms: Terms): Comparison {
  const amounts = a.kind === "quantity" && b.kind === "quantity";
  if (amounts && compareUnits(a.unit, b.unit).left) return UNDECIDED;
  return a.kind === b.kind ? compareValues(a, b, terms) : UNDECIDED;
}

/** Whether a text is a number with a unit behind it: 3 cm is not 3. */
const isQuantity = (text: string, limits: Limits): boolean =>
  readWrittenAnswer(text, limits)?.kind === "quantity";

function isNumber(text: string, limits: Limits): boolean {
  const written = readWrittenAnswer(text, limits);
  return written?.kind === "statements" && written.statements.every((each) => symbolsOf(each).length === 0);
}

/** What kind of answer a text is by itself. */
function kindOf(text: string, limits: Limits): AnswerValue | null {
  const written = readWrittenAnswer(text, limits);
  if (/[[\]]|∞|\\infty|[<>≤≥]|\\[lg]eq?(?![a-z])|\b(?:oo|inf)\b/.test(text)) {
    const set = readWrittenSet(text, limits);
    if (set) return { kind: "set", unknown: "x", set };
  }
  return written && asValue(written);
}

function asValue(written: WrittenAnswer): AnswerValue | null {
  if (written.kind === "words") return { kind: "word", word: written.words };
  if (written.kind === "quantity") return { kind: "quantity", value: written.value, unit: written.unit };
  if (written.kind === "tuples") {
    return { kind: "points", unknowns: [], points: written.tuples };
  }
  const [first] = written.statements;
  if (!first) return null;
  if (written.statements.length > 1) {
    const items = written.statements.map((item) => (item.kind === "relation" ? item.right : item));
    return { kind: "list", items, ordered: false };
  }
  if (first.kind !== "relation") return { kind: "expression", expression: first };
  const labelled = first.left.kind === "symbol" || first.left.kind === "function";
  return labelled && symbolsOf(first.right).length === 0
    ? { kind: "expression", expression: first.right }
    : { kind: "relation", relation: first };
}
