import { z } from "zod";
import { MESSAGE_LENGTH_MAX, TITLE_LENGTH_MAX } from "./constants";

const EMPTY = "Write something first.";
const TOO_LONG = `This is longer than ${MESSAGE_LENGTH_MAX.toLocaleString("en-GB")} characters. Send it in two messages.`;
const NOT_OURS = "This is not a conversation of ours. Start a new one.";

/** Ids the browser makes: for a conversation before its first message is sent, and for each message, so that
 * sending it again after a failure does not save it twice. */
const madeIdSchema = z.string({ error: NOT_OURS }).regex(/^[\w-]{16,64}$/, NOT_OURS);

export const chatIdSchema = madeIdSchema;

export const messageTextSchema = z
  .string({ error: EMPTY })
  .trim()
  .min(1, EMPTY)
  .max(MESSAGE_LENGTH_MAX, TOO_LONG);

/** What the browser sends for a reply: the conversation and the one new message. */
export const sendMessageSchema = z.object({
  id: chatIdSchema,
  message: z.object({ id: madeIdSchema, text: messageTextSchema }),
  /** The problem the conversation starts from. Counts with its first message only. */
  solveId: z.string().min(1).max(64).optional(),
});

export const chatByIdSchema = z.object({ id: chatIdSchema });

export const renameChatSchema = z.object({
  id: chatIdSchema,
  title: z
    .string({ error: "Give it a name." })
    .trim()
    .min(1, "Give it a name.")
    .max(TITLE_LENGTH_MAX, `A name has at most ${TITLE_LENGTH_MAX} characters.`),
});
