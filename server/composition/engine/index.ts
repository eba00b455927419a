import "server-only";
import { availableParallelism } from "node:os";
import { env } from "@/server/env";
import { createEnginePool, type EngineLoad, type EnginePool } from "@/server/providers/engine/pool";
import type { Engine } from "@/server/providers/engine/port";
import type { Logger } from "@/server/providers/logging/port";
import { metrics } from "@/server/providers/metrics/metrics";
import { processSlot } from "@/server/runtime";
import { spawnEngineThread } from "./spawn";

/** More threads than this help no ordinary host. */
const WORKERS_MAX = 4;
/** With a second one, a student's heavy problem does not hold up everyone else. */
const WORKERS_MIN = 2;

const pool = processSlot<EnginePool>("engine");

/** The engine of this process. Its threads start with the first job, or when it is warmed. */
export function getEngine(log: Logger): Engine {
  pool.current ??= measured(createEnginePool({ workers: workers(), spawn: spawnEngineThread, log }));
  return pool.current;
}

/** Shows what a pool has to do to anyone who looks at the numbers of the process. */
function measured(engine: EnginePool): EnginePool {
  const show = (what: keyof EngineLoad, help: string) =>
    metrics().registry.gauge({ name: `classmate_engine_${what}`, help }, () => engine.load()[what]);
  show("threads", "Threads of the engine.");
  show("busy", "Threads of the engine that have a job.");
  show("waiting", "Jobs that wait for a thread of the engine.");
  return engine;
}

/** Starts the threads, so that the first visitor does not wait for them. */
export async function warmEngine(): Promise<void> {
  await pool.current?.warm();
}

/** Ends the threads. */
export async function closeEngine(): Promise<void> {
  await pool.current?.close();
}

/** A serverless instance answers one request at a time. */
function workers(): number {
  if (env.ENGINE_WORKERS !== undefined) return env.ENGINE_WORKERS;
  if (env.VERCEL) return 1;
  return Math.min(WORKERS_MAX, Math.max(WORKERS_MIN, availableParallelism() - 1));
}
