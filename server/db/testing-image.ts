import "server-only";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { migrationsFolder } from "./migrations";

/** What decides how a prepared database looks, beside the migrations. */
const PACKAGES = ["@electric-sql/pglite", "@supabase/lite"];

const images = new Map<string, Promise<Blob>>();

/** A database's whole directory, prepared once for all test runs on the same migrations and packages: it is kept as a
 * file among the temporary ones. To load it takes a fifth of the time to prepare it.
 * @param name which preparation this is
 * @param prepare makes it, in memory */
export function databaseImage(name: string, prepare: () => Promise<PGlite>): Promise<Blob> {
  const known = images.get(name) ?? loadOrPrepare(name, prepare);
  images.set(name, known);
  return known;
}

async function loadOrPrepare(name: string, prepare: () => Promise<PGlite>): Promise<Blob> {
  const file = path.join(tmpdir(), `classmate-test-${name}-${fingerprint()}.tar`);
  if (existsSync(file)) return new Blob([readFileSync(file)]);
  const pglite = await prepare();
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
  for (const name of PACKAGES)
    hash.update(readFileSync(path.join(process.cwd(), "node_modules", name, "package.json")));
  for (const name of readdirSync(migrationsFolder).sort()) {
    if (name.endsWith(".sql")) hash.update(readFileSync(path.join(migrationsFolder, name)));
  }
  return hash.digest("hex").slice(0, 16);
}
