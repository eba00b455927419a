import { LimitReached, type Limits } from "./budget";
import { NoValue } from "./expression/no-value";

/** One account of work for one call from outside: reading, every method that is tried, verification, other ways,
 * drawing and printing all draw on it. The engine is synchronous, so the account of the call that is running is the
 * module's own, and a primitive that nobody handed a budget to is charged like any other. */
interface Ledger {
  left: number;
  /** What is kept as long as the call runs (see memo.ts), by what it is of. */
  readonly kept: Map<object, Map<string, unknown>>;
}

let current: Ledger | null = null;

/** What is kept in the call that is running; null between calls. */
export const keptInCall = (): Ledger["kept"] | null => current?.kept ?? null;

/** What a single charge may come to where no call is running (a chart that is sampled in the browser). */
const UNATTENDED = 1_000_000;

/** Draws elementary operations from the ledger of the call that is running. A unit is about what the addition of two
 * small fractions costs.
 * @throws {LimitReached} when the ledger is used up; it stays so until the call ends */
export function charge(units = 1): void {
  if (current === null) {
    if (units > UNATTENDED) throw new LimitReached("work");
    return;
  }
  current.left -= units;
  if (!(current.left >= 0)) throw new LimitReached("work");
}

/** Runs a call from outside on one ledger of `limits.total` units; a call inside a call shares the outer one's. What
 * the machine itself cannot hold (a stack, a number, a text) is a limit like the others.
 * @throws {LimitReached} */
export function onLedger<T>({ total }: Pick<Limits, "total">, call: () => T): T {
  if (current !== null) return call();
  current = { left: total, kept: new Map() };
  try {
    return call();
  } catch (error) {
    throw exhaustionBehind(error) ?? error;
  } finally {
    current = null;
  }
}

/** Runs one of several stages of the call that is running on its share of what is left; what it leaves over is the next
 * one's.
 * @param stages how many there are to come, this one among them
 * @throws {LimitReached} when the share is used up; the stages after it still have theirs */
export function onShare<T>(stages: number, stage: () => T): T {
  const outer = current;
  if (outer === null) return stage();
  const share = Math.max(0, Math.floor(outer.left / stages));
  const inner = { left: share, kept: outer.kept };
  current = inner;
  try {
    return stage();
  } finally {
    current = outer;
    outer.left -= share - Math.max(0, inner.left);
  }
}

/** Far more than a call can draw, and far less than would swallow parts of a unit. */
const MEASURED = 2 ** 40;

/** Units that a call draws, for measuring; at most `total`. */
export function unitsOf(call: () => unknown, total = MEASURED): number {
  const before = current;
  const ledger = { left: total, kept: new Map() };
  current = ledger;
  try {
    call();
  } finally {
    current = before;
  }
  return total - ledger.left;
}

/** The limit behind an error: one of the engine's own, or what the machine could not hold; null for other errors. */
export const limitBehind = (error: unknown): LimitReached | null =>
  error instanceof LimitReached ? error : exhaustionBehind(error);

/** What the runtime says when it runs out of stack, or of room for a number, a text or a list. */
const EXHAUSTED = /call stack|Maximum BigInt size|Invalid (?:string|array|count|typed array)|allocation/;

/** The limit behind an error of the runtime that says that something grew too large. */
function exhaustionBehind(error: unknown): LimitReached | null {
  if (!(error instanceof RangeError) || !EXHAUSTED.test(error.message)) return null;
  return new LimitReached(error.message.includes("stack") ? "depth" : "number-size");
}

/** What the runtime says of whole numbers that are divided by zero, and a reader of a number that does not come out. */
const WITHOUT_VALUE = /^(?:division by zero|no exact value)$/i;

/** Whether an error says that a value does not exist: a division by zero, 0⁰, a number out of the range of doubles.
 * A stack that ran full says nothing about values, and any other error of the runtime is a defect. */
export const isUndefined = (error: unknown): error is RangeError =>
  error instanceof NoValue || (error instanceof RangeError && WITHOUT_VALUE.test(error.message));
