import "server-only";
import type { TokenCount } from "./port";

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
