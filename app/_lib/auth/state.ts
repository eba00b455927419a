/** What is looked at of a session. */
export interface KnownSession {
  readonly user: {
    readonly id: string;
    readonly email?: string | undefined;
    readonly app_metadata: { readonly provider?: string | null | undefined };
  };
}

/** A change the auth client reports: `SIGNED_IN`, `SIGNED_OUT`, `TOKEN_REFRESHED`, `USER_UPDATED`,
 * `PASSWORD_RECOVERY`, `INITIAL_SESSION`. */
export interface AuthChange {
  readonly event: string;
  readonly session: KnownSession | null;
}

/** The session a page keeps after a change. `SIGNED_IN` brings its session in only when someone signed in by e-mail;
 * any other event brings in the session it carries; without a session there is none.
 *
 * The auth client says `SIGNED_IN` each time its tab comes to the front. When it does so of a social sign-in, what was
 * kept of the same account stays, and what was kept of another one goes.
 * @param kept the session kept before */
export function nextSession(kept: KnownSession | null, { event, session }: AuthChange): KnownSession | null {
  if (!session) return null;
  if (event !== "SIGNED_IN" || session.user.app_metadata.provider === "email") return session;
  return kept?.user.id === session.user.id ? kept : null;
}

/** The account a session is of; null without one. */
export function accountOf(session: KnownSession | null): string | null {
  return session?.user.id ?? null;
}
