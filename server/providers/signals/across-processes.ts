import "server-only";
import { createLocalSignals } from "./local";
import type { Channel, Signals } from "./port";

/** Topics to a message: a payload of PostgreSQL has at most 8000 bytes. */
const TOPICS_MAX = 100;
const SEPARATOR = "\n";
const RETRY_MS = 2_000;
/** Between two looks when the channel is up: it only has to make good what was lost on the way. */
const POLL_MS = 1_000;

/** Signals between processes that share a database. While the channel is away listeners look for themselves.
 * @param open opens the channel when it is first needed */
export function createSignalsAcross(
  open: () => Promise<Channel | null>,
  { retryMs = RETRY_MS }: { readonly retryMs?: number } = {},
): Signals {
  const local = createLocalSignals(POLL_MS);
  let leave: Promise<(() => Promise<void>) | null> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  const join = async (): Promise<(() => Promise<void>) | null> => {
    const again = () => {
      leave = undefined;
      if (closed) return;
      retry = setTimeout(ensure, retryMs);
      retry.unref();
    };
    try {
      const channel = await open();
      return channel
        ? await channel.listen((payload) => local.deliver(payload.split(SEPARATOR)), again)
        : null;
    } catch {
      again();
      return null;
    }
  };
  const ensure = () => {
    leave ??= join();
  };
  const send = async (payload: string) => {
    await (await open())?.send(payload);
  };
  return {
    pollMs: POLL_MS,
    publish(topics) {
      local.deliver(topics);
      for (let at = 0; at < topics.length; at += TOPICS_MAX)
        send(topics.slice(at, at + TOPICS_MAX).join(SEPARATOR)).catch(() => undefined);
    },
    subscribe(topic, listener) {
      ensure();
      return local.subscribe(topic, listener);
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      await (await leave)?.();
    },
  };
}
