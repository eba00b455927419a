import "server-only";
import { Worker } from "node:worker_threads";

/** A thread's memory, in megabytes: out of reach in the time between two looks of the memory watch, which says what a job
 * may take. From 2,048 on V8 takes the machine for a large one, and collects only when a heap is four times what is alive. */
export const THREAD_MEMORY = {
  maxOldGenerationSizeMb: 1_920,
  maxYoungGenerationSizeMb: 48,
  stackSizeMb: 4,
} as const;

/** Starts a thread with the engine. The bundler knows this expression: it puts the file and what it imports beside the
 * server's own code, in every kind of output. */
export function spawnEngineThread(): Worker {
  return new Worker(new URL("./worker.ts", import.meta.url), { resourceLimits: THREAD_MEMORY });
}
