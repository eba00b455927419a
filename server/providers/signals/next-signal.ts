import "server-only";
import type { Signals } from "./port";

/** Resolves when there may be something new: told so, or after a while, or nobody waits any more. */
export function nextSignal(signals: Signals, topic: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      leave();
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, signals.pollMs);
    const leave = signals.subscribe(topic, done);
    signal.addEventListener("abort", done, { once: true });
  });
}
