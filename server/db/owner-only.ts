import { chmodSync, lstatSync, readdirSync, type Stats } from "node:fs";
import path from "node:path";
import { isMainThread } from "node:worker_threads";

/** What others than the owner could do with a file or a directory. */
const OTHERS = 0o077;
const OWNER = 0o700;

/** A name in the file system that others on this machine can still read, and why. */
export interface LeftOpen {
  readonly path: string;
  readonly reason: string;
}

/** From now on whatever this process and those it starts create is its owner's alone. */
export function createForOwnerOnly(): void {
  // A worker thread shares the process's mask and may not set it.
  if (isMainThread) process.umask(OTHERS);
}

/** Takes a file, or a directory with all that is in it, from everyone but its owner: what an earlier version, a backup or
 * a careless hand left readable. Links are not followed. What is not there needs nothing.
 * @returns what could not be taken away */
export function tighten(name: string): LeftOpen[] {
  // There modes say nothing; access lists do, which directories hand down.
  if (process.platform === "win32") return [];
  const found = look(name);
  if (!found || found.isSymbolicLink()) return [];
  const left = close(name, found);
  if (!found.isDirectory()) return left;
  try {
    return [...left, ...readdirSync(name).flatMap((entry) => tighten(path.join(name, entry)))];
  } catch (error) {
    return [...left, ...failed(name, error)];
  }
}

/** Takes one name from everyone but its owner, and not what is in it. */
export function tightenOne(name: string): LeftOpen[] {
  const found = process.platform === "win32" ? null : look(name);
  return found && !found.isSymbolicLink() ? close(name, found) : [];
}

function close(name: string, { mode }: Stats): LeftOpen[] {
  if ((mode & OTHERS) === 0) return [];
  try {
    chmodSync(name, mode & OWNER);
  } catch (error) {
    return failed(name, error);
  }
  // A file system without modes of its own takes the change and forgets it.
  const kept = ((look(name)?.mode ?? 0) & OTHERS) === 0;
  return kept ? [] : [{ path: name, reason: "the file system keeps no modes" }];
}

function failed(name: string, error: unknown): LeftOpen[] {
  // A server that runs may have removed it just now.
  if (!look(name)) return [];
  return [{ path: name, reason: error instanceof Error ? error.message : String(error) }];
}

/** @returns null where there is nothing */
function look(name: string): Stats | null {
  return lstatSync(name, { throwIfNoEntry: false }) ?? null;
}
