import "server-only";

export interface ErrorDescription {
  readonly name: string;
  /** A code of ours, of the database or of Node. */
  readonly code?: string;
  readonly message?: string;
  /** SQL with placeholders, never its values. */
  readonly query?: string;
  readonly stack?: readonly string[];
  readonly cause?: ErrorDescription;
}

const DEPTH_MAX = 4;
const FRAMES_MAX = 12;

/** Errors whose message names program parts only. All others may quote what they choked on. */
const MESSAGE_IS_SAFE = new Set(["TypeError", "ReferenceError", "AppError", "LimitReached"]);

/** An error without anything a student may have typed: name, code, placeholders-only SQL and stack frames.
 * @param depth how far down the chain of causes this one is, from 0 */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!(error instanceof Error)) return { name: typeof error };
  const { code, query } = error as { code?: unknown; query?: unknown };
  return {
    name: error.name,
    ...(typeof code === "string" && { code }),
    ...(MESSAGE_IS_SAFE.has(error.name) && { message: error.message }),
    ...(typeof query === "string" && { query }),
    stack: framesOf(error),
    ...(error.cause !== undefined && depth < DEPTH_MAX && { cause: describeError(error.cause, depth + 1) }),
  };
}

/** A stack begins with the message; only its frames are kept. A frame is told by its end, `:line:column`, which
 * a line of the message that happens to begin with "at" does not have. */
function framesOf(error: Error): string[] {
  const message = error.message ? (error.stack ?? "").indexOf(error.message) : -1;
  const below = message < 0 ? (error.stack ?? "") : (error.stack ?? "").slice(message + error.message.length);
  return below
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => /^at .+:\d+:\d+\)?$/.test(line))
    .slice(0, FRAMES_MAX);
}
