import "server-only";
import { symbolsOf } from "@/server/solver/expression/walk";
import type { Task } from "@/server/solver/types";
import { answerExpression } from "./answer-expression";
import { readClaims } from "./claim";
import { compare } from "./compare";
import type { Worked } from "./types";

const REWRITING: ReadonlySet<Task> = new Set<Task>(["simplify", "expand", "factor"]);

/** Whether the task asks for the same expression in another form. */
export const isRewriting = ({ problem }: Pick<Worked, "problem">): boolean => REWRITING.has(problem.task);

/** Whether a message with nothing but mathematics in it is an answer to the problem under discussion: values of
 * its unknowns, or for a rewriting task an expression that equals it. */
export function isAnswerTo(text: string, { problem, result }: Worked): boolean {
  const claims = readClaims(text.replace(/(?<![\s.!?])[\s.!?]+$/, ""));
  if (!claims) return false;
  const constant = claims.every(({ value }) => symbolsOf(value).length === 0);
  if (problem.task === "solve") return constant && claims.every(({ name }) => name === problem.unknown);
  if (problem.task === "solve-system") {
    return constant && claims.every(({ name }) => name !== null && problem.unknowns.includes(name));
  }
  if (!isRewriting({ problem })) return false;
  const [only] = claims;
  const expected = answerExpression(result.latex);
  return (
    only?.name === null &&
    claims.length === 1 &&
    !constant &&
    expected !== null &&
    compare(only.value, expected).outcome === "equal"
  );
}
