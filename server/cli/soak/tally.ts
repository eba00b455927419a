import { percentile } from "./figures";
import { isGood, isShed, type Outcome } from "./outcome";
import { type Stretch, Timeline } from "./timeline";

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

/** Adds up how requests went, by route. */
export class Tally {
  private readonly times = new Map<string, number[]>();
  private readonly failed = new Map<string, number>();
  private readonly turnedAway = new Map<string, number>();
  private readonly timeline = new Timeline();
  private readonly sum = { answers: 0, good: 0, shed: 0, shedSilently: 0, errors: 0 };

  add(route: string, outcome: Outcome): void {
    this.sum.answers += 1;
    this.timeline.add(route, outcome);
    if (isGood(outcome)) {
      this.sum.good += 1;
      const times = this.times.get(route) ?? [];
      times.push(outcome.ms);
      this.times.set(route, times);
    } else if (isShed(outcome)) {
      this.sum.shed += 1;
      const which = `${outcome.status} ${route}`;
      this.turnedAway.set(which, (this.turnedAway.get(which) ?? 0) + 1);
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

  /** How often which route was answered with 429 or 503. */
  shedBy(): ReadonlyMap<string, number> {
    return this.turnedAway;
  }

  stretches(): Stretch[] {
    return this.timeline.stretches();
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
