import "server-only";
import type { TutorDeps } from "@/server/deps";
import { getChat } from "@/server/features/chat/service";
import type { Scope } from "@/server/session/scope";
import type { Conversation } from "../types";
import { recoverAbandoned } from "./recover";
import { listRunning } from "./repository";

/** A conversation, and the run that is writing the reply to its last message.
 * @throws {AppError} NOT_FOUND for a conversation that does not exist or belongs to someone else */
export async function getConversation(deps: TutorDeps, scope: Scope, id: string): Promise<Conversation> {
  await recoverAbandoned(deps, id);
  const [chat, running] = await Promise.all([
    getChat(deps, scope, id),
    deps.db().then((db) => listRunning(db, id)),
  ]);
  const last = chat.messages.at(-1);
  const run = running.find(({ messageId }) => messageId === last?.id);
  return { ...chat, runId: run?.id ?? null };
}
