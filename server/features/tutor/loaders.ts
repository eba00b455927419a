import "server-only";
import { notFound } from "next/navigation";
import { cache } from "react";
import { getTutorDeps } from "@/server/composition/tutor-deps";
import { AppError } from "@/server/errors/app-error";
import { chatIdSchema } from "@/server/features/chat/schema";
import { pageScope } from "@/server/request-context/page-context";
import { getConversation } from "./runs/get-conversation";
import type { Conversation } from "./types";

/** A conversation for its page. Shows the not-found page for one that does not exist or belongs to someone else.
 * Call it inside a Suspense boundary: it waits for the request. */
export const loadConversation = cache(async (id: string): Promise<Conversation> => {
  const scope = await pageScope();
  if (!scope || !chatIdSchema.safeParse(id).success) notFound();
  try {
    return await getConversation(getTutorDeps(), scope, id);
  } catch (error) {
    if (AppError.isInstance(error) && error.code === "NOT_FOUND") notFound();
    throw error;
  }
});
