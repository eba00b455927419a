import { z } from "zod";
import { MESSAGE_LENGTH_MAX } from "@/server/features/chat/constants";
import { messageTextSchema, tutorModeSchema } from "@/server/features/chat/schema";
import { solveIdSchema } from "@/server/features/solve/schema";
import { TEMPORARY_LENGTH_MAX, TEMPORARY_MESSAGES_MAX } from "./constants";

const TOO_LONG = "This conversation has grown too long for a temporary one. Start a new one.";
const NOT_OURS = "We do not recognise this conversation. Start a new one.";

const saidSchema = z
  .object({
    role: z.enum(["user", "assistant"], { error: NOT_OURS }),
    text: z.string({ error: NOT_OURS }).max(TEMPORARY_LENGTH_MAX, TOO_LONG),
  })
  // A student's message was a message once, and problems are looked for in every one of them.
  .refine(({ role, text }) => role !== "user" || text.length <= MESSAGE_LENGTH_MAX, NOT_OURS);

/** What the browser sends of a conversation that only it holds: all that was said, the student's new message last. */
export const temporarySchema = z.object({
  /** The problem it is about. */
  solveId: solveIdSchema.optional(),
  mode: tutorModeSchema.default("explain"),
  /** The built-in tutor is to write, for which it never counts. */
  engine: z.literal(true).optional(),
  messages: z
    .array(saidSchema, { error: NOT_OURS })
    .max(TEMPORARY_MESSAGES_MAX, TOO_LONG)
    .refine((said) => said.reduce((sum, { text }) => sum + text.length, 0) <= TEMPORARY_LENGTH_MAX, TOO_LONG)
    .refine((said) => said.at(-1)?.role === "user", NOT_OURS)
    .superRefine((said, check) => {
      const last = messageTextSchema.safeParse(said.at(-1)?.text);
      if (!last.success)
        check.addIssue({ code: "custom", message: last.error.issues[0]?.message ?? NOT_OURS });
    }),
});
