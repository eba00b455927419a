import "server-only";
import { getDeps } from "@/server/request/deps";
import { pageScope } from "@/server/request/page-scope";
import { listChats, subjectOf } from "./service";
import type { ChatItem, ChatSubject } from "./types";

/** The visitor's conversations, the one written in last first.
 * Call it inside a Suspense boundary: it waits for the request. */
export async function loadChats(): Promise<readonly ChatItem[]> {
  const scope = await pageScope();
  return scope ? listChats(getDeps(), scope) : [];
}

/** The problem a new conversation is to be about; null for one that is not the visitor's.
 * Call it inside a Suspense boundary: it waits for the request. */
export async function loadSubject(solveId: string): Promise<ChatSubject | null> {
  const scope = await pageScope();
  return scope ? subjectOf(getDeps(), scope, solveId) : null;
}
