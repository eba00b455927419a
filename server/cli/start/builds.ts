import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { currentHolder, DataDirectoryLocked, lockDataDirectory } from "@/server/db/lock";

/** Where builds are, each in a directory of its own, named for what it was made from. */
export const BUILDS = ".builds";

/** A build that is whole, and stays while someone uses it. */
export interface Build {
  /** Relative to the repository, with forward slashes: what Next calls `distDir`. */
  readonly directory: string;
  /** Gives it back: what nobody uses goes when another one has been made. */
  release(): void;
}

/** Says in the server's environment which build it serves (next.config.ts). */
export const DIRECTORY_VARIABLE = "NEXT_DIST_DIR";

const NAME_LENGTH = 16;
const LOOK_EVERY_MS = 100;

/** The build with a fingerprint, for this process to use: the one that is there, or a new one made beside all others. No
 * build under way or in use is touched, and one that was interrupted is never taken for whole.
 * @param make fills the directory it is given, which is not there yet
 * @throws whatever `make` throws */
export async function acquireBuild(
  root: string,
  fingerprint: string,
  make: (directory: string) => Promise<void>,
): Promise<Build> {
  const directory = directoryOf(fingerprint);
  const home = path.dirname(path.join(root, directory));
  const leave = await underRegistry(root, () => lockDataDirectory(path.join(users(home), randomUUID())));
  const build = { directory, release: leave };
  if (isWhole(home)) return build;
  const unlock = await lockWhenFree(path.join(home, "making"));
  try {
    // Anyone who was here first may have made it meanwhile.
    if (isWhole(home)) return build;
    rmSync(path.join(root, directory), { recursive: true, force: true });
    await make(directory);
    writeFileSync(marker(home), "", { flush: true });
  } catch (error) {
    leave();
    throw error;
  } finally {
    unlock();
  }
  await underRegistry(root, () => removeUnused(root, home));
  return build;
}

/** Where the build with a fingerprint is, relative to the repository. */
export const directoryOf = (fingerprint: string): string =>
  `${BUILDS}/${fingerprint.slice(0, NAME_LENGTH)}/next`;

const users = (home: string) => path.join(home, "users");
/** Written last, and removed first. */
const marker = (home: string) => path.join(home, "whole");
const isWhole = (home: string): boolean => existsSync(marker(home));

/** Nobody comes to use a build while it is looked up who does. */
async function underRegistry<Result>(root: string, work: () => Result): Promise<Result> {
  const unlock = await lockWhenFree(path.join(root, BUILDS, "registry"));
  try {
    return work();
  } finally {
    unlock();
  }
}

async function lockWhenFree(place: string): Promise<() => void> {
  for (;;) {
    try {
      return lockDataDirectory(place);
    } catch (error) {
      if (!DataDirectoryLocked.isInstance(error)) throw error;
      await setTimeout(LOOK_EVERY_MS);
    }
  }
}

function removeUnused(root: string, kept: string): void {
  for (const entry of readdirSync(path.join(root, BUILDS), { withFileTypes: true })) {
    const home = path.join(root, BUILDS, entry.name);
    if (!entry.isDirectory() || home === kept || isUsed(home)) continue;
    rmSync(marker(home), { force: true });
    rmSync(home, { recursive: true, force: true });
  }
}

/** Whether a living process uses a build. The lock of one that was killed counts for nothing. */
function isUsed(home: string): boolean {
  if (!existsSync(users(home))) return false;
  return readdirSync(users(home)).some(
    (name) => name.endsWith(LOCK) && currentHolder(path.join(users(home), name.slice(0, -LOCK.length))),
  );
}

const LOCK = ".lock";
