import "server-only";
import path from "node:path";
import { desc, sql } from "drizzle-orm";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import { bigint, pgSchema, serial, text } from "drizzle-orm/pg-core";
import type { Database } from "./types";

/** Where the SQL of the migrations is, from the directory the server runs in. */
export const migrationsFolder = path.join(/* turbopackIgnore: true */ process.cwd(), "drizzle", "migrations");

/** Any number, the same for every server of this product. */
const MIGRATION_LOCK = 7_204_811;

/** How long a migration waits for a table that a long query holds, while all other queries wait behind it. */
const LOCK_TIMEOUT = "10s";

/** What was migrated, in the form Drizzle's own commands read. */
const applied = pgSchema("drizzle").table("__drizzle_migrations", {
  id: serial().primaryKey(),
  hash: text().notNull(),
  createdAt: bigint("created_at", { mode: "number" }),
});

/** Brings a database to the schema of this version: all that is missing in one transaction, so that a process that dies
 * in the middle leaves nothing half done. Servers that start together take turns. A database that is newer than this
 * version is left as it is.
 *
 * The lock belongs to the transaction, not to the session: a pooler hands a session to others between transactions.
 * @throws whatever the driver throws; asking again tries again */
export async function migrateDatabase(database: Database): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder });
  // Most starts find nothing to do and need no lock.
  if ((await missingIn(database, migrations)).length === 0) return;
  await database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await tx.execute(sql.raw(`set local lock_timeout = '${LOCK_TIMEOUT}'`));
    await tx.execute(sql`create schema if not exists drizzle`);
    await tx.execute(
      sql`create table if not exists ${applied} (id serial primary key, hash text not null, created_at bigint)`,
    );
    for (const { sql: statements, hash, folderMillis } of await missingIn(tx, migrations)) {
      for (const statement of statements) await tx.execute(sql.raw(statement));
      await tx.insert(applied).values({ hash, createdAt: folderMillis });
    }
  });
}

/** What a database lacks, the oldest first. */
async function missingIn(
  database: Database,
  migrations: readonly MigrationMeta[],
): Promise<readonly MigrationMeta[]> {
  const last = (await isThere(database)) ? await lastIn(database) : null;
  return migrations.filter(({ folderMillis }) => last === null || folderMillis > last);
}

async function isThere(database: Database): Promise<boolean> {
  const [found] = await database
    .select({ name: sql<string>`c.relname` })
    .from(sql`pg_class c join pg_namespace n on n.oid = c.relnamespace`)
    .where(sql`n.nspname = 'drizzle' and c.relname = '__drizzle_migrations'`);
  return found !== undefined;
}

async function lastIn(database: Database): Promise<number | null> {
  const [newest] = await database
    .select({ createdAt: applied.createdAt })
    .from(applied)
    .orderBy(desc(applied.createdAt))
    .limit(1);
  return newest?.createdAt ?? null;
}
