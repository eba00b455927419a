import "server-only";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { buildSync } from "esbuild";
import { THREAD_MEMORY } from "@/server/composition/engine/spawn";

/** Starts threads from a file of this folder, compiled as the bundler would.
 * @param file "worker.ts" for the engine itself */
export function spawnCompiled(file: string): () => Worker {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(import.meta.dirname, file)],
    write: false,
    bundle: true,
    platform: "node",
    format: "cjs",
    target: "node20.20",
    conditions: ["react-server"],
    logLevel: "warning",
  });
  const source = outputFiles[0]?.text ?? "";
  return () => new Worker(source, { eval: true, resourceLimits: THREAD_MEMORY });
}
