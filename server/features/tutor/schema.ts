import { z } from "zod";
import { chatIdSchema, madeIdSchema, sendMessageSchema } from "@/server/features/chat/schema";

/** What the browser sends for a reply: a message, whose reply is written once however often it is sent, or, with
 * `again`, written again; with `engine`, by the built-in tutor, for which it never counts. Or the reply that is to
 * be carried on after it broke off. */
export const replySchema = z.union([
  sendMessageSchema.extend({ again: z.literal(true).optional(), engine: z.literal(true).optional() }),
  z.object({ id: chatIdSchema, resume: madeIdSchema }),
]);

/** Where a viewer left off: the run, and how many of its events it has. */
export const followSchema = z.object({
  run: madeIdSchema,
  after: z.coerce.number().int().min(0).max(1_000_000).default(0),
});
