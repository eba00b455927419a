import { z } from "zod";
import { UNPRINTABLE } from "@/server/features/solve/constants";
import { drawingSchema, solveIdSchema } from "@/server/features/solve/schema";
import { formatCount } from "@/server/format";
import {
  CHAT_LIST_LENGTH,
  CHAT_LIST_LENGTH_MAX,
  MESSAGE_LENGTH_MAX,
  NO_NAME,
  SEARCH_LENGTH_MAX,
  TITLE_LENGTH_MAX,
  TUTOR_MODES,
} from "./constants";

const EMPTY = "Write something first.";
const TOO_LONG = `This is longer than ${formatCount(MESSAGE_LENGTH_MAX)} characters. Send it in two messages.`;
const NOT_OURS = "We do not recognise this conversation. Start a new one.";

/** Ids the browser makes: for a conversation before its first message is sent, and for each message, so that
 * sending it again after a failure does not save it twice. */
export const madeIdSchema = z.string({ error: NOT_OURS }).regex(/^[\w-]{16,64}$/, NOT_OURS);

export const chatIdSchema = madeIdSchema;

/** A message, wherever it was made. */
export const messageIdSchema = z.string({ error: NOT_OURS }).regex(/^[\w-]{1,64}$/, NOT_OURS);

const printable = (text: string): string => text.replace(UNPRINTABLE, "");

export const messageTextSchema = z
  .string({ error: EMPTY })
  .overwrite(printable)
  .trim()
  .min(1, EMPTY)
  .max(MESSAGE_LENGTH_MAX, TOO_LONG);

export const tutorModeSchema = z.enum(TUTOR_MODES);

/** What the browser sends for a reply: the conversation and the one new message. */
export const sendMessageSchema = z.object({
  id: chatIdSchema,
  message: z.object({ id: madeIdSchema, text: messageTextSchema }),
  /** The message it follows; null for another beginning. Without it, the last one of the branch that is shown. Counts
   * the first time a message is sent. */
  parentId: messageIdSchema.nullable().optional(),
  /** The problem the conversation starts from. Counts with its first message only. */
  solveId: solveIdSchema.optional(),
  /** How the tutor is to help from now on. */
  mode: tutorModeSchema.optional(),
});

export const listChatsSchema = z.object({
  cursor: z
    .string()
    .regex(
      /^\d{1,14}_[\w-]{1,64}$/,
      "This page of your conversations does not exist. Start again from the first one.",
    )
    .nullish(),
  limit: z.number().int().min(1).max(CHAT_LIST_LENGTH_MAX).default(CHAT_LIST_LENGTH),
});

export const chatItemSchema = z.object({ id: z.string(), title: z.string() });

export const chatPageSchema = z.object({
  /** The conversation written in last first. `updatedAt` says when that was; one that the page itself has added is new. */
  items: z.array(chatItemSchema.extend({ updatedAt: z.date().optional() })),
  /** Hand it back for the next page; null on the last one. */
  nextCursor: z.string().nullable(),
});

export const deletedChatSchema = chatItemSchema.pick({ id: true });

export const chatByIdSchema = z.object({ id: chatIdSchema });

/** Which version of a message to show. */
export const chooseBranchSchema = z.object({ id: chatIdSchema, messageId: messageIdSchema });

export const renameChatSchema = z.object({
  id: chatIdSchema,
  title: z
    .string({ error: NO_NAME })
    .overwrite(printable)
    .trim()
    .min(1, NO_NAME)
    .max(TITLE_LENGTH_MAX, `A name can have at most ${TITLE_LENGTH_MAX} characters.`),
});

const NOTHING_TO_FIND = "Type what you are looking for.";

/** What to look for in one's conversations. Spaces do not count: "3x+5" is also found written as "3x + 5". */
export const searchChatsSchema = z.object({
  query: z
    .string({ error: NOTHING_TO_FIND })
    .max(SEARCH_LENGTH_MAX, `Search for at most ${SEARCH_LENGTH_MAX} characters.`)
    .transform((query) => printable(query).replace(/\s+/g, ""))
    .refine((query) => query !== "", NOTHING_TO_FIND),
});

/** What the engine says of the statements in a language model's reply, as it is kept with the reply. */
export const replyChecksSchema = z.object({
  claims: z.array(
    z.object({
      kind: z.enum(["arithmetic", "step", "answer"]),
      latex: z.string(),
      /** Where it begins in the reply, in UTF-16 units. */
      at: z.number().int().nonnegative(),
      outcome: z.enum(["verified", "sampled", "refuted", "unchecked"]),
      /** A sentence for the student, mathematics between single dollar signs. */
      note: z.string().nullable(),
      /** It is wrong, and the reply says so itself further down. */
      corrected: z.literal(true).optional(),
    }),
  ),
  /** Statements that were not looked at. */
  left: z.number().int().nonnegative(),
  /** The engine's answer in LaTeX, where the reply is an answer and does not hold it anywhere. */
  lacks: z.string().optional(),
  /** It holds it in the correction below. */
  corrected: z.literal(true).optional(),
});

/** A drawing that belongs to a reply, as it is kept with it. */
export const graphPartSchema = z.object({ type: z.literal("data-graph"), data: drawingSchema });

/** A message as it is shown. */
export const chatMessageSchema = z.object({
  id: z.string(),
  role: z.enum(["user", "assistant"]),
  text: z.string(),
  /** Who wrote it, for a reply. */
  source: z.enum(["engine", "language-model"]),
  /** How it ended, where it did not end by itself. */
  stopped: z.boolean(),
  cutOff: z.literal(true).optional(),
  interrupted: z.literal(true).optional(),
  checks: replyChecksSchema.optional(),
  graphs: z.array(drawingSchema).readonly().optional(),
  versions: z
    .object({
      index: z.number().int(),
      count: z.number().int(),
      previousId: z.string().nullable(),
      nextId: z.string().nullable(),
    })
    .optional(),
});

/** The problem a conversation is about. */
export const chatSubjectSchema = z.object({
  solveId: z.string(),
  instruction: z.string(),
  latex: z.string(),
  text: z.string(),
  hintsFirst: z.boolean(),
  isSolved: z.boolean(),
  offers: z.array(z.string()).readonly(),
});
