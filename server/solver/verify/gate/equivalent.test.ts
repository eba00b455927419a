import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawn } from "../../../testing/drawn";
import { mapParts } from "../../check/answer-parts";
import type { Expression } from "../../expression/ast";
import { number, product, sum, symbol } from "../../expression/build";
import { type Rational, rational } from "../../expression/rational";
import { symbolsOf } from "../../expression/walk";
import type { AnswerValue, Task } from "../../types";
import { RULES } from "./equivalent";
import { unseenIn } from "./mutate-unseen";
import { PROBLEMS } from "./problems";
import { type Solved, solved } from "./run";

const TASKS = Object.keys(PROBLEMS) as Task[];
const MISTAKES = ["size", "turned", "sibling", "sign", "form"];

const firstOf = (task: Task): readonly Solved[] =>
  PROBLEMS[task].slice(0, 2).flatMap((text) => {
    const found = solved(text);
    return found ? [found] : [];
  });

const SOLVED = TASKS.flatMap(firstOf);

/** The same answer with something added to its first expression. */
const withMore = (value: AnswerValue, more: (e: Expression) => Expression): AnswerValue =>
  mapParts(value, (e, at) => (at === 0 ? sum([e, more(e)]) : e));

const rulesThatHold = ({ problem, value: right }: Solved, value: AnswerValue): string[] =>
  MISTAKES.flatMap((mistake) =>
    Object.entries(RULES)
      .filter(([, holds]) => holds(problem, right, { mistake, value }))
      .map(([rule]) => `${problem.text} · ${rule}, ${mistake}`),
  );

/** Numbers other than zero, small and large. */
const amounts: fc.Arbitrary<Rational> = fc
  .tuple(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 1, max: 999 }), fc.boolean())
  .map(([n, d, isNegative]) => rational(BigInt(isNegative ? -n : n), BigInt(d)));

/** A rule by which a constant takes numbers in says nothing of this one. */
const holdsConstant = ({ problem }: Solved): boolean =>
  problem.task === "integral" || problem.task === "differential-equation";

describe("the rules by which a changed answer is right after all", () => {
  it("hold for no answer that is another number", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SOLVED.filter((each) => !holdsConstant(each))),
        amounts,
        (one, amount) => {
          const other = withMore(one.value, () => number(amount));
          fc.pre(other !== one.value && mapsSomething(one.value));
          expect(rulesThatHold(one, other)).toEqual([]);
        },
      ),
      { seed: 20261129, numRuns: drawn(600) },
    );
  });

  it("hold for no other function where a constant takes numbers in", () => {
    const ones = SOLVED.filter(holdsConstant);
    for (const one of ones) {
      const letter = "variable" in one.problem ? one.problem.variable : "x";
      const other = withMore(one.value, () => product([number(rational(1n, 7n)), symbol(letter)]));
      expect(rulesThatHold(one, other)).toEqual([]);
    }
  });

  it("hold for nothing that the places at which they look do not show", () => {
    const accepted = SOLVED.filter(({ value }) => symbolsIn(value)).flatMap((one) =>
      unseenIn(one.value)
        .slice(0, 6)
        .flatMap(({ value }) => rulesThatHold(one, value)),
    );
    expect(accepted).toEqual([]);
  });
});

const mapsSomething = (value: AnswerValue): boolean => {
  let found = false;
  mapParts(value, (e) => {
    found = true;
    return e;
  });
  return found;
};

function symbolsIn(value: AnswerValue): boolean {
  return value.kind === "expression" && symbolsOf(value.expression).length > 0;
}
