import "server-only";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { inject } from "vitest";
import * as schema from "@/drizzle/schema";
import { refuseAfterEnd } from "./end-pglite";
import { migrateDatabase, migrationsFolder } from "./migrations";
import { prepareStatements } from "./prepared-pglite";
import type { Database } from "./types";

export interface TestDatabase {
  db: Database;
  close(): Promise<void>;
}

/** A fresh database with the real migrations: on the PostgreSQL server of the run in the projects that have one, in
 * memory otherwise. In memory, creating one takes 4 s the first time a set of migrations is seen and about half a
 * second afterwards: the migrated database is kept as a file among the temporary ones. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject("databaseServer");
  if (server) return (await import("./testing-server")).createServerDatabase(server);
  const pglite = prepareStatements(
    refuseAfterEnd(await PGlite.create({ loadDataDir: await migratedImage() })),
  );
  return { db: drizzle({ client: pglite, schema }), close: () => pglite.close() };
}

let image: Promise<Blob> | undefined;

function migratedImage(): Promise<Blob> {
  image ??= loadImage();
  return image;
}

async function loadImage(): Promise<Blob> {
  const file = path.join(tmpdir(), `classmate-test-${fingerprint()}.tar`);
  if (existsSync(file)) return new Blob([readFileSync(file)]);
  const pglite = await PGlite.create();
  await migrateDatabase(drizzle({ client: pglite, schema }));
  const dump = await pglite.dumpDataDir("none");
  await pglite.close();
  // Written aside and renamed, so that a test run beside this one never reads half a file.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()));
  renameSync(draft, file);
  return dump;
}

function fingerprint(): string {
  const hash = createHash("sha256");
  hash.update(readFileSync(path.join(process.cwd(), "node_modules/@electric-sql/pglite/package.json")));
  for (const name of readdirSync(migrationsFolder).sort()) {
    if (name.endsWith(".sql")) hash.update(readFileSync(path.join(migrationsFolder, name)));
  }
  return hash.digest("hex").slice(0, 16);
}
