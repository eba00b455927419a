"use server";

import "server-only";
import { getTutorDeps } from "@/server/composition/tutor-deps";
import { runAction } from "@/server/request-context/action-client";
import { chatByIdSchema, chooseBranchSchema, renameChatSchema, searchChatsSchema } from "./schema";
import { chooseBranch, deleteChat, renameChat, searchChats } from "./service";
import type { ChatActionResult, ChatSearchResult } from "./types";

/** Deletes a conversation with its messages. */
export async function deleteChatAction(input: { readonly id: string }): Promise<ChatActionResult> {
  const result = await runAction(
    { name: "chat.delete", schema: chatByIdSchema, input, limit: "read" },
    ({ scope, input: { id } }) => deleteChat(getTutorDeps(), scope, id),
  );
  return result.ok ? { ok: true } : { ok: false, error: result.error };
}

/** Gives a conversation another name. */
export async function renameChatAction(input: {
  readonly id: string;
  readonly title: string;
}): Promise<ChatActionResult> {
  const result = await runAction(
    { name: "chat.rename", schema: renameChatSchema, input, limit: "read" },
    ({ deps, scope, input: parsed }) => renameChat(deps, scope, parsed),
  );
  return result.ok ? { ok: true } : { ok: false, error: result.error };
}

/** Shows another version of a message, with what follows it. */
export async function chooseBranchAction(input: {
  readonly id: string;
  readonly messageId: string;
}): Promise<ChatActionResult> {
  const result = await runAction(
    { name: "chat.branch", schema: chooseBranchSchema, input, limit: "read" },
    ({ deps, scope, input: parsed }) => chooseBranch(deps, scope, parsed),
  );
  return result.ok ? { ok: true } : { ok: false, error: result.error };
}

/** Looks for a text in the visitor's conversations. */
export async function searchChatsAction(input: { readonly query: string }): Promise<ChatSearchResult> {
  const result = await runAction(
    { name: "chat.search", schema: searchChatsSchema, input, limit: "preview" },
    ({ deps, scope, input: parsed }) => searchChats(deps, scope, parsed),
  );
  return result.ok ? { ok: true, hits: result.data } : { ok: false, error: result.error };
}
