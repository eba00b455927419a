import "server-only";
import { App } from "@supabase/lite";
import type { PgliteConnection } from "@supabase/lite/pglite";
import { errors, jwtVerify } from "jose";
import { readClaims } from "./claims";
import { guardAttempts } from "./guard";
import type { AccessClaims, AuthProvider } from "./port";
import { deriveSecret } from "./secrets";

export interface SocialApp {
  clientId: string;
  clientSecret: string;
}

export interface EmbeddedAuthOptions {
  /** Where people reach the product, without a trailing slash. */
  siteUrl: string;
  /** AUTH_SECRET. Changing it signs everybody out. */
  secret: string;
  /** The embedded database, opened when it is first needed. */
  connection: () => Promise<PgliteConnection>;
  google?: SocialApp;
  github?: SocialApp;
  /** Milliseconds since 1970-01-01 UTC. */
  now?: () => number;
}

/** A name for the one public client there is. The embedded server asks for no key: it answers its own origin only. */
const PUBLIC_KEY = "classmate";
const PREFIX = "/auth/v1/";

/** The auth server in this process, on the embedded database. Signing up signs in at once: there is no mail server to
 * confirm an address with. Call it outside database transactions: it waits for its turn on the same database. */
export function createEmbeddedAuth(options: EmbeddedAuthOptions): AuthProvider {
  const jwtSecret = deriveSecret(options.secret, "auth-access-token");
  const key = new TextEncoder().encode(jwtSecret);
  let booting: Promise<App> | undefined;

  function boot(): Promise<App> {
    booting ??= start(options, jwtSecret).catch((error) => {
      booting = undefined;
      throw error;
    });
    return booting;
  }

  const answer = guardAttempts(
    async (request) => (await boot()).fetch(request, { peerAddress: null }),
    options.now,
  );

  async function handle(request: Request): Promise<Response> {
    if (!new URL(request.url).pathname.startsWith(PREFIX)) return new Response("Not found", { status: 404 });
    return answer(request);
  }

  return {
    kind: "embedded",
    url: options.siteUrl,
    anonKey: PUBLIC_KEY,
    fetch: (input, init) => handle(new Request(input, init)),
    handle,
    verifyAccessToken: (token) => verify(token, key, options.now),
    socialProviders: [],
    deleteUser: async () => {
      throw new Error("Deleting an account is not wired yet.");
    },
    isHealthy: async () => (await handle(new Request(`${options.siteUrl}${PREFIX}health`))).ok,
  };
}

async function start(options: EmbeddedAuthOptions, jwtSecret: string): Promise<App> {
  const { siteUrl, google, github } = options;
  const external = (app: SocialApp | undefined) => ({
    enabled: app !== undefined,
    client_id: app?.clientId,
    secret: app?.clientSecret,
    redirect_uri: `${siteUrl}${PREFIX}callback`,
  });
  return new App({
    connection: await options.connection(),
    auth: {
      enabled: true,
      jwt_secret: jwtSecret,
      site_url: siteUrl,
      additional_redirect_urls: [`${siteUrl}/**`],
      minimum_password_length: 8,
      email: { enable_confirmations: false },
      external: { google: external(google), github: external(github) },
    },
    options: { server: { apiKeys: false, admin: false, disableStudio: true } },
  });
}

async function verify(
  token: string,
  key: Uint8Array,
  now: (() => number) | undefined,
): Promise<AccessClaims | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ["HS256"],
      audience: "authenticated",
      currentDate: now ? new Date(now()) : undefined,
    });
    return readClaims(payload);
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
