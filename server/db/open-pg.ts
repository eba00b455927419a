import "server-only";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import * as schema from "@/drizzle/schema";
import type { OpenDatabase } from "./client";
import { CONNECTION_TIMEOUT_MS } from "./connection-timeout";
import { migrationsFolder, withMigrationLock } from "./migrations";
import { pgChannel } from "./pg-channel";

/** Opens a PostgreSQL server through node-postgres. */
export async function openPg(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on("error", () => {});
  try {
    const client = await pool.connect();
    try {
      const session = drizzle({ client, schema });
      await withMigrationLock(session, () => migrate(session, { migrationsFolder }));
    } finally {
      client.release();
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    database: drizzle({ client: pool, schema }),
    embedded: null,
    channel: pgChannel(
      pool,
      () => new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS }),
    ),
    ping: async () => void (await pool.query("select 1")),
    close: () => pool.end(),
  };
}
