import "server-only";
import { Worker } from "node:worker_threads";

/** A thread's memory, in megabytes: out of reach in the time between two looks of the memory watch, which says what a job
 * may take. */
export const THREAD_MEMORY = {
  maxOldGenerationSizeMb: 2_048,
  maxYoungGenerationSizeMb: 48,
  stackSizeMb: 4,
} as const;

/** Starts a thread with the engine. The bundler knows this expression: it puts the file and what it imports beside the
 * server's own code, in every kind of output. */
export function spawnEngineThread(): Worker {
  return new Worker(new URL("./worker.ts", import.meta.url), { resourceLimits: THREAD_MEMORY });
}
