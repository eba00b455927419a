import type { Expression } from "../expression/ast";
import { evaluateSurd, surdKey } from "../expression/quadratic-surd";
import type { AnswerValue, Budget, Check, Problem } from "../types";

/** Checks a domain or range by membership both ways, and a yes-or-no answer by counting different inputs and
 * different pairs. */
export function verifyRelationPairs(problem: Problem, value: AnswerValue, budget: Budget): Check {
  if (problem.task !== "relation-pairs") return refuted("This is no list of pairs.");
  const key = (e: Expression): string => {
    const number = evaluateSurd(e, new Map(), budget);
    return number ? surdKey(number) : "?";
  };
  const keys = problem.pairs.map(([x, y]) => [key(x), key(y)] as const);
  if (keys.flat().includes("?")) return { status: "unchecked", evidence: [] };
  if (problem.asked === "domain" || problem.asked === "range") {
    if (value.kind !== "list") return refuted("The answer is of another kind.");
    const wanted = new Set(keys.map(([x, y]) => (problem.asked === "domain" ? x : y)));
    const given = value.items.map(key);
    const same = given.length === wanted.size && given.every((each) => wanted.has(each));
    return same && new Set(given).size === given.length ? listed(given.length) : refuted("The lists differ.");
  }
  if (value.kind !== "word") return refuted("The answer is of another kind.");
  const pairs = new Set(keys.map((pair) => pair.join(";"))).size;
  const inputs = new Set(keys.map(([x]) => x)).size;
  const outputs = new Set(keys.map(([, y]) => y)).size;
  const holds = inputs === pairs && (problem.asked === "is-function" || outputs === pairs);
  if (holds !== (value.word === "yes")) return refuted("The count says otherwise.");
  const counted = `There are $${pairs}$ different pairs with $${inputs}$ different inputs and $${outputs}$ different outputs.`;
  return { status: "verified", evidence: [counted] };
}

const refuted = (reason: string): Check => ({ status: "refuted", reason });
const listed = (count: number): Check => ({
  status: "verified",
  evidence: [
    `Every pair has its number in the list, and all $${count}$ numbers of the list stand in a pair.`,
  ],
});
