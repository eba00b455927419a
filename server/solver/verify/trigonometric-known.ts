import type { Expression } from "../expression/ast";
import { negation } from "../expression/build";
import { toLatex } from "../printer/latex";
import type { TrigonometryQuestion } from "../tasks/trigonometry";
import type { Budget, Check } from "../types";
import { agreeNumerically, isClose, realValue } from "./numeric";
import { type ProblemOf, refuted, spotChecked } from "./obligations";
import { decimalsOf } from "./trigonometric-value";

type Known = Extract<TrigonometryQuestion, { readonly kind: "known" }>;

const numberOf = (e: Expression): number | null => realValue(e, new Map());

/** Puts an angle of the stated arc with the given value in, found by searching the arc. */
export function checkKnown(
  { question }: ProblemOf<"trigonometry">,
  answers: readonly Expression[],
  budget: Budget,
): Check {
  if (question.kind !== "known" || answers.length !== question.asked.length)
    return refuted("a value is missing");
  const symmetric = verifySymmetry(question, answers);
  if (symmetric) return symmetric;
  const at = anglesOf(question, budget);
  if (!at) return refuted("no angle of the arc has this value");
  for (const [place, asked] of question.asked.entries()) {
    const answer = answers[place] as Expression;
    const [direct, own] = [realValue(asked, at), numberOf(answer)];
    if (direct === null || own === null) return refuted("no value");
    const digits = question.approximate ? decimalsOf(answer) : null;
    const room = digits === null ? 1e-8 * Math.max(1, Math.abs(direct)) : 0.5000001 * 10 ** -digits;
    if (Math.abs(direct - own) > room) return refuted("the value is another one");
  }
  const angles = [...at].map(
    ([name, { re }]) => `$${toLatex({ kind: "symbol", name })} \\approx ${re.toFixed(4)}$`,
  );
  return spotChecked(
    `The angle ${angles.join(" and ")} has the given value; a calculator gives the same results for it.`,
  );
}

/** An angle of its arc for every letter; null when there is none. */
function anglesOf(question: Known, budget: Budget): Map<string, { re: number; im: number }> | null {
  const at = new Map<string, { re: number; im: number }>();
  for (const given of question.givens) {
    const target = numberOf(given.value);
    const argument = given.call.kind === "function" ? given.call.args[0] : undefined;
    if (target === null || argument?.kind !== "symbol") return null;
    if (at.has(argument.name)) continue;
    const arc = question.arcs.find(({ letter }) => letter === argument.name || letter === "");
    const found = angleIn(given.call, { letter: argument.name, target, arc }, budget);
    if (found === null) return null;
    at.set(argument.name, { re: found, im: 0 });
  }
  return at;
}

/** Where what is asked is plus or minus what is given at every angle, the value needs no angle. */
function verifySymmetry({ givens, asked }: Known, [answer]: readonly Expression[]): Check | null {
  const [given] = givens;
  const [question] = asked;
  if (!given || !question || !answer || givens.length > 1 || asked.length > 1) return null;
  for (const sign of [1, -1]) {
    if (agreeNumerically(question, sign > 0 ? given.call : negation(given.call)) !== "agree") continue;
    const [own, known] = [numberOf(answer), numberOf(given.value)];
    if (own === null || known === null || !isClose(own, sign * known))
      return refuted("the value is another one");
    return spotChecked(
      `$${toLatex(question)}$ is ${sign > 0 ? "the same as" : "the opposite of"} $${toLatex(given.call)}$ at eight angles.`,
    );
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
