import "server-only";
import { neonConfig, Pool } from "@neondatabase/serverless";
import { drizzle } from "drizzle-orm/neon-serverless";
import { migrate } from "drizzle-orm/neon-serverless/migrator";
import { WebSocket } from "ws";
import * as schema from "@/drizzle/schema";
import type { OpenDatabase } from "./client";
import { CONNECTION_TIMEOUT_MS } from "./connection-timeout";
import { migrationsFolder, withMigrationLock } from "./migrations";

/** Opens a Neon database through its WebSocket driver, which has transactions; its HTTP driver has none. */
export async function openNeon(url: string): Promise<OpenDatabase> {
  // Node 20 has no WebSocket of its own.
  neonConfig.webSocketConstructor ??= WebSocket;
  const pool = new Pool({ connectionString: url, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS });
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
    // A pooled connection forgets that it listens, so processes on Neon look for themselves.
    channel: null,
    ping: async () => void (await pool.query("select 1")),
    close: () => pool.end(),
  };
}
