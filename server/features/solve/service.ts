import "server-only";
import type { Deps } from "@/server/deps";
import { AppError } from "@/server/errors/app-error";
import { followClaim } from "@/server/features/account/service";
import type { Scope } from "@/server/session/scope";
import type { AnswerCheck, WorkingCheck } from "@/server/solver/check/types";
import type { SolveResult } from "@/server/solver/outcome";
import { formulaCost } from "@/server/typeset/formula-cost";
import { TEXT_COST_MAX } from "@/server/typeset/limits";
import { pace } from "@/server/typeset/pace";
import { openLedger } from "@/server/typeset/render-ledger";
import { isSet, latexAsWritten, setLatex } from "@/server/typeset/set-latex";
import { MISTAKES_MAX } from "./constants";
import {
  atRest,
  isAnswerOpen,
  isOpen,
  newSolve,
  outcomeMark,
  placeToReveal,
  present,
  presentItem,
  problemsIn,
  reveal,
} from "./policy";
import {
  countMisconceptions,
  findById,
  insert,
  listByOwner,
  type Position,
  remove,
  updateAttempt,
  updatePartAttempt,
  updatePartRevealed,
  updateResult,
  updateRevealed,
} from "./repository";
import { problemTextSchema } from "./schema";
import type {
  CheckAnswer,
  CheckWorking,
  Correction,
  CreateSolve,
  KeptProblem,
  ListSolves,
  Mistake,
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

/** What is shown of a problem where nobody says. */
const ALL = { graph: true };

const TAKEN = "There is another problem of this number.";

/** Works a problem and keeps it for its owner. What a device has worked out is worked out again: only what this engine
 * finds is kept.
 * @param input text of 1 to 2,000 characters, trimmed; with an `id` of the caller's, asking again changes nothing
 * @returns what the owner may see: everything, or with hints first nothing of the answer
 * @throws {AppError} CONFLICT where the `id` is that of another problem */
export async function createSolve(
  deps: Deps,
  scope: Scope,
  { id = deps.newId(), text, mode, onDevice, select = ALL }: CreateSolve,
): Promise<SolveView> {
  const started = performance.now();
  // With hints first there is nothing to be drawn yet.
  const { result, drawings } =
    mode === "answer" && select.graph
      ? await deps.engine.run("solveDrawn", text)
      : { result: await deps.engine.run("solve", text), drawings: null };
  const solveMs = Math.round((performance.now() - started) * 100) / 100;
  if (onDevice) noteDifference(deps, onDevice, result);
  const solve = { ...newSolve({ id, text, mode, createdAt: deps.now() }, result), solveMs };
  const db = await deps.db();
  const isNew = await insert(db, scope, { ...solve, engineVersion: deps.engineVersion });
  const kept = isNew ? solve : await findById(db, scope, id);
  if (!kept || kept.text !== text || kept.mode !== mode) throw new AppError("CONFLICT", { message: TAKEN });
  await followClaim(deps, scope);
  return isNew && drawings ? present(kept, drawings) : shownSolve(deps, kept, select);
}

/** Two engines that differ are a defect of one of them, or an old one on a device: what is kept is this one's. */
function noteDifference(
  { log, engineVersion }: Pick<Deps, "log" | "engineVersion">,
  { engine, outcome }: NonNullable<CreateSolve["onDevice"]>,
  result: SolveResult,
): void {
  if (outcome === outcomeMark(result)) return;
  log.warn("A device worked out something else than the server.", {
    operation: "solve.create",
    reason: engine === engineVersion ? "same engine" : `engine ${engine}, here ${engineVersion}`,
  });
}

/** @throws {AppError} NOT_FOUND for a problem that does not exist or belongs to someone else */
export async function getSolve(deps: Deps, scope: Scope, id: string): Promise<SolveView> {
  return shownSolve(deps, await ownSolve(deps, scope, id));
}

/** Wrong turns by name that were found in the owner's tries, the commonest first. */
export async function listMistakes(deps: Pick<Deps, "db">, scope: Scope): Promise<readonly Mistake[]> {
  return countMisconceptions(await deps.db(), scope, { limit: MISTAKES_MAX });
}

/** One page of the owner's problems, newest first.
 * @returns up to `limit` items and the cursor of the next page, null on the last */
export async function listSolves(
  deps: Pick<Deps, "db">,
  scope: Scope,
  { cursor, limit, typeset, find = "", show = "all" }: ListSolves,
): Promise<SolvePage> {
  const after = cursor ? positionOf(cursor) : null;
  const rows = await listByOwner(await deps.db(), scope, { after, limit: limit + 1, find, show });
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
  const place = part ?? placeToReveal(solve, what);
  const revealed =
    place === undefined
      ? await updateRevealed(db, scope, { id, ...reveal(solve, what) })
      : await updatePartRevealed(db, scope, { id, part: place, ...reveal(partAt(solve, place), what) });
  if (!revealed) throw new AppError("NOT_FOUND", { message: NOT_FOUND });
  return shownSolve(deps, revealed);
}

/** One part of a worksheet.
 * @throws {AppError} NOT_FOUND where there is none at that place */
function partAt(solve: StoredSolve, place: number): KeptProblem {
  const part = solve.result.parts && problemsIn(solve)[place];
  if (!part) throw new AppError("NOT_FOUND", { message: "This worksheet has no such part." });
  return part;
}

/** Puts another result in the place of a problem's, with nothing of it shown yet.
 * @throws {AppError} NOT_FOUND for a problem that does not exist or belongs to someone else */
export async function replaceResult(
  deps: Deps,
  scope: Scope,
  { id, result }: Pick<StoredSolve, "id" | "result">,
): Promise<SolveView> {
  const kept = await updateResult(await deps.db(), scope, { id, result: atRest(result) });
  if (!kept) throw new AppError("NOT_FOUND", { message: NOT_FOUND });
  return shownSolve(deps, kept);
}

/** Deletes a problem permanently, and the link to it. Conversations about it stay, without it.
 * @throws {AppError} NOT_FOUND for a problem that does not exist or belongs to someone else */
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

/** Solves a story anew with one thing put right that was read in it. The problem it was read from stays as it is.
 * @returns the new problem, in the same mode
 * @throws {AppError} NOT_FOUND for a problem that does not exist or belongs to someone else, and for a missing part or
 * line; BAD_REQUEST where the story would become too long */
export async function correctStory(
  deps: Deps,
  scope: Scope,
  { id, part, row, said }: Correction,
): Promise<SolveView> {
  const solve = await ownSolve(deps, scope, id);
  const { story } = part === undefined ? solve.result : partAt(solve, part).result;
  const wrong = story?.rows[row];
  if (!story || !wrong) throw new AppError("NOT_FOUND", { message: "The story has no such line." });
  const { start, end } = wrong.span;
  const corrected = `${story.text.slice(0, start)}${said}${story.text.slice(end)}`;
  const text = problemTextSchema.safeParse(corrected);
  if (!text.success) throw new AppError("BAD_REQUEST", { message: text.error.issues[0]?.message });
  return createSolve(deps, scope, { text: text.data, mode: solve.mode });
}

/** Checks a student's try at one of their problems, or at one part of a worksheet, and keeps it there, in place of the
 * one before.
 * @throws {AppError} NOT_FOUND for a problem that does not exist or belongs to someone else, and for a missing part */
export async function checkAttempt(deps: Deps, scope: Scope, tried: NewAttempt): Promise<SolveView> {
  const solve = await ownSolve(deps, scope, tried.id);
  const { id, part } = tried;
  const attempt = await checked(deps, part === undefined ? solve : partAt(solve, part), tried);
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
  { text, result }: Pick<KeptProblem, "text"> & { readonly result: Pick<SolveResult, "byModel"> },
  tried: NewAttempt,
): Promise<NonNullable<StoredSolve["attempt"]>> {
  const { kind } = tried;
  const { byModel } = result;
  const isRead = byModel?.kind === "agreed";
  const problem = isRead ? byModel.standIn : text;
  const check =
    kind === "answer"
      ? await checkAnswer(deps, { problem, answer: tried.text })
      : await checkWorking(deps, { problem, lines: tried.text });
  // What stands in for the text says the answer itself.
  const quiet = isRead ? { ...check, problem: { instruction: "", latex: "" } } : check;
  return kind === "answer"
    ? { kind, text: tried.text, check: quiet as AnswerCheck }
    : { kind, text: tried.text.join("\n"), check: quiet as WorkingCheck };
}

/** Whether the answer of a problem may leave the server, for code that reads stored problems directly. */
export function mayShowAnswer(solve: StoredSolve): boolean {
  return isAnswerOpen(solve);
}

/** The problems in what is kept, each with whether its answer may leave the server. */
export const keptProblems = (solve: StoredSolve): readonly (KeptProblem & { readonly open: boolean })[] =>
  problemsIn(solve).map((problem) => ({ ...problem, open: isOpen(problem) }));

/** A kept problem as its owner may see it, for code that reads stored problems directly.
 * @param select `graph` says whether graphs are drawn */
export async function shownSolve(
  { engine }: Pick<Deps, "engine">,
  solve: StoredSolve,
  select: { readonly graph: boolean } = ALL,
): Promise<SolveView> {
  const drawings = problemsIn(solve).map(async (problem) => {
    const { graph } = problem.result;
    return select.graph && graph && isOpen(problem) ? engine.run("draw", graph) : null;
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
