import { add, equals, isInteger, isNegative, ONE, type Rational } from "../../expression/rational";
import { MEASURES } from "../../lexicon/nouns";
import { isSameAct } from "../../lexicon/verbs";
import { words } from "../../word-list";
import type { Fact, Question, Situation } from "../facts";
import { asked } from "./asked";
import { type Cell, cell } from "./equations";
import { minus, type Pot, Stage, Unsettled } from "./stage";

/** What came of putting an answer into its story: everything told holds, something does not, or the story does not
 * settle all of it. */
export type Replayed = "holds" | "fails" | "open";

/** Puts an answer into the story and runs time forward: what is told to be had, compared, shared or added up must hold
 * with it, nothing is ever less than none, and what is counted stays whole. Shares nothing with the reasoner but the
 * language of facts. */
export function replay(situation: Situation, answer: Rational): Replayed {
  const { came } = run(situation, answer);
  // A story that would take another answer as well does not bear this one out.
  if (came === "holds") return run(situation, add(answer, ONE)).came === "fails" ? "holds" : "open";
  return came === "fails" && leavesOut(situation) ? "open" : came;
}

/** Whether the answer that the story comes to here has nothing to do with some number it tells: one that leaves out what
 * is told contradicts nobody. */
function leavesOut(situation: Situation): boolean {
  const { came, own } = run(situation, null);
  if (came !== "holds" || own === null) return false;
  return situation.facts.some((fact, at) =>
    changedIn(fact).some((other) => {
      const facts = situation.facts.with(at, other);
      const next = run({ ...situation, facts }, null);
      return next.own !== null && equals(next.own, own);
    }),
  );
}

/** The fact with one of its numbers changed, each of them in turn. */
function changedIn(fact: Fact): readonly Fact[] {
  if (fact.kind === "compare") {
    const { plus: more, times: factor } = fact;
    const on = more ? [{ ...fact, plus: moved(more) }] : [];
    return factor ? [...on, { ...fact, times: moved(factor) }] : on;
  }
  if (fact.kind === "rate" || fact.kind === "markup") return [{ ...fact, amount: moved(fact.amount) }];
  const { amount } = fact;
  return "number" in amount ? [{ ...fact, amount: { ...amount, number: moved(amount.number) } }] : [];
}

const moved = <N extends { readonly value: Rational }>(number: N): N => ({
  ...number,
  value: add(number.value, ONE),
});

interface Run {
  readonly came: Replayed;
  /** What the story comes to where no answer is put in; null where that is not settled. */
  readonly own: Rational | null;
}

/** @param answer null to find the one that the story comes to */
function run({ facts, question }: Situation, answer: Rational | null): Run {
  const stage = new Stage(question.kind === "state" && question.time === "start" ? question.slot : null);
  const inTime = [...facts].sort((one, other) => Number(isStart(other)) - Number(isStart(one)));
  const found = cell(answer);
  const at = actAt(inTime, question);
  try {
    for (const [place, fact] of inTime.entries()) {
      if (place === at) act(stage, question, fact, found);
      stage.play(fact);
    }
    if (at === null) stage.equations.sum([...asked(stage, question), minus(found)]);
  } catch (error) {
    if (error instanceof Unsettled) return { came: "open", own: null };
    throw error;
  }
  const holds = stage.equations.hold() && !stage.pots.some(isImpossible);
  return { came: holds ? "holds" : "fails", own: found.value };
}

const isStart = (fact: Fact): boolean => fact.kind === "has" && fact.time === "start";

const DIMENSION: ReadonlySet<string> = words("age height length weight distance width depth");

function isImpossible({ slot, levels, isBeside }: Pot): boolean {
  const isCounted = slot.unit === undefined && !MEASURES.has(slot.entity) && !DIMENSION.has(slot.entity);
  return levels.some(
    ({ value }) => value !== null && ((isNegative(value) && !isBeside) || (isCounted && !isInteger(value))),
  );
}

/** "He had 34. He has 86 now. How many did he pick?": the answer happens before the last that is told.
 * @returns the place of that one; null where what is asked for is no such act */
function actAt(facts: readonly Fact[], question: Question): number | null {
  if (question.kind !== "event" || question.sign === 0) return null;
  const { slot, verb } = question;
  const isTold = facts.some(
    (fact) => (fact.kind === "change" || fact.kind === "transfer") && isSameAct(fact.verb, verb),
  );
  const at = facts.findLastIndex((fact) => fact.kind === "has" && fact.slot.entity === slot.entity);
  return isTold || at < 1 ? null : at;
}

/** What is asked for is done with what is told last. */
function act(stage: Stage, question: Question, last: Fact, amount: Cell): void {
  if (question.kind === "event" && last.kind === "has") stage.change(last.slot, amount, question);
}
