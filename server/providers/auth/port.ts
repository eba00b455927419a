/** What a verified access token says about its bearer. */
export interface AccessClaims {
  /** The account's UUID. */
  userId: string;
  email: string | null;
  /** How the person signed in: `email`, `google`, `github`; null when the token does not say. */
  provider: string | null;
  sessionId: string | null;
  /** Seconds since 1970-01-01 UTC. */
  expiresAt: number;
}

/** The auth server behind sign-in: one hosted by Supabase, or one embedded in this process. */
export interface AuthProvider {
  kind: "embedded" | "hosted";
  /** Base URL for a Supabase client on the server. */
  url: string;
  /** Public key for a Supabase client. */
  anonKey: string;
  /** Network for a Supabase client on the server, when it is not the ordinary one: hand it over as `global.fetch`. */
  fetch?: typeof fetch;
  /** Who a token belongs to.
   * @returns null for anything but a valid, unexpired access token of this auth server */
  verifyAccessToken(token: string): Promise<AccessClaims | null>;
  /** Answers the auth protocol under `/auth/v1`. Only the embedded server has it. */
  handle?(request: Request): Promise<Response>;
  /** Whether the auth server answers at the moment. */
  isHealthy(): Promise<boolean>;
}
