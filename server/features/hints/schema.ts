import { z } from "zod";
import { chatIdSchema } from "@/server/features/chat/schema";

export const hintsSchema = z.object({ id: chatIdSchema });

/** "next": the hint behind the `seen` ones that were open when it was asked for, so that a click that arrives twice
 * opens one. "answer": the answer and all that leads to it. */
export const revealRungSchema = z.discriminatedUnion("what", [
  z.object({ id: chatIdSchema, what: z.literal("next"), seen: z.number().int().min(0).max(1_000) }),
  z.object({ id: chatIdSchema, what: z.literal("answer") }),
]);

export const chooseModeSchema = z.object({ id: chatIdSchema, mode: z.enum(["explain", "hints", "check"]) });
