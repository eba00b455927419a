import { cpSync, existsSync, rmSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { StartError } from "../start/start-error";

/** What a container starts with. */
export const ENTRY = "start.mjs";
/** The server, which the entry becomes. */
export const SERVE = "serve.mjs";

/** Puts everything a container runs into one directory: the server and the packages it uses, as Next traced them, the
 * pages' files, and an entry that checks the environment. It needs nothing else than Node.js.
 * @param root the repository, built
 * @param target replaced if it is there
 * @throws {StartError} when there is no build */
export async function assembleContainer(root: string, target: string): Promise<void> {
  const built = path.join(root, ".next");
  const standalone = path.join(built, "standalone");
  if (!existsSync(path.join(standalone, "server.js")))
    throw new StartError(`There is no build in ${built}; npm run container makes one.`);
  rmSync(target, { recursive: true, force: true });
  cpSync(standalone, target, {
    recursive: true,
    verbatimSymlinks: true,
    // The configuration of the machine that built it, with its secrets.
    filter: (source) => !path.basename(source).startsWith(".env"),
  });
  cpSync(path.join(built, "static"), path.join(target, ".next", "static"), { recursive: true });
  cpSync(path.join(root, "public"), path.join(target, "public"), { recursive: true });
  cpSync(path.join(root, "server/cli", SERVE), path.join(target, SERVE));
  // Next's own server would listen without admission.
  rmSync(path.join(target, "server.js"));
  await build({
    entryPoints: [path.join(root, "server/cli/container/entry.ts")],
    outfile: path.join(target, ENTRY),
    absWorkingDir: root,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20.20",
    logLevel: "warning",
  });
}
