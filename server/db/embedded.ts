import "server-only";
import path from "node:path";
import type { PgliteConnection } from "@supabase/lite/pglite";
import { Kysely } from "kysely";
import { boundQueue } from "./bounded-pglite";
import { beginCreation } from "./creation";
import { refuseAfterEnd } from "./end-pglite";
import { pgliteDialect } from "./kysely-dialect";
import { loadLite } from "./lite";
import { lockDataDirectory } from "./lock";
import { createForOwnerOnly } from "./owner-only";
import { parseTypesInUse } from "./parsers-pglite";

/** The database inside this process. The product's tables and the auth server's live in it side by side. */
export interface EmbeddedDatabase {
  connection: PgliteConnection;
  close(): Promise<void>;
}

/** Opens the embedded database and prepares the auth server's tables. Takes 3 to 7 s for a new directory, about 1 s later.
 * @param directory where it is kept; `null` keeps it in memory
 * @param image what one in memory starts from, as PGlite dumps it
 * @throws {DataDirectoryLocked} when another process has it open: two would corrupt it */
export async function openEmbedded(directory: string | null, image?: Blob): Promise<EmbeddedDatabase> {
  if (directory !== null) createForOwnerOnly();
  const unlock = directory === null ? () => {} : lockDataDirectory(directory);
  try {
    const whole = directory === null ? () => undefined : beginCreation(directory);
    const { App, createPgliteConnection } = await loadLite();
    const connection = await createPgliteConnection(
      directory === null ? { pgliteOptions: { loadDataDir: image } } : { url: path.resolve(directory) },
    );
    boundQueue(refuseAfterEnd(parseTypesInUse(connection.driver)));
    connection.kysely = new Kysely({ dialect: pgliteDialect(connection.driver) });
    await new App({ connection, auth: { enabled: true } }).ensureSystemSchema();
    whole();
    return { connection, close: async () => void (await connection.close().finally(unlock)) };
  } catch (error) {
    unlock();
    throw error;
  }
}
