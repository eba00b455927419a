import { parseArgs } from "node:util";

export interface SoakOptions {
  readonly visitors: number;
  readonly minutes: number;
  /** Replies being read at once. */
  readonly streams: number;
  /** On a PostgreSQL server instead of the embedded database. */
  readonly postgres: boolean;
  /** Goes beyond capacity afterwards, and back. */
  readonly overload: boolean;
}

/** @throws {Error} for an option that does not exist or is no number */
export function readOptions(args: readonly string[]): SoakOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      visitors: { type: "string", default: "200" },
      minutes: { type: "string", default: "10" },
      streams: { type: "string", default: "50" },
      postgres: { type: "boolean", default: false },
      overload: { type: "boolean", default: false },
    },
  });
  return {
    visitors: positive("visitors", values.visitors),
    minutes: positive("minutes", values.minutes),
    streams: positive("streams", values.streams),
    postgres: values.postgres,
    overload: values.overload,
  };
}

function positive(name: string, text: string): number {
  const number = Number(text);
  if (!(number > 0)) throw new Error(`--${name} wants a number above 0, not ${text}`);
  return number;
}
