import { createHash } from "node:crypto";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { chooseDriver } from "@/server/db/driver";
import { lockDataDirectory } from "@/server/db/lock";
import { StartError } from "../start/start-error";

/** What one installation keeps on this machine. */
export interface Places {
  /** The directory of its secrets. */
  readonly data: string;
  /** The directory of its database. */
  readonly database: string;
}

const CONTENTS = "backup.json";
const DATABASE = "database";
const SECRETS = "secrets.json";
const VERSION = 1;

/** What a backup holds: the SHA-256 of each file, by its path. */
interface Contents {
  readonly version: number;
  readonly made: string;
  readonly files: Readonly<Record<string, string>>;
}

/** Where an installation keeps what it stores.
 * @throws {StartError} when a database server keeps it */
export function placesOf(values: Readonly<Record<string, string | undefined>>): Places {
  const data = path.resolve(values.DATA_DIR || ".data");
  const driver = chooseDriver(values.DATABASE_URL || `pglite:${path.join(data, DATABASE)}`);
  if (driver.kind !== "pglite" || driver.directory === null)
    throw new StartError(
      "This is for the embedded database. A PostgreSQL server is backed up with pg_dump and restored with pg_restore; docs/deployment.md says how.",
    );
  return { data, database: path.resolve(driver.directory) };
}

/** Copies what an installation keeps into a new directory that only its owner can read.
 * @throws {DataDirectoryLocked} while a server runs: what is copied under it may not open
 * @throws {StartError} when there is nothing to back up, or the directory is there already */
export function makeBackup({ data, database }: Places, target: string): Contents {
  if (!existsSync(path.join(database, "PG_VERSION")) || existsSync(`${database}.creating`))
    throw new StartError(`There is no database in ${database} to back up.`);
  assertNew(target);
  const unlock = lockDataDirectory(database);
  try {
    return intoPlace(target, (draft) => {
      const files = { ...copyTree(database, draft, DATABASE), ...copySecrets(data, draft) };
      const contents = { version: VERSION, made: new Date().toISOString(), files };
      writeFileSync(path.join(draft, CONTENTS), `${JSON.stringify(contents, null, 2)}\n`, { mode: 0o600 });
      return contents;
    });
  } finally {
    unlock();
  }
}

/** Puts a backup into the places of an installation that has nothing yet, once every file of it is whole.
 * @throws {StartError} when it is no backup, when a file is missing or damaged, or when something is there already */
export function restoreBackup(source: string, { data, database }: Places): Contents {
  const contents = readContents(source);
  for (const [file, digest] of Object.entries(contents.files))
    if (digestOf(path.join(source, file)) !== digest)
      throw new StartError(`${path.join(source, file)} is missing or damaged; nothing was restored.`);
  const secrets = path.join(data, SECRETS);
  assertNew(database);
  if (SECRETS in contents.files && existsSync(secrets))
    throw new StartError(`${secrets} already exists. Restore into an empty DATA_DIR.`);
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const unlock = lockDataDirectory(database);
  try {
    intoPlace(database, (draft) => copyTree(path.join(source, DATABASE), draft, ""));
    copySecrets(source, data);
  } finally {
    unlock();
  }
  return contents;
}

function readContents(source: string): Contents {
  try {
    const contents = JSON.parse(readFileSync(path.join(source, CONTENTS), "utf8")) as Contents;
    const inside = Object.keys(contents.files).every((file) => !file.split("/").includes(".."));
    if (contents.version === VERSION && inside) return contents;
  } catch {
    // Said below, like another version.
  }
  throw new StartError(`${source} is not a backup that this version can read.`);
}

function assertNew(directory: string): void {
  if (existsSync(directory) && readdirSync(directory).length > 0)
    throw new StartError(`${directory} is not empty. Choose a new directory.`);
}

/** Fills a directory beside the one that is wanted, which is then there as a whole or not at all. */
function intoPlace<T>(target: string, fill: (draft: string) => T): T {
  const draft = `${path.resolve(target)}.${process.pid}`;
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  try {
    const result = fill(draft);
    rmSync(target, { recursive: true, force: true });
    renameSync(draft, target);
    return result;
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}

/** @returns the digests of the files that were copied, by their paths below `to` */
function copyTree(from: string, to: string, at: string): Record<string, string> {
  const digests: Record<string, string> = {};
  mkdirSync(path.join(to, at), { recursive: true, mode: 0o700 });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, name] = [path.join(from, entry.name), path.posix.join(at, entry.name)];
    if (entry.isDirectory()) Object.assign(digests, copyTree(source, to, name));
    else if (entry.isFile()) digests[name] = copyFile(source, path.join(to, name));
  }
  return digests;
}

function copySecrets(from: string, to: string): Record<string, string> {
  const file = path.join(from, SECRETS);
  return existsSync(file) ? { [SECRETS]: copyFile(file, path.join(to, SECRETS)) } : {};
}

/** Copies a file for its owner alone. */
function copyFile(from: string, to: string): string {
  copyFileSync(from, to);
  chmodSync(to, 0o600);
  return digestOf(to);
}

const digestOf = (file: string): string =>
  existsSync(file) ? createHash("sha256").update(readFileSync(file)).digest("hex") : "";
