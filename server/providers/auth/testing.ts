import { drizzle } from "drizzle-orm/pglite";
import * as schema from "@/drizzle/schema";
import { openEmbedded } from "@/server/db/embedded";
import { migrateDatabase } from "@/server/db/migrations";
import { databaseImage } from "@/server/db/testing-image";
import type { Mail } from "@/server/providers/auth/port";
import { createInbox } from "@/server/providers/mail/inbox";
import { createClient, type Supabase } from "./client";
import { createEmbeddedAuth, type EmbeddedAuthOptions } from "./embedded";
import type { AuthProvider } from "./port";

export const TEST_SITE = "http://classmate.localhost:3000";

/** A real auth server on a database of its own, whose mail stays at hand. */
export interface TestAuth {
  readonly auth: AuthProvider;
  /** The newest message to an address.
   * @throws when there is none */
  mailTo(email: string): Mail;
  /** What the link in the newest message to an address carries.
   * @throws when there is none */
  linkTo(email: string): { readonly tokenHash: string; readonly type: string };
  /** The database below. */
  readonly embedded: Awaited<ReturnType<typeof openEmbedded>>;
  /** Another auth server on the same database. */
  beside(changes: Partial<EmbeddedAuthOptions>): AuthProvider;
  close(): Promise<void>;
}

/** A program of someone's own that speaks to an auth server as a browser would. */
export const createProgram = (auth: AuthProvider): Supabase =>
  createClient(auth, { persistSession: false, autoRefreshToken: false });

/** @param options parts to exchange, such as the clock or the social sign-ins */
export async function createTestAuthServer(options: Partial<EmbeddedAuthOptions> = {}): Promise<TestAuth> {
  const prepared = await databaseImage("auth-and-product", async () => {
    const { driver } = (await openEmbedded(null)).connection;
    await migrateDatabase(drizzle({ client: driver, schema }));
    return driver;
  });
  const embedded = await openEmbedded(null, prepared);
  const inbox = createInbox();
  const beside = (changes: Partial<EmbeddedAuthOptions>) =>
    createEmbeddedAuth({
      siteUrl: TEST_SITE,
      product: "Classmate",
      secret: "a secret for the tests, long enough to be one",
      connection: async () => embedded.connection,
      mailer: inbox,
      inbox,
      log: { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} },
      // Answers when the work is done, so that a test finds the mail there.
      pace: (work) => work,
      ...options,
      ...changes,
    });
  const mailTo = (email: string): Mail => {
    const mail = inbox.list().find(({ to }) => to === email.toLowerCase());
    if (!mail) throw new Error(`There is no mail to ${email}.`);
    return mail;
  };
  return {
    auth: beside({}),
    mailTo,
    linkTo(email) {
      const link = /http\S+\/auth\/confirm\S+/.exec(mailTo(email).text)?.[0];
      const { searchParams } = new URL(link ?? "about:blank");
      return { tokenHash: searchParams.get("token_hash") ?? "", type: searchParams.get("type") ?? "" };
    },
    embedded,
    beside,
    close: () => embedded.close(),
  };
}
