import { eventsIn, isLast, type ReplyEvent } from "./reply-events";

interface FollowOptions {
  /** Opens the stream for the first time. */
  readonly open: () => Promise<Response>;
  /** Opens the stream of a run behind what was seen of it. */
  readonly resume: (runId: string, after: number) => Promise<Response>;
  readonly signal: AbortSignal | undefined;
  /** Told when the connection is lost and when it is back. */
  readonly onConnection: (connected: boolean) => void;
  /** Watches the network until it is told not to. */
  readonly watch?: (told: NetworkNews) => () => void;
  /** Resolves after a while, or earlier when it is worth trying again. */
  readonly pause?: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
}

interface NetworkNews {
  readonly lost: () => void;
  readonly back: () => void;
}

const FIRST_PAUSE_MS = 250;
/** A reply goes on within two seconds of the server's being there again, however long it was away. */
const PAUSE_MAX_MS = 1_500;
/** Tries without a single event between them: some two minutes. */
const TRIES_MAX = 82;

const LOST =
  "We lost the connection to Classmate. The reply is being written all the same: reload the page to see it.";

/** The events of a reply to its end, over as many connections as it takes: what was seen is not sent again.
 * @throws what opening the first one throws, and an error in words when the connection does not come back */
export async function* followReply(options: FollowOptions): AsyncGenerator<ReplyEvent, void> {
  const { open, resume, signal, onConnection, pause = untilWorthIt, watch = watchNetwork } = options;
  let response = await open();
  let runId: string | null = null;
  let seen = 0;
  let failed = 0;
  for (;;) {
    // What was open before the network went may stay silent for ever.
    const cut = new AbortController();
    let isLost = false;
    const lost = () => {
      isLost = true;
      onConnection(false);
    };
    const leave = watch({ lost, back: () => cut.abort() });
    try {
      if (!response.body) return;
      for await (const event of eventsIn(response.body, cut.signal)) {
        seen += 1;
        failed = 0;
        if (event.type === "start") runId = event.messageId ?? runId;
        yield event;
        if (isLast(event)) {
          if (isLost) onConnection(true);
          return;
        }
      }
    } catch (error) {
      if (signal?.aborted) throw error;
    } finally {
      leave();
    }
    if (!isLost) onConnection(false);
    for (;;) {
      if (runId === null || failed >= TRIES_MAX) throw new Error(LOST);
      await pause(Math.min(PAUSE_MAX_MS, FIRST_PAUSE_MS * 2 ** failed), signal);
      signal?.throwIfAborted();
      failed += 1;
      const again = await resume(runId, seen).catch(() => null);
      if (!again) continue;
      response = again;
      onConnection(true);
      break;
    }
  }
}

/** What the browser knows of the network. */
function watchNetwork({ lost, back }: NetworkNews): () => void {
  window.addEventListener("offline", lost);
  window.addEventListener("online", back);
  return () => {
    window.removeEventListener("offline", lost);
    window.removeEventListener("online", back);
  };
}

/** Waits, but not when the browser finds the network again. */
export function untilWorthIt(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener("online", done);
      signal?.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    window.addEventListener("online", done);
    signal?.addEventListener("abort", done);
  });
}
