/** What a log line may say. A closed list: a student's text, an address, a cookie or a token has no field to stand in. */
export interface LogFields {
  readonly requestId?: string;
  /** What a page shows its reader of a failure: the same for the same fault. */
  readonly digest?: string;
  /** A procedure, an action or a route, by its name. */
  readonly operation?: string;
  /** A code of the error table. */
  readonly code?: string;
  readonly status?: number;
  /** How someone came in, a word of ours; of a request, such as `GET`. */
  readonly method?: string;
  /** Of a request the known route its path belongs to, never the path itself. */
  readonly path?: string;
  /** A keyed digest of an address of mail: the same for the same. */
  readonly subject?: string;
  /** A keyed digest of the address a request came from. */
  readonly client?: string;
  readonly ms?: number;
  readonly bytes?: number;
  /** An answer broke off after its status had been sent. */
  readonly cut?: boolean;
  readonly count?: number;
  /** Why a call of a model went wrong, in one of our own words. */
  readonly reason?: string;
  /** How often a call was sent. */
  readonly tries?: number;
  readonly tokensIn?: number;
  readonly tokensOut?: number;
  /** The counts are reckoned from the text's length. */
  readonly tokensEstimated?: boolean;
  /** A failure. Of its message only what cannot quote a student is kept. */
  readonly error?: unknown;
}

/** Where log lines go. `message` is a constant sentence, never composed from what was received. */
export interface Logger {
  debug(message: string, fields?: LogFields): void;
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
}
