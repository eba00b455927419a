import "server-only";

/** A reply that is being written in this process. */
export interface LiveRun {
  readonly id: string;
  readonly chatId: string;
  /** Aborted when the reply is to end before its end. */
  readonly signal: AbortSignal;
  /** Hands on events that have been kept, in order. */
  publish(...bodies: readonly unknown[]): void;
  /** The last event has been published. */
  end(): void;
}

/** The replies that are being written in this process, and anyone who reads along. */
export interface LiveRuns {
  open(id: string, chatId: string): LiveRun;
  /** Events behind the first `after` ones, up to the run's end. Ends early when the reader's signal is aborted.
   * @returns null for a run that is not written here */
  follow(id: string, after: number, signal: AbortSignal): AsyncGenerator<unknown, void> | null;
  /** @returns whether one of them was written here */
  stop(ids: readonly string[]): boolean;
  stopChat(chatId: string): void;
  /** Ends all of them because the process ends: what becomes of them is "interrupted", and can be carried on.
   * Resolves when they have ended. */
  interrupt(): Promise<void>;
  ids(): readonly string[];
}

/** Why a reply ends before its end. */
export const STOPPED = "stopped";
export const INTERRUPTED = "interrupted";

interface Entry {
  readonly chatId: string;
  readonly events: unknown[];
  readonly controller: AbortController;
  ended: boolean;
  wake: Set<() => void>;
}

export function createLiveRuns(): LiveRuns {
  const entries = new Map<string, Entry>();
  const wakeAll = (entry: Entry) => {
    for (const wake of entry.wake) wake();
  };
  return {
    open(id, chatId) {
      const controller = new AbortController();
      const entry: Entry = { chatId, events: [], controller, ended: false, wake: new Set() };
      entries.set(id, entry);
      return {
        id,
        chatId,
        signal: controller.signal,
        publish(...bodies) {
          entry.events.push(...bodies);
          wakeAll(entry);
        },
        end() {
          entry.ended = true;
          entries.delete(id);
          wakeAll(entry);
        },
      };
    },
    follow(id, after, signal) {
      const entry = entries.get(id);
      return entry ? follow(entry, after, signal) : null;
    },
    stop(ids) {
      const here = ids.flatMap((id) => entries.get(id) ?? []);
      for (const { controller } of here) controller.abort(STOPPED);
      return here.length > 0;
    },
    stopChat(chatId) {
      for (const entry of entries.values()) if (entry.chatId === chatId) entry.controller.abort(STOPPED);
    },
    async interrupt() {
      const never = new AbortController().signal;
      const open = [...entries.values()];
      for (const { controller } of open) controller.abort(INTERRUPTED);
      await Promise.all(open.map((entry) => drained(follow(entry, entry.events.length, never))));
    },
    ids: () => [...entries.keys()],
  };
}

async function drained(events: AsyncIterable<unknown>): Promise<void> {
  for await (const _event of events);
}

async function* follow(entry: Entry, after: number, signal: AbortSignal): AsyncGenerator<unknown, void> {
  let next = after;
  while (!signal.aborted) {
    while (next < entry.events.length) yield entry.events[next++];
    if (entry.ended) return;
    await new Promise<void>((resolve) => {
      const wake = () => {
        entry.wake.delete(wake);
        signal.removeEventListener("abort", wake);
        resolve();
      };
      entry.wake.add(wake);
      signal.addEventListener("abort", wake);
    });
  }
}
