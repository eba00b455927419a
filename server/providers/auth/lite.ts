import "server-only";
import type { EmailDriver } from "@supabase/lite";
import type { PgliteConnection } from "@supabase/lite/pglite";
import { loadLite } from "@/server/db/lite";
import { IDLE_MS_MAX, LIFETIME_MS_MAX } from "@/server/features/session/constants";
import type { Mailer } from "@/server/providers/mail/port";
import {
  LINK_TYPES,
  type LinkType,
  lifetimeOf,
  type NoticeType,
  writeEmail,
  writeNotice,
} from "./email-templates";
import { createLinkMarks, type LinkMarks } from "./link-signature";
import { createMailedLinks, type MailedLinks } from "./mailed-links";
import type { SessionsEnded } from "./port";
import { PREFIX } from "./protocol";
import { createSessionTables, type SessionTables } from "./session-tables";
import { type SocialConfig, socialContext } from "./social-peers";
import { type AuthTables, createAuthTables } from "./tables";

export interface LiteOptions {
  /** Where people reach the product, without a trailing slash. */
  readonly siteUrl: string;
  readonly product: string;
  readonly jwtSecret: string;
  /** AUTH_SECRET. */
  readonly secret: string;
  readonly connection: PgliteConnection;
  readonly mailer: Mailer;
  readonly social: SocialConfig;
  /** Is told whenever sessions of an account may have ended here. */
  readonly onSessionsEnded: (ended: SessionsEnded) => Promise<void>;
}

/** The server that speaks the auth protocol, and the tables it keeps. */
export interface Lite {
  fetch(request: Request): Promise<Response>;
  readonly tables: AuthTables;
  readonly sessions: SessionTables;
  readonly links: LinkMarks;
  readonly mailed: MailedLinks;
  /** Sends the message of a kind with a link for this token. */
  write(to: string, type: LinkType, tokenHash: string): void;
  /** Tells the owner of an address what has happened to the account. */
  tell(to: string, what: NoticeType): void;
  /** Ends an account's sessions but these, with their renewal and their access tokens. */
  endSessions(userId: string, kept: readonly string[]): Promise<void>;
  endSession(userId: string, sessionId: string): Promise<void>;
  /** Tells the product which of an account's sessions go on, and whether all others were to end. */
  reportSessions(userId: string, everywhere: boolean): Promise<void>;
}

/** Nobody's address: an account under it is made to look and last like a real sign-up, and gets no mail. */
export const DECOY_DOMAIN = "@decoy.invalid";

/** Long enough that nobody guesses a link: the token in it is made of nothing but this code and the address. */
const CODE_DIGITS = 40;

export async function startLite(options: LiteOptions): Promise<Lite> {
  const { connection, mailer, siteUrl, product } = options;
  const links = createLinkMarks(options.secret);
  const sessions = createSessionTables(connection.driver);
  const reportSessions = async (userId: string, everywhere: boolean) =>
    options.onSessionsEnded({ userId, open: await sessions.listOpen(userId), everywhere });
  const write: Lite["write"] = (to, type, tokenHash) => {
    if (to.endsWith(DECOY_DOMAIN) || socialContext.getStore()) return;
    mailer.send(writeEmail({ to, type, token: links.mark(tokenHash), siteUrl, product }));
  };
  const { App } = await loadLite();
  const app = new App({
    connection,
    auth: configuration(options),
    options: {
      server: { apiKeys: false, admin: false, disableStudio: true },
      drivers: { email: readingLinks(write) },
    },
  });
  return {
    fetch: async (request) => app.fetch(request, { peerAddress: null }),
    tables: createAuthTables(connection.driver),
    sessions,
    links,
    mailed: createMailedLinks(connection.driver),
    write,
    tell: (to, what) => mailer.send(writeNotice({ to, what, siteUrl, product })),
    async endSessions(userId, kept) {
      await sessions.endAllBut(userId, kept);
      await reportSessions(userId, true);
    },
    async endSession(userId, sessionId) {
      await sessions.endOne(sessionId);
      await reportSessions(userId, false);
    },
    reportSessions,
  };
}

const hours = (ms: number): string => `${ms / 3_600_000}h`;

function configuration({ siteUrl, jwtSecret, social }: LiteOptions) {
  const external = ({ app, url }: { app?: { clientId: string; clientSecret: string }; url?: string }) => ({
    enabled: app !== undefined,
    client_id: app?.clientId,
    secret: app?.clientSecret,
    redirect_uri: `${siteUrl}${PREFIX}callback`,
    ...(url && { url }),
  });
  return {
    enabled: true,
    jwt_secret: jwtSecret,
    site_url: siteUrl,
    additional_redirect_urls: [],
    minimum_password_length: 8,
    // A renewal token that comes back after its successor was used has been copied: it ends the session.
    enable_refresh_token_rotation: true,
    sessions: { timebox: hours(LIFETIME_MS_MAX), inactivity_timeout: hours(IDLE_MS_MAX) },
    email: {
      enable_confirmations: true,
      // The new address confirms: the old one cannot vouch for a mailbox it does not own.
      double_confirm_changes: false,
      otp_length: CODE_DIGITS,
      otp_expiry: lifetimeOf("signup") * 60,
    },
    external: {
      google: external({ app: social.google }),
      github: external({ app: social.github, url: social.githubUrl }),
    },
  };
}

/** Takes the link out of the server's own message and writes ours. */
function readingLinks(write: Lite["write"]): EmailDriver {
  return {
    async send({ to, text }) {
      const link = /https?:\/\/\S+\/auth\/v1\/verify\?\S+/.exec(text ?? "")?.[0];
      const { searchParams } = new URL(link ?? "about:blank");
      const [token, type] = [searchParams.get("token"), searchParams.get("type")];
      const known = LINK_TYPES.find((one) => one === type);
      if (!token || !known) throw new Error("The auth server wrote a mail that has no link.");
      write(to, known, token);
    },
  };
}
