import "server-only";
import path from "node:path";
import { sql } from "drizzle-orm";
import type { Database } from "./types";

/** Where the SQL of the migrations is, from the directory the server runs in. */
export const migrationsFolder = path.join(/* turbopackIgnore: true */ process.cwd(), "drizzle", "migrations");

/** Any number, the same for every server of this product. */
const MIGRATION_LOCK = 7_204_811;

/** Runs `migrate` while holding a lock in the database, so that servers starting together do not migrate at once.
 * @param connection one session of its own: the lock belongs to the session that took it */
export async function withMigrationLock(connection: Database, migrate: () => Promise<void>): Promise<void> {
  await connection.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
  try {
    await migrate();
  } finally {
    await connection.execute(sql`select pg_advisory_unlock(${MIGRATION_LOCK})`);
  }
}
