import "server-only";
import type { UsageView } from "@/server/features/usage/types";
import { BrandedError } from "./branded-error";
import { ERROR_TABLE, type ErrorCode, wordsOf } from "./codes";

/** Messages for the fields of a form or an input, by dotted field name. */
export type FieldErrors = Readonly<Record<string, string>>;

export interface AppErrorOptions {
  /** Words for the student in place of the table's. Never anything a library or a database said. */
  readonly message?: string;
  readonly fieldErrors?: FieldErrors;
  /** When it is worth trying again, in whole seconds; the table's value when absent. */
  readonly retryAfterSeconds?: number;
  /** The allowance that is used up. */
  readonly usage?: UsageView;
  /** The failure underneath: for the log, never for the wire. */
  readonly cause?: unknown;
}

/** An expected failure with a code of the table. Its message may cross the wire. */
export class AppError extends BrandedError {
  static readonly brand = "AppError";

  readonly fieldErrors: FieldErrors | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly usage: UsageView | undefined;

  constructor(
    readonly code: ErrorCode,
    options: AppErrorOptions = {},
  ) {
    super(options.message ?? wordsOf(code), { cause: options.cause });
    this.name = "AppError";
    this.fieldErrors = options.fieldErrors;
    this.retryAfterSeconds = options.retryAfterSeconds ?? ERROR_TABLE[code].retryAfterSeconds;
    this.usage = options.usage;
  }
}
