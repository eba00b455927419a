import type { z } from "zod";
import type { messages } from "@/drizzle/schema/messages";
import type { Drawing } from "@/server/features/solve/types";
import type { MessagesLeft } from "@/server/features/usage/types";
import type {
  chatPageSchema,
  chooseBranchSchema,
  listChatsSchema,
  renameChatSchema,
  replyChecksSchema,
  searchChatsSchema,
  sendMessageSchema,
  tutorModeSchema,
} from "./schema";

export type SendMessage = z.infer<typeof sendMessageSchema>;
export type ChooseBranch = z.infer<typeof chooseBranchSchema>;
export type RenameChat = z.infer<typeof renameChatSchema>;

/** What the engine says of the statements in a language model's reply. */
export type ReplyChecks = z.infer<typeof replyChecksSchema>;

export type ListChats = Pick<z.infer<typeof listChatsSchema>, "cursor" | "limit">;
export type ChatPage = z.infer<typeof chatPageSchema>;
export type SearchChats = z.infer<typeof searchChatsSchema>;

/** Who wrote a reply. What a language model wrote was checked by nobody, and is marked so. */
export type ReplySource = "engine" | "language-model";

/** What the stream says about a reply beside its text. */
export interface ReplyMetadata {
  readonly title: string;
  readonly source: ReplySource;
  /** How it ended, where it did not end by itself. */
  readonly cutOff?: true;
  readonly stopped?: true;
  readonly interrupted?: true;
  /** The built-in tutor stands in for the language model because the day's budget is spent. */
  readonly standIn?: true;
  /** The messages left after it; absent where it does not count. */
  readonly left?: MessagesLeft;
  /** It went wrong and counts all the same: the day's refunds are used up. */
  readonly counted?: boolean;
  /** What has been checked so far. */
  readonly checks?: ReplyChecks;
}

/** A conversation as a line of the list. */
export interface ChatItem {
  readonly id: string;
  readonly title: string;
}

/** A part of a line with what was searched for in its middle. */
export interface Excerpt {
  readonly before: string;
  readonly match: string;
  readonly after: string;
}

/** A conversation a search has found. */
export interface ChatHit extends ChatItem {
  /** Where in its messages, the latest place first; null when only the title has it. */
  readonly excerpt: Excerpt | null;
}

/** Outcome of a search. */
export type ChatSearchResult =
  | { readonly ok: true; readonly hits: readonly ChatHit[] }
  | { readonly ok: false; readonly error: string };

export type TutorMode = z.infer<typeof tutorModeSchema>;

export interface StoredChat extends ChatItem {
  readonly solveId: string | null;
  readonly mode: TutorMode;
  /** The last message of the branch that is shown; null in an empty conversation. */
  readonly headId: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export type MessageParts = (typeof messages.$inferSelect)["parts"];

export interface StoredMessage {
  readonly id: string;
  readonly role: "user" | "assistant";
  readonly parts: MessageParts;
  readonly position: number;
  /** The message it follows; null for a first one. */
  readonly parentId: string | null;
}

/** A message as it is shown. */
export interface ChatMessage {
  readonly id: string;
  readonly role: "user" | "assistant";
  readonly text: string;
  readonly source: ReplySource;
  /** The student stopped the reply before its end. */
  readonly stopped: boolean;
  /** The reply broke off: its end is missing. */
  readonly cutOff?: true;
  /** The server broke down while it was being written; it can be resumed. */
  readonly interrupted?: true;
  /** Absent where the engine has not looked at the reply. */
  readonly checks?: ReplyChecks;
  /** What was drawn for it. */
  readonly graphs?: readonly Drawing[];
  /** Absent where there is one version only. */
  readonly versions?: MessageVersions;
}

/** How a reply came about, as it is kept with it. */
export type ReplyNote = Pick<
  ChatMessage,
  "source" | "stopped" | "cutOff" | "interrupted" | "checks" | "graphs"
>;

/** A message among the other versions of what was written in its place. */
export interface MessageVersions {
  /** From 1, the oldest first. */
  readonly index: number;
  readonly count: number;
  readonly previousId: string | null;
  readonly nextId: string | null;
}

/** The problem a conversation is about. */
export interface ChatSubject {
  readonly solveId: string;
  readonly instruction: string;
  readonly latex: string;
  /** As the student typed it: shown when no mathematics was read. */
  readonly text: string;
  /** The student wants hints for it before its answer. */
  readonly hintsFirst: boolean;
  /** The engine has an answer to it, or to a part of it. */
  readonly isSolved: boolean;
  /** Texts that the engine answers instead of one that it refused; empty for others. */
  readonly offers: readonly string[];
}

/** What a problem says by itself, without whose it is and how far they are. */
export type SubjectWords = Pick<ChatSubject, "instruction" | "latex" | "text">;

export interface ChatView {
  readonly id: string;
  readonly title: string;
  readonly subject: ChatSubject | null;
  readonly mode: TutorMode;
  /** The branch that is shown. */
  readonly messages: readonly ChatMessage[];
}

/** Outcome of an action on a conversation. */
export type ChatActionResult = { readonly ok: true } | { readonly ok: false; readonly error: string };
