import "server-only";
import type { EventEmitter } from "node:events";
import { migrateDatabase } from "./migrations";
import type { Database } from "./types";

/** How to reach a PostgreSQL server. */
export interface ServerSettings {
  readonly url: string;
  /** The same database past any pooler; null where `url` is that already. */
  readonly directUrl: string | null;
  /** Connections this process holds at most, without the one that listens. */
  readonly poolMax: number;
}

/** How long to wait for a connection, a new one or a free one, before anyone who asked is told so. */
const CONNECTION_TIMEOUT_MS = 10_000;

/** Longer than anything a request asks for: a server that has vanished without a word counts as gone by then. It is
 * watched here, because a pooler refuses connections that bring a `statement_timeout`. */
const QUERY_TIMEOUT_MS = 60_000;

/** A connection is replaced now and then, so that a server that was added or moved is found. */
const LIFETIME_SECONDS = 30 * 60;

/** What a connection of its own is opened with, for migrations and for listening. */
export const connectionOptions = (connectionString: string) => ({
  connectionString,
  connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
  keepAlive: true,
});

/** What the pool is opened with. */
export const poolOptions = ({ url, poolMax }: ServerSettings) => ({
  ...connectionOptions(url),
  max: poolMax,
  query_timeout: QUERY_TIMEOUT_MS,
  maxLifetimeSeconds: LIFETIME_SECONDS,
});

/** Makes broken connections an error of the query that used them and nothing more: a connection that breaks while it is
 * idle, or between two statements of a transaction, has nobody else who listens and would end the process. */
export function survivesBreaks<Pool extends EventEmitter>(pool: Pool): Pool {
  pool.on("error", () => undefined);
  pool.on("connect", (client: EventEmitter) => client.on("error", () => undefined));
  return pool;
}

interface MigratingClient extends EventEmitter {
  connect(): Promise<unknown>;
  end(): Promise<unknown>;
}

/** Migrates over a connection that is closed afterwards.
 * @param client not yet connected
 * @param databaseOn the database over that connection */
export async function migrateOver<Client extends MigratingClient>(
  client: Client,
  databaseOn: (client: Client) => Database,
): Promise<void> {
  client.on("error", () => undefined);
  try {
    await client.connect();
    await migrateDatabase(databaseOn(client));
  } finally {
    await client.end();
  }
}
