import { percentile } from "./figures";

/** How one request went. */
export interface Outcome {
  /** 0 where there was no answer. */
  readonly status: number;
  readonly retryAfter: string | null;
  /** Until the last byte; for a reply, until the first. */
  readonly ms: number;
  /** Why there was no answer. */
  readonly code: string | null;
}

export interface Totals {
  readonly answers: number;
  readonly good: number;
  readonly shed: number;
  /** Shed without saying when to come back. */
  readonly shedSilently: number;
  readonly errors: number;
}

export interface RouteFigures {
  readonly route: string;
  readonly answers: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

const isShed = ({ status }: Outcome): boolean => status === 429 || status === 503;
const isGood = ({ status }: Outcome): boolean => status >= 200 && status < 400;

/** Adds up how requests went, by route. */
export class Tally {
  private readonly times = new Map<string, number[]>();
  private readonly failed = new Map<string, number>();
  private readonly sum = { answers: 0, good: 0, shed: 0, shedSilently: 0, errors: 0 };

  add(route: string, outcome: Outcome): void {
    this.sum.answers += 1;
    if (isGood(outcome)) {
      this.sum.good += 1;
      const times = this.times.get(route) ?? [];
      times.push(outcome.ms);
      this.times.set(route, times);
    } else if (isShed(outcome)) {
      this.sum.shed += 1;
      if (outcome.retryAfter === null) this.sum.shedSilently += 1;
    } else {
      this.fault(`${route} ${outcome.code ?? outcome.status}`);
    }
  }

  /** Something that is wrong although it was answered. */
  fault(what: string): void {
    this.sum.errors += 1;
    this.failed.set(what, (this.failed.get(what) ?? 0) + 1);
  }

  totals(): Totals {
    return { ...this.sum };
  }

  faults(): ReadonlyMap<string, number> {
    return this.failed;
  }

  /** Good answers by route, the busiest first, and all of them together last. */
  routes(): RouteFigures[] {
    const rows = [...this.times].sort(([, one], [, other]) => other.length - one.length);
    const all = rows.flatMap(([, times]) => times);
    return [...rows, ["all", all] as const].map(([route, times]) => {
      const sorted = times.toSorted((one, other) => one - other);
      const [p50, p95, p99] = [50, 95, 99].map((percent) => percentile(sorted, percent));
      return { route, answers: sorted.length, p50: p50 ?? 0, p95: p95 ?? 0, p99: p99 ?? 0 };
    });
  }
}
