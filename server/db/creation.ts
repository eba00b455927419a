import "server-only";
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Marks that a database is being created in a directory, if it holds none. What a process that died in the middle of
 * that left behind is removed first: PGlite would take it for a database, and nobody has been promised anything in it.
 * @returns a function that says that the database is whole */
export function beginCreation(directory: string): () => void {
  const marker = `${path.resolve(directory)}.creating`;
  if (existsSync(marker)) rmSync(directory, { recursive: true, force: true });
  if (existsSync(directory) && readdirSync(directory).length > 0) return () => undefined;
  mkdirSync(path.dirname(marker), { recursive: true });
  writeFileSync(marker, "");
  return () => rmSync(marker, { force: true });
}
