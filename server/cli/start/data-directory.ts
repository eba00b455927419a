import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { StartError } from "./start-error";

/** Where everything the product keeps on this machine is. */
export interface DataDirectory {
  /** Absolute. */
  path: string;
  /** Generated once and kept; signs sessions and guest cookies. */
  authSecret: string;
}

const SECRETS_FILE = "secrets.json";

/** Creates the data directory, readable by its owner only, and the secrets in it.
 * @throws {StartError} when it cannot be written or its secrets cannot be read */
export function prepareDataDirectory(directory: string): DataDirectory {
  const absolute = path.resolve(directory);
  try {
    mkdirSync(absolute, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartError(`The data directory ${absolute} cannot be created: ${reason(error)}.`);
  }
  return { path: absolute, authSecret: readSecret(path.join(absolute, SECRETS_FILE)) };
}

function readSecret(file: string): string {
  try {
    const { authSecret } = JSON.parse(readFileSync(file, "utf8"));
    if (typeof authSecret === "string" && authSecret.length >= 32) return authSecret;
  } catch (error) {
    if (isMissing(error)) return createSecret(file);
  }
  throw new StartError(
    `The secrets in ${file} cannot be read; restore the file, or delete it to sign everybody out.`,
  );
}

/** Written aside and renamed, so that an interruption never leaves half a file. */
function createSecret(file: string): string {
  const authSecret = randomBytes(32).toString("hex");
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, `${JSON.stringify({ authSecret }, null, 2)}\n`, { mode: 0o600 });
    chmodSync(draft, 0o600);
    renameSync(draft, file);
  } catch (error) {
    throw new StartError(`The data directory ${path.dirname(file)} cannot be written: ${reason(error)}.`);
  }
  return authSecret;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
