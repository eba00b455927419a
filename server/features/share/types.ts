import type { z } from "zod";
import type { ChatMessage, SubjectWords } from "@/server/features/chat/types";
import type { SolveView } from "@/server/features/solve/types";
import type { shareSchema, shareSubjectSchema } from "./schema";

export type ShareSubject = z.infer<typeof shareSubjectSchema>;
export type NewShare = z.infer<typeof shareSchema>;

/** A link as its owner sees it. */
export interface ShareLink {
  /** The whole address. */
  readonly url: string;
  /** More was said in the conversation since: the link does not show that. */
  readonly behind: boolean;
}

/** A problem as the readers of a link see it: what its owner may see, without what the owner tried. */
export type SharedSolve = Omit<SolveView, "id" | "attempt" | "ms">;

export interface SharedChat {
  readonly title: string;
  /** The problem it is about. */
  readonly subject: SubjectWords | null;
  /** The branch that was shown when the link was made, up to its end then. */
  readonly messages: readonly ChatMessage[];
}

/** What a link leads to. */
export type SharedWork =
  | { readonly kind: "chat"; readonly chat: SharedChat }
  | { readonly kind: "solve"; readonly solve: SharedSolve };

/** Outcome of asking for a link. */
export type ShareActionResult =
  | { readonly ok: true; readonly link: ShareLink }
  | { readonly ok: false; readonly error: string };

/** Outcome of taking a link back. */
export type RevokeShareResult = { readonly ok: true } | { readonly ok: false; readonly error: string };
