import type { LanguageModelV4FunctionTool } from "@ai-sdk/provider";
import type { ModelMessage } from "ai";
import type { AppError } from "@/server/errors/app-error";
import type { Writer } from "@/server/features/usage/types";
import type { Engine } from "@/server/providers/engine/port";
import type { ModelCall, ReplyModel } from "@/server/providers/model/port";
import type { Drawing } from "@/server/solver/graph/drawing";
import type { ReplyCheck } from "../claims/types";
import type { ClosedStory, Ladder } from "../hints/types";
import type { ToolAnswer, ToolCall } from "../tools/types";
import type { TutorMode } from "./types";

/** What a reply is to be written to. */
export interface ReplyRequest {
  /** What was said, the student's message last. */
  readonly messages: readonly ModelMessage[];
  readonly mode: TutorMode;
  /** The problem whose answer is to be kept back; null without one, and in the other modes. */
  readonly ladder: Ladder | null;
  /** Word problems that the engine cannot read by itself, whose answers are kept back as well. */
  readonly stories?: readonly ClosedStory[];
  /** It is not known whether there is such a problem: nothing can be said then. */
  readonly unreadable?: boolean;
  /** The beginning of the reply, where it was written before and broke off; else empty. */
  readonly resumedFrom: string;
  /** Aborted when the student stops the reply. */
  readonly signal: AbortSignal;
  /** Why the built-in tutor writes although there is a language model; absent where it does not, or there is none. */
  readonly standsIn?: NonNullable<Writer["standsIn"]>;
  /** What a model is to know besides its part. */
  readonly context?: string;
  /** What a model is to do with what is begun; to finish it, if nothing is said. */
  readonly goOn?: string;
}

export interface ReplyContext {
  readonly chatModel: ReplyModel;
  /** Working on behalf of the reply's reader. */
  readonly engine: Engine;
  /** Told of faults that cost the badges, not the reply. */
  readonly onFault: (error: unknown) => void;
  /** Absent where nothing of a student's practice is kept: in a temporary conversation. */
  readonly desk?: PracticeDesk;
}

/** A student's practice, as far as the tutor has to do with it. */
export interface PracticeDesk {
  /** Sets a problem of the skill that a few words are about. */
  set(topic: string): Promise<ToolAnswer>;
  /** What came of the problems that were worked last. */
  seen(): Promise<ToolAnswer>;
}

/** What a reply's words are written with. */
export interface WordsContext extends ReplyContext {
  /** The engine's tools; a model without them has its words only. */
  readonly toolbox?: Toolbox | null;
}

/** What comes out of a reply while it is written, in order: `text` goes behind what came before. Later `checks`
 * replace earlier ones. */
export type ReplyChunk =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "checks"; readonly checks: ReplyCheck }
  | { readonly type: "graph"; readonly graph: Drawing };

/** How the writing of a reply came out. */
export interface WrittenReply {
  /** "cut-off": it broke after its first words, which count. "failed": there is nothing to keep. */
  readonly ending: "finished" | "stopped" | "cut-off" | "failed";
  /** All of it, `resumedFrom` included. */
  readonly text: string;
  /** Null where nothing was checked: the engine wrote it, or checking failed. */
  readonly checks: ReplyCheck | null;
  /** What was drawn for it, in order. */
  readonly graphs: readonly Drawing[];
  /** Its final answer is wrong and stayed so. */
  readonly refuted: boolean;
  /** It was cut off because it came to the longest reply there is. */
  readonly overLength: boolean;
  /** Why it failed or was cut off, where that is known. */
  readonly failure: AppError | null;
  /** The calls of the model, for the books; empty for the engine. */
  readonly calls: readonly ModelCall[];
}

/** The engine's tools for one reply. */
export interface Toolbox {
  /** As a model sees them. */
  readonly definitions: readonly LanguageModelV4FunctionTool[];
  /** Never throws: what is wrong with a call, or an engine that is too busy for it, is its answer. */
  use(call: ToolCall): Promise<ToolAnswer>;
  /** Drawings made since the last call. */
  takeGraphs(): readonly Drawing[];
}
