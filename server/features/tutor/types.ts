import type { z } from "zod";
import type { runs } from "@/drizzle/schema/runs";
import type { ChatView } from "@/server/features/chat/types";
import type { followSchema, readConversationSchema, replySchema } from "./schema";

export type ReplyTo = z.infer<typeof replySchema>;

/** What is asked for, and the address the request came from, by which guests are counted. */
export type Asked = ReplyTo & { readonly address: string };

/** A viewer: what it follows, how much of it it has, and its end. */
export type Follow = z.infer<typeof followSchema> & { readonly signal: AbortSignal };

/** A conversation with what goes on in it. */
export interface Conversation extends ChatView {
  /** The run that is writing the reply to the last message; null when none is. */
  readonly runId: string | null;
}

export type ReadConversation = z.infer<typeof readConversationSchema>;

/** Some messages of a conversation, one after the other. */
export interface ConversationPart extends Conversation {
  /** Whether there are messages before these. */
  readonly hasEarlier: boolean;
}

/** The writing of one reply. */
export interface Run {
  /** The reply's id as well. */
  readonly id: string;
  readonly chatId: string;
  readonly messageId: string;
  /** The place that is held for the reply. */
  readonly position: number;
  readonly status: (typeof runs.$inferSelect)["status"];
}

export interface NewRun extends Pick<Run, "id" | "chatId" | "messageId"> {
  /** The process that writes it. */
  readonly instance: string;
  readonly createdAt: Date;
}

/** One event of a run. */
export interface RunEvent {
  readonly runId: string;
  readonly seq: number;
  readonly body: unknown;
}
