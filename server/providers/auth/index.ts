import "server-only";
import { getDatabase, openDatabase } from "@/server/db/client";
import { env } from "@/server/env";
import { createPinoLogger } from "@/server/providers/logging/pino";
import { createInbox } from "@/server/providers/mail/inbox";
import type { Mailer } from "@/server/providers/mail/port";
import { createMailQueue } from "@/server/providers/mail/queue";
import { processSlot } from "@/server/runtime";
import type { AttemptLimiter } from "./attempt-limit";
import { createEmbeddedAuth } from "./embedded";
import type { KnownAddresses } from "./guard";
import { createHostedAuth } from "./hosted";
import type { AuthProvider, Inbox } from "./port";
import { deriveSecret } from "./secrets";
import type { SocialApp } from "./social-peers";

const provider = processSlot<AuthProvider>("auth");

/** The auth server this product uses. Opens nothing by itself. */
export function getAuthProvider(): AuthProvider {
  provider.current ??= create();
  return provider.current;
}

function create(): AuthProvider {
  if (env.SUPABASE_URL && env.SUPABASE_ANON_KEY) {
    return createHostedAuth({
      url: env.SUPABASE_URL,
      anonKey: env.SUPABASE_ANON_KEY,
      serviceRoleKey: env.SUPABASE_SERVICE_ROLE_KEY,
      deleteBySql: async (userId) => {
        const { database, embedded } = await openDatabase();
        if (embedded) return false;
        const { deleteBySql } = await import("./delete-by-sql");
        return deleteBySql(database, userId);
      },
    });
  }
  const log = createPinoLogger({ level: env.LOG_LEVEL });
  return createEmbeddedAuth({
    siteUrl: env.AUTH_URL.replace(/\/+$/, ""),
    product: env.NEXT_PUBLIC_APP_NAME,
    secret: env.AUTH_SECRET,
    connection: embeddedConnection,
    ...post(env.SMTP_URL, log),
    social: {
      google: socialApp(env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET),
      github: socialApp(env.GITHUB_CLIENT_ID, env.GITHUB_CLIENT_SECRET),
      googleUrl: env.GOOGLE_OAUTH_URL,
      githubUrl: env.GITHUB_OAUTH_URL,
    },
    limiter: databaseLimiter(),
    places: databasePlaces(),
    log,
  });
}

/** Where mail goes: to the mail server, or into an inbox. The environment sees to it that only a product which serves
 * this machine alone has no mail server. */
function post(
  url: string | undefined,
  log: ReturnType<typeof createPinoLogger>,
): { mailer: Mailer; inbox?: Inbox } {
  if (!url) {
    const inbox = createInbox();
    return { mailer: inbox, inbox };
  }
  const deliver = import("@/server/providers/mail/smtp").then(({ createSmtp }) =>
    createSmtp({ url, from: env.MAIL_FROM }),
  );
  return { mailer: createMailQueue({ deliver: async (mail) => (await deliver)(mail), log }) };
}

/** Counts in the database, which is opened by the first attempt. */
function databaseLimiter(): AttemptLimiter {
  let opening: Promise<AttemptLimiter> | undefined;
  const open = async () => {
    const { createSharedRateLimiter } = await import("@/server/providers/rate-limiter/shared");
    const secret = deriveSecret(env.AUTH_SECRET, "rate-limit");
    return createSharedRateLimiter({ db: getDatabase, now: () => new Date(), secret });
  };
  return {
    async take(rule, key) {
      opening ??= open();
      return (await opening).take(rule, key);
    },
  };
}

/** Remembers places in the database, which is opened by the first sign-in. */
function databasePlaces(): KnownAddresses {
  let opening: Promise<KnownAddresses> | undefined;
  const open = async () => {
    const { createKnownAddresses } = await import("@/server/providers/auth/known-addresses");
    const secret = deriveSecret(env.AUTH_SECRET, "known-places");
    return createKnownAddresses({ db: getDatabase, now: () => new Date(), secret });
  };
  const places = () => {
    opening ??= open();
    return opening;
  };
  return {
    has: async (email, address) => (await places()).has(email, address),
    keep: async (email, address) => (await places()).keep(email, address),
  };
}

async function embeddedConnection() {
  const { embedded } = await openDatabase();
  if (!embedded) throw new Error("The embedded auth server needs the embedded database.");
  return embedded.connection;
}

function socialApp(clientId: string | undefined, clientSecret: string | undefined): SocialApp | undefined {
  return clientId && clientSecret ? { clientId, clientSecret } : undefined;
}
