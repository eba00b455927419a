import type { Expression } from "../expression/ast";
import { negation, number, sum } from "../expression/build";
import { evaluateComplex } from "../expression/evaluate-numeric";
import {
  absolute,
  add,
  compare,
  divide,
  equals,
  isInteger,
  rational,
  sign,
  subtract,
} from "../expression/rational";
import { symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { TrigonometryQuestion } from "../tasks/trigonometry";
import type { AnswerValue, Budget, Check, Problem } from "../types";
import { exactTurn } from "./angle-turn";
import { isProvedZero } from "./exact-zero";
import { agreeNumerically, isClose, realValue } from "./numeric";
import { verifyTrigonometricEquation } from "./trigonometric-equation";
import { verifyCircle, verifyPolar, verifySinusoid } from "./trigonometric-measure";
import { circularNumber } from "./trigonometric-number";
import { verifyTriangle } from "./trigonometric-triangle";

const refuted = (reason: string): Check => ({ status: "refuted", reason });

/** Checks an answer about angles and circular functions: exactly through tan(u/2) or the powers of one turn where that
 * works, else with numbers. */
export function verifyTrigonometry(problem: Problem, value: AnswerValue, budget: Budget): Check {
  if (problem.task !== "trigonometry") return refuted("the task is another one");
  const { question } = problem;
  switch (question.kind) {
    case "values":
      return verifyValues(question.expressions, value, { places: problem.form.decimals, budget });
    case "known":
      return verifyKnown(question, value, budget);
    case "convert":
    case "coterminal":
    case "reference":
      return verifyAngle(question, value, budget);
    case "rewrite":
      return verifyRewrite(question.expression, value, budget);
    case "identity":
      return verifyIdentity(question.relation.left, question.relation.right, { value, budget });
    case "equation":
      return verifyTrigonometricEquation(question, value, budget);
    case "triangle":
      return verifyTriangle(question, value);
    case "circle":
      return verifyCircle(question, value);
    case "sinusoid":
      return verifySinusoid(question, value);
    case "polar":
      return verifyPolar(question, value);
  }
}

const numberOf = (e: Expression): number | null => realValue(e, new Map());

/** The values of an answer, in the order asked. */
function valuesOf(value: AnswerValue): readonly Expression[] {
  if (value.kind === "expression") return [value.expression];
  if (value.kind === "named") return value.values.map((each) => each.value);
  return value.kind === "list" ? value.items : [];
}

function verifyValues(
  expressions: readonly Expression[],
  value: AnswerValue,
  { places, budget }: { readonly places: number | undefined; readonly budget: Budget },
): Check {
  const [first] = expressions;
  if (value.kind === "word")
    return value.word === "undefined" && first ? verifyUndefined(first) : refuted("no value");
  const values = valuesOf(value);
  if (values.length !== expressions.length) return refuted("a value is missing");
  const results = expressions.map((e, at) => checkValue(e, values[at] as Expression, { places, budget }));
  const bad = results.find((each) => each.status === "refuted");
  if (bad) return bad;
  return {
    status: results.every((each) => each.status === "verified") ? "verified" : "partial",
    evidence: results.flatMap((each) => (each.status === "refuted" ? [] : each.evidence)),
  };
}

/** The function divides by a sine or cosine that is zero: its size grows without bound beside the angle. */
function verifyUndefined(e: Expression): Check {
  const value = evaluateComplex(e, new Map());
  const size = value ? Math.abs(value.re) : Number.POSITIVE_INFINITY;
  return size > 1e12 || Number.isNaN(size)
    ? { status: "partial", evidence: ["The function divides by a value that is $0$ at this angle."] }
    : refuted("the function has a value here");
}

function checkValue(
  e: Expression,
  answer: Expression,
  { places, budget }: { readonly places: number | undefined; readonly budget: Budget },
): Check {
  const [direct, own] = [numberOf(e), numberOf(answer)];
  if (direct === null || own === null) return refuted("no value");
  const digits = places ?? decimalsOf(answer);
  const slack = digits === null ? 0 : 0.5000001 * 10 ** -digits;
  if (!isClose(direct, own) && Math.abs(direct - own) > slack) return refuted("the value is another one");
  const proved = circularNumber(e, answer, budget);
  const shown = `A calculator gives $${toLatex(e)} \\approx ${direct.toFixed(6)}$, and $${toLatex(answer)} \\approx ${own.toFixed(6)}$.`;
  return proved
    ? {
        status: "verified",
        evidence: [
          shown,
          "The exact values on the circle, built up from $15^{\\circ}$ by the formula for a sum, lead to the same number.",
        ],
      }
    : { status: "partial", evidence: [shown] };
}

function decimalsOf(e: Expression): number | null {
  if (e.kind === "negation") return decimalsOf(e.operand);
  return e.kind === "number" && e.decimals !== undefined ? e.decimals : null;
}

/** Puts an angle of the stated arc with the given value in, found by searching the arc. */
function verifyKnown(
  question: Extract<TrigonometryQuestion, { readonly kind: "known" }>,
  value: AnswerValue,
  budget: Budget,
): Check {
  const answers = valuesOf(value);
  if (answers.length !== question.asked.length) return refuted("a value is missing");
  const symmetric = verifySymmetry(question, answers);
  if (symmetric) return symmetric;
  const at = new Map<string, { re: number; im: number }>();
  for (const given of question.givens) {
    const target = numberOf(given.value);
    const argument = given.call.kind === "function" ? given.call.args[0] : undefined;
    if (target === null || argument?.kind !== "symbol") return refuted("no value is given");
    if (at.has(argument.name)) continue;
    const arc = question.arcs.find(({ letter }) => letter === argument.name || letter === "");
    const found = angleIn(given.call, { letter: argument.name, target, arc }, budget);
    if (found === null) return refuted("no angle of the arc has this value");
    at.set(argument.name, { re: found, im: 0 });
  }
  const slack = question.approximate ? 0.02 : 1e-8;
  for (const [place, asked] of question.asked.entries()) {
    const [direct, own] = [realValue(asked, at), numberOf(answers[place] as Expression)];
    if (direct === null || own === null) return refuted("no value");
    if (Math.abs(direct - own) > slack * Math.max(1, Math.abs(direct)))
      return refuted("the value is another one");
  }
  const angles = [...at].map(
    ([name, { re }]) => `$${toLatex({ kind: "symbol", name })} \\approx ${re.toFixed(4)}$`,
  );
  return {
    status: "partial",
    evidence: [
      `The angle ${angles.join(" and ")} has the given value; a calculator gives the same results for it.`,
    ],
  };
}

/** Where what is asked is plus or minus what is given at every angle, the value needs no angle. */
function verifySymmetry(
  { givens, asked }: Extract<TrigonometryQuestion, { readonly kind: "known" }>,
  [answer]: readonly Expression[],
): Check | null {
  const [given] = givens;
  const [question] = asked;
  if (!given || !question || !answer || givens.length > 1 || asked.length > 1) return null;
  for (const sign of [1, -1]) {
    if (agreeNumerically(question, sign > 0 ? given.call : negation(given.call)) !== "agree") continue;
    const [own, known] = [numberOf(answer), numberOf(given.value)];
    if (own === null || known === null || !isClose(own, sign * known))
      return refuted("the value is another one");
    return {
      status: "partial",
      evidence: [
        `$${toLatex(question)}$ is ${sign > 0 ? "the same as" : "the opposite of"} $${toLatex(given.call)}$ at eight angles.`,
      ],
    };
  }
  return null;
}

interface Search {
  readonly letter: string;
  readonly target: number;
  readonly arc:
    | { readonly low: { n: bigint; d: bigint }; readonly high: { n: bigint; d: bigint } }
    | undefined;
}

/** An angle of the arc at which the function has the value, by bisection; anywhere in the turn without an arc. */
function angleIn(e: Expression, { letter, target, arc }: Search, budget: Budget): number | null {
  const turn = ({ n, d }: { n: bigint; d: bigint }) => (Number(n) / Number(d)) * Math.PI;
  const [low, high] = arc ? [turn(arc.low), turn(arc.high)] : [-Math.PI / 2, (3 * Math.PI) / 2];
  const at = (x: number): number | null => {
    const value = realValue(e, new Map([[letter, { re: x, im: 0 }]]));
    return value === null || Math.abs(value) > 1e6 ? null : value - target;
  };
  const count = 96;
  for (let k = 0; k < count; k += 1) {
    budget.spend(4);
    let [a, b] = [low + ((high - low) * (k + 1e-7)) / count, low + ((high - low) * (k + 1 - 1e-7)) / count];
    const [left, right] = [at(a), at(b)];
    if (left === null || right === null || left * right > 0) continue;
    for (let step = 0; step < 60; step += 1) {
      const middle = (a + b) / 2;
      const value = at(middle);
      if (value === null) break;
      if (value * left <= 0) b = middle;
      else a = middle;
    }
    return (a + b) / 2;
  }
  return null;
}

function verifyAngle(
  question: Extract<TrigonometryQuestion, { readonly kind: "convert" | "coterminal" | "reference" }>,
  value: AnswerValue,
  budget: Budget,
): Check {
  const [answer] = valuesOf(value);
  if (!answer) return refuted("no angle");
  const [given, own] = [exactTurn(question.angle, budget), exactTurn(answer, budget)];
  if (!given || !own)
    return question.kind === "convert" ? roundedConversion(question.angle, answer) : refuted("no angle");
  if (question.kind === "convert")
    return equals(given, own)
      ? { status: "verified", evidence: [`Both are $${toLatex(number(given))}$ of a straight angle.`] }
      : refuted("the angles differ");
  if (question.kind === "coterminal") {
    const turns = divide(subtract(given, own), TURN);
    return isInteger(turns) && sign(own) >= 0 && compare(own, TURN) < 0
      ? { status: "verified", evidence: [`The two angles differ by $${absolute(turns).n}$ full turns.`] }
      : refuted("the angles do not have one terminal side");
  }
  const toAxis = [subtract(given, own), add(given, own)].some(isInteger);
  return toAxis && sign(own) >= 0 && compare(own, rational(1n, 2n)) <= 0
    ? {
        status: "verified",
        evidence: [
          "It is at most a right angle, and turned by it the terminal side falls on the horizontal axis.",
        ],
      }
    : refuted("this is not the reference angle");
}

const TURN = rational(2n);

/** An angle without π has no exact number of degrees. */
function roundedConversion(angle: Expression, answer: Expression): Check {
  const [given, own] = [numberOf(angle), numberOf(answer)];
  if (given === null || own === null || Math.abs(given - own) >= 1e-5) return refuted("the angles differ");
  return { status: "partial", evidence: [`Both are $${given.toFixed(4)}$ radians.`] };
}

function verifyRewrite(e: Expression, value: AnswerValue, budget: Budget): Check {
  const [answer] = valuesOf(value);
  if (!answer) return refuted("the answer is no expression");
  if (agreeNumerically(e, answer) !== "agree") return refuted("the values differ");
  const shown = `$${toLatex(e)}$ and $${toLatex(answer)}$`;
  if (symbolsOf(e).length > 0 && isProvedZero(sum([e, negation(answer)]), budget))
    return {
      status: "verified",
      evidence: [
        `With the tangent of half the angle in place of sine and cosine, ${shown} become the same fraction.`,
      ],
    };
  return { status: "partial", evidence: [`${shown} have equal values at eight angles.`] };
}

function verifyIdentity(
  left: Expression,
  right: Expression,
  { value, budget }: { readonly value: AnswerValue; readonly budget: Budget },
): Check {
  if (value.kind !== "word") return refuted("the answer is no word");
  const sampled = agreeNumerically(left, right);
  if (sampled === "no value" || (sampled === "agree") !== (value.word === "true"))
    return refuted("the samples say otherwise");
  if (value.word === "false")
    return {
      status: "verified",
      evidence: ["The sides have different values at an angle where both have one."],
    };
  return isProvedZero(sum([left, negation(right)]), budget)
    ? {
        status: "verified",
        evidence: [
          "With the tangent of half the angle in place of sine and cosine, both sides become the same fraction.",
        ],
      }
    : { status: "partial", evidence: ["Both sides have equal values at eight angles."] };
}
