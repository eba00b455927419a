import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type LeftOpen, tighten, tightenOne } from "@/server/db/owner-only";
import { StartError } from "./start-error";

/** Where everything the product keeps on this machine is. */
export interface DataDirectory {
  /** Absolute. */
  path: string;
  /** Generated once and kept; signs sessions and guest cookies. */
  authSecret: string;
  /** What others on this machine can read although they should not. */
  leftOpen: readonly LeftOpen[];
}

const SECRETS_FILE = "secrets.json";

/** What the product keeps in the directory: its secrets, its database, and the locks and marks beside that. */
const OURS = /^(secrets\.json(\.\d+)?|database(\..+)?|build(\..+)?)$/;

/** Creates the data directory and the secrets in it, or closes to everyone but its owner what is there already.
 * @throws {StartError} when it cannot be written or its secrets cannot be read */
export function prepareDataDirectory(directory: string): DataDirectory {
  const absolute = path.resolve(directory);
  try {
    mkdirSync(absolute, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartError(`The data directory ${absolute} cannot be created: ${reason(error)}.`);
  }
  const authSecret = readSecret(path.join(absolute, SECRETS_FILE));
  return { path: absolute, authSecret, leftOpen: tightenDirectory(absolute) };
}

/** The directory itself stays as it is where other things are kept in it, such as a home or a disk's root. */
function tightenDirectory(directory: string): LeftOpen[] {
  const entries = readdirSync(directory);
  const isOurs = entries.every((entry) => OURS.test(entry));
  const own = entries
    .filter((entry) => OURS.test(entry))
    .flatMap((entry) => tighten(path.join(directory, entry)));
  return isOurs ? [...tightenOne(directory), ...own] : own;
}

function readSecret(file: string): string {
  try {
    const { authSecret } = JSON.parse(readFileSync(file, "utf8"));
    if (typeof authSecret === "string" && authSecret.length >= 32) return authSecret;
  } catch (error) {
    if (isMissing(error)) return createSecret(file);
  }
  throw new StartError(
    `The secrets in ${file} cannot be read; restore the file, or delete it to sign everyone out.`,
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
