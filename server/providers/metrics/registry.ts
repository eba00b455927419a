import "server-only";
import { asWord, OTHER } from "./word";

// A hundred lines of our own and not prom-client, because here a label takes nothing but the values that its list or its
// pattern names: what a student wrote cannot become one.

/** What a label may say: one of a list, or a short word or route of the code's own. Anything else is counted as "other". */
export type LabelValues = readonly string[] | "word";

type Labels = Readonly<Record<string, LabelValues>>;
type Values<L extends Labels> = { readonly [Name in keyof L]: string };

/** Different values that a word may take before the rest is counted as "other". */
const WORDS_MAX = 200;

interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

interface Metric {
  readonly name: string;
  readonly type: "counter" | "gauge" | "histogram";
  readonly help: string;
  samples(): readonly Sample[];
}

export interface Counter<L extends Labels> {
  add(values: Values<L>, amount?: number): void;
}

export interface Histogram<L extends Labels> {
  /** @param seconds what took so long */
  observe(values: Values<L>, seconds: number): void;
}

interface Named<L extends Labels> {
  readonly name: string;
  readonly help: string;
  readonly labels: L;
}

/** The numbers of one process. */
export interface Registry {
  counter<L extends Labels>(named: Named<L>): Counter<L>;
  histogram<L extends Labels>(named: Named<L> & { readonly buckets: readonly number[] }): Histogram<L>;
  /** @param read is asked each time someone looks */
  gauge(named: Omit<Named<Labels>, "labels">, read: () => number): void;
  /** All of it in the text format of Prometheus 0.0.4. */
  text(): string;
}

export function createRegistry(): Registry {
  const metrics: Metric[] = [];
  return {
    counter({ name, help, labels }) {
      const series = createSeries(labels, () => ({ value: 0 }));
      const samples = () => series.all().map(({ labels, kept }) => ({ name, labels, value: kept.value }));
      metrics.push({ name, help, type: "counter", samples });
      return {
        add(values, amount = 1) {
          series.of(values).value += amount;
        },
      };
    },
    histogram({ name, help, labels, buckets }) {
      const series = createSeries(labels, () => ({ counts: buckets.map(() => 0), sum: 0, count: 0 }));
      const samples = () => series.all().flatMap((one) => histogramSamples(name, buckets, one));
      metrics.push({ name, help, type: "histogram", samples });
      return {
        observe(values, seconds) {
          const kept = series.of(values);
          kept.sum += seconds;
          kept.count += 1;
          for (const [at, most] of buckets.entries())
            if (seconds <= most) kept.counts[at] = (kept.counts[at] ?? 0) + 1;
        },
      };
    },
    gauge({ name, help }, read) {
      metrics.push({ name, help, type: "gauge", samples: () => [{ name, labels: {}, value: read() }] });
    },
    text: () => metrics.map(written).join(""),
  };
}

interface Kept<T> {
  readonly labels: Readonly<Record<string, string>>;
  readonly kept: T;
}

/** One value of something for each combination of labels. */
function createSeries<T>(labels: Labels, make: () => T) {
  const series = new Map<string, Kept<T>>();
  const words = new Set<string>();
  const allowed = (name: string, value: string): string => {
    const values = labels[name];
    if (values !== "word") return values?.includes(value) ? value : OTHER;
    if (words.size >= WORDS_MAX && !words.has(value)) return OTHER;
    if (asWord(value) !== value) return OTHER;
    words.add(value);
    return value;
  };
  return {
    of(values: Readonly<Record<string, string>>): T {
      const checked = Object.fromEntries(
        Object.keys(labels).map((name) => [name, allowed(name, values[name] ?? "")]),
      );
      const key = Object.values(checked).join("\n");
      const found = series.get(key) ?? { labels: checked, kept: make() };
      series.set(key, found);
      return found.kept;
    },
    all: (): readonly Kept<T>[] => [...series.values()],
  };
}

interface Distribution {
  readonly counts: readonly number[];
  readonly sum: number;
  readonly count: number;
}

function histogramSamples(
  name: string,
  buckets: readonly number[],
  { labels, kept }: Kept<Distribution>,
): Sample[] {
  const bucket = (le: string, value: number) => ({
    name: `${name}_bucket`,
    labels: { ...labels, le },
    value,
  });
  return [
    ...buckets.map((most, at) => bucket(String(most), kept.counts[at] ?? 0)),
    bucket("+Inf", kept.count),
    { name: `${name}_sum`, labels, value: kept.sum },
    { name: `${name}_count`, labels, value: kept.count },
  ];
}

function written({ name, help, type, samples }: Metric): string {
  const lines = samples().map(({ name, labels, value }) => {
    const pairs = Object.entries(labels).map(([label, said]) => `${label}="${said}"`);
    return `${name}${pairs.length > 0 ? `{${pairs.join(",")}}` : ""} ${value}\n`;
  });
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join("")}`;
}
