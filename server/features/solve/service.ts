import "server-only";
import type { Deps } from "@/server/deps";
import { AppError } from "@/server/errors/app-error";
import { followClaim } from "@/server/features/account/service";
import type { Scope } from "@/server/session/scope";
import type { AnswerCheck, WorkingCheck } from "@/server/solver/check/types";
import { formulaCost } from "@/server/typeset/formula-cost";
import { TEXT_COST_MAX } from "@/server/typeset/limits";
import { pace } from "@/server/typeset/pace";
import { openLedger } from "@/server/typeset/render-ledger";
import { isSet, latexAsWritten, setLatex } from "@/server/typeset/set-latex";
import { atRest, isAnswerOpen, isOpen, present, presentItem, problemsIn, reveal } from "./policy";
import {
  findById,
  insert,
  listByOwner,
  type Position,
  remove,
  updateAttempt,
  updatePartAttempt,
  updatePartRevealed,
  updateRevealed,
} from "./repository";
import type {
  CheckAnswer,
  CheckWorking,
  CreateSolve,
  KeptProblem,
  ListSolves,
  NewAttempt,
  ReadingView,
  Reveal,
  SolveItem,
  SolvePage,
  SolveView,
  StoredSolve,
} from "./types";

export { atRest };

const NOT_FOUND =
  "We could not find this problem. It may have been deleted, or it belongs to another account.";

/** Works a problem and keeps it for its owner.
 * @param input text of 1 to 2,000 characters, trimmed
 * @returns what the owner may see: everything, or with hints first nothing of the answer */
export async function createSolve(deps: Deps, scope: Scope, { text, mode }: CreateSolve): Promise<SolveView> {
  const started = performance.now();
  const result = await deps.engine.run("solve", text);
  const solveMs = Math.round((performance.now() - started) * 100) / 100;
  const solve: StoredSolve = {
    id: deps.newId(),
    text,
    mode,
    result: atRest(result),
    revealedSteps: 0,
    answerRevealed: false,
    attempt: null,
    partProgress: null,
    solveMs,
    createdAt: deps.now(),
  };
  await insert(await deps.db(), scope, solve);
  await followClaim(deps, scope);
  return shownSolve(deps, solve);
}

/** @throws {AppError} NOT_FOUND for a problem that does not exist or belongs to someone else */
export async function getSolve(deps: Deps, scope: Scope, id: string): Promise<SolveView> {
  return shownSolve(deps, await ownSolve(deps, scope, id));
}

/** One page of the owner's problems, newest first.
 * @returns up to `limit` items and the cursor of the next page, null on the last */
export async function listSolves(
  deps: Pick<Deps, "db">,
  scope: Scope,
  { cursor, limit, typeset }: ListSolves,
): Promise<SolvePage> {
  const after = cursor ? positionOf(cursor) : null;
  const rows = await listByOwner(await deps.db(), scope, { after, limit: limit + 1 });
  const shown = rows.slice(0, limit).map(presentItem);
  const items = typeset ? await withMarkup(shown) : shown;
  const last = items.at(-1);
  return { items, nextCursor: rows.length > limit && last ? cursorOf(last) : null };
}

/** Items with their answers typeset, as far as one page has room for them; the others as they are written. */
async function withMarkup(items: readonly SolveItem[]): Promise<SolveItem[]> {
  const ledger = openLedger(TEXT_COST_MAX);
  const done: SolveItem[] = [];
  for (const item of items) {
    const cost = formulaCost(item.latex);
    const fits = cost !== Number.POSITIVE_INFINITY && ledger.takeCost(cost);
    if (fits && !isSet(item.latex, false)) await pace(cost);
    done.push({ ...item, html: fits ? setLatex(item.latex, false) : latexAsWritten(item.latex) });
  }
  return done;
}

/** Reveals the next step or the answer of a problem with hints first, or of one part of a worksheet. Of a worksheet as a
 * whole the answers are revealed, or the next step of its first part that is not open.
 * @throws {AppError} NOT_FOUND for a problem that does not exist or belongs to someone else, and for a missing part */
export async function revealSolve(deps: Deps, scope: Scope, { id, what, part }: Reveal): Promise<SolveView> {
  const solve = await ownSolve(deps, scope, id);
  const db = await deps.db();
  const place = part ?? (solve.result.parts && what === "step" ? firstClosed(solve) : undefined);
  const revealed =
    place === undefined
      ? await updateRevealed(db, scope, { id, ...reveal(solve, what) })
      : await updatePartRevealed(db, scope, { id, part: place, ...reveal(partAt(solve, place), what) });
  if (!revealed) throw new AppError("NOT_FOUND", { message: NOT_FOUND });
  return shownSolve(deps, revealed);
}

function firstClosed(solve: StoredSolve): number {
  return Math.max(
    0,
    problemsIn(solve).findIndex((problem) => !isOpen(problem)),
  );
}

/** One part of a worksheet.
 * @throws {AppError} NOT_FOUND where there is none at that place */
function partAt(solve: StoredSolve, place: number): KeptProblem {
  const part = solve.result.parts && problemsIn(solve)[place];
  if (!part) throw new AppError("NOT_FOUND", { message: "This sheet has no such part." });
  return part;
}

/** Deletes a problem for good, and the link to it. Conversations about it stay, without it.
 * @throws {AppError} NOT_FOUND for a problem that does not exist or belongs to somebody else */
export async function deleteSolve(deps: Pick<Deps, "db">, scope: Scope, id: string): Promise<void> {
  if (!(await remove(await deps.db(), scope, id))) throw new AppError("NOT_FOUND", { message: NOT_FOUND });
}

/** What the engine says of a student's answer to a problem. Nothing is kept. */
export function checkAnswer({ engine }: Pick<Deps, "engine">, asked: CheckAnswer): Promise<AnswerCheck> {
  return engine.run("checkAnswer", asked);
}

/** What the engine says of a student's working, line by line. Nothing is kept. */
export function checkWorking({ engine }: Pick<Deps, "engine">, asked: CheckWorking): Promise<WorkingCheck> {
  return engine.run("checkWorking", asked);
}

/** Checks a student's try at one of their problems, or at one part of a worksheet, and keeps it there, in place of the
 * one before.
 * @throws {AppError} NOT_FOUND for a problem that does not exist or belongs to someone else, and for a missing part */
export async function checkAttempt(deps: Deps, scope: Scope, tried: NewAttempt): Promise<SolveView> {
  const solve = await ownSolve(deps, scope, tried.id);
  const { id, part } = tried;
  const attempt = await checked(deps, part === undefined ? solve.text : partAt(solve, part).text, tried);
  const db = await deps.db();
  const kept =
    part === undefined
      ? await updateAttempt(db, scope, { id, attempt })
      : await updatePartAttempt(db, scope, { id, part, attempt });
  if (!kept) throw new AppError("NOT_FOUND", { message: NOT_FOUND });
  return shownSolve(deps, kept);
}

async function checked(
  deps: Deps,
  problem: string,
  tried: NewAttempt,
): Promise<NonNullable<StoredSolve["attempt"]>> {
  const { kind } = tried;
  return kind === "answer"
    ? { kind, text: tried.text, check: await checkAnswer(deps, { problem, answer: tried.text }) }
    : { kind, text: tried.text.join("\n"), check: await checkWorking(deps, { problem, lines: tried.text }) };
}

/** Whether the answer of a problem may leave the server, for code that reads stored problems directly. */
export function mayShowAnswer(solve: StoredSolve): boolean {
  return isAnswerOpen(solve);
}

/** The problems in what is kept, each with whether its answer may leave the server. */
export const keptProblems = (solve: StoredSolve): readonly (KeptProblem & { readonly open: boolean })[] =>
  problemsIn(solve).map((problem) => ({ ...problem, open: isOpen(problem) }));

/** A kept problem as its owner may see it, for code that reads stored problems directly. */
export async function shownSolve({ engine }: Pick<Deps, "engine">, solve: StoredSolve): Promise<SolveView> {
  const drawings = problemsIn(solve).map(async (problem) => {
    const { graph } = problem.result;
    return graph && isOpen(problem) ? engine.run("draw", graph) : null;
  });
  return present(solve, await Promise.all(drawings));
}

/** What the engine makes of a text, without working it: for a preview while typing. */
export async function readText(
  { engine, typeset }: Pick<Deps, "engine" | "typeset">,
  text: string,
): Promise<ReadingView> {
  const { ok, reading, reason } = await engine.run("read", text);
  const { instruction, latex } = reading;
  return { ok, instruction, latex, html: typeset(latex), reason };
}

async function ownSolve(deps: Deps, scope: Scope, id: string): Promise<StoredSolve> {
  const solve = await findById(await deps.db(), scope, id);
  if (!solve) throw new AppError("NOT_FOUND", { message: NOT_FOUND });
  return solve;
}

function cursorOf({ createdAt, id }: Position): string {
  return `${createdAt.getTime()}_${id}`;
}

function positionOf(cursor: string): Position {
  const at = cursor.indexOf("_");
  return { createdAt: new Date(Number(cursor.slice(0, at))), id: cursor.slice(at + 1) };
}
