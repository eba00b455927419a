"use server";

import "server-only";
import { getTutoring } from "@/server/providers/model";
import { runAction } from "@/server/request/action-client";
import { chatByIdSchema, renameChatSchema } from "./schema";
import { deleteChat, renameChat } from "./service";
import type { ChatActionResult } from "./types";

/** Deletes a conversation with its messages. */
export async function deleteChatAction(input: { readonly id: string }): Promise<ChatActionResult> {
  const result = await runAction(
    { name: "chat.delete", schema: chatByIdSchema, input, limit: "read" },
    ({ deps, scope, input: { id } }) => deleteChat({ ...deps, ...getTutoring() }, scope, id),
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
