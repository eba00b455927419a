import "server-only";
import { Client, neonConfig, Pool } from "@neondatabase/serverless";
import { drizzle } from "drizzle-orm/neon-serverless";
import { WebSocket } from "ws";
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

/** Opens a Neon database through its WebSocket driver, which has transactions; its HTTP driver has none. */
export async function openNeon(settings: ServerSettings): Promise<OpenDatabase> {
  // Node 20 has no WebSocket of its own.
  neonConfig.webSocketConstructor ??= WebSocket;
  const { directUrl } = settings;
  const connectDirectly = () => new Client(connectionOptions(directUrl ?? settings.url));
  await migrateOver(connectDirectly(), (client) => drizzle({ client, schema }));
  const pool = survivesBreaks(new Pool(poolOptions(settings)));
  return {
    database: drizzle({ client: pool, schema }),
    embedded: null,
    // A pooled connection forgets that it listens; without another one processes look for themselves.
    channel: directUrl === null ? null : pgChannel(pool, connectDirectly),
    ping: async () => void (await pool.query("select 1")),
    tidy: async () => undefined,
    close: () => pool.end(),
  };
}
