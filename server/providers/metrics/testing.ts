/** One line of numbers. */
export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

const COMMENT = /^# (HELP|TYPE) ([a-zA-Z_:][a-zA-Z0-9_:]*) (.+)$/;
const SAMPLE = /^([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{(.*)\})? (\S+)$/;
const LABEL = /([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\["\\n])*)"(?:,|$)/y;
const TYPES = new Set(["counter", "gauge", "histogram"]);

/** Reads the text format of Prometheus as strictly as its own reader does.
 * @throws {Error} with the line that is none, a name without a type, a combination that comes twice */
export function parseMetrics(text: string): {
  readonly samples: Sample[];
  readonly names: readonly string[];
} {
  if (!text.endsWith("\n")) throw new Error("the last line does not end");
  const types = new Map<string, string>();
  const samples: Sample[] = [];
  const seen = new Set<string>();
  for (const line of text.slice(0, -1).split("\n")) {
    const [, kind, described = "", rest = ""] = COMMENT.exec(line) ?? [];
    if (kind === "TYPE" && TYPES.has(rest) && !types.has(described)) types.set(described, rest);
    if (kind === "HELP" || (kind === "TYPE" && TYPES.has(rest))) continue;
    const sample = readSample(line);
    const family = sample.name.replace(/_(bucket|sum|count)$/, "");
    if (!types.has(sample.name) && types.get(family) !== "histogram") throw new Error(`no type: ${line}`);
    const key = `${sample.name} ${JSON.stringify(sample.labels)}`;
    if (seen.has(key)) throw new Error(`twice: ${line}`);
    seen.add(key);
    samples.push(sample);
  }
  return { samples, names: [...types.keys()] };
}

function readSample(line: string): Sample {
  const [, name, pairs = "", written = ""] = SAMPLE.exec(line) ?? [];
  const value = Number(written);
  if (!name || written === "" || Number.isNaN(value)) throw new Error(`no sample: ${line}`);
  const labels: Record<string, string> = {};
  LABEL.lastIndex = 0;
  while (LABEL.lastIndex < pairs.length) {
    const [, label, said] = LABEL.exec(pairs) ?? [];
    if (label === undefined || said === undefined) throw new Error(`no labels: ${line}`);
    labels[label] = said;
  }
  return { name, labels, value };
}
