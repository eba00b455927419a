import type { LanguageModelV4 } from "@ai-sdk/provider";
import type { Engine } from "../engine/port";

/** What a conversation needs from a model. */
export interface ChatModel {
  readonly model: LanguageModelV4;
  /** "engine": every statement comes from the exact engine, with its own verification in the text.
   * "language-model": free text that nothing has checked; whoever shows it says so. */
  readonly kind: "engine" | "language-model";
  /** The same model with the engine working for somebody. Absent where a model does not need it. */
  readonly workingWith?: (engine: Engine) => LanguageModelV4;
  /** The same model for one reply, telling of each of its calls how it ended and what it took. Absent where calls
   * cost nothing. */
  readonly reporting?: (onCall: (call: ModelCall) => void) => LanguageModelV4;
}

/** Why a call went wrong, in words that fit every vendor. */
export type FailureReason =
  | "rate-limited"
  | "out-of-credit"
  | "refused-key"
  | "not-found"
  | "rejected"
  | "server-error"
  | "network"
  | "no-first-token"
  | "stalled"
  | "truncated"
  | "malformed"
  | "empty"
  | "too-long";

/** One call of a model, its repetitions included. */
export interface ModelCall {
  /** "cut-off": it broke after its first words, which are kept. "stopped": by the student. */
  readonly outcome: "finished" | "cut-off" | "stopped" | "failed";
  /** Of a call that was cut off or failed. */
  readonly reason: FailureReason | undefined;
  /** What the vendor's server answered in place of a reply. */
  readonly status: number | undefined;
  /** How often it was sent, from 1. */
  readonly tries: number;
  /** From the first try to the end. */
  readonly ms: number;
  readonly tokens: TokenCount;
}

export interface TokenCount {
  readonly input: number;
  /** Thinking included, where the vendor counts it. */
  readonly output: number;
  /** The vendor did not count, so these were reckoned from the text's length. */
  readonly estimated: boolean;
}
