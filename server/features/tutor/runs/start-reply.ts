import "server-only";
import type { Database } from "@/server/db/types";
import type { TutorDeps } from "@/server/deps";
import { AppError } from "@/server/errors/app-error";
import { followClaim } from "@/server/features/account/service";
import {
  activateBranch,
  addMessage,
  allMessages,
  lockChat,
  problemFor,
  shownMessage,
} from "@/server/features/chat/service";
import { charge, writerOf } from "@/server/features/usage/service";
import type { Scope } from "@/server/session/scope";
import type { Asked } from "../types";
import { RUNS_AT_ONCE } from "./constants";
import type { RunPlan, StartedRun } from "./contract";
import { recoverAbandoned } from "./recover";
import { findLatest, insert, inTransaction } from "./repository";
import { writeRun } from "./write-run";

const NOT_FOUND =
  "We could not find this conversation. It may have been deleted, or it belongs to another account.";

/** Saves a student's message and has its reply written, whether or not anyone is watching. A message that was sent before
 * is not saved twice and its reply not written twice, unless another one is asked for.
 * @returns the run that writes the reply, or wrote it
 * @throws {AppError} NOT_FOUND for someone else's conversation, message or problem; QUOTA_REACHED, and nothing is
 *   saved, when the language model would write and no tutor message is left; SERVER_BUSY, and nothing is saved, when as
 *   many replies are being written here as may be */
export async function startReply(deps: TutorDeps, scope: Scope, input: Asked): Promise<string> {
  if (deps.live.ids().length >= RUNS_AT_ONCE) throw new AppError("SERVER_BUSY");
  await recoverAbandoned(deps, input.id);
  const plan = "resume" in input ? resuming(scope, input) : await answering(deps, scope, input);
  const engine = "engine" in input && input.engine === true;
  const { standsIn, allowance } = await writerOf(deps, scope, { engine, address: input.address });
  const started = await inTransaction(await deps.db(), async (tx): Promise<StartedRun | string> => {
    const planned = await plan(tx);
    if (typeof planned === "string") return planned;
    const { chat, messageId } = planned;
    const id = deps.newId();
    const { instance } = deps;
    const run = await insert(tx, { id, chatId: chat.id, messageId, instance, createdAt: deps.now() });
    if (!run) throw new AppError("CONFLICT");
    const { model } = deps.spending;
    const { resumes } = planned;
    const left = allowance && (await charge(deps, tx, { scope, runId: id, model, allowance, resumes }));
    return { ...planned, run, standsIn, allowance, left };
  });
  await followClaim(deps, scope);
  if (typeof started === "string") return started;
  deps.outliveAnswer(writeRun(deps, scope, started));
  return started.run.id;
}

/** @returns what to do in the transaction that begins the run; it returns the run that already exists, or what a
 * new one is to do */
type Planning = (tx: Database) => Promise<RunPlan | string>;

async function answering(
  deps: TutorDeps,
  scope: Scope,
  send: Exclude<Asked, { resume: string }>,
): Promise<Planning> {
  const about = await problemFor(deps, scope, send);
  return async (tx) => {
    const { chat, messageId, isNew } = await addMessage(deps, tx, { scope, send, about });
    const known = isNew ? null : await findLatest(tx, messageId);
    if (known?.status === "running") return known.id;
    if (known && known.status !== "failed" && !send.again) return known.id;
    if (!isNew) await activateBranch(tx, chat.id, messageId);
    return { chat, messageId, resumedFrom: null, resumes: null };
  };
}

function resuming(scope: Scope, { id, resume }: Extract<Asked, { resume: string }>): Planning {
  return async (tx) => {
    const chat = await lockChat(tx, scope, id);
    const all = await allMessages(tx, id);
    const reply = all.find((message) => message.id === resume && message.role === "assistant");
    // Two tabs may ask at once; the second one finds the beginning gone and the run that has taken it up.
    if (!reply?.parentId) throw new AppError("NOT_FOUND", { message: NOT_FOUND });
    const running = await findLatest(tx, reply.parentId);
    if (running?.status === "running") return running.id;
    const { text, stopped, interrupted, cutOff } = shownMessage(reply);
    const resumes = stopped || interrupted === true || cutOff === true ? reply.id : null;
    return { chat, messageId: reply.parentId, resumedFrom: { id: reply.id, text }, resumes };
  };
}
