import "server-only";
import type { Worker } from "node:worker_threads";
import { metrics } from "../metrics/metrics";
import type { Order, Report } from "./messages";

/** How one job on a thread ended. */
export type Outcome =
  | { readonly kind: "done"; readonly output: unknown; readonly ms: number }
  | { readonly kind: "cut-off"; readonly why: "deadline" | "memory" | "limit"; readonly ms: number }
  | { readonly kind: "fault"; readonly error: unknown; readonly ms: number };

/** A place for one thread. A thread that dies or is ended takes the job it has with it and is replaced. */
export interface Seat {
  /** Whether a thread is there and has nothing to do. */
  readonly isFree: boolean;
  /** Does one job on the thread that is there. Never rejects. */
  run(work: SeatWork): Promise<Outcome>;
  /** The job it has; another object for each. Null without one. */
  readonly job: object | null;
  /** Ends the job along with its thread, for the memory it takes. */
  cutOff(): void;
  /** Ends the thread; the job it has comes to a fault. */
  close(): Promise<void>;
}

export interface SeatWork {
  readonly job: string;
  readonly input: unknown;
  readonly deadlineMs: number;
  /** What goes over without being copied. */
  readonly transfer: readonly ArrayBuffer[];
}

export interface SeatOptions {
  readonly spawn: () => Worker;
  /** Called each time the seat becomes free. */
  readonly onFree: () => void;
  /** Called when a thread could not be started, or died without a job. */
  readonly onFault: (error: unknown) => void;
}

/** After a thread that died before it was ready the next one is waited for, each time twice as long. */
const RESPAWN_MS = 200;
const RESPAWN_MS_MAX = 10_000;

const OUT_OF_MEMORY = "ERR_WORKER_OUT_OF_MEMORY";

interface Task {
  readonly id: number;
  readonly began: number;
  readonly timer: NodeJS.Timeout;
  readonly settle: (outcome: Outcome) => void;
}

export function createSeat(options: SeatOptions): Seat {
  return new ThreadSeat(options);
}

class ThreadSeat implements Seat {
  private worker: Worker | null = null;
  private isReady = false;
  private isClosed = false;
  private task: Task | null = null;
  private orders = 0;
  private failures = 0;

  constructor(private readonly options: SeatOptions) {
    this.start();
  }

  get isFree(): boolean {
    return this.isReady && this.task === null;
  }

  run({ job, input, deadlineMs, transfer }: SeatWork): Promise<Outcome> {
    const { worker } = this;
    const began = performance.now();
    if (!worker || !this.isFree) throw new Error("the seat is not free");
    const id = ++this.orders;
    return new Promise((settle) => {
      const timer = setTimeout(
        () => this.end({ kind: "cut-off", why: "deadline", ms: deadlineMs }),
        deadlineMs,
      );
      this.task = { id, began, timer, settle };
      worker.ref();
      try {
        const order: Order = { id, job, input };
        worker.postMessage(order, transfer);
      } catch (error) {
        // The input is nothing that can be handed over; the thread has not seen it.
        this.finish({ kind: "fault", error, ms: 0 });
      }
    });
  }

  get job(): object | null {
    return this.task;
  }

  cutOff(): void {
    if (this.task) this.end({ kind: "cut-off", why: "memory", ms: performance.now() - this.task.began });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    const { worker } = this;
    this.worker = null;
    this.isReady = false;
    await worker?.terminate();
    this.finish({ kind: "fault", error: new Error("the engine is closing"), ms: 0 });
  }

  private start(): void {
    if (this.isClosed) return;
    let worker: Worker;
    try {
      worker = this.options.spawn();
    } catch (error) {
      this.startLater(error);
      return;
    }
    this.worker = worker;
    const isCurrent = () => this.worker === worker;
    worker.unref();
    worker.on("message", (report: Report) => {
      if (isCurrent()) this.take(report);
    });
    worker.on("error", (error) => {
      if (isCurrent()) this.died(error);
    });
    worker.on("messageerror", (error) => {
      if (isCurrent()) this.died(error);
    });
    worker.on("exit", () => {
      if (isCurrent()) this.died(new Error("a thread of the engine has ended"));
    });
  }

  private startLater(error: unknown): void {
    this.options.onFault(error);
    const waitMs = Math.min(RESPAWN_MS * 2 ** this.failures, RESPAWN_MS_MAX);
    this.failures += 1;
    setTimeout(() => this.start(), waitMs).unref();
  }

  private take(report: Report): void {
    if (report.kind === "ready") {
      this.isReady = true;
      this.failures = 0;
      this.options.onFree();
      return;
    }
    if (report.id !== this.task?.id) return;
    const { ms } = report;
    if (report.kind === "done") this.finish({ kind: "done", output: report.output, ms });
    else if (report.kind === "limit") this.finish({ kind: "cut-off", why: "limit", ms });
    else this.finish({ kind: "fault", error: report.error, ms });
  }

  private died(error: unknown): void {
    const { task, isReady } = this;
    const ms = task ? performance.now() - task.began : 0;
    if (task) metrics().engineDeaths.add({});
    const isMemory = (error as { code?: unknown } | null)?.code === OUT_OF_MEMORY;
    if (task) this.end(isMemory ? { kind: "cut-off", why: "memory", ms } : { kind: "fault", error, ms });
    else {
      this.leave();
      if (isReady) this.options.onFault(error);
      if (isReady) this.start();
      else this.startLater(error);
    }
  }

  /** Ends the thread along with its job. */
  private end(outcome: Outcome): void {
    this.leave();
    this.start();
    this.finish(outcome);
  }

  private leave(): void {
    const { worker } = this;
    this.worker = null;
    this.isReady = false;
    void worker?.terminate();
  }

  private finish(outcome: Outcome): void {
    const { task } = this;
    if (!task) return;
    clearTimeout(task.timer);
    this.task = null;
    this.worker?.unref();
    task.settle(outcome);
    if (this.isFree) this.options.onFree();
  }
}
