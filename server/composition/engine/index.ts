import "server-only";
import { availableParallelism } from "node:os";
import { env } from "@/server/env";
import { createEnginePool, type EnginePool } from "@/server/providers/engine/pool";
import type { Engine } from "@/server/providers/engine/port";
import type { Logger } from "@/server/providers/logging/port";
import { spawnEngineThread } from "./spawn";

/** More threads than this help no ordinary host. */
const WORKERS_MAX = 4;
/** With a second one, a student's heavy problem does not hold up everyone else. */
const WORKERS_MIN = 2;

// One per process, even where modules are loaded twice.
const shared = globalThis as typeof globalThis & { classmateEngine?: EnginePool };

/** The engine of this process. Its threads start with the first job, or when it is warmed. */
export function getEngine(log: Logger): Engine {
  shared.classmateEngine ??= createEnginePool({ workers: workers(), spawn: spawnEngineThread, log });
  return shared.classmateEngine;
}

/** Starts the threads, so that the first visitor does not wait for them. */
export async function warmEngine(): Promise<void> {
  await shared.classmateEngine?.warm();
}

/** Ends the threads. */
export async function closeEngine(): Promise<void> {
  await shared.classmateEngine?.close();
}

/** A serverless instance answers one request at a time. */
function workers(): number {
  if (env.ENGINE_WORKERS !== undefined) return env.ENGINE_WORKERS;
  if (env.VERCEL) return 1;
  return Math.min(WORKERS_MAX, Math.max(WORKERS_MIN, availableParallelism() - 1));
}
