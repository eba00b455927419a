import "server-only";
import type { StoredChat } from "@/server/features/chat/types";
import type { MessagesLeft, Writer } from "@/server/features/usage/types";
import type { Run } from "../types";

/** What a run is to do. */
export interface RunPlan {
  readonly chat: StoredChat;
  readonly messageId: string;
  /** The beginning of the reply that is kept already. */
  readonly resumedFrom: { readonly id: string; readonly text: string } | null;
  /** The reply with that beginning, where it was stopped or broke off: it is not counted twice. */
  readonly resumes: string | null;
}

export interface StartedRun extends RunPlan, Writer {
  readonly run: Run;
  /** Null for a reply that does not count. */
  readonly left: MessagesLeft | null;
}
