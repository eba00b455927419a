import "server-only";
import { drizzle } from "drizzle-orm/pglite";
import * as schema from "@/drizzle/schema";
import { openEmbedded } from "./embedded";
import { migrateDatabase } from "./migrations";
import type { OpenDatabase } from "./open-database";
import { paceStatements } from "./paced-pglite";
import { prepareStatements } from "./prepared-pglite";
import { tidyPglite } from "./tidy-pglite";

/** Opens the embedded database.
 * @param directory where it is kept; `null` keeps it in memory
 * @throws {DataDirectoryLocked} when another process has it open */
export async function openPglite(directory: string | null): Promise<OpenDatabase> {
  const embedded = await openEmbedded(directory);
  const pglite = embedded.connection.driver;
  const database = drizzle({ client: pglite, schema });
  try {
    await migrateDatabase(database);
  } catch (error) {
    await embedded.close();
    throw error;
  }
  paceStatements(prepareStatements(pglite));
  return {
    database,
    embedded,
    channel: null,
    ping: async () => void (await pglite.query("select 1")),
    tidy: () => tidyPglite(pglite),
    close: () => embedded.close(),
  };
}
