import "server-only";
import { checkWorking } from "@/server/solver/check/check";
import { tellVerdict } from "../modes/tell-verdict";
import { tokensOf } from "../turns/tokens";
import { findProblem } from "./find-problem";

/** What stands between the lines of a working that is written in one line. */
const BETWEEN: ReadonlySet<string> = new Set([
  ..."so then and therefore thus hence next".split(" "),
  ...[",", ";", "\n", "⇒", "⟹", "→", "=>"],
]);

/** Verdict on a working that is written in one line: "2x + 3 = 11, 2x = 8, so x = 4". Its first line is the problem.
 * @returns null where it is none: lines with other words between them, with several letters, or none that can be worked */
export function checkChain(claim: string): string | null {
  const [problem, ...lines] = linesOf(claim) ?? [];
  if (problem === undefined || lines.length === 0) return null;
  const letters = new Set([problem, ...lines].flatMap(lettersIn));
  if (letters.size !== 1) return null;
  const found = findProblem(problem);
  if (found.kind !== "worked" || found.problem.task !== "solve") return null;
  return tellVerdict({ kind: "judged", problem: found.text, check: checkWorking(found.text, lines) });
}

/** @returns null where something else is said between them */
function linesOf(claim: string): readonly string[] | null {
  const lines: string[] = [];
  let from = 0;
  for (const { kind, text, start, end } of tokensOf(claim)) {
    if (BETWEEN.has(text.toLowerCase())) {
      lines.push(claim.slice(from, start));
      from = end;
    } else if (kind === "word") return null;
  }
  const written = [...lines, claim.slice(from)].map((line) => line.trim());
  return written.filter((line) => line !== "");
}

const lettersIn = (line: string): readonly string[] => line.match(/[a-z]/gi) ?? [];
