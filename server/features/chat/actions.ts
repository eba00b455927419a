"use server";

import "server-only";
import { runAction } from "@/server/request-context/action-client";
import { chooseBranchSchema, searchChatsSchema } from "./schema";
import { chooseBranch, searchChats } from "./service";
import type { ChatActionResult, ChatSearchResult } from "./types";

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
