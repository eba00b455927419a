/** What a verified access token says about its bearer. */
export interface AccessClaims {
  /** The account's UUID. */
  userId: string;
  email: string | null;
  /** How the person signed in: `email`, `google`, `github`; null when the token does not say. */
  provider: string | null;
  sessionId: string | null;
  /** Seconds since 1970-01-01 UTC. */
  issuedAt: number;
  expiresAt: number;
}

export type SocialProvider = "google" | "github";

/** Who an account is looked up by. */
export type WantedPerson = { readonly userId: string } | { readonly email: string };

/** An account and the address it is reached under. */
export interface AccountHolder {
  readonly userId: string;
  /** Null for one that has none. */
  readonly email: string | null;
}

/** A call of the auth protocol, for the log. */
export interface SeenCall {
  /** As in `POST token password`. */
  readonly endpoint: string;
  /** The address of mail it names; empty when it names none. */
  readonly email: string;
}

/** Sessions of an account have ended at the auth server. */
export interface SessionsEnded {
  readonly userId: string;
  /** Those that go on. */
  readonly open: readonly string[];
  /** Whether the account was signed out everywhere else: at places too that the auth server does not know. */
  readonly everywhere: boolean;
}

/** A message the auth server has sent. */
export interface Mail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly sentAt: Date;
}

/** Mail that stays on this machine, for trying the product without a mail server. */
export interface Inbox {
  /** Newest first. */
  list(): readonly Mail[];
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
  /** Answers the auth protocol under `/auth/v1`. Only the embedded server has it.
   * @param seen is told of a call that could be read, before it is answered */
  handle?(request: Request, seen?: (call: SeenCall) => void): Promise<Response>;
  /** The social sign-ins that are set up; none when the auth server cannot say. */
  socialProviders(): Promise<readonly SocialProvider[]>;
  /** Removes an account and everything the auth server keeps of it. Succeeds when there is none.
   * @throws {Error} when the auth server cannot be told to, for want of a key */
  deleteUser(userId: string): Promise<void>;
  /** Ends all sessions of an account at the auth server: none of them is renewed any more. A hosted one takes this from
   * the account's own sessions only. */
  endSessions?(userId: string): Promise<void>;
  /** Leaves an account without a password; anyone who is signed in to it chooses one. Only the embedded one can be told. */
  dropPassword?(userId: string): Promise<void>;
  /** Whether a session has not been ended at the auth server. Only the embedded one can be asked. */
  hasSession?(sessionId: string): Promise<boolean>;
  /** Has sessions that end at the auth server reported, before the call that ended them is answered. Only the embedded
   * one reports. */
  onSessionsEnded?(listener: (ended: SessionsEnded) => Promise<void>): void;
  /** Only the embedded server without a mail server has it, and only when it serves this machine alone. */
  inbox?: Inbox;
  /** Who an account belongs to, by its number or its address.
   * @returns null when there is no such account
   * @throws {Error} when the auth server cannot be asked, for want of a key */
  findPerson(wanted: WantedPerson): Promise<AccountHolder | null>;
  /** Whether the auth server answers at the moment. */
  isHealthy(): Promise<boolean>;
}
