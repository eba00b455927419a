/** `npm run container`: builds the product unless there is a build of what is here, and puts what a container
 * runs into `.next/container`. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { assembleContainer, ENTRY } from "./container/assemble";
import { buildIfNeeded } from "./start/build";
import { configure } from "./start/configuration";
import { explain } from "./start/explain";

async function main(): Promise<void> {
  const root = process.cwd();
  // A build opens no database; the secret that is made on the way is thrown away.
  const scratch = mkdtempSync(path.join(tmpdir(), "classmate-container-"));
  try {
    const build = await buildIfNeeded(root, configure({ ...process.env, DATA_DIR: scratch }, "production"));
    const target = path.join(root, ".next", "container");
    await assembleContainer({ root, build: build.directory, target });
    build.release();
    console.log(`In ${target}; node ${ENTRY} starts it there.`);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exitCode = 1;
});
