import "server-only";
import { createHmac } from "node:crypto";
import { and, eq, gt, lte, sql } from "drizzle-orm";
import { knownPlaces } from "@/drizzle/schema";
import type { Database } from "@/server/db/types";
import type { KnownAddresses } from "@/server/providers/auth/guard";

export interface KnownAddressesOptions {
  /** Opens the database on first use. */
  readonly db: () => Promise<Database>;
  readonly now: () => Date;
  /** Without it nobody can try out which addresses a digest stands for. */
  readonly secret: string;
}

/** As long as a session lives at most. */
const KEPT_MS = 90 * 86_400_000;

/** Remembers in the database from where the owner of an address of mail has signed in. */
export function createKnownAddresses({ db, now, secret }: KnownAddressesOptions): KnownAddresses {
  const keyOf = (email: string, address: string) =>
    createHmac("sha256", secret).update(`${email} ${address}`).digest("base64url");
  const oldest = () => new Date(now().getTime() - KEPT_MS);
  return {
    async has(email, address) {
      const known = and(eq(knownPlaces.key, keyOf(email, address)), gt(knownPlaces.seenAt, oldest()));
      const rows = await (await db()).select({ key: knownPlaces.key }).from(knownPlaces).where(known);
      return rows.length > 0;
    },
    async keep(email, address) {
      const [database, seenAt] = [await db(), now()];
      await database
        .insert(knownPlaces)
        .values({ key: keyOf(email, address), seenAt })
        .onConflictDoUpdate({ target: knownPlaces.key, set: { seenAt: sql`excluded.seen_at` } });
      await database.delete(knownPlaces).where(lte(knownPlaces.seenAt, oldest()));
    },
  };
}
