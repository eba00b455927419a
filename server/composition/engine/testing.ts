import { drawnAfter, JOBS } from "@/server/composition/engine/jobs";
import { AppError } from "@/server/errors/app-error";
import { JOB_POLICIES } from "@/server/providers/engine/policies";
import type { Engine, JobInput, JobName, JobOutput } from "@/server/providers/engine/port";
import { limitBehind } from "@/server/solver/ledger";

type Jobs = {
  readonly [Name in JobName]: (input: JobInput<Name>) => JobOutput<Name> | Promise<JobOutput<Name>>;
};

/** The engine without threads, for tests of what uses it: the same jobs and the same outcomes at the engine's own
 * limits. Everything is copied as it would be on its way to a thread and back.
 * @param replaced jobs that do something else */
export function createEngineInProcess(replaced: Partial<Jobs> = {}): Engine {
  const { solve = JOBS.solve } = replaced;
  const jobs: Jobs = { ...JOBS, solveDrawn: drawnAfter(solve), ...replaced };
  async function run<Name extends JobName>(job: Name, input: JobInput<Name>, signal?: AbortSignal) {
    signal?.throwIfAborted();
    const copy = structuredClone(input);
    try {
      return structuredClone(await jobs[job](copy));
    } catch (error) {
      if (limitBehind(error)) return JOB_POLICIES[job].cutOff(copy);
      throw error;
    }
  }
  const engine: Engine = { run, as: () => engine };
  return engine;
}

/** An engine that is too busy for anything. */
export const busyEngine: Engine = {
  run: () => Promise.reject(new AppError("SERVER_BUSY")),
  as: () => busyEngine,
};
