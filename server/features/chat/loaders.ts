import "server-only";
import { notFound } from "next/navigation";
import { AppError } from "@/server/errors/app-error";
import { getTutoring } from "@/server/providers/model";
import { getDeps } from "@/server/request/deps";
import { pageScope } from "@/server/request/page-scope";
import { chatIdSchema } from "./schema";
import { getChat, listChats, subjectOf } from "./service";
import type { ChatItem, ChatSubject, ChatView } from "./types";

/** A conversation for its page. Shows the not-found page for one that does not exist or belongs to somebody else.
 * Call it inside a Suspense boundary: it waits for the request. */
export async function loadChat(id: string): Promise<ChatView> {
  const scope = await pageScope();
  if (!scope || !chatIdSchema.safeParse(id).success) notFound();
  try {
    return await getChat({ ...getDeps(), ...getTutoring() }, scope, id);
  } catch (error) {
    if (error instanceof AppError && error.code === "NOT_FOUND") notFound();
    throw error;
  }
}

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
