import type { Method } from "../../types";
import { lookForEqualsSign } from "./look-for-equals-sign";

/** An equation says that two expressions are equal; an expression says nothing. */
export const statementKind: Method = {
  id: "statement-kind",
  tasks: ["statement-kind"],
  work(problem) {
    if (problem.task !== "statement-kind") return null;
    const { statement } = problem;
    if (statement.kind === "relation" && statement.operator !== "=") return null;
    const word = statement.kind === "relation" ? "equation" : "expression";
    const step = lookForEqualsSign(word);
    return {
      method: "statement-kind",
      steps: [step],
      answer: { kind: "word", word },
    };
  },
};
