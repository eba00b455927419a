/** One piece of work that has come to its end, with how long it took. A closed list: what a student wrote, an address or a
 * token has no field to stand in. */
export type Span =
  | {
      readonly kind: "request";
      readonly requestId: string;
      /** Such as `GET`. */
      readonly method: string;
      /** The class of its path, never the path itself. */
      readonly route: string;
      readonly status: number;
      readonly ms: number;
    }
  | {
      readonly kind: "engine";
      /** The request it was done for; null where it was none. */
      readonly requestId: string | null;
      readonly job: string;
      readonly outcome: string;
      readonly ms: number;
    }
  | {
      readonly kind: "model";
      readonly outcome: string;
      readonly tokensIn: number;
      readonly tokensOut: number;
      readonly ms: number;
    };

/** Takes what has ended. */
export interface Tracer {
  /** Returns at once and never throws. */
  ended(span: Span): void;
  /** Sends what waits, in bounded time. */
  close(): Promise<void>;
}
