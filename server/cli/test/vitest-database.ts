import type { TestProject } from "vitest/node";
import { startNeonRelay } from "./neon-relay";
import { startPostgres } from "./postgres";

/** A PostgreSQL server for the tests of one run. */
export interface DatabaseServer {
  /** Its first database. */
  readonly url: string;
  /** Where Neon's driver reaches it; null for node-postgres, which goes straight to it. */
  readonly relayPort: number | null;
}

declare module "vitest" {
  interface ProvidedContext {
    /** Absent where a test database is the embedded one. */
    databaseServer: DatabaseServer;
  }
}

/** Vitest calls this once before the first test file of the projects `postgres` and `neon`. */
export default async function startDatabase(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  const relay = project.name === "neon" ? await startNeonRelay(postgres.url) : null;
  project.provide("databaseServer", { url: postgres.url, relayPort: relay?.port ?? null });
  return async () => {
    await relay?.stop();
    await postgres.stop();
  };
}
