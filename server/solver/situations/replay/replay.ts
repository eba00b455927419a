import { number } from "../../expression/build";
import { add, isInteger, isNegative, ONE, type Rational } from "../../expression/rational";
import { MEASURES } from "../../lexicon/nouns";
import { isSameAct } from "../../lexicon/verbs";
import { words } from "../../word-list";
import type { Fact, Question, Situation } from "../facts";
import { asked } from "./asked";
import { cell } from "./equations";
import { minus, type Pot, Stage, Unsettled } from "./stage";

/** What came of putting an answer into its story: everything told holds, something does not, or the story does not
 * settle all of it. */
export type Replayed = "holds" | "fails" | "open";

/** Puts an answer into the story and runs time forward: what is told to be had, compared, shared or added up must hold
 * with it, nothing is ever less than none, and what is counted stays whole. Shares nothing with the reasoner but the
 * language of facts. */
export function replay(situation: Situation, answer: Rational): Replayed {
  const came = run(situation, answer);
  // A story that would take another answer as well does not bear this one out.
  return came === "holds" && run(situation, add(answer, ONE)) !== "fails" ? "open" : came;
}

function run({ facts, question }: Situation, answer: Rational): Replayed {
  const stage = new Stage();
  const inTime = [...facts].sort((one, other) => Number(isStart(other)) - Number(isStart(one)));
  const acted = withAct(inTime, question, answer);
  try {
    for (const fact of acted ?? inTime) stage.play(fact);
    if (!acted) stage.equations.sum([...asked(stage, question), minus(cell(answer))]);
  } catch (error) {
    if (error instanceof Unsettled) return "open";
    throw error;
  }
  return stage.equations.hold() && !stage.pots.some(isImpossible) ? "holds" : "fails";
}

const isStart = (fact: Fact): boolean => fact.kind === "has" && fact.time === "start";

const DIMENSION: ReadonlySet<string> = words("age height length weight distance width depth");

function isImpossible({ slot, levels, isBeside }: Pot): boolean {
  const isCounted = slot.unit === undefined && !MEASURES.has(slot.entity) && !DIMENSION.has(slot.entity);
  return levels.some(
    ({ value }) => value !== null && ((isNegative(value) && !isBeside) || (isCounted && !isInteger(value))),
  );
}

/** "He had 34. He has 86 now. How many did he pick?": the answer happens before the last that is told. Null where what
 * is asked for is no such act. */
function withAct(facts: readonly Fact[], question: Question, answer: Rational): readonly Fact[] | null {
  if (question.kind !== "event" || question.sign === 0) return null;
  const { slot, verb, sign, span } = question;
  const isTold = facts.some(
    (fact) => (fact.kind === "change" || fact.kind === "transfer") && isSameAct(fact.verb, verb),
  );
  const at = facts.findLastIndex((fact) => fact.kind === "has" && fact.slot.entity === slot.entity);
  const last = facts[at];
  if (isTold || at < 1 || last?.kind !== "has") return null;
  const act: Fact = {
    kind: "change",
    span,
    slot: last.slot,
    amount: {
      kind: "number",
      number: { value: answer, shown: number(answer), unit: "", isFraction: false, isWord: false },
    },
    sign,
    verb,
  };
  return [...facts.slice(0, at), act, ...facts.slice(at)];
}
