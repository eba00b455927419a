import "server-only";
import type { PgliteConnection } from "@supabase/lite/pglite";
import { jwtVerify } from "jose";
import { z } from "zod";
import type { Logger } from "@/server/providers/logging/port";
import type { Mailer } from "@/server/providers/mail/port";
import { createAnswers } from "./answers";
import type { AttemptLimiter } from "./attempt-limit";
import { readClaims } from "./claims";
import { createGuard, type KnownAddresses } from "./guard";
import { joseCodeOf } from "./jose-code";
import { refuseGuessed } from "./known-passwords";
import { startLite } from "./lite";
import type { AccessClaims, AuthProvider, Inbox, SeenCall, SessionsEnded, SocialProvider } from "./port";
import { emailOf, PREFIX, readCall } from "./protocol";
import { deriveSecret } from "./secrets";
import { createGooglePeer, type SocialConfig } from "./social-peers";

export interface EmbeddedAuthOptions {
  /** Where people reach the product, without a trailing slash. */
  siteUrl: string;
  /** The product's name, for mail. */
  product: string;
  /** AUTH_SECRET. Changing it signs everyone out. */
  secret: string;
  /** The embedded database, opened when it is first needed. */
  connection: () => Promise<PgliteConnection>;
  mailer: Mailer;
  /** Shows what the mailer holds, when it sends nothing. */
  inbox?: Inbox;
  social?: SocialConfig;
  /** Counts attempts per e-mail and per client address. In this process when absent. */
  limiter?: AttemptLimiter;
  /** From where accounts were signed in to. None is known when absent. */
  places?: KnownAddresses;
  log: Logger;
  /** Milliseconds since 1970-01-01 UTC. */
  now?: () => number;
  /** When a request for mail is answered. By default at a fixed moment, whatever there was to do for it. */
  pace?: (work: Promise<void>) => Promise<void>;
}

/** A name for the one public client there is. The embedded server asks for no key: it answers its own origin only. */
const PUBLIC_KEY = "classmate";
const MAIL_ANSWER_MS = 300;

/** Calls by which someone signs in. */
const ENTRIES = new Set(["POST token", "POST verify"]);

const enteredSchema = z.object({ user: z.object({ email: z.string() }) });

/** Whose account an answer opens; null when it opens none. */
async function emailIn(answer: Response): Promise<string | null> {
  return enteredSchema.safeParse(await answer.clone().json()).data?.user.email.toLowerCase() ?? null;
}

const atAFixedMoment = () => new Promise<void>((resume) => setTimeout(resume, MAIL_ANSWER_MS));

/** The auth server in this process, on the embedded database. Call it outside database transactions: it waits for its
 * turn on the same database. */
export function createEmbeddedAuth(options: EmbeddedAuthOptions): AuthProvider {
  const { siteUrl, social = {}, log, now = Date.now, pace = atAFixedMoment } = options;
  const jwtSecret = deriveSecret(options.secret, "auth-access-token");
  const key = new TextEncoder().encode(jwtSecret);
  const google = social.googleUrl ? createGooglePeer(social.googleUrl) : null;
  const guard = createGuard({ ...options, now });
  const boot = once(async () => {
    const connection = await options.connection();
    const lite = await startLite({ ...options, social, jwtSecret, connection, onSessionsEnded });
    const { mayMail } = guard;
    return { lite, answer: createAnswers({ lite, siteUrl, google, key, log, pace, mayMail }) };
  });
  const listeners: ((ended: SessionsEnded) => Promise<void>)[] = [];
  const onSessionsEnded = async (ended: SessionsEnded) => {
    for (const listener of listeners) await listener(ended);
  };

  async function handle(request: Request, seen?: (call: SeenCall) => void): Promise<Response> {
    const call = await readCall(request);
    if (call instanceof Response) return call;
    const grant = call.url.searchParams.get("grant_type");
    seen?.({ endpoint: grant ? `${call.endpoint} ${grant}` : call.endpoint, email: emailOf(call) });
    const refused = (await guard.refuse(call)) ?? (await refuseGuessed(call, options.product));
    if (refused) return refused;
    const answer = await (await boot()).answer(call);
    const email = ENTRIES.has(call.endpoint) && answer.ok ? await emailIn(answer) : null;
    if (email) await guard.welcome(call, email);
    return answer;
  }

  return {
    kind: "embedded",
    url: siteUrl,
    anonKey: PUBLIC_KEY,
    fetch: (input, init) => handle(new Request(input, init)),
    handle,
    verifyAccessToken: (token) => verify(token, key, new Date(now())),
    socialProviders: async () => configured(social),
    deleteUser: async (userId) => (await boot()).lite.tables.remove(userId),
    endSessions: async (userId) => (await boot()).lite.endSessions(userId, []),
    dropPassword: async (userId) => (await boot()).lite.tables.dropPassword(userId),
    hasSession: async (sessionId) => (await boot()).lite.sessions.isOpen(sessionId),
    onSessionsEnded: (listener) => void listeners.push(listener),
    findPerson: async (wanted) => (await boot()).lite.tables.findHolder(wanted),
    ...(options.inbox && { inbox: options.inbox }),
    isHealthy: async () => (await handle(new Request(`${siteUrl}${PREFIX}health`))).ok,
  };
}

function configured({ google, github }: SocialConfig): readonly SocialProvider[] {
  return [...(google ? (["google"] as const) : []), ...(github ? (["github"] as const) : [])];
}

/** What `open` gave; a failed attempt is forgotten. */
function once<Result>(open: () => Promise<Result>): () => Promise<Result> {
  let opening: Promise<Result> | undefined;
  return () => {
    opening ??= open().catch((error) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
}

async function verify(token: string, key: Uint8Array, currentDate: Date): Promise<AccessClaims | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ["HS256"],
      audience: "authenticated",
      currentDate,
    });
    return readClaims(payload);
  } catch (error) {
    if (joseCodeOf(error) !== null) return null;
    throw error;
  }
}
