import { equation } from "../../expression/build";
import { budget as budgetOf, type Limits } from "../../limits";
import type { Condition } from "../../tasks/inequality";
import { type Comparison, differing, SAME, UNDECIDED } from "../proof/comparison";
import { compareSolutions } from "./compare-solutions";
import type { Line } from "./line";
import { readLine } from "./read-line";
import { type Solutions, solutionsOf } from "./solutions";
import { lettersIn } from "./subject";

/** Whether two equations, inequalities or sets in one letter have the same solutions.
 * @throws {LimitReached} */
export function compareStatements(a: string, b: string, limits: Limits): Comparison {
  const budget = budgetOf(limits);
  const desk = { limits, budget, unknown: null, letters: new Set<string>(), intervals: false };
  const [left, right] = [a, b].map((text) => statedIn(readLine(text, desk)));
  if (!left || !right) return UNDECIDED;
  const [unknown = "x", ...others] = [...new Set([left, right].flatMap(lettersOf))];
  if (others.length > 0) return UNDECIDED;
  const [x, y] = [left, right].map((each) => (isCondition(each) ? solutionsOf(each, unknown, budget) : each));
  const difference = x && y && compareSolutions(x, y, budget);
  if (!difference || difference.rounded) return UNDECIDED;
  return difference.lost.length + difference.gained.length === 0 ? SAME : differing(difference.refutation);
}

const isCondition = (stated: Condition | Solutions): stated is Condition =>
  stated.kind === "relation" || stated.kind === "all-of" || stated.kind === "any-of";

const lettersOf = (stated: Condition | Solutions): string[] => (isCondition(stated) ? lettersIn(stated) : []);

function statedIn(line: Line | null): Condition | Solutions | null {
  const content = line?.content;
  if (content?.kind === "condition") return content.condition;
  if (content?.kind === "set") return { kind: "set", set: content.set };
  if (content?.kind !== "chain" || content.parts.length !== 2) return null;
  const [left, right] = content.parts;
  return left && right ? equation(left, right) : null;
}
