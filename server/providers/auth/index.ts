import "server-only";
import { openDatabase } from "@/server/db/client";
import { env } from "@/server/env";
import { createEmbeddedAuth, type SocialApp } from "./embedded";
import { createHostedAuth } from "./hosted";
import type { AuthProvider } from "./port";

// One per process, also where modules are loaded twice: it counts sign-in attempts.
const shared = globalThis as typeof globalThis & { classmateAuth?: AuthProvider };

/** The auth server this product uses. Opens nothing by itself. */
export function getAuthProvider(): AuthProvider {
  shared.classmateAuth ??= create();
  return shared.classmateAuth;
}

function create(): AuthProvider {
  if (env.SUPABASE_URL && env.SUPABASE_ANON_KEY) {
    return createHostedAuth({ url: env.SUPABASE_URL, anonKey: env.SUPABASE_ANON_KEY });
  }
  return createEmbeddedAuth({
    siteUrl: env.AUTH_URL.replace(/\/+$/, ""),
    secret: env.AUTH_SECRET,
    connection: embeddedConnection,
    google: socialApp(env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET),
    github: socialApp(env.GITHUB_CLIENT_ID, env.GITHUB_CLIENT_SECRET),
  });
}

async function embeddedConnection() {
  const { embedded } = await openDatabase();
  if (!embedded) throw new Error("The embedded auth server needs the embedded database.");
  return embedded.connection;
}

function socialApp(clientId: string | undefined, clientSecret: string | undefined): SocialApp | undefined {
  return clientId && clientSecret ? { clientId, clientSecret } : undefined;
}
