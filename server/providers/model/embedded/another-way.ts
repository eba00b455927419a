import "server-only";
import { findProblem } from "./find-problem";
import { presentSolution } from "./present";
import type { Situation, Worked } from "./types";

const WORDINGS = [
  "by factoring",
  "by completing the square",
  "using the quadratic formula",
  "by substitution",
  "by elimination",
];
const NAMED =
  /[\s,]*\b(?:by|using|with)\s+(?:the\s+)?(?:factor\w+|completing the square|quadratic formula|substitution|elimination)\b/i;
const KEYWORD = /factoring|completing the square|quadratic formula|substitution|elimination/;

/** Works the problem by a method it was not worked by yet; each further request takes the next one. */
export function anotherWay({ worked, waysAsked }: Situation): string {
  const ways = otherWays(worked);
  const way = ways[waysAsked];
  if (way) return presentSolution(way);
  if (ways.length > 0) return "Those are all the ways I know for this problem.";
  return "I know only this one way for this kind of problem, so I cannot show you another. Ask “why?” and I will give the reason for each step.";
}

/** Works the problem by the method the student names. */
export function byMethod({ worked }: Situation, method: string): string {
  const wording = WORDINGS.find((candidate) => KEYWORD.exec(candidate)?.[0] === method);
  const way = wording
    ? [worked, ...otherWays(worked)].find((candidate) => usesWording(candidate, wording, worked))
    : undefined;
  return way
    ? presentSolution(way)
    : `I cannot work this problem by ${method === "quadratic formula" ? "the quadratic formula" : method}. Ask for another way and I will show you what else I know.`;
}

function usesWording(candidate: Worked, wording: string, worked: Worked): boolean {
  const asked = reworded(worked, wording);
  return asked !== null && asked.result.method === candidate.result.method;
}

function otherWays(worked: Worked): readonly Worked[] {
  const seen = new Set([worked.result.method]);
  const ways: Worked[] = [];
  for (const wording of WORDINGS) {
    const way = reworded(worked, wording);
    if (!way || seen.has(way.result.method)) continue;
    seen.add(way.result.method);
    ways.push(way);
  }
  return ways;
}

function reworded(worked: Worked, wording: string): Worked | null {
  if (worked.problem.task !== "solve" && worked.problem.task !== "solve-system") return null;
  const base = worked.text.replace(NAMED, "").replace(/[\s.?!,]+$/, "");
  const found = findProblem(`${base} ${wording}`);
  return found.kind === "worked" && found.result.method?.includes(methodWord(wording)) ? found : null;
}

const methodWord = (wording: string): string => {
  if (wording.includes("square")) return "square";
  if (wording.includes("formula")) return "formula";
  return (KEYWORD.exec(wording)?.[0] ?? wording).slice(0, 6);
};
