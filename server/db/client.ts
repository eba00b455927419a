import "server-only";
import { env } from "@/server/env";
import { processSlot } from "@/server/runtime";
import { chooseDriver } from "./driver";
import type { OpenDatabase } from "./open-database";
import type { ServerSettings } from "./open-server";
import type { Database } from "./types";

// Development reloads modules and the proxy has its own copies of them; the process still has one database.
const database = processSlot<Promise<OpenDatabase>>("database");

/** The open database, opened and migrated by the first caller. A failed attempt is forgotten, so the next one tries again. */
export function openDatabase(): Promise<OpenDatabase> {
  if (!database.current) {
    const opening = connect(env.DATABASE_URL, {
      directUrl: env.DATABASE_DIRECT_URL ?? null,
      poolMax: env.DATABASE_POOL_MAX,
    });
    database.current = opening;
    opening.catch(() => {
      if (database.current === opening) database.current = undefined;
    });
  }
  return database.current;
}

/** The product's tables, ready for use. */
export async function getDatabase(): Promise<Database> {
  return (await openDatabase()).database;
}

/** Closes the database if it is open. */
export async function closeDatabase(): Promise<void> {
  const opening = database.current;
  database.current = undefined;
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
