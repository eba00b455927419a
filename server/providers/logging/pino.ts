import "server-only";
import { type DestinationStream, type LevelWithSilent, pino } from "pino";
import { describeError } from "./describe-error";
import type { LogFields, Logger } from "./port";

const LEVELS = ["debug", "info", "warn", "error"] as const;

/** Field names that never reach a line, wherever they turn up: a second lock behind the closed list of fields. */
const REDACTED = [
  "authorization",
  "cookie",
  "password",
  "token",
  "access_token",
  "refresh_token",
  "email",
  "text",
  "input",
  "params",
];

export interface LoggerOptions {
  readonly level: LevelWithSilent;
  /** Where lines go; standard output when absent. */
  readonly destination?: DestinationStream;
}

/** A logger that writes one JSON line per call through pino. */
export function createPinoLogger({ level, destination }: LoggerOptions): Logger {
  const options = {
    level,
    base: null,
    redact: { paths: REDACTED.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: "[redacted]" },
    serializers: { error: describeError },
  };
  const sink = destination ? pino(options, destination) : pino(options);
  const write =
    (at: (typeof LEVELS)[number]) =>
    (message: string, fields: LogFields = {}) =>
      sink[at](fields, message);
  return { debug: write("debug"), info: write("info"), warn: write("warn"), error: write("error") };
}
