import "server-only";
import { AppError } from "@/server/errors/app-error";
import { followClaim } from "@/server/features/account/service";
import type { Scope } from "@/server/request/scope";
import type { Deps } from "@/server/request/types";
import { LimitReached } from "@/server/solver/types";
import { isAnswerOpen, present, presentItem, reveal } from "./policy";
import { findById, insert, listByOwner, type Position, updateAttempt, updateRevealed } from "./repository";
import type {
  CheckAnswer,
  CheckWorking,
  CreateSolve,
  ListSolves,
  NewAttempt,
  ReadingView,
  Reveal,
  SolvePage,
  SolveView,
  StoredSolve,
} from "./types";

const NOT_FOUND =
  "We could not find this problem. It may have been deleted, or it belongs to another account.";

/** Works a problem and keeps it for its owner.
 * @param input text of 1 to 2,000 characters, trimmed
 * @returns what the owner may see: everything, or with hints first nothing of the answer */
export async function createSolve(deps: Deps, scope: Scope, { text, mode }: CreateSolve): Promise<SolveView> {
  const started = performance.now();
  const result = deps.solve(text);
  const solveMs = Math.round((performance.now() - started) * 100) / 100;
  const solve: StoredSolve = {
    id: deps.newId(),
    text,
    mode,
    result,
    revealedSteps: 0,
    answerRevealed: false,
    attempt: null,
    solveMs,
    createdAt: deps.now(),
  };
  await insert(await deps.db(), scope, solve);
  await followClaim(deps, scope);
  return present(solve);
}

/** @throws {AppError} NOT_FOUND for a problem that does not exist or belongs to somebody else */
export async function getSolve(deps: Deps, scope: Scope, id: string): Promise<SolveView> {
  return present(await ownSolve(deps, scope, id));
}

/** One page of the owner's problems, newest first.
 * @returns up to `limit` items and the cursor of the next page, null on the last */
export async function listSolves(
  deps: Deps,
  scope: Scope,
  { cursor, limit }: ListSolves,
): Promise<SolvePage> {
  const after = cursor ? positionOf(cursor) : null;
  const rows = await listByOwner(await deps.db(), scope, { after, limit: limit + 1 });
  const items = rows.slice(0, limit).map(presentItem);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > limit && last ? cursorOf(last) : null };
}

/** Reveals the next step or the answer of a problem with hints first.
 * @throws {AppError} NOT_FOUND for a problem that does not exist or belongs to somebody else */
export async function revealSolve(deps: Deps, scope: Scope, { id, what }: Reveal): Promise<SolveView> {
  const solve = await ownSolve(deps, scope, id);
  const revealed = await updateRevealed(await deps.db(), scope, { id, ...reveal(solve, what) });
  if (!revealed) throw new AppError("NOT_FOUND", { message: NOT_FOUND });
  return present(revealed);
}

/** What the engine says of a student's answer to a problem. Nothing is kept. */
export function checkAnswer(
  deps: Pick<Deps, "checkAnswer">,
  { problem, answer }: CheckAnswer,
): ReturnType<Deps["checkAnswer"]> {
  return deps.checkAnswer(problem, answer);
}

/** What the engine says of a student's working, line by line. Nothing is kept. */
export function checkWorking(
  deps: Pick<Deps, "checkWorking">,
  { problem, lines }: CheckWorking,
): ReturnType<Deps["checkWorking"]> {
  return deps.checkWorking(problem, lines);
}

/** Checks a student's try at one of their problems and keeps it with the problem, in place of the one before.
 * @throws {AppError} NOT_FOUND for a problem that does not exist or belongs to somebody else */
export async function checkAttempt(deps: Deps, scope: Scope, tried: NewAttempt): Promise<SolveView> {
  const { id, text: problem } = await ownSolve(deps, scope, tried.id);
  const attempt =
    tried.kind === "answer"
      ? { kind: tried.kind, text: tried.text, check: deps.checkAnswer(problem, tried.text) }
      : { kind: tried.kind, text: tried.text.join("\n"), check: deps.checkWorking(problem, tried.text) };
  const kept = await updateAttempt(await deps.db(), scope, { id, attempt });
  if (!kept) throw new AppError("NOT_FOUND", { message: NOT_FOUND });
  return present(kept);
}

/** Whether the answer of a problem may leave the server, for whoever reads problems as they are kept. */
export function mayShowAnswer(solve: StoredSolve): boolean {
  return isAnswerOpen(solve);
}

/** A kept problem as its owner may see it, for whoever reads problems as they are kept. */
export function shownSolve(solve: StoredSolve): SolveView {
  return present(solve);
}

/** What the engine makes of a text, without working it: for a preview while typing. */
export function readText({ read, typeset }: Pick<Deps, "read" | "typeset">, text: string): ReadingView {
  try {
    const outcome = read(text);
    const { instruction, latex } = outcome.reading;
    return {
      ok: outcome.ok,
      instruction,
      latex,
      html: typeset(latex),
      reason: outcome.ok ? null : outcome.reason,
    };
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    const reason = "This is too large to read as one problem. Try a shorter one.";
    return { ok: false, instruction: "", latex: "", html: "", reason };
  }
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
