import "server-only";
import type { Signals } from "./port";

export interface LocalSignals extends Signals {
  /** Wakes the listeners in this process. */
  deliver(topics: readonly string[]): void;
}

/** Signals within one process.
 * @param pollMs how long a listener may rely on them, in milliseconds */
export function createLocalSignals(pollMs: number): LocalSignals {
  const listeners = new Map<string, Set<() => void>>();
  const deliver = (topics: readonly string[]) => {
    for (const topic of topics) for (const listener of [...(listeners.get(topic) ?? [])]) listener();
  };
  return {
    pollMs,
    deliver,
    publish: deliver,
    subscribe(topic, listener) {
      const known = listeners.get(topic) ?? new Set();
      listeners.set(topic, known.add(listener));
      return () => {
        known.delete(listener);
        if (known.size === 0 && listeners.get(topic) === known) listeners.delete(topic);
      };
    },
    close: async () => undefined,
  };
}
