import "server-only";
import type { Deps, TutorDeps } from "@/server/deps";
import { AppError } from "@/server/errors/app-error";
import { toAppError } from "@/server/errors/normalise";
import { reportError } from "@/server/errors/report";
import type { LedgerDeps } from "@/server/features/ledger/service";
import { charge, meteredFor, settle, writerOf } from "@/server/features/usage/service";
import type { ModelCall } from "@/server/providers/model/port";
import { logCall } from "@/server/providers/model/transport/log-call";
import type { Scope } from "@/server/session/scope";
import type { SolveResult } from "@/server/solver/outcome";
import { createSolve, getSolve, replaceResult } from "../service";
import type { CreateSolve, SolveView } from "../types";
import { maybeStory } from "./maybe-story";
import { type Found, readTwice } from "./readings";
import type { ChooseReader } from "./types";

/** What having a text read by the language model takes. */
export type ReadingDeps = Deps & LedgerDeps & Pick<TutorDeps, "chatModel" | "spending">;

/** Where the request came from, by which guests are counted. */
interface From {
  readonly address: string;
}

/** Asked for only when there is a story to be read by a model: most problems need no tutor. */
interface Reader extends From {
  readonly reading: () => ReadingDeps;
  /** Told why a reading that was tried has come to nothing. */
  readonly onFailure?: (error: AppError) => void;
}

const NO_MODEL = "No language model is set up here. Try other words, or take it to the tutor.";
const SPENT = "The language model has answered all it can today. Try other words, or come back tomorrow.";
const NOT_REFUSED = "There is nothing here for a language model to read.";

/** Works a problem and keeps it. One that the engine cannot read is read by the language model, where there is one and
 * its owner has messages left; without that it stays refused.
 * @throws {AppError} as `createSolve` */
export async function createReadSolve(
  deps: Deps,
  scope: Scope,
  { address, reading, onFailure, ...input }: CreateSolve & Reader,
): Promise<SolveView> {
  const made = await createSolve(deps, scope, input);
  // A device has shown what it found already, and waits for no model.
  return input.onDevice ? made : readWhereRefused(scope, { solve: made, address, reading, onFailure });
}

/** A problem that the engine has refused, read by the language model where that can be; as it is otherwise. Never fails
 * for the model. */
export async function readWhereRefused(
  scope: Scope,
  { solve, address, reading, onFailure }: Reader & { readonly solve: SolveView },
): Promise<SolveView> {
  if (!isReadable(solve) || solve.byModel !== null) return solve;
  const deps = reading();
  if (deps.chatModel.kind === "engine") return solve;
  try {
    return await readByModel(deps, scope, { solve, address });
  } catch (error) {
    const failure = toAppError(error);
    reportError(deps.log, failure, { requestId: solve.id, operation: "solve.readByModel" });
    onFailure?.(failure);
    return solve;
  }
}

/** A story that the engine could not read, or over which it ran out of time. */
const isReadable = ({ status, parts, text }: SolveView): boolean =>
  (status === "unsupported" || status === "limit-reached") && parts.length === 0 && maybeStory(text);

/** Has one of the owner's problems read by the language model, or by the engine alone again.
 * @throws {AppError} NOT_FOUND for a problem that does not exist or belongs to someone else; BAD_REQUEST for one there is
 *   nothing to be read in; QUOTA_REACHED without messages left; TIMEOUT, TOO_MANY_REQUESTS, MODEL_UNAVAILABLE */
export async function chooseReader(
  deps: ReadingDeps,
  scope: Scope,
  { id, reader, address }: ChooseReader & From,
): Promise<SolveView> {
  const solve = await getSolve(deps, scope, id);
  if (reader === "engine") {
    if (solve.byModel === null) return solve;
    return replaceResult(deps, scope, { id, result: await deps.engine.run("solve", solve.text) });
  }
  if (solve.byModel?.kind === "agreed") return solve;
  if (!isReadable(solve)) throw new AppError("BAD_REQUEST", { message: NOT_REFUSED });
  return readByModel(deps, scope, { solve, address });
}

async function readByModel(
  deps: ReadingDeps,
  scope: Scope,
  { solve, address }: From & { readonly solve: SolveView },
): Promise<SolveView> {
  const { id, text } = solve;
  const byEngine = await deps.engine.run("solve", text);
  const found = await readText(deps, scope, { text, address });
  return replaceResult(deps, scope, { id, result: withReading(byEngine, found) });
}

const withReading = (byEngine: SolveResult, { reading, result }: Found): SolveResult => ({
  ...byEngine,
  ...result,
  byModel: reading,
});

/** Has a text read by the language model, and worked and checked by the engine. It counts as a tutor message, unless
 * nothing comes of it.
 * @throws {AppError} QUOTA_REACHED, TIMEOUT, TOO_MANY_REQUESTS, MODEL_UNAVAILABLE */
export async function readText(
  deps: ReadingDeps,
  scope: Scope,
  { text, address }: From & { readonly text: string },
): Promise<Found> {
  const { chatModel, spending } = deps;
  if (chatModel.kind === "engine") throw new AppError("MODEL_UNAVAILABLE", { message: NO_MODEL });
  const { standsIn, allowance } = await writerOf(deps, scope, { engine: false, address });
  if (standsIn || !allowance) throw new AppError("MODEL_UNAVAILABLE", { message: SPENT });
  const runId = deps.newId();
  const db = await deps.db();
  await db.transaction((tx) => charge(deps, tx, { scope, runId, model: spending.model, allowance }));
  let found: Found | null = null;
  try {
    const model = meteredFor(deps, chatModel, { runId, spending });
    if (model.kind === "engine") throw new AppError("MODEL_UNAVAILABLE", { message: NO_MODEL });
    const onCall = (call: ModelCall) => logCall(deps.log, runId, call);
    found = await readTwice(text, { model, engine: deps.engine, onCall });
    return found;
  } finally {
    const reason = found?.result ? null : "failed";
    await db.transaction((tx) => settle(deps, tx, { runId, reason, allowance: null }));
  }
}
