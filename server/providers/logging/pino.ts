import "server-only";
import { type DestinationStream, type LevelWithSilent, pino } from "pino";
import { describeError } from "./describe-error";
import type { LogFields, Logger } from "./port";
import { redact } from "./redact";

const LEVELS = ["debug", "info", "warn", "error"] as const;

export interface LoggerOptions {
  readonly level: LevelWithSilent;
  /** Where lines go; standard output when absent. */
  readonly destination?: DestinationStream;
}

/** A logger that writes one JSON line per call through pino. */
export function createPinoLogger({ level, destination }: LoggerOptions): Logger {
  const options = { level, base: null };
  const sink = destination ? pino(options, destination) : pino(options);
  const write =
    (at: (typeof LEVELS)[number]) =>
    (message: string, fields: LogFields = {}) =>
      sink[at](redact(described(fields)), message);
  return { debug: write("debug"), info: write("info"), warn: write("warn"), error: write("error") };
}

/** What was thrown need not be an error: a text that was thrown is someone's words too. */
function described(fields: LogFields): LogFields {
  return fields.error === undefined ? fields : { ...fields, error: describeError(fields.error) };
}
