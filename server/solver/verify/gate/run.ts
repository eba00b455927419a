import { isUndefined, limitBehind, onLedger } from "../../ledger";
import { budget, DEFAULT_LIMITS } from "../../limits";
import { readProblem } from "../../problem/read";
import type { AnswerValue, Problem } from "../../types";
import { workProblem } from "../../work";
import { obligationsOf } from "../verify";
import { ruleFor } from "./equivalent";
import { mutantsOfWhole } from "./mutate-further";
import { mutantsOfQuestion } from "./mutate-question";
import { slipsOf } from "./mutate-slips";
import { unseenIn } from "./mutate-unseen";
import { type Mutant, mutantsOf } from "./mutate-value";

/** A problem with its right answer. */
export interface Solved {
  readonly text: string;
  readonly problem: Problem;
  readonly value: AnswerValue;
}

/** What the verifier says of the wrong answers to the problems of one task. */
export interface GateReport {
  readonly mutants: number;
  /** Wrong answers that are let through, as sentences for whoever mends it. */
  readonly accepted: readonly string[];
  /** Claims, "roots.order", whose obligation could be deleted without letting anything more through. */
  readonly idle: readonly string[];
  /** Those of the claims that every question makes without which more would be let through. */
  readonly shared: readonly string[];
}

/** They are made for every answer of a kind, whatever the task: that they are needed shows over all tasks. */
export const SHARED_CLAIMS: readonly string[] = ["writing", "list", "seen"];

export function solved(text: string): Solved | null {
  const read = readProblem(text, DEFAULT_LIMITS);
  if (!read.ok) return null;
  const worked = onLedger(DEFAULT_LIMITS, () => workProblem(read.problem, budget(DEFAULT_LIMITS)));
  return worked && { text, problem: read.problem, value: worked.derivation.answer };
}

/** Wrong answers to one problem: its own answer changed, and the answers of its siblings. */
export const wrongAnswers = (one: Solved, siblings: readonly Solved[]): Mutant[] => {
  const others = siblings.filter(({ value }) => value !== one.value);
  const all: readonly Mutant[] = [
    ...mutantsOf(one.value),
    ...mutantsOfWhole(one.value),
    ...mutantsOfQuestion(one.problem, one.value),
    ...slipsOf(one.value),
    ...unseenIn(one.value),
    ...others.map(({ value }) => ({ mistake: "sibling", value })),
  ];
  return all.filter(
    (mutant) => mutant.problem !== undefined || ruleFor(one.problem, one.value, mutant) === null,
  );
};

/** Asks the verifier about every wrong answer, claim by claim. */
export function runGate(problems: readonly Solved[]): GateReport {
  const claims = new Set<string>();
  const needed = new Set<string>();
  const accepted: string[] = [];
  let mutants = 0;
  for (const one of problems) {
    const { kind } = one.value;
    for (const claim of ownClaims(one)) claims.add(`${kind}.${claim}`);
    for (const { mistake, value, problem = one.problem } of wrongAnswers(one, problems)) {
      mutants += 1;
      const refusing = refusingClaims(problem, value);
      if (refusing === null) continue;
      if (refusing.length === 0)
        accepted.push(`${one.text} · ${mistake}: ${written(one.value)} became ${written(value)}`);
      if (refusing.length === 1) needed.add(`${value.kind}.${refusing[0]}`);
    }
  }
  return {
    mutants,
    accepted,
    idle: [...claims].filter((claim) => !needed.has(claim)),
    shared: SHARED_CLAIMS.filter((claim) => [...needed].some((each) => each.endsWith(`.${claim}`))),
  };
}

/** The claims of a chain about its answer are those of the task of its question, which is asked about there. */
const ownClaims = ({ problem, value }: Solved): string[] =>
  Object.keys(obligations(problem, value) ?? {}).filter(
    (claim) => !SHARED_CLAIMS.includes(claim) && (problem.task !== "chain" || claim === "links"),
  );

const obligations = (problem: Problem, value: AnswerValue) =>
  onLedger(DEFAULT_LIMITS, () => obligationsOf(problem, value, budget(DEFAULT_LIMITS)));

/** The claims that do not let an answer pass; null for a kind of answer that the question cannot have. */
function refusingClaims(problem: Problem, value: AnswerValue): string[] | null {
  const found = settled(() => obligations(problem, value)) ?? null;
  return found && Object.keys(found).filter((claim) => !holds(problem, value, claim));
}

/** Each claim on a ledger of its own, so that none pays for another. */
function holds(problem: Problem, value: AnswerValue, claim: string): boolean {
  return onLedger(DEFAULT_LIMITS, () => {
    const check = settled(() => obligationsOf(problem, value, budget(DEFAULT_LIMITS))?.[claim]?.());
    return check?.status === "verified" || check?.status === "partial";
  });
}

function settled<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch (error) {
    if (isUndefined(error) || limitBehind(error)) return undefined;
    throw error;
  }
}

const written = (value: AnswerValue): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === "bigint" ? part.toString() : part));
