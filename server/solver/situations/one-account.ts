import { isSameAct, signOf } from "../lexicon/verbs";
import type { Fact, Question } from "./facts";

/** Whether one account of what is had and done can answer a question: a profit is what comes in less what goes out. */
export const isOneAccount = (facts: readonly Fact[], question: Question): boolean =>
  !("verb" in question && question.verb === "profit") && !facts.some((each) => isOfSeveral(each, question));

/** Whether nothing that is told can answer it. */
export const isBeside = (facts: readonly Fact[], question: Question): boolean =>
  asksOfReceiver(facts, question) || facts.some((each) => isSupposedAnswer(each, question));

/** "In how many years will he be 15 years": an amount of what is asked for, put in by the question, answers nothing. */
const isSupposedAnswer = (fact: Fact, question: Question): boolean =>
  fact.kind === "has" &&
  fact.isSupposed === true &&
  question.kind === "state" &&
  fact.slot.entity === question.slot.entity;

/** "each cat eats 3 cans per day", where not one of them is asked about: so much of each of them and of each day, which
 * no account of one rate holds. */
const isOfSeveral = (fact: Fact, question: Question): boolean =>
  fact.kind === "rate" &&
  fact.among !== undefined &&
  !("slot" in question && question.slot.owner === fact.among) &&
  !(question.kind === "each" && question.per === fact.among);

/** "Ann lent Ben 20. How many did Ben lend?" He was lent them, and of his own lending nothing is told. */
function asksOfReceiver(facts: readonly Fact[], question: Question): boolean {
  if (question.kind !== "event" || signOf(question.verb) !== -1 || question.slot.owner === "") return false;
  const { owner } = question.slot;
  const acts = facts.flatMap((each) =>
    each.kind === "transfer" && isSameAct(each.verb, question.verb) ? [each] : [],
  );
  return acts.some(({ to }) => to === owner) && !acts.some(({ from }) => from === owner);
}
