import { topicOf } from "#topics";
import { isShown } from "../printer/answer";
import type { Answer, AnswerValue, Budget, Check, Problem, Task } from "../types";
import { linksOf } from "./chain";
import { hasUnseenPart, isFinerThanSamples } from "./every-part";
import {
  exactly,
  furtherClaims,
  type Obligation,
  type Obligations,
  refuted,
  UNCHECKED,
  type Verifier,
  verified,
  weakest,
} from "./obligations";
import { writingFault } from "./plain-writing";
import { asFarAsProved, sharedBy } from "./routes";

/** Checks an answer by a route that shares no code with the method that found it. One that shows anything but its
 * value is refuted.
 * @returns `refuted` when the answer fails: the engine then abstains */
export function verify(problem: Problem, answer: Answer, budget: Budget): Check {
  return isShown(problem, answer)
    ? verifyValue(problem, answer.value, budget)
    : refuted("What is shown is not the value that would be checked.");
}

/** The same for a value, which is written only after it is checked. */
export function verifyValue(problem: Problem, value: AnswerValue, budget: Budget): Check {
  const found = obligationsOf(problem, value, budget);
  return found
    ? asFarAsProved(weakest(Object.values(found)), problem)
    : refuted("The answer is of another kind.");
}

/** The same of what somebody else has written, who may write it more clumsily than the engine does. */
export function verifyAsWritten(problem: Problem, value: AnswerValue, budget: Budget): Check {
  const { writing: _, list: __, ...others } = claimsOrNone(problem, value, budget);
  return asFarAsProved(weakest(Object.values(others)), problem);
}

/** The same apart from the form in which the answer is written. */
export function verifyMeaning(problem: Problem, value: AnswerValue, budget: Budget): Check {
  const { form: _, writing: __, list: ___, ...others } = claimsOrNone(problem, value, budget);
  return asFarAsProved(weakest(Object.values(others)), problem);
}

const claimsOrNone = (
  problem: Problem,
  value: AnswerValue,
  budget: Budget,
): Readonly<Record<string, Obligation>> =>
  obligationsOf(problem, value, budget) ?? { kind: () => refuted("The answer is of another kind.") };

/** What has to hold for an answer to be right, claim by claim; null when the question has no answer of its kind. */
export function obligationsOf(
  problem: Problem,
  value: AnswerValue,
  budget: Budget,
): Readonly<Record<string, Obligation>> | null {
  if (problem.task === "chain") {
    const asked = problem.question.task === "chain" ? null : obligationsOf(problem.question, value, budget);
    const links = problem.parts.length > 0 && { links: linksOf(verifyValue)(problem, budget) };
    return asked && { ...links, ...asked, ...claimOfWriting(problem, value, budget) };
  }
  const verifiers: Partial<Record<Task, Verifier<Task>>> = topicOf(problem).verifiers;
  const oblige = verifiers[problem.task]?.[value.kind] as
    | ((problem: Problem, value: AnswerValue, budget: Budget) => Obligations)
    | undefined;
  const asked = oblige?.(problem, value, budget);
  const claims = asked && (onceEach(asked) as Obligations);
  return claims
    ? {
        ...claims,
        ...orderClaim(problem, value, claims),
        ...listClaim(problem, value, { verifiers, budget }),
        ...furtherClaims(value, claims),
        ...claimOfWriting(problem, value, budget),
        seen: () => everyPartIsSeen({ problem, value, claims }, (less) => oblige?.(problem, less, budget)),
      }
    : null;
}

/** The same claims, each of which is looked into once. */
const onceEach = (claims: Readonly<Record<string, Obligation>>): Readonly<Record<string, Obligation>> =>
  Object.fromEntries(
    Object.entries(claims).map(([claim, ask]) => {
      let found: Check | undefined;
      return [claim, () => (found ??= ask())];
    }),
  );

/** What is said of how an answer is written, and not of what it is worth. */
const OF_WRITING: ReadonlySet<string> = new Set(["form", "order"]);

const meaning = (claims: Readonly<Record<string, Obligation>>): Check =>
  weakest(Object.entries(claims).flatMap(([claim, ask]) => (OF_WRITING.has(claim) ? [] : [ask])));

interface Asked {
  readonly problem: Problem;
  readonly value: AnswerValue;
  readonly claims: Obligations;
}

/** An answer that was compared at samples says nothing that they do not show. */
function everyPartIsSeen(
  { problem, value, claims }: Asked,
  ask: (less: AnswerValue) => Obligations | undefined,
): Check {
  if (meaning(claims).status !== "partial") return verified();
  const holds = (less: AnswerValue): boolean => {
    const others = ask(less);
    const found = others && meaning(others).status;
    return found === "partial" || found === "verified";
  };
  if (sharedBy(problem) === "samples" && isFinerThanSamples(value, problem)) return UNCHECKED;
  return hasUnseenPart(value, holds) ? UNCHECKED : verified();
}

/** Answers in which nothing is written but words and letters. */
const UNWRITTEN: ReadonlySet<AnswerValue["kind"]> = new Set(["none", "all", "word"]);

/** How an answer is written is alike for all questions: no verifier has to ask for it. */
function claimOfWriting(
  problem: Problem,
  value: AnswerValue,
  budget: Budget,
): Readonly<Partial<Record<"writing", Obligation>>> {
  if (UNWRITTEN.has(value.kind)) return {};
  const writing = (): Check => {
    const fault = writingFault(problem, value, budget);
    return fault === null ? verified() : refuted(fault);
  };
  return { writing };
}

interface Beside {
  readonly verifiers: Partial<Record<Task, Verifier<Task>>>;
  readonly budget: Budget;
}

/** One value that is an answer by itself is no list, and nothing is said by a word where there is one. */
function listClaim(
  problem: Problem,
  value: AnswerValue,
  { verifiers, budget }: Beside,
): Readonly<Partial<Record<"list", Obligation>>> {
  if (value.kind !== "list" || value.items.length > 1) return {};
  const [only] = value.items;
  const list = (): Check => {
    if (!only) return exactly(verifiers[problem.task]?.word === undefined, "An empty list is no answer.");
    if (!verifiers[problem.task]?.expression) return verified();
    const alone = verifyValue(problem, { kind: "expression", expression: only }, budget);
    return exactly(alone.status === "refuted", "One value is no list.");
  };
  return { list };
}

/** Tasks whose lists are sets, in which one order is as good as another. */
const UNORDERED: ReadonlySet<Task> = new Set<Task>([
  "select-numbers",
  "prime-factors",
  "multiples",
  "divisors",
  "polynomial-property",
  "relation-pairs",
  "conic",
]);

const isOrdered = (problem: Problem): boolean =>
  problem.task === "data"
    ? problem.asked.kind !== "mode" && problem.asked.kind !== "outliers"
    : !UNORDERED.has(problem.task);

/** Whether the order of a list is part of the answer, the question alone says. */
function orderClaim(
  problem: Problem,
  value: AnswerValue,
  claims: Obligations,
): Readonly<Partial<Record<"order", Obligation>>> {
  if (value.kind !== "list" || !("order" in claims)) return {};
  const isAsSaid = value.ordered === isOrdered(problem);
  return {
    order: isAsSaid ? claims.order : () => refuted("Whether the order counts is another matter here."),
  };
}
