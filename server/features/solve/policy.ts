import type { ProblemResult, SolvedPart, SolveResult, Step } from "@/server/solver/types";
import type { Drawing, KeptProblem, ProblemView, SolveItem, SolveView, StoredSolve } from "./types";

/** A result as it is kept. "Partly solved" is told by the parts: the release before knows no such status, and calls a
 * sheet without all its answers unsupported. */
export const atRest = (result: SolveResult): SolveResult =>
  result.status === "partly-solved" ? { ...result, status: "unsupported" } : result;

const isAnswered = ({ status }: Pick<ProblemResult, "status">): boolean =>
  status === "solved" || status === "no-solution";

/** The problems in what is kept: the parts of a worksheet, or the only one. */
export function problemsIn(solve: StoredSolve): readonly KeptProblem[] {
  const { mode, result, partProgress } = solve;
  if (!result.parts) return [{ ...solve, result: singleResult(result) }];
  return result.parts.map((part, place) => {
    const { revealedSteps = 0, answerRevealed = false, attempt = null } = partProgress?.[place] ?? {};
    const open = solve.answerRevealed || answerRevealed;
    return { mode, text: part.text, result: part, revealedSteps, answerRevealed: open, attempt };
  });
}

/** The result of a problem that has no parts, which is never solved in part. */
const singleResult = ({ status, parts: _none, ...result }: SolveResult): ProblemResult => ({
  ...result,
  status: status === "partly-solved" ? "unsupported" : status,
});

/** Whether the final answer may be shown; of a worksheet, every part's. Without one to hide, nothing is hidden. */
export const isAnswerOpen = (solve: StoredSolve): boolean => problemsIn(solve).every(isOpen);

/** Whether the final answer of one problem may be shown. */
export function isOpen({ mode, answerRevealed, revealedSteps, result }: KeptProblem): boolean {
  if (mode === "answer" || answerRevealed) return true;
  // The last step ends in the answer: having seen all of them means having seen it.
  return !isAnswered(result) || (result.steps.length > 0 && revealedSteps >= result.steps.length);
}

/** What its owner may see of a problem. The only way out of the server: with hints first, whatever has not been
 * revealed is left out here. "No solution" is an answer too, so it reads "solved" until then.
 * @param drawings of the answers' graphs, by the places of the parts, where there is one to be shown */
export function present(solve: StoredSolve, drawings: readonly (Drawing | null)[] = []): SolveView {
  const { id, text, mode, createdAt, solveMs: ms, result } = solve;
  const views = problemsIn(solve).map((problem, place) => problemView(problem, drawings[place] ?? null));
  const own = { id, text, mode, createdAt, ms };
  const [only] = views;
  if (!result.parts) return { ...(only as ProblemView), ...own, parts: [] };
  return { ...sheetView(solve, views), ...own, parts: views.map(withLabel(result.parts)) };
}

const withLabel = (parts: readonly SolvedPart[]) => (view: ProblemView, place: number) => ({
  label: parts[place]?.label ?? "",
  ...view,
});

function problemView(problem: KeptProblem, drawing: Drawing | null): ProblemView {
  const { result, text, attempt } = problem;
  const open = isOpen(problem);
  const shown = open ? result.steps.length : Math.min(problem.revealedSteps, result.steps.length);
  return {
    text,
    status: open ? result.status : "solved",
    read: { ...result.read },
    latex: open ? result.latex : "",
    answer: open ? result.answer : "",
    verification: result.verification,
    evidence: open ? [...result.evidence] : [],
    steps: result.steps.slice(0, shown).map(stepView),
    revealedSteps: shown,
    totalSteps: result.steps.length,
    answerRevealed: open,
    method: open ? result.method : null,
    alternatives: open
      ? result.alternatives.map(({ way, steps }) => ({ way, steps: steps.map(stepView) }))
      : [],
    graph: open ? drawing : null,
    attempt,
    reason: result.reason,
    readings: (result.readings ?? []).map(({ text, meaning, instruction, latex }) => ({
      text,
      meaning,
      instruction,
      latex,
    })),
  };
}

/** A worksheet as a whole, without its parts: it is open when they all are. */
function sheetView({ result, attempt, text }: StoredSolve, parts: readonly ProblemView[]) {
  const open = parts.every(({ answerRevealed }) => answerRevealed);
  const sum = (count: (part: ProblemView) => number) => parts.reduce((all, part) => all + count(part), 0);
  return {
    text,
    status: sheetStatus(parts),
    read: { ...result.read },
    latex: open ? result.latex : "",
    answer: open ? result.answer : "",
    verification: result.verification,
    evidence: [],
    steps: [],
    revealedSteps: sum(({ revealedSteps }) => revealedSteps),
    totalSteps: sum(({ totalSteps }) => totalSteps),
    answerRevealed: open,
    method: null,
    alternatives: [],
    graph: null,
    attempt,
    reason: result.reason,
    readings: [],
  };
}

/** As the engine calls it (see atRest). */
function sheetStatus(parts: readonly ProblemView[]): SolveView["status"] {
  if (parts.every(isAnswered)) return "solved";
  return parts.some(isAnswered) ? "partly-solved" : "unsupported";
}

const stepView = ({ rule, title, latex, why }: Step) => ({ rule, title, latex, why });

/** A problem as a line of the history. */
export function presentItem(solve: StoredSolve): SolveItem {
  const { id, text, mode, status, latex, verification, answerRevealed, createdAt } = present(solve);
  return { id, text, mode, status, latex, verification, answerRevealed, createdAt };
}

/** The state after revealing one thing more. Revealing twice changes nothing.
 * @param what the next step, or the answer with everything that led to it */
export function reveal(
  {
    result,
    revealedSteps,
    answerRevealed,
  }: Pick<KeptProblem, "revealedSteps" | "answerRevealed"> & {
    readonly result: Pick<ProblemResult, "steps">;
  },
  what: "step" | "answer",
): Pick<StoredSolve, "revealedSteps" | "answerRevealed"> {
  const total = result.steps.length;
  if (what === "answer" || total === 0) return { revealedSteps: total, answerRevealed: true };
  const after = Math.min(revealedSteps + 1, total);
  return { revealedSteps: after, answerRevealed: answerRevealed || after === total };
}
