import type { LanguageModelV4 } from "@ai-sdk/provider";

/** What a conversation needs from a model. */
export interface ChatModel {
  readonly model: LanguageModelV4;
  /** "engine": every statement comes from the exact engine, with its own verification in the text.
   * "language-model": free text that nothing has checked; whoever shows it says so. */
  readonly kind: "engine" | "language-model";
}
