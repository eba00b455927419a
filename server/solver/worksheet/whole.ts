import type { ProblemResult, SolvedPart, SolveResult, SolveStatus } from "../outcome";
import type { VerificationStatus } from "../types";

export const isAnswered = ({ status }: Pick<SolveResult, "status">): boolean =>
  status === "solved" || status === "no-solution";

/** What a worksheet is called that comes to these parts: solved when each has an answer. */
function statusOfParts(parts: readonly Pick<ProblemResult, "status">[]): SolveStatus {
  const answered = parts.filter(isAnswered).length;
  if (answered === parts.length) return "solved";
  return answered > 0 ? "partly-solved" : "unsupported";
}

/** The outcome of a worksheet out of those of its parts. */
export function wholeOf(parts: readonly SolvedPart[]): SolveResult {
  const status = statusOfParts(parts);
  const solved = status === "solved";
  return {
    status,
    read: { instruction: "", latex: "" },
    latex: solved ? parts.map(({ label, latex }) => `\\text{${label}: }${latex}`).join(";\\quad ") : "",
    answer: solved ? parts.map(({ label, answer }) => `${label}: ${answer}`).join("; ") : "",
    verification: solved ? weakest(parts) : "unchecked",
    evidence: [],
    steps: [],
    method: null,
    task: null,
    reason: solved ? null : reasonOf(parts),
    alternatives: [],
    graph: null,
    parts,
  };
}

/** A sheet is checked as well as the least checked of its parts. */
function weakest(parts: readonly SolvedPart[]): VerificationStatus {
  const all = parts.map(({ verification }) => verification);
  if (all.includes("unchecked")) return "unchecked";
  return all.includes("partial") ? "partial" : "verified";
}

function reasonOf(parts: readonly SolvedPart[]): string {
  const left = parts.filter((part) => !isAnswered(part)).map(({ label }) => `(${label})`);
  if (left.length === parts.length) return `I have an answer to none of the ${parts.length} parts.`;
  const last = left.pop() as string;
  const names = left.length > 0 ? `${left.join(", ")} and ${last}` : last;
  return `I have an answer to all parts but ${names}.`;
}
