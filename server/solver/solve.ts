import { budget, DEFAULT_LIMITS, type Limits } from "./limits";
import { METHODS } from "./methods/registry";
import { readProblem } from "./problem/read";
import { type Derivation, LimitReached, type Problem, type Reading, type SolveResult } from "./types";
import { verify } from "./verify/verify";

const EMPTY_READING: Reading = { instruction: "", latex: "" };

/** Reads a problem, works it, checks the answer by another route and abstains when the check fails.
 *
 * @param text a problem in words, plain notation or LaTeX (in `$…$` or bare)
 * @returns always an outcome: what was read, and the answer with its evidence or the reason why there is none
 * @example solve("2x + 3 = 7").latex // "x = 2" */
export function solve(text: string, limits: Limits = DEFAULT_LIMITS): SolveResult {
  let reading = EMPTY_READING;
  try {
    const read = readProblem(text, limits);
    reading = read.reading;
    if (!read.ok) return without("unsupported", reading, read.reason);
    return work(read.problem, limits);
  } catch (error) {
    if (error instanceof LimitReached) {
      return without("limit-reached", reading, "This one is too large for me to work through safely.");
    }
    throw error;
  }
}

function work(problem: Problem, limits: Limits): SolveResult {
  const reading = { instruction: problem.instruction, latex: problem.latex };
  const allowance = budget(limits);
  for (const method of METHODS) {
    if (!method.tasks.includes(problem.task)) continue;
    const derivation = method.work(problem, allowance);
    if (!derivation) continue;
    const check = verify(problem, derivation.answer, allowance);
    if (check.status !== "refuted") return answered(problem, reading, derivation, check);
  }
  return {
    ...without("unsupported", reading, "I can read this, but I cannot work it out reliably yet."),
    task: problem.task,
  };
}

function answered(
  problem: Problem,
  read: Reading,
  { answer, method, steps }: Derivation,
  { status, evidence }: Pick<SolveResult, "evidence"> & { status: SolveResult["verification"] },
): SolveResult {
  const empty =
    answer.value.kind === "none" || (answer.value.kind === "roots" && answer.value.roots.length === 0);
  return {
    status: empty ? "no-solution" : "solved",
    read,
    latex: answer.latex,
    answer: answer.text,
    verification: status,
    evidence,
    steps,
    method,
    task: problem.task,
    reason: null,
  };
}

const without = (status: "unsupported" | "limit-reached", read: Reading, reason: string): SolveResult => ({
  status,
  read,
  latex: "",
  answer: "",
  verification: "unchecked",
  evidence: [],
  steps: [],
  method: null,
  task: null,
  reason,
});
