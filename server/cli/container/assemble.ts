import { cpSync, existsSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { StartError } from "../start/start-error";

/** What a container starts with. */
export const ENTRY = "start.mjs";
/** The server, which the entry becomes. */
const SERVE = "serve.mjs";

/** Puts everything a container runs into one directory: the server and the packages it uses, as Next traced them, the
 * pages' files, and an entry that checks the environment. It needs nothing else than Node.js.
 * @param from the repository; its build, relative to it; and the directory, which is replaced as a whole if it is there
 * @throws {StartError} when there is no build */
export async function assembleContainer(from: {
  readonly root: string;
  readonly build: string;
  readonly target: string;
}): Promise<void> {
  const { root, build: built, target } = from;
  const standalone = path.join(root, built, "standalone");
  if (!existsSync(path.join(standalone, "server.js")))
    throw new StartError(`There is no build in ${built}; npm run container makes one.`);
  const draft = `${target}.${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  cpSync(standalone, draft, {
    recursive: true,
    verbatimSymlinks: true,
    // The configuration of the machine that built it, with its secrets.
    filter: (source) => !path.basename(source).startsWith(".env"),
  });
  cpSync(path.join(root, built, "static"), path.join(draft, built, "static"), { recursive: true });
  cpSync(path.join(root, "public"), path.join(draft, "public"), { recursive: true });
  cpSync(path.join(root, "server/cli", SERVE), path.join(draft, SERVE));
  // Next's own server would listen without admission.
  rmSync(path.join(draft, "server.js"));
  await build({
    entryPoints: [path.join(root, "server/cli/container/entry.ts")],
    outfile: path.join(draft, ENTRY),
    absWorkingDir: root,
    bundle: true,
    define: { BUILT_DIRECTORY: JSON.stringify(built) },
    platform: "node",
    format: "esm",
    target: "node20.20",
    logLevel: "warning",
  });
  rmSync(target, { recursive: true, force: true });
  renameSync(draft, target);
}
