import "server-only";
import { env } from "@/server/env";
import type { Channel } from "@/server/providers/signals/port";
import { chooseDriver } from "./driver";
import type { EmbeddedDatabase } from "./embedded";
import type { ServerSettings } from "./open-server";
import type { Database } from "./types";

/** An open database and how to leave it. */
export interface OpenDatabase {
  database: Database;
  /** The embedded database itself, for the auth server that shares it; null with a PostgreSQL server. */
  embedded: EmbeddedDatabase | null;
  /** How processes on this database reach each other; null where there is one process, or no way. */
  channel: Channel | null;
  /** Answers when the database does.
   * @throws whatever the driver throws when it does not */
  ping(): Promise<void>;
  /** Does what a database that nobody looks after needs now and then; a server does it by itself. */
  tidy(): Promise<void>;
  close(): Promise<void>;
}

// Development reloads modules and the proxy has its own copies of them; the process still has one database.
const shared = globalThis as typeof globalThis & { classmateDatabase?: Promise<OpenDatabase> };

/** The open database, opened and migrated by the first caller. A failed attempt is forgotten, so the next one tries again. */
export function openDatabase(): Promise<OpenDatabase> {
  if (!shared.classmateDatabase) {
    const opening = connect(env.DATABASE_URL, {
      directUrl: env.DATABASE_DIRECT_URL ?? null,
      poolMax: env.DATABASE_POOL_MAX,
    });
    shared.classmateDatabase = opening;
    opening.catch(() => {
      if (shared.classmateDatabase === opening) shared.classmateDatabase = undefined;
    });
  }
  return shared.classmateDatabase;
}

/** The product's tables, ready for use. */
export async function getDatabase(): Promise<Database> {
  return (await openDatabase()).database;
}

/** Closes the database if it is open. */
export async function closeDatabase(): Promise<void> {
  const opening = shared.classmateDatabase;
  shared.classmateDatabase = undefined;
  await (await opening?.catch(() => undefined))?.close();
}

/** Opens and migrates the database a URL names. Each driver is loaded only when it is the one.
 * @param server what only a PostgreSQL server needs */
async function connect(databaseUrl: string, server: Omit<ServerSettings, "url">): Promise<OpenDatabase> {
  const driver = chooseDriver(databaseUrl);
  switch (driver.kind) {
    case "pglite":
      return (await import("./open-pglite")).openPglite(driver.directory);
    case "neon":
      return (await import("./open-neon")).openNeon({ ...server, url: driver.url });
    case "pg":
      return (await import("./open-pg")).openPg({ ...server, url: driver.url });
  }
}
