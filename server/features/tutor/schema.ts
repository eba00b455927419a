import { z } from "zod";
import {
  chatIdSchema,
  chatMessageSchema,
  chatSubjectSchema,
  madeIdSchema,
  messageIdSchema,
  messageTextSchema,
  sendMessageSchema,
  tutorModeSchema,
} from "@/server/features/chat/schema";

/** Messages of a conversation that are read at once. */
const MESSAGES_AT_ONCE = 50;
const MESSAGES_AT_ONCE_MAX = 200;

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

/** A message as a program sends it: what it leaves out is made here. */
export const programMessageSchema = sendMessageSchema.omit({ id: true, message: true }).extend({
  id: chatIdSchema.optional(),
  messageId: madeIdSchema.optional(),
  text: messageTextSchema,
  again: z.literal(true).optional(),
  engine: z.literal(true).optional(),
});

/** A message that was taken, and the reply that is being written to it. */
export const takenSchema = z.object({ id: z.string(), messageId: z.string(), runId: z.string() });

/** Part of a conversation: the last messages, or the ones before one of them. */
export const readConversationSchema = z.object({
  id: chatIdSchema,
  before: messageIdSchema.optional(),
  limit: z.number().int().min(1).max(MESSAGES_AT_ONCE_MAX).default(MESSAGES_AT_ONCE),
});

export const conversationSchema = z.object({
  id: z.string(),
  title: z.string(),
  mode: tutorModeSchema,
  subject: chatSubjectSchema.nullable(),
  messages: z.array(chatMessageSchema).readonly(),
  /** Whether there are messages before these. */
  hasEarlier: z.boolean(),
  /** The reply that is being written to the last message; null when none is. */
  runId: z.string().nullable(),
});
