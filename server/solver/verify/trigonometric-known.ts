import type { Expression } from "../expression/ast";
import { negation } from "../expression/build";
import type { Complex } from "../expression/evaluate-numeric";
import type { Rational } from "../expression/rational";
import { toLatex } from "../printer/latex";
import type { Arc, GivenValue, TrigonometryQuestion } from "../tasks/trigonometry";
import type { Budget, Check } from "../types";
import { type KnownAngle, pairOf, writtenOut } from "./known-direction";
import { realValue } from "./numeric";
import { type ProblemOf, refuted, spotChecked, verified, weakest } from "./obligations";
import { checkFit, fitOf } from "./precise/fit";
import { compareExpressions } from "./same-expression";
import { decimalsOf } from "./trigonometric-value";

type Known = Extract<TrigonometryQuestion, { readonly kind: "known" }>;

const numberOf = (e: Expression): number | null => realValue(e, new Map());

/** Writes sine and cosine of the given angles by roots, with the signs of an angle found by searching the arc, and what is
 * asked for by those. */
export function checkKnown(
  { question }: ProblemOf<"trigonometry">,
  answers: readonly Expression[],
  budget: Budget,
): Check {
  if (question.kind !== "known" || answers.length !== question.asked.length)
    return refuted("a value is missing");
  const symmetric = verifySymmetry(question, answers, budget);
  if (symmetric) return symmetric;
  const [at, ...others] = anglesOf(question, budget);
  if (!at) return refuted("no angle of the arc has this value");
  const near = new Map([...at].map(([name, { near: re }]) => [name, { re, im: 0 }]));
  return weakest(
    question.asked.map((asked, place) => () => {
      const answer = answers[place] as Expression;
      const places = question.approximate ? decimalsOf(answer) : null;
      const [fit, ...elsewhere] = [at, ...others].map((angles) => {
        const exact = writtenOut(asked, angles, budget);
        return exact && fitOf(exact, answer, { places, budget });
      });
      if (!fit) return besideDoubles(asked, answer, { near, places });
      return [fit, ...elsewhere].every((each) => each === "equal" || each === "rounds")
        ? verified(
            `With sine and cosine of the angle${at.size > 1 ? "s" : ""} written by roots, in the quarter turn that is told, $${toLatex(asked)}$ comes to the same number.`,
          )
        : checkFit(fit === "apart" ? fit : "unknown", asked, answer);
    }),
  );
}

interface Beside {
  readonly near: ReadonlyMap<string, Complex>;
  readonly places: number | null;
}

/** For an angle that no sum of known ones makes. */
function besideDoubles(asked: Expression, answer: Expression, { near, places }: Beside): Check {
  const [direct, own] = [realValue(asked, near), numberOf(answer)];
  if (direct === null || own === null) return refuted("no value");
  const room = places === null ? 1e-12 * Math.max(1, Math.abs(direct)) : 0.5000001 * 10 ** -places;
  if (Math.abs(direct - own) > room) return refuted("the value is another one");
  const angles = [...near].map(
    ([name, { re }]) => `$${toLatex({ kind: "symbol", name })} \\approx ${re.toFixed(4)}$`,
  );
  return spotChecked(
    `The angle ${angles.join(" and ")} has the given value; a calculator gives the same results for it.`,
  );
}

type Angles = ReadonlyMap<string, KnownAngle>;

/** An angle of its arc for every letter, in every way in which that can be chosen; none when a letter has no such angle. */
function anglesOf(question: Known, budget: Budget): readonly Angles[] {
  let choices: readonly Angles[] = [new Map()];
  for (const given of question.givens) {
    const argument = given.call.kind === "function" ? given.call.args[0] : undefined;
    if (argument?.kind !== "symbol") return [];
    const { name } = argument;
    if (choices.some((choice) => choice.has(name))) continue;
    const arc = question.arcs.find(({ letter }) => letter === name || letter === "");
    const found = knownAngles(given, { letter: name, arc }, budget);
    choices = found.flatMap((angle) => choices.map((choice) => new Map([...choice, [name, angle]])));
  }
  return choices;
}

/** The angles of an arc at which a function has a value: at most two in a turn, of which one is the other's mirror image or
 * half a turn on. */
function knownAngles(
  { call, value }: GivenValue,
  { letter, arc }: Pick<Search, "letter" | "arc">,
  budget: Budget,
): KnownAngle[] {
  const target = numberOf(value);
  const near = target === null ? null : angleIn(call, { letter, target, arc }, budget);
  if (near === null || call.kind !== "function") return [];
  const mirrored = MIRRORED[call.name]?.(near) ?? near;
  const [low, high] = arc ? [turned(arc.low), turned(arc.high)] : [near - Math.PI, near + Math.PI];
  const others = [-2, -1, 0, 1, 2]
    .map((turns) => mirrored + 2 * Math.PI * turns)
    .filter((angle) => angle > low + APART && angle < high - APART && Math.abs(angle - near) > APART);
  return [near, ...others.slice(0, 1)].flatMap((angle) => {
    const pair = pairOf(call.name, value, angle);
    return pair ? [{ pair, near: angle }] : [];
  });
}

/** Angles nearer than this are one. */
const APART = 1e-6;
const MIRRORED: Readonly<Record<string, (angle: number) => number>> = {
  sin: (angle) => Math.PI - angle,
  csc: (angle) => Math.PI - angle,
  cos: (angle) => -angle,
  sec: (angle) => -angle,
  tan: (angle) => angle + Math.PI,
  cot: (angle) => angle + Math.PI,
};

const turned = ({ n, d }: Rational): number => (Number(n) / Number(d)) * Math.PI;

/** Where what is asked is plus or minus what is given at every angle, the value needs no angle. */
function verifySymmetry(
  { givens, asked }: Known,
  [answer]: readonly Expression[],
  budget: Budget,
): Check | null {
  const [given] = givens;
  const [question] = asked;
  if (!given || !question || !answer || givens.length > 1 || asked.length > 1) return null;
  for (const sign of [1, -1]) {
    const same = compareExpressions(question, sign > 0 ? given.call : negation(given.call), budget);
    if (same !== "same" && same !== "alike") continue;
    const known = sign > 0 ? given.value : negation(given.value);
    const fit = fitOf(known, answer, { places: null, budget });
    if (fit === "apart") return refuted("the value is another one");
    if (same === "same" && fit === "equal")
      return verified(
        `$${toLatex(question)}$ is ${sign > 0 ? "the same as" : "the opposite of"} $${toLatex(given.call)}$ at every angle.`,
      );
    return spotChecked(
      `$${toLatex(question)}$ is ${sign > 0 ? "the same as" : "the opposite of"} $${toLatex(given.call)}$ at eight angles.`,
    );
  }
  return null;
}

interface Search {
  readonly letter: string;
  readonly target: number;
  readonly arc: Pick<Arc, "low" | "high"> | undefined;
}

/** An angle of the arc at which the function has the value, by bisection; anywhere in the turn without an arc. */
function angleIn(e: Expression, { letter, target, arc }: Search, budget: Budget): number | null {
  const [low, high] = arc ? [turned(arc.low), turned(arc.high)] : [-Math.PI / 2, (3 * Math.PI) / 2];
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
