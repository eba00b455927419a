import "server-only";
import type { Worker } from "node:worker_threads";
import { AppError } from "@/server/errors/app-error";
import { createFairQueue } from "@/server/http/fair-queue";
import type { Logger } from "../logging/port";
import { metrics } from "../metrics/metrics";
import { traced } from "../tracing";
import { createMemoryWatch } from "./memory-watch";
import { DEADLINE_MS, JOB_POLICIES } from "./policies";
import type { Caller, Engine, JobInput, JobName, JobOutput } from "./port";
import { createSeat, type Outcome, type Seat } from "./seat";
import { createWorkBudget, type WorkAllowance, type WorkBudget } from "./work-budget";

/** The engine of one process, until it is closed. */
export interface EnginePool extends Engine {
  /** Comes when a thread is ready for the first job. */
  warm(): Promise<void>;
  /** Refuses what waits and ends all threads. */
  close(): Promise<void>;
  /** What there is to do at the moment. */
  load(): EngineLoad;
}

export interface EngineLoad {
  readonly threads: number;
  /** Threads that have a job. */
  readonly busy: number;
  /** Jobs that have none. */
  readonly waiting: number;
}

export interface PoolOptions {
  /** How many threads. */
  readonly workers: number;
  /** Starts one, on which `serveJobs` runs. */
  readonly spawn: () => Worker;
  readonly log: Logger;
  /** How long each job may work; by default as its policy says. */
  readonly deadlineMs?: number;
  /** What callers may use; by default as everywhere. */
  readonly allowance?: WorkAllowance;
  /** In milliseconds, for counting work. */
  readonly now?: () => number;
}

/** What may wait for a thread, in all, of one address and of one person: a batch, and a page that reads a dozen things. */
const WAITING = { max: 512, perAddress: 192, perPerson: 32 };
/** How long a job may wait for its turn. */
const WAIT_MS = 8_000;

/** Nobody in particular: what is asked for without a caller shares one place in the queue. */
const NOBODY: Caller = { person: null, isAccount: false, address: "", requestId: null };

interface Waiting {
  readonly job: JobName;
  readonly input: unknown;
  readonly caller: Caller;
  readonly settle: (outcome: Outcome) => void;
  readonly refuse: (error: unknown) => void;
}

/** Runs the engine on threads of their own, started with the first job. The thread that asks only waits. */
export function createEnginePool(options: PoolOptions): EnginePool {
  const threads = new Threads(options);
  const engineOf = (caller: Caller): Engine => ({
    run: (job, input, signal) => run(threads, options.log, { job, input, caller, signal }),
    as: engineOf,
  });
  return {
    ...engineOf(NOBODY),
    warm: () => threads.warm(),
    close: () => threads.close(),
    load: () => threads.load(),
  };
}

interface Asked<Name extends JobName> {
  readonly job: Name;
  readonly input: JobInput<Name>;
  readonly caller: Caller;
  readonly signal: AbortSignal | undefined;
}

async function run<Name extends JobName>(
  threads: Threads,
  log: Logger,
  asked: Asked<Name>,
): Promise<JobOutput<Name>> {
  const { job, input, caller } = asked;
  const outcome = await threads.outcomeOf(asked).catch((error: unknown) => {
    if (AppError.isInstance(error)) metrics().engineJobs.add({ job, outcome: "refused" });
    throw error;
  });
  countOutcome(job, outcome, caller.requestId);
  // A thread answers a job with what that job comes to: see jobs.ts.
  if (outcome.kind === "done") return outcome.output as JobOutput<Name>;
  if (outcome.kind === "fault") throw outcome.error;
  const { why: reason, ms } = outcome;
  const { requestId } = caller;
  if (reason !== "limit")
    log.warn("a job of the engine was cut off", {
      operation: `engine.${job}`,
      reason,
      ms: Math.round(ms),
      ...(requestId !== null && { requestId }),
    });
  return JOB_POLICIES[job].cutOff(input);
}

function countOutcome(job: JobName, outcome: Outcome, requestId: string | null): void {
  const { engineJobs, engineSeconds, solves } = metrics();
  const { ms } = outcome;
  const how = outcome.kind === "cut-off" ? outcome.why : outcome.kind;
  engineJobs.add({ job, outcome: how });
  engineSeconds.observe({ job }, ms / 1_000);
  traced({ kind: "engine", requestId, job, outcome: how, ms });
  if ((job !== "solve" && job !== "solveDrawn") || outcome.kind === "fault") return;
  const output =
    outcome.kind === "done"
      ? (outcome.output as JobOutput<"solve" | "solveDrawn">)
      : JOB_POLICIES.solve.cutOff("");
  const { status, task } = "result" in output ? output.result : output;
  solves.add({ status, task: task ?? "none" });
}

/** The threads and what waits for them. */
class Threads {
  private readonly budget: WorkBudget;
  private readonly queue = createFairQueue<Waiting>(WAITING);
  /** How many threads work for an address. */
  private readonly running = new Map<string, number>();
  private seats: readonly Seat[] | null = null;
  private isClosed = false;
  private readonly memory = createMemoryWatch(
    () => this.seats ?? [],
    () => process.memoryUsage.rss(),
  );
  private onReady: () => void = () => undefined;
  private readonly ready = new Promise<void>((resolve) => {
    this.onReady = resolve;
  });

  constructor(private readonly options: PoolOptions) {
    this.budget = createWorkBudget(options.now ?? (() => performance.now()), options.allowance);
  }

  async warm(): Promise<void> {
    this.open();
    await this.ready;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.memory.end();
    for (const { refuse } of this.queue.drain()) refuse(busy());
    await Promise.all((this.seats ?? []).map((seat) => seat.close()));
  }

  load(): EngineLoad {
    const seats = this.seats ?? [];
    return {
      threads: seats.length,
      busy: seats.filter(({ job }) => job).length,
      waiting: this.queue.size,
    };
  }

  outcomeOf({ job, input, caller, signal }: Asked<JobName>): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      const waitMs = this.budget.waitMs(caller);
      if (waitMs > 0) throw overBudget(waitMs);
      if (this.isClosed) throw busy();
      signal?.throwIfAborted();
      const leave = () => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", onAbort);
        this.queue.remove(caller, waiting);
      };
      const refuse = (error: unknown) => {
        leave();
        reject(error);
      };
      const settle = (outcome: Outcome) => {
        leave();
        resolve(outcome);
      };
      const onAbort = () => refuse(signal?.reason);
      const waiting: Waiting = { job, input, caller, settle, refuse };
      const timer = setTimeout(() => this.tooLong(waiting), WAIT_MS);
      signal?.addEventListener("abort", onAbort);
      if (this.queue.add(caller, waiting)) this.handOut();
      else refuse(busy());
    });
  }

  /** A job that has begun has a deadline of its own. */
  private tooLong(waiting: Waiting): void {
    if (this.queue.remove(waiting.caller, waiting)) waiting.refuse(busy());
  }

  private open(): readonly Seat[] {
    this.seats ??= Array.from({ length: this.options.workers }, () => this.seat());
    return this.seats;
  }

  private seat(): Seat {
    const { spawn, log } = this.options;
    return createSeat({
      spawn,
      onFree: () => {
        this.onReady();
        this.handOut();
      },
      onFault: (error) => {
        metrics().engineDeaths.add({});
        log.error("a thread of the engine died", { operation: "engine.thread", error });
      },
    });
  }

  private handOut(): void {
    for (const seat of this.open()) {
      if (!seat.isFree) continue;
      const next = this.next();
      if (!next) return;
      void this.work(seat, next);
    }
  }

  /** The caller whose turn it is. A caller whose time was used up while they waited is refused then. */
  private next(): Waiting | null {
    for (;;) {
      const next = this.queue.next((address) => this.mayHaveAnother(address));
      const waitMs = next ? this.budget.waitMs(next.caller) : 0;
      if (waitMs <= 0) return next;
      next?.refuse(overBudget(waitMs));
    }
  }

  /** While there is more than one thread no address holds all of them. */
  private mayHaveAnother(address: string): boolean {
    return (this.running.get(address) ?? 0) < Math.max(1, this.options.workers - 1);
  }

  private async work(seat: Seat, { job, input, caller, settle }: Waiting): Promise<void> {
    this.count(caller.address, 1);
    const deadlineMs = this.options.deadlineMs ?? JOB_POLICIES[job].deadlineMs ?? DEADLINE_MS;
    const transfer = handedOver(job, input);
    const working = seat.run({ job, input, deadlineMs, transfer });
    this.memory.begin();
    const outcome = await working;
    this.count(caller.address, -1);
    this.budget.charge(caller, outcome.ms);
    settle(outcome);
    this.handOut();
  }

  private count(address: string, change: 1 | -1): void {
    const running = (this.running.get(address) ?? 0) + change;
    if (running === 0) this.running.delete(address);
    else this.running.set(address, running);
  }
}

function handedOver<Name extends JobName>(job: Name, input: unknown): readonly ArrayBuffer[] {
  // What was asked for is what the job takes.
  return JOB_POLICIES[job].handsOver?.(input as JobInput<Name>) ?? [];
}

const busy = () => new AppError("SERVER_BUSY");

const overBudget = (waitMs: number) =>
  new AppError("TOO_MANY_REQUESTS", { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
