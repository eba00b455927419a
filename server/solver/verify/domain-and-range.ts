import type { AnswerValue, Budget, Check, Problem } from "../types";
import { verifyDomain } from "./domain";
import { verifyRange } from "./range";

/** Checks a domain and a range each the way one alone is checked; the weaker of the two findings counts. */
export function verifyDomainAndRange(problem: Problem, value: AnswerValue, budget: Budget): Check {
  if (problem.task !== "domain-and-range" || value.kind !== "named-sets") return refuted;
  const [inputs, outputs] = value.sets;
  if (value.sets.length !== 2 || inputs?.name !== "domain" || outputs?.name !== "range") return refuted;
  const first = verifyDomain({ ...problem, task: "domain" }, { kind: "set", ...inputs }, budget);
  if (first.status === "refuted") return first;
  const second = verifyRange({ ...problem, task: "range" }, { kind: "set", ...outputs }, budget);
  if (second.status === "refuted") return second;
  const status = (["unchecked", "partial"] as const).find((each) =>
    [first.status, second.status].includes(each),
  );
  return { status: status ?? "verified", evidence: [...first.evidence, ...second.evidence] };
}

const refuted: Check = { status: "refuted", reason: "The answer is of another kind." };
