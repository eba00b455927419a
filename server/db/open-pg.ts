import "server-only";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import * as schema from "@/drizzle/schema";
import type { OpenDatabase } from "./open-database";
import {
  connectionOptions,
  migrateOver,
  poolOptions,
  type ServerSettings,
  survivesBreaks,
} from "./open-server";
import { pgChannel } from "./pg-channel";

/** Opens a PostgreSQL server through node-postgres. */
export async function openPg(settings: ServerSettings): Promise<OpenDatabase> {
  const connectDirectly = () => new pg.Client(connectionOptions(settings.directUrl ?? settings.url));
  await migrateOver(connectDirectly(), (client) => drizzle({ client, schema }));
  const pool = survivesBreaks(new pg.Pool(poolOptions(settings)));
  return {
    database: drizzle({ client: pool, schema }),
    embedded: null,
    channel: pgChannel(pool, connectDirectly),
    ping: async () => void (await pool.query("select 1")),
    tidy: async () => undefined,
    close: () => pool.end(),
  };
}
