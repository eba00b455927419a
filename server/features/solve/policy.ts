import { stepsBeforeAnswer } from "@/server/solver/hints/before-answer";
import { hintOf } from "@/server/solver/hints/hint-of";
import { quietReading } from "@/server/solver/hints/own-writing";
import type { ModelReading, Offer, ProblemResult, SolvedPart, SolveResult } from "@/server/solver/outcome";
import type { BarPart, StoryEvidence } from "@/server/solver/situations/evidence/types";
import { theoremOf } from "@/server/solver/theorems/theorem-of";
import type { Step } from "@/server/solver/types";
import type {
  Drawing,
  KeptProblem,
  ProblemView,
  SolveItem,
  SolveView,
  StoredSolve,
  StoryView,
} from "./types";

/** A result as it is kept. "Partly solved" is told by the parts: the release before knows no such status, and calls a
 * sheet without all its answers unsupported. */
export const atRest = (result: SolveResult): SolveResult =>
  result.status === "partly-solved" ? { ...result, status: "unsupported" } : result;

/** A problem that has just been worked, with nothing of it shown yet.
 * @param asked what the student handed in, under its number */
export const newSolve = (
  asked: Pick<StoredSolve, "id" | "text" | "mode" | "createdAt">,
  result: SolveResult,
): StoredSolve => ({
  ...asked,
  result: atRest(result),
  revealedSteps: 0,
  answerRevealed: false,
  attempt: null,
  partProgress: null,
  solveMs: 0,
});

/** Stands for what the engine found, so that two outcomes are compared without telling either: equal for the same
 * statuses, answers and steps. */
export function outcomeMark(result: SolveResult): string {
  const problems = result.parts ?? [result];
  const said = problems.map(({ status, latex, verification, steps }) => [
    status,
    latex,
    verification,
    steps.map(({ rule, latex: line }) => [rule, line]),
  ]);
  return shortHash(JSON.stringify(said));
}

/** FNV-1a in 64 bits. */
function shortHash(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (let at = 0; at < text.length; at++)
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(at))) * 0x100000001b3n);
  return hash.toString(36);
}

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
const singleResult = ({ parts: _none, ...result }: SolveResult): ProblemResult =>
  result.status === "partly-solved" ? { ...result, status: "unsupported" } : result;

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
    read: open ? readView(result) : quietReading(text, result),
    hints: open ? null : hintsView(result),
    latex: open ? result.latex : "",
    answer: open ? result.answer : "",
    verification: result.verification,
    evidence: open ? [...result.evidence] : [],
    steps: open ? openSteps(result.steps) : result.steps.slice(0, shown).map(stepView),
    revealedSteps: shown,
    totalSteps: result.steps.length,
    answerRevealed: open,
    method: open ? result.method : null,
    alternatives: open ? result.alternatives.map(({ way, steps }) => ({ way, steps: openSteps(steps) })) : [],
    graph: open ? drawing : null,
    story: result.story ? storyView(result.story, open) : null,
    byModel: result.byModel ? modelReadingView(result.byModel, problem.mode === "answer") : null,
    attempt,
    reason: result.reason,
    readings: (result.readings ?? []).map(({ text, meaning, instruction, latex }) => ({
      text,
      meaning,
      instruction,
      latex,
    })),
    offers: (result.offers ?? []).map((offer) => offerView(offer, problem)),
    missed: (result.missed ?? []).map(({ start, end }) => ({ start, end })),
  };
}

/** What was read. Of a text that was refused, the mathematics without the numbers, letters and times of day that were found
 * beside it, which say nothing by themselves. */
function readView(result: ProblemResult): ProblemView["read"] {
  const { instruction, latex } = result.read;
  if (isAnswered(result) || result.status === "ambiguous") return { instruction, latex };
  const found = latex.split(PIECES).filter((piece) => !ALONE.test(piece));
  return { instruction, latex: found.join(PIECES) };
}

/** Between the pieces of mathematics of one text. */
const PIECES = ", \\quad ";
const ALONE =
  /^\s*-?(?:[\d.,]|\{,\})*\s*(?:\\?%|\\[$]|[a-zA-Z])?\s*$|^\s*(?:[01]?\d|2[0-4]) \\div [0-5]?\d\s*$/;

/** With hints first, the set-up of a story is left out: it would be the first step. */
function offerView({ text, question, instruction, latex }: Offer, { mode }: KeptProblem) {
  const shown =
    mode === "hints" ? quietReading(text, { read: { instruction, latex }, latex: "" }).latex : latex;
  return { text, meaning: question ?? instruction, instruction, latex: shown };
}

/** The rungs of the ladder that are open from the start, and how many steps it has before the answer. */
function hintsView(result: ProblemResult): ProblemView["hints"] {
  const hint = hintOf(result);
  return hint && { ...hint, steps: stepsBeforeAnswer(result) };
}

/** A worksheet as a whole, without its parts: it is open when they all are. */
function sheetView({ result, attempt, text }: StoredSolve, parts: readonly ProblemView[]) {
  const open = parts.every(({ answerRevealed }) => answerRevealed);
  const sum = (count: (part: ProblemView) => number) => parts.reduce((all, part) => all + count(part), 0);
  return {
    text,
    status: sheetStatus(parts),
    read: open ? { ...result.read } : quietReading(text, result),
    hints: null,
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
    story: null,
    byModel: null,
    attempt,
    reason: result.reason,
    readings: [],
    offers: [],
    missed: [],
  };
}

/** How a story was read. Before the answer is open, numbers that the story does not tell are left out of its bars, and
 * so are the lengths, of which they could be read off. */
function storyView({ rows, asked, model }: StoryEvidence, open: boolean): StoryView {
  const endView = ({ label, value, isTold, isAsked }: Omit<BarPart, "size">) => ({
    label,
    value: open || isTold ? value : null,
    isAsked,
  });
  const bars = model?.bars.map(({ label, parts, whole }) => ({
    label,
    parts: parts.map((part) => ({ ...endView(part), size: open ? part.size : 1 })),
    whole: whole && endView(whole),
  }));
  return {
    rows: rows.map(({ who, what, when, sentence, said }) => ({ who, what, when, sentence, said })),
    asked: { who: asked.who, what: asked.what, when: asked.when },
    model: model && bars ? { kind: model.kind, bars } : null,
  };
}

/** What a language model read. What stands in for the text never leaves the server.
 * @param isShown whether answers may be shown; without, only what was read is */
function modelReadingView(reading: ModelReading, isShown: boolean): ProblemView["byModel"] {
  if (reading.kind === "agreed") return { kind: "agreed" };
  if (reading.kind === "unfit") return { ...reading };
  const readings = reading.readings.map(({ story, latex, answer }) => ({
    story: storyView(story, isShown),
    latex: isShown ? latex : "",
    answer: isShown ? answer : "",
  }));
  return { kind: "differ", readings };
}

/** As the engine calls it (see atRest). */
function sheetStatus(parts: readonly ProblemView[]): SolveView["status"] {
  if (parts.every(isAnswered)) return "solved";
  return parts.some(isAnswered) ? "partly-solved" : "unsupported";
}

const stepView = ({ rule, title, latex, why }: Step) => ({ rule, title, latex, why });

/** The steps with what is behind them: the smaller steps that each is made of, and what a step rests on, each theorem beside the
 * first that does. */
function openSteps(steps: readonly Step[]): ProblemView["steps"] {
  const told = new Set<string>();
  return steps.map((step) => {
    const { smaller = [] } = step;
    const { rules: _rules, ...theorem } = theoremOf(step.rule) ?? { name: "", rules: [] };
    const isNew = "says" in theorem && !told.has(theorem.name);
    if (isNew) told.add(theorem.name);
    if (smaller.length === 0) return { ...stepView(step), ...(isNew && { theorem }) };
    // The lines between show the theorem at work on the student's own numbers.
    return {
      ...stepView(step),
      smaller: smaller.map(({ latex, why }) => ({ latex, why })),
      ...(isNew && { theorem: { ...theorem, example: "" } }),
    };
  });
}

/** A problem as a line of the history. */
export function presentItem(solve: StoredSolve): SolveItem {
  const { id, text, mode, status, latex, verification, answerRevealed, createdAt } = present(solve);
  return { id, text, mode, status, latex, verification, answerRevealed, createdAt };
}

/** The part of a worksheet that is meant where none is named: the first that is not open, for the next step.
 * @returns undefined for the whole */
export function placeToReveal(solve: StoredSolve, what: "step" | "answer"): number | undefined {
  if (!solve.result.parts || what === "answer") return undefined;
  return Math.max(
    0,
    problemsIn(solve).findIndex((problem) => !isOpen(problem)),
  );
}

/** The state after revealing one thing more. Revealing twice changes nothing. A step that shows the answer opens it.
 * @param what the next step, or the answer with everything that led to it */
export function reveal(
  {
    result,
    revealedSteps,
    answerRevealed,
  }: Pick<KeptProblem, "revealedSteps" | "answerRevealed"> & {
    readonly result: Pick<ProblemResult, "steps" | "latex" | "read">;
  },
  what: "step" | "answer",
): Pick<StoredSolve, "revealedSteps" | "answerRevealed"> {
  const total = result.steps.length;
  if (what === "answer" || total === 0) return { revealedSteps: total, answerRevealed: true };
  const after = Math.min(revealedSteps + 1, total);
  if (after === total || after > stepsBeforeAnswer(result))
    return { revealedSteps: total, answerRevealed: true };
  return { revealedSteps: after, answerRevealed };
}
