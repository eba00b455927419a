import "server-only";
import type { TutorDeps } from "@/server/deps";
import { AppError } from "@/server/errors/app-error";
import type { Scope } from "@/server/session/scope";
import type { ConversationPart, ReadConversation } from "../types";
import { getConversation } from "./get-conversation";

/** Messages of the branch that is shown: the last ones, or those before one of them.
 * @throws {AppError} NOT_FOUND for a conversation or a message that does not exist or belongs to someone else */
export async function readConversation(
  deps: TutorDeps,
  scope: Scope,
  { id, before, limit }: ReadConversation,
): Promise<ConversationPart> {
  const { messages: all, ...conversation } = await getConversation(deps, scope, id);
  const end = before === undefined ? all.length : all.findIndex((message) => message.id === before);
  if (end < 0) throw new AppError("NOT_FOUND");
  const begin = Math.max(0, end - limit);
  return { ...conversation, messages: all.slice(begin, end), hasEarlier: begin > 0 };
}
