/** How one request went. */
export interface Outcome {
  /** 0 where there was no answer. */
  readonly status: number;
  readonly retryAfter: string | null;
  /** Until the last byte; for a reply, until the first. */
  readonly ms: number;
  /** Why there was no answer. */
  readonly code: string | null;
}

export const isShed = ({ status }: Outcome): boolean => status === 429 || status === 503;
export const isGood = ({ status }: Outcome): boolean => status >= 200 && status < 400;
