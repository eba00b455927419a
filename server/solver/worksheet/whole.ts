import type { SolvedPart, SolveResult } from "../outcome";

export const isAnswered = ({ status }: Pick<SolveResult, "status">): boolean =>
  status === "solved" || status === "no-solution";

/** What a worksheet is called that comes to these parts: solved when each has an answer, and then checked as well as the
 * least checked of them. */
function findingOf(parts: readonly SolvedPart[]) {
  const found = parts.flatMap(({ verification }) => (verification === "unchecked" ? [] : [verification]));
  if (found.length === parts.length)
    return { status: "solved", verification: found.includes("partial") ? "partial" : "verified" } as const;
  return { status: found.length > 0 ? "partly-solved" : "unsupported", verification: "unchecked" } as const;
}

/** The outcome of a worksheet out of those of its parts. */
export function wholeOf(parts: readonly SolvedPart[]): SolveResult {
  const finding = findingOf(parts);
  const solved = finding.status === "solved";
  return {
    ...finding,
    read: { instruction: "", latex: "" },
    latex: solved ? parts.map(({ label, latex }) => `\\text{${label}: }${latex}`).join(";\\quad ") : "",
    answer: solved ? parts.map(({ label, answer }) => `${label}: ${answer}`).join("; ") : "",
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

function reasonOf(parts: readonly SolvedPart[]): string {
  const left = parts.filter((part) => !isAnswered(part)).map(({ label }) => `(${label})`);
  if (left.length === parts.length) return `I have an answer to none of the ${parts.length} parts.`;
  const last = left.pop() as string;
  const names = left.length > 0 ? `${left.join(", ")} and ${last}` : last;
  return `I have an answer to all parts but ${names}.`;
}
