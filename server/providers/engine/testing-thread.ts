import "server-only";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { buildSync } from "esbuild";
import { THREAD_MEMORY } from "./spawn";

/** Starts threads from a file of this folder, compiled as the bundler would.
 * @param file "worker.ts" for the engine itself */
export function spawnCompiled(file: string): () => Worker {
  const outfile = path.join(mkdtempSync(path.join(tmpdir(), "classmate-engine-")), "worker.mjs");
  buildSync({
    entryPoints: [path.join(import.meta.dirname, file)],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20.20",
    conditions: ["react-server"],
    logLevel: "warning",
  });
  return () => new Worker(outfile, { resourceLimits: THREAD_MEMORY });
}
