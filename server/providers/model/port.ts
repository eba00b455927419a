import type { LanguageModelV4 } from "@ai-sdk/provider";
import type { Engine } from "../engine/port";

/** What a conversation needs from a model. "engine": every statement comes from the exact engine, with its own
 * verification in the text. "language-model": free text that nothing has checked; anyone who shows it says so. */
export type ChatModel = EngineModel | VendorModel;

/** The engine as a model. Its calls cost nothing. */
export interface EngineModel {
  readonly kind: "engine";
  readonly model: LanguageModelV4;
  /** The same model with the engine working for someone. Absent where a test has its own. */
  readonly workingWith?: (engine: Engine) => LanguageModelV4;
}

/** A vendor's model. Without a ledger nothing can be sent to it. */
export interface VendorModel {
  readonly kind: "language-model";
  /** The same model for one reply, each of whose requests is booked. */
  metered(ledger: CallLedger): MeteredModel;
}

/** A vendor's model whose requests are booked. */
export interface MeteredModel {
  readonly kind: "language-model";
  /** Whose it is, in every reply. */
  readonly vendor: VendorModel;
  /** @param onCall told of each call how it ended and what it took */
  reporting(onCall: (call: ModelCall) => void): LanguageModelV4;
}

/** A model as one reply uses it. */
export type ReplyModel = EngineModel | MeteredModel;

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
  | "too-long"
  /** The ledger refused it: nothing was sent. */
  | "out-of-budget"
  | "too-many-calls";

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

declare const minted: unique symbol;

/** What a request to a vendor is reckoned to take. */
export interface CallEstimate {
  /** Of its input, as near as can be told. */
  readonly inputTokens: number;
  /** No vendor counts more for it. */
  readonly inputTokensMax: number;
  /** What the vendor is told as the reply's limit. */
  readonly outputTokensMax: number;
}

/** Leave to send one request to a model's vendor: the most it can cost is set aside. Only the ledger grants one, and
 * nothing that sends to a vendor can be called without. */
export interface VendorPermit {
  readonly [minted]: true;
  readonly outputTokensMax: number;
  /** To be called at the moment of sending.
   * @throws {Error} the second time: a permit is good for one request */
  use(): void;
  /** Books what the request took and lets go of what was set aside; the first time only. One that was never used costs
   * nothing. Never throws. */
  settle(taken: TokenCount): Promise<void>;
}

/** Why nothing may be sent: the day's budget has no room for it, or the reply has had as many requests as it may. */
export type PermitRefusal = "out-of-budget" | "too-many-calls";

/** The ledger's page of one reply, or of one photo, on which each of its requests is booked. */
export interface CallLedger {
  readonly [minted]: true;
  /** Sets aside the most that a request can cost. */
  reserve(
    estimate: CallEstimate,
  ): Promise<
    | { readonly ok: true; readonly permit: VendorPermit }
    | { readonly ok: false; readonly reason: PermitRefusal }
  >;
}
