import { closeSync, openSync, readSync, statSync } from "node:fs";

/** A stretch of time in which the product's process listened to nobody. */
export interface Hold {
  readonly at: number;
  readonly ms: number;
  /** The requests that were being answered, as their sender named them. */
  readonly names: readonly string[];
  /** How much of it this thread computed; the collector's other threads may be what it slept for meanwhile. */
  readonly ranMs: number;
  /** How much of it the processor did other programs' work. */
  readonly waitMs: number;
  /** How much of it the thread of this process that was kept from running the longest was kept: this one may have slept for it. */
  readonly siblingWaitMs: number;
  /** How much of it the garbage collector and the embedded database took. */
  readonly gcMs: number;
  readonly dbMs: number;
  /** How many programs wanted the processors in the minute before. */
  readonly load: number;
}

/** A hold without the time in which the processors did other programs' work: this thread was ready to run, or it slept for
 * one that was, such as the collector's. Sleeping for the disk under the database is the product's own affair. */
export function ownMs({ ms, ranMs, waitMs, siblingWaitMs, dbMs }: Hold): number {
  const slept = Math.max(0, ms - waitMs - Math.max(ranMs, dbMs));
  return Math.max(0, ms - waitMs - Math.min(slept, siblingWaitMs));
}

interface Sample {
  readonly at: number;
  readonly rss: number;
  /** How late the event loop was since the process began, in milliseconds. */
  readonly p50: number;
  readonly p999: number;
  readonly max: number;
}

type Line = { readonly pid: number } & (
  | ({ readonly kind: "hold" } & Hold)
  | ({ readonly kind: "sample" } & Sample)
);

/** What the probe in the product has written since it was last asked. */
export class Holds {
  readonly all: Hold[] = [];
  rssMax = 0;
  latest: Sample | null = null;
  private read = 0;
  private rest = "";

  constructor(private readonly file: string) {}

  /** @returns the holds that are new */
  look(): readonly Hold[] {
    const lines = (this.rest + this.news()).split("\n");
    this.rest = lines.pop() ?? "";
    const fresh: Hold[] = [];
    for (const text of lines) {
      const line: Line = JSON.parse(text);
      if (line.kind === "hold") fresh.push(line);
      else {
        this.latest = line;
        this.rssMax = Math.max(this.rssMax, line.rss);
      }
    }
    this.all.push(...fresh);
    return fresh;
  }

  private news(): string {
    const size = statSync(this.file, { throwIfNoEntry: false })?.size ?? 0;
    const buffer = Buffer.alloc(size - this.read);
    if (buffer.length === 0) return "";
    const opened = openSync(this.file, "r");
    readSync(opened, buffer, 0, buffer.length, this.read);
    closeSync(opened);
    this.read = size;
    return buffer.toString("utf8");
  }
}
