/** A place where an account is signed in. */
export interface SessionView {
  readonly id: string;
  /** The browser and system as a student would name them. */
  readonly device: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  /** The one that asks. */
  readonly current: boolean;
}

/** What a renewal token of a browser extension says. */
export interface ExtensionRenewal {
  /** The session's number. */
  readonly id: string;
  readonly userId: string;
  readonly extensionId: string;
  /** How often the session had been renewed when the token was made: it is good for the next time alone. */
  readonly generation: number;
}

/** Who a page was made for, as its scripts may know it. */
export interface PageSession {
  readonly userId: string;
  /** Empty when the account has none. */
  readonly email: string;
  /** `email`, `google`, `github`; null when the auth server does not say. */
  readonly provider: string | null;
}

/** What a form that ends sessions shows. Start with `{ error: null }`. */
export interface EndSessionState {
  readonly error: string | null;
}
