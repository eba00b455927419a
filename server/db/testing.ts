import "server-only";
import { inject } from "vitest";
import type { Database } from "./types";

export interface TestDatabase {
  db: Database;
  close(): Promise<void>;
}

/** An empty database with the real migrations: on the PostgreSQL server of the run in the projects that have one, in
 * memory otherwise. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject("databaseServer");
  if (server) return (await import("./testing-server")).createServerDatabase(server);
  return (await import("./testing-pglite")).createEmbeddedDatabase();
}
