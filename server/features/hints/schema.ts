import { z } from "zod";
import { chatIdSchema } from "@/server/features/chat/schema";

export const hintsSchema = z.object({ id: chatIdSchema });

/** "next": one more hint. "answer": the answer and all that leads to it. */
export const revealRungSchema = z.object({ id: chatIdSchema, what: z.enum(["next", "answer"]) });

export const chooseModeSchema = z.object({ id: chatIdSchema, mode: z.enum(["explain", "hints", "check"]) });
