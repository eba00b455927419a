import "server-only";
import { getDeps } from "@/server/composition/compose";
import { solveIdSchema } from "@/server/features/solve/schema";
import { withFallback } from "@/server/request-context/fallback";
import { pageDeps, pageScope } from "@/server/request-context/page-context";
import { searchChatsSchema } from "./schema";
import { listChats, searchChats, subjectOf } from "./service";
import type { ChatHit, ChatPage, ChatSubject } from "./types";

/** The first page of the visitor's conversations, the one written in last first; null while nobody can tell.
 * Call it inside a Suspense boundary: it waits for the request. */
export function loadChats(): Promise<ChatPage | null> {
  return withFallback(ownChats(), null);
}

async function ownChats(): Promise<ChatPage> {
  const scope = await pageScope();
  return scope ? listChats(getDeps(), scope) : { items: [], nextCursor: null };
}

/** The problem a new conversation is to be about; null for one that is not the visitor's.
 * Call it inside a Suspense boundary: it waits for the request. */
export async function loadSubject(solveId: string): Promise<ChatSubject | null> {
  const scope = await pageScope();
  const known = solveIdSchema.safeParse(solveId);
  return scope && known.success ? subjectOf(await pageDeps(), scope, known.data) : null;
}

/** The visitor's conversations that have a text in them; none while nobody can tell.
 * Call it inside a Suspense boundary: it waits for the request. */
export function loadChatHits(query: string): Promise<readonly ChatHit[]> {
  return withFallback(ownHits(query), []);
}

async function ownHits(query: string): Promise<readonly ChatHit[]> {
  const scope = await pageScope();
  const asked = searchChatsSchema.safeParse({ query });
  return scope && asked.success ? searchChats(getDeps(), scope, asked.data) : [];
}
