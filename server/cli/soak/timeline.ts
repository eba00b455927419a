import { percentile } from "./figures";
import { isGood, isShed, type Outcome } from "./outcome";

/** What a stretch of a run was like: a slow start, or a moment in which everyone waited, is lost in the whole. */
export interface Stretch {
  /** Seconds from the beginning of the run. */
  readonly from: number;
  readonly answers: number;
  readonly shed: number;
  /** The 95th percentile in milliseconds; NaN where there was none. */
  readonly pages: number;
  readonly others: number;
}

interface Gathered {
  answers: number;
  shed: number;
  readonly pages: number[];
  readonly others: number[];
}

const PAGE = /^GET \/(?!api\/)/;

/** Answers in the order in which they came. */
export class Timeline {
  private readonly gathered: Gathered[] = [];
  private readonly began: number;

  /** @param stretchMs how long a stretch is
   * @param now milliseconds of a clock that only goes forward */
  constructor(
    private readonly stretchMs = 10_000,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.began = now();
  }

  add(route: string, outcome: Outcome): void {
    const at = Math.floor((this.now() - this.began) / this.stretchMs);
    while (this.gathered.length <= at) this.gathered.push({ answers: 0, shed: 0, pages: [], others: [] });
    const stretch = this.gathered[at];
    if (!stretch) return;
    stretch.answers += 1;
    if (isShed(outcome)) stretch.shed += 1;
    if (isGood(outcome)) stretch[PAGE.test(route) ? "pages" : "others"].push(outcome.ms);
  }

  stretches(): Stretch[] {
    return this.gathered.map(({ answers, shed, pages, others }, index) => ({
      from: (index * this.stretchMs) / 1000,
      answers,
      shed,
      pages: p95(pages),
      others: p95(others),
    }));
  }
}

const p95 = (times: readonly number[]): number =>
  percentile(
    times.toSorted((one, other) => one - other),
    95,
  );
