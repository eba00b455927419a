import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import type { LiveRun } from ".";

export interface Recording<Ending> {
  readonly run: LiveRun;
  /** What is to be in the log, in order; text as bare strings. */
  readonly bodies: AsyncGenerator<unknown, Ending>;
  /** Resolves when the event has been kept. */
  readonly keep: (event: {
    readonly runId: string;
    readonly seq: number;
    readonly body: unknown;
  }) => Promise<void>;
  /** Until words may be kept again, in milliseconds. */
  readonly untilNext: () => number;
}

export interface Recorded<Ending> {
  readonly ending: Ending;
  /** How many events the log has now. */
  readonly recorded: number;
}

/** Writes what comes into the log, and shows it to readers when it is there: nobody sees a word that the end of the
 * process would take back. Text that comes while the log is busy, or before its time, travels together.
 * @throws whatever keeping threw; nothing more is read then */
export async function recordRun<Ending>({
  run,
  bodies,
  keep,
  untilNext,
}: Recording<Ending>): Promise<Recorded<Ending>> {
  const waiting: unknown[] = [];
  const hurry = new AbortController();
  let recorded = 0;
  let pumping: Promise<void> | null = null;
  let notBefore = 0;
  let fault: { readonly error: unknown } | null = null;

  const pump = async () => {
    try {
      while (waiting.length > 0) {
        const wait = notBefore - performance.now();
        if (wait > 0) await pause(wait, undefined, { signal: hurry.signal }).catch(() => undefined);
        const group = waiting.splice(0);
        await Promise.all(group.map((body) => keep({ runId: run.id, seq: ++recorded, body })));
        run.publish(...group);
        if (group.some((body) => typeof body === "string")) notBefore = performance.now() + untilNext();
      }
    } catch (error) {
      fault = { error };
    }
    pumping = null;
  };
  const add = (body: unknown) => {
    const last = waiting.at(-1);
    if (typeof body === "string" && typeof last === "string") waiting[waiting.length - 1] = last + body;
    else waiting.push(body);
    pumping ??= pump();
  };

  let next = await bodies.next();
  for (; !next.done && !fault; next = await bodies.next()) add(next.value);
  hurry.abort();
  await pumping;
  assertNone(fault);
  if (!next.done) throw new Error("a reply was left before its end");
  return { ending: next.value, recorded };
}

function assertNone(fault: { readonly error: unknown } | null): void {
  if (fault) throw fault.error;
}
