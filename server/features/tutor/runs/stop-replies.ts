import "server-only";
import type { TutorDeps } from "@/server/deps";
import { lockChat } from "@/server/features/chat/service";
import type { Scope } from "@/server/session/scope";
import { inTransaction, requestStop } from "./repository";
import { stopTopic } from "./stop-topic";

/** Stops the replies that are being written in a conversation, here or in another process; what there is of them is
 * kept.
 * @throws {AppError} NOT_FOUND */
export async function stopReplies(deps: TutorDeps, scope: Scope, chatId: string): Promise<void> {
  const db = await deps.db();
  await inTransaction(db, (tx) => lockChat(tx, scope, chatId));
  const ids = await requestStop(db, chatId);
  deps.live.stop(ids);
  deps.signals.publish(ids.map(stopTopic));
}
