import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { lockDataDirectory } from "@/server/db/lock";
import type { Configuration } from "./configuration";
import { buildFingerprint } from "./fingerprint";
import { runNext } from "./next-command";
import { StartError } from "./start-error";

/** Builds the product unless the last build was made from exactly what is here now.
 * @throws {StartError} when the build fails */
export async function buildIfNeeded(root: string, { values, dataDirectory }: Configuration): Promise<void> {
  const marker = path.join(root, ".next", "classmate-build");
  if (readMarker(root, marker) === buildFingerprint(root, values)) return;
  const unlock = lockDataDirectory(path.join(dataDirectory, "build"));
  try {
    console.log("Building. This takes a minute or two the first time and after a change.");
    const fingerprint = buildFingerprint(root, values);
    const { code, stopped } = await runNext(["build"], values);
    if (stopped) process.exit(0);
    if (code !== 0) throw new StartError("The build failed; what is wrong stands above.");
    writeFileSync(marker, fingerprint);
  } finally {
    unlock();
  }
}

function readMarker(root: string, marker: string): string | null {
  const complete = existsSync(path.join(root, ".next", "BUILD_ID")) && existsSync(marker);
  return complete ? readFileSync(marker, "utf8") : null;
}
