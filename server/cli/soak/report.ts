import type { Audit } from "./audit";
import { percentile } from "./figures";
import { readSamples, type Sample, trend } from "./memory";
import type { Overload } from "./overload";
import type { Tally } from "./tally";

/** Something the product promises, and whether it was kept. */
export interface Promised {
  readonly what: string;
  readonly kept: boolean;
  readonly seen: string;
}

/** How much of its size the process may gain in the second half. Node lets its memory grow for as long as nobody is short
 * of it, so what is alive after a full collection counts, where there was one. */
const GROWTH_MAX = 0.1;
/** How much slower answers may be after an overload: what two measurements of the same thing differ by. */
const RECOVERY_RATIO = 1.5;
const RECOVERY_MS = 100;

const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
const mb = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MB`;

/** Answers by route, a second, shed and failed, and how it went from one stretch of time to the next. */
export function printTally(tally: Tally, seconds: number): void {
  const { answers, shed, shedSilently, errors } = tally.totals();
  console.table(
    tally.routes().map(({ route, answers: count, p50, p95, p99 }) => ({
      route,
      answers: count,
      p50: ms(p50),
      p95: ms(p95),
      p99: ms(p99),
    })),
  );
  console.log(
    `${answers} answers, ${(answers / seconds).toFixed(1)} a second; ${shed} shed with 429 or 503, ${shedSilently} of them without Retry-After; ${errors} errors`,
  );
  for (const [what, times] of [...tally.shedBy(), ...tally.faults()]) console.log(`  ${times} × ${what}`);
  for (const { from, answers: count, shed: away, pages, others } of tally.stretches())
    console.log(
      `  from ${from} s: ${count} answers, ${away} shed; p95 pages ${ms(pages)}, others ${ms(others)}`,
    );
}

/** What the probe saw of the process.
 * @returns the promise about memory */
export function printProcess(file: string, from: number, to: number): Promised {
  const samples = readSamples(file, from, to);
  const [rss, live] = [
    trend(samples, (sample) => sample.rss),
    trend(aliveOnly(samples), (sample) => sample.live),
  ];
  const column = (pick: (sample: Sample) => number) =>
    samples.map(pick).toSorted((one, other) => one - other);
  const lag = (percent: number) =>
    ms(
      percentile(
        column((sample) => sample.lagMax),
        percent,
      ),
    );
  const cpu = column((sample) => sample.cpu);
  console.log(`cpu      of a second: median ${ms(percentile(cpu, 50))}, p95 ${ms(percentile(cpu, 95))}`);
  const every = Math.max(1, Math.floor(samples.length / 12));
  console.log(
    `memory   ${samples
      .filter((_, index) => index % every === 0)
      .map(({ rss: bytes }) => mb(bytes))
      .join(" → ")}`,
  );
  console.log(
    `RSS      second half ${rss.from.toFixed(0)} → ${rss.to.toFixed(0)} MB, ${rss.slope.toFixed(0)} MB/h`,
  );
  console.log(
    `heap     alive after full collections, second half ${live.from.toFixed(0)} → ${live.to.toFixed(0)} MB, ${live.slope.toFixed(0)} MB/h`,
  );
  console.log(
    `loop     latest event of a second: median ${lag(50)}, p95 ${lag(95)}, worst ${lag(100)}; ordinary event ${ms(
      percentile(
        column((sample) => sample.lagMedian),
        50,
      ),
    )}`,
  );
  const growth = (rss.to - rss.from) / rss.from;
  return {
    what: `memory is flat (at most ${GROWTH_MAX * 100} % more at the end of the second half)`,
    kept: samples.length > 0 && growth <= GROWTH_MAX,
    seen: `${(growth * 100).toFixed(1)} %`,
  };
}

const aliveOnly = (samples: readonly Sample[]): Sample[] => samples.filter(({ live }) => live > 0);

export function ofTally(tally: Tally): Promised[] {
  const { answers, errors, shed, shedSilently } = tally.totals();
  return [
    { what: "no error", kept: answers > 0 && errors === 0, seen: `${errors} in ${answers} answers` },
    { what: "nothing is shed within capacity", kept: shed === 0, seen: `${shed} shed` },
    {
      what: "every shed request is told when to come back",
      kept: shedSilently === 0,
      seen: `${shedSilently} do not`,
    },
  ];
}

export function ofAudit({ solves, accounts, replies, lost }: Audit): Promised[] {
  for (const line of lost.slice(0, 20)) console.log(`  lost: ${line}`);
  return [
    {
      what: "nothing acknowledged is lost, and every stream is what its log holds",
      kept: lost.length === 0 && solves + replies > 0,
      seen: `${lost.length} lost of ${solves} problems, ${accounts} accounts, ${replies} replies`,
    },
  ];
}

export function ofOverload({ visitors, during, before, after }: Overload): Promised[] {
  const { answers, shed, shedSilently, errors } = during.totals();
  return [
    {
      what: "beyond capacity what is not answered is shed, with Retry-After",
      kept: shed > 0 && shedSilently === 0 && errors === 0,
      seen: `${visitors} visitors: ${answers} answers, ${shed} shed, ${shedSilently} silently, ${errors} errors`,
    },
    {
      what: "it is as fast as before once they have gone",
      kept: after <= before * RECOVERY_RATIO + RECOVERY_MS,
      seen: `p95 ${ms(before)} before, ${ms(after)} after`,
    },
  ];
}

/** @returns whether every promise was kept */
export function printPromises(promises: readonly Promised[]): boolean {
  for (const { what, kept, seen } of promises) console.log(`${kept ? "kept  " : "BROKEN"}  ${what}: ${seen}`);
  return promises.every(({ kept }) => kept);
}
