import type { Expression } from "../expression/ast";
import { some } from "../expression/walk";
import { isUndefined, limitBehind, onLedger } from "../ledger";
import { budget, DEFAULT_LIMITS, type Limits } from "../limits";
import type { Reading } from "../outcome";
import { writeUnnamed } from "../printer/answer";
import { readSettled } from "../settle";
import type { AnswerValue, Problem } from "../types";
import { isAmong } from "../word-list";
import { type Worked, workProblem } from "../work";
import { mapParts, partsOf } from "./answer-parts";
import { takingsOf } from "./answer-text";
import { answerValue } from "./answer-value";
import { judgeBalance } from "./balanced-answer";
import { timeSaid } from "./clock-answer";
import { comparable } from "./comparable";
import { compareValues, exactTerms } from "./compare-values";
import { compoundAmount } from "./compound-amount";
import { judgeAnswer } from "./judge-answer";
import { type Judgement, RIGHT, untold, wrongForm } from "./judgement";
import { withoutLabel } from "./label";
import { beginsSo } from "./leading-digits";
import { encloseValue } from "./proof/enclose";
import { asProperty, isManySolutions, underLetters, withoutName, withRemainder } from "./said-otherwise";
import { isSameWriting } from "./same-writing";
import type { AnswerCheck } from "./types";
import { compareUnits } from "./unit";
import { isNone } from "./words";
import { writtenLatex } from "./written-latex";
import { isHalfWay } from "./wrong-answer";

const NOTHING_READ: Reading = { instruction: "", latex: "" };

/** Whether a student's answer to a problem is right. It is judged by the problem itself, as the engine's own answers
 * are, and against the engine's answer. "wrong" rests on a proof; without one it cannot be told. The right answer is
 * not given away.
 * @param answer as typed: "x = 3", "2 or -5", "(1, 4]", "3/4", "no solution"
 * @returns always an outcome; what is not understood is "cannot-tell" */
export function checkAnswer(problem: string, answer: string, limits: Limits = DEFAULT_LIMITS): AnswerCheck {
  return onLedger(limits, () => checked(problem, answer, { limits, isMeant: false }));
}

/** The same for a problem that was made from its answer: what it means does not rest on how it is read. */
export function checkAnswerToMade(problem: string, answer: string): AnswerCheck {
  const limits = DEFAULT_LIMITS;
  return onLedger(limits, () => checked(problem, answer, { limits, isMeant: true }));
}

function checked(problem: string, answer: string, means: Pick<Written, "limits" | "isMeant">): AnswerCheck {
  const { limits } = means;
  let reading = NOTHING_READ;
  const result = ({ verdict, message, ...more }: Judgement): AnswerCheck => ({
    verdict,
    message,
    counterexample: "refutation" in more ? more.refutation.counterexample : null,
    ...("differs" in more && more.differs && { differs: true as const }),
    problem: reading,
    answer: writtenLatex(answer, limits),
  });
  try {
    const read = readSettled(problem, limits);
    reading = read.reading;
    if (!read.ok)
      return result(
        untold(
          read.unclear
            ? `The problem can be read in several ways, so I can’t judge an answer. ${read.reason}`
            : "I do not understand the problem well enough to judge an answer.",
        ),
      );
    const worked = workProblem(read.problem, budget(limits));
    if (!worked) return result(untold("I can’t work this problem out reliably, so I can’t judge an answer."));
    return result(judgeWritten({ problem: read.problem, worked, text: answer, ...means }));
  } catch (error) {
    if (limitBehind(error)) return result(untold("This is too large for me to check safely."));
    if (isUndefined(error)) return result(untold("A denominator here is zero, so I can’t check this."));
    throw error;
  }
}

/** An answer to be judged: what was typed, beside the engine's own. */
interface Written {
  readonly problem: Problem;
  readonly worked: Worked;
  readonly text: string;
  readonly limits: Limits;
  /** Whether the text is known to mean what was read of it. */
  readonly isMeant?: boolean;
}

/** Judges an answer to a problem that has been worked. Of several ways to take it one that is right decides; it is
 * wrong when it is so however it is taken.
 * @throws {LimitReached} */
export function judgeWritten({ problem, worked, text, limits, isMeant }: Written): Judgement {
  const { answer } = worked;
  const unnamed = writeUnnamed(problem, answer.value);
  const own = [answer.latex, answer.text, unnamed.latex, unnamed.text];
  if (own.some((written) => isSameWriting(text, written))) return RIGHT;
  if (answer.value.kind === "family" && isManySolutions(text)) return RIGHT;
  const real = judgeBalance(problem, answer.value, text) ?? noneReal(text, answer.value);
  if (real) return real;
  const like = comparable(answer.value);
  const allReal = onlyReal(problem, answer.value);
  const judgements: Judgement[] = [];
  const amounts = amountsSaid(worked, problem, text, limits);
  const readings = amounts ? [{ value: amounts, note: null }] : readingsOf(text, problem, like, limits);
  for (const { value, note } of readings) {
    if (allReal && value.kind === "roots" && isSame(value, allReal, limits)) return ALL_REAL;
    const judged = judgeAnswer({ problem, worked, value, limits, isMeant });
    const capped = note !== null && judged.verdict === "right" ? wrongForm(note) : judged;
    if (capped.verdict === "right") return capped;
    judgements.push(capped);
  }
  const ranked = (["right-wrong-form", "cannot-tell"] as const).flatMap((verdict) =>
    judgements.filter((each) => each.verdict === verdict),
  );
  const [first = judgements.find(isHalfWay) ?? judgements[0]] = ranked;
  if (first?.verdict !== "right-wrong-form" && beginsSo(text, like)) return wrongForm(GOES_ON);
  return first ?? untold("I can’t read that as an answer. Write only the answer, such as $x = 3$.");
}

const GOES_ON = "These digits are right, and they go on. Write the exact value.";

/** Whether a number without letters is proved to be no real one. */
function isNotReal(x: Expression): boolean {
  const value = encloseValue(x);
  return value !== null && Math.abs(value.im) > value.radius;
}

/** "No real solution", or just none, where all solutions are complex. */
function noneReal(text: string, right: AnswerValue): Judgement | null {
  const words = text.replace(/(?<![.\s])[.\s]+$/, "").trim();
  const solutions = right.kind === "roots" ? right.roots.map((root) => [root]) : null;
  const several = right.kind === "points" ? right.points : (solutions ?? []);
  const complex = several.length > 0 && several.every((each) => each.some(isNotReal));
  if (!complex || !isNone(words)) return null;
  return /\breal\b/i.test(words)
    ? RIGHT
    : wrongForm("There is no real solution. Say “no real solution”, or give the complex ones.");
}

const ALL_REAL: Judgement = {
  verdict: "right",
  message: "That is right: these are all the real solutions. There are complex ones as well.",
};

/** The real solutions, where there are others that no one asked for; null elsewhere. */
function onlyReal({ form }: Problem, right: AnswerValue): Extract<AnswerValue, { kind: "roots" }> | null {
  if (right.kind !== "roots" || form.domain === "complex") return null;
  const real = right.roots.filter((root) => !isNotReal(root));
  return real.length > 0 && real.length < right.roots.length ? { ...right, roots: real } : null;
}

const isSame = (a: AnswerValue, b: AnswerValue, limits: Limits): boolean =>
  compareValues(a, b, exactTerms("real", budget(limits))).verdict === "same";

/** The amounts of a story, each under the name it is said with. */
function amountsSaid(
  { method, answer: { value: like } }: Worked,
  problem: Problem,
  text: string,
  limits: Limits,
): AnswerValue | null {
  const values = like.kind === "named" ? like.values : [];
  const told = method.tellApart?.(text, problem, like)?.flatMap(([place, said]) => {
    const amount = { unit: "", ...(values[place] as (typeof values)[number]) };
    const read = answerValue(said, { ...amount, kind: "quantity" }, limits);
    return read?.kind === "quantity" ? { ...amount, ...read } : [];
  });
  return told && told.length > 0 ? { kind: "named", values: told } : null;
}

interface AnswerReading {
  readonly value: AnswerValue;
  /** What the value would be right without; null for a plain reading. */
  readonly note: string | null;
}

const NO_PERCENT = "The value is right, but the question asks for a percent.";
const isPercentage = (value: AnswerValue): boolean =>
  value.kind === "expression" && value.expression.kind === "percent";
const AS_PERCENT = "The number is right as a percent. Write the percent sign.";

/** Whether a number is prime, in the words of the question's answer. */
function asAsked(text: string, { task }: Problem, like: AnswerValue): string {
  if (task !== "primality" || like.kind !== "word" || isAmong(like.word, "prime composite")) return text;
  const first = /^\s*(yes|no)\b\s*[,.!:;-]/i.exec(text)?.[1];
  if (first) return first;
  const [, said = ""] =
    /^(?:(?:yes|no)\b[,.]?\s*)?(?:(?:it|this|\d+)(?:'s| is)\s+)?(?:an? )?(not(?: a)? prime|composite|prime)\b/i.exec(
      text.trim(),
    ) ?? [];
  return said === "" ? text : /^prime$/i.test(said) ? "yes" : "no";
}

/** What the way an answer is written lacks, where its value does not show it: a fraction stands for decimals that repeat,
 * and one side of an equation says the rest only to those who know which. */
function lacks(text: string, like: AnswerValue, { task, form }: Problem): string | null {
  if (form.number === "decimal" && text.includes("/"))
    return "The value is right, but the question asks for a decimal.";
  if (task !== "line" || like.kind !== "relation" || /[=<>≤≥]/.test(text)) return null;
  return "That is one side of the equation. Write the whole equation.";
}

/** Where angles are told in degrees, numbers without a sign or with the word are numbers of degrees. */
function inDegrees(given: AnswerValue, like: AnswerValue): AnswerValue {
  const angles = partsOf(like);
  if (angles.length === 0 || !angles.every(isDegrees)) return given;
  if (given.kind !== "quantity") return mapParts(given, withSign);
  return compareUnits(given.unit, "°").same && !isDegrees(given.value)
    ? { kind: "expression", expression: withSign(given.value) }
    : given;
}

const withSign = (angle: Expression): Expression =>
  isDegrees(angle) || some(angle, ({ kind }) => kind === "constant" || kind === "symbol")
    ? angle
    : { kind: "function", name: "degree", args: [angle] };

const isDegrees = (e: Expression): boolean =>
  e.kind === "negation" ? isDegrees(e.operand) : e.kind === "function" && e.name === "degree";

function* readingsOf(
  text: string,
  problem: Problem,
  like: AnswerValue,
  limits: Limits,
): Generator<AnswerReading> {
  const time = timeSaid(text, problem, like);
  if (time) return yield { value: time, note: null };
  const amount = compoundAmount(text, like);
  if (amount) return yield { value: amount, note: null };
  const said = withoutName(asProperty(asAsked(text, problem, like), problem, like), problem);
  const named = underLetters(withRemainder(said, problem, like), like);
  for (const taken of takingsOf(named)) {
    const read = answerValue(taken, like, limits) ?? answerValue(withoutLabel(taken), like, limits);
    const value = read && inDegrees(read, like);
    if (read && value !== read) yield { value: read, note: null };
    const isRate = isPercentage(like);
    const unsigned = isRate && value && !isPercentage(value) ? NO_PERCENT : null;
    if (value) yield { value, note: lacks(taken, like, problem) ?? unsigned };
    const percent = isRate && /\d$/.test(taken);
    const rate = percent ? answerValue(`${taken}%`, like, limits) : null;
    if (rate) yield { value: rate, note: problem.task === "percent" ? null : AS_PERCENT };
  }
}
