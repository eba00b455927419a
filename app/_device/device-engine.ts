import type { Brought, JobInput, JobName, JobOutput, Order, Report } from "./jobs";

/** The part of a worker that is used of it. */
export interface EngineWorker {
  postMessage(message: Order | Brought): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<Report>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface Waiting {
  readonly order: Order;
  readonly patience: number;
  readonly done: (output: unknown) => void;
}

/** How long the engine may take to load on a slow line, and how long one order may take where the server can be asked
 * instead. */
const START_MS = 60_000;
const PATIENCE_MS = 2_000;

/** After so many failures in a row this browser does without. */
const FAILURES_MAX = 3;

/** The engine in a worker, which does one thing after the other. A text that takes longer than a person waits costs the
 * worker: it is ended, and the next order has a new one. */
export class DeviceEngine {
  /** Whether the engine can work here, as soon as that is known. */
  readonly started: Promise<boolean>;
  /** The addresses that all of the engine was loaded from, as soon as it has been; never where it cannot work. */
  readonly whole: Promise<readonly string[]>;

  private worker: EngineWorker | null = null;
  private ready = false;
  /** What becomes of orders that wait for a part of the engine: those behind them go first. */
  private readonly parked = new Map<number, (output: unknown) => void>();
  private failures = 0;
  private count = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly queue: Waiting[] = [];
  private tell: (works: boolean) => void = () => {};
  private tellFiles: (files: readonly string[]) => void = () => {};

  constructor(private readonly spawn: () => EngineWorker) {
    this.started = new Promise((resolve) => {
      this.tell = resolve;
    });
    this.whole = new Promise((resolve) => {
      this.tellFiles = resolve;
    });
    this.start();
  }

  /** Whether it has been loaded and works. */
  isReady(): boolean {
    return this.ready;
  }

  /** Whether an order would be begun at once. */
  isIdle(): boolean {
    return this.ready && this.queue.length === 0;
  }

  /** @param patience how long it may take, in milliseconds
   * @returns null where there is no outcome in time */
  run<Name extends JobName>(
    job: Name,
    input: JobInput<Name>,
    patience = PATIENCE_MS,
  ): Promise<JobOutput<Name> | null> {
    if (this.failures >= FAILURES_MAX) return Promise.resolve(null);
    this.count += 1;
    const order: Order = { id: this.count, job, input };
    return new Promise((resolve) => {
      this.queue.push({ order, patience, done: (output) => resolve(output as JobOutput<Name> | null) });
      if (this.queue.length === 1) this.begin();
    });
  }

  private start(): void {
    try {
      this.worker = this.spawn();
    } catch {
      this.fail();
      return;
    }
    this.worker.onmessage = ({ data }) => this.take(data);
    this.worker.onerror = () => this.fail();
    this.timer = setTimeout(() => this.fail(), START_MS);
  }

  private take(report: Report): void {
    if (report.kind === "wants") {
      void this.bring(report.file, this.worker);
      return;
    }
    if (report.kind === "whole") {
      this.tellFiles(report.files);
      return;
    }
    if (report.kind === "ready") {
      this.ready = true;
      this.tell(true);
    } else if (!this.settle(report)) return;
    clearTimeout(this.timer);
    this.begin();
  }

  /** Has the browser keep a file for the worker that wants it, which may speak to no server itself. */
  private async bring(file: string, worker: EngineWorker | null): Promise<void> {
    let isThere = false;
    try {
      const answer = await fetch(file);
      await answer.arrayBuffer();
      isThere = answer.ok;
    } catch {
      // There is no network, and the browser does not keep it.
    }
    worker?.postMessage({ file, isThere });
  }

  /** @returns whether the order it was at is done with, or waits */
  private settle(report: Extract<Report, { id: number }>): boolean {
    const output = report.kind === "done" ? report.output : null;
    const parked = this.parked.get(report.id);
    // It may wait for one part after the other.
    if (parked && report.kind !== "waits") parked(output);
    const [head] = this.queue;
    if (parked || !head || report.id !== head.order.id) return false;
    this.queue.shift();
    if (report.kind === "waits") this.park(head);
    else {
      this.failures = 0;
      head.done(output);
    }
    return true;
  }

  /** A worker that waits for a slow line is none that hangs: the order alone is given up in the end. */
  private park({ order: { id }, patience, done }: Waiting): void {
    const settled = (output: unknown) => {
      clearTimeout(timer);
      this.parked.delete(id);
      done(output);
    };
    const timer = setTimeout(() => settled(null), patience);
    this.parked.set(id, settled);
  }

  private begin(): void {
    const [next] = this.queue;
    if (!next || !this.ready) return;
    this.timer = setTimeout(() => this.fail(), next.patience);
    this.worker?.postMessage(next.order);
  }

  /** The worker is of no use any more, and the order it was at has no outcome. */
  private fail(): void {
    clearTimeout(this.timer);
    this.worker?.terminate();
    this.worker = null;
    this.failures += 1;
    if (this.ready) this.queue.shift()?.done(null);
    for (const settled of [...this.parked.values()]) settled(null);
    this.ready = false;
    if (this.failures < FAILURES_MAX) this.start();
    else {
      this.tell(false);
      for (const { done } of this.queue.splice(0)) done(null);
    }
  }
}
