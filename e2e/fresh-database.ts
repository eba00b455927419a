import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const SCRIPT = ["--conditions=react-server", "--import", "tsx", "server/cli/test/new-database.ts"];

/** Lays a database that nobody has used into a data directory, so that the first start there is as quick as any other.
 * The first caller of a run makes it, the others copy. That the product makes its own is what the server all browser
 * tests share begins with. */
export async function layFreshDatabase(dataDirectory: string): Promise<void> {
  const ready = join(process.env.E2E_DATA_DIR ?? tmpdir(), "fresh");
  if (!existsSync(ready)) await make(ready);
  cpSync(ready, dataDirectory, { recursive: true });
}

/** Made aside and renamed: a worker beside this one finds all of it or nothing. */
async function make(ready: string): Promise<void> {
  const draft = mkdtempSync(`${ready}-`);
  await promisify(execFile)(process.execPath, [...SCRIPT, join(draft, "database")]);
  try {
    renameSync(draft, ready);
  } catch (error) {
    if (!existsSync(ready)) throw error;
    rmSync(draft, { recursive: true });
  }
}
