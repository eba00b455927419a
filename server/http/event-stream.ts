import "server-only";

const HEADERS = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store, no-transform",
  // Proxies that gather an answer before they hand it on would hold back the words.
  "x-accel-buffering": "no",
};

/** A line that says nothing keeps proxies from closing a connection that is quiet. */
const KEEP_ALIVE_MS = 15_000;
const KEEP_ALIVE = ":\n\n";

interface Listener {
  /** Called when the reader has gone. */
  readonly leave: () => void;
  /** Called when the stream is over, no matter who ended it. */
  readonly over: () => void;
}

/** Events as server-sent ones, each as JSON, until there are no more or the reader has gone. */
export function eventStream(events: AsyncIterator<unknown, void>, { leave, over }: Listener): Response {
  const encoder = new TextEncoder();
  let timer: ReturnType<typeof setInterval> | undefined;
  const end = () => {
    clearInterval(timer);
    over();
  };
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      timer = setInterval(() => controller.enqueue(encoder.encode(KEEP_ALIVE)), KEEP_ALIVE_MS);
    },
    async pull(controller) {
      try {
        const { done, value } = await events.next();
        if (!done) return controller.enqueue(encoder.encode(`data: ${JSON.stringify(value)}\n\n`));
        end();
        controller.close();
      } catch (error) {
        end();
        controller.error(error);
      }
    },
    async cancel() {
      end();
      leave();
      await events.return?.();
    },
  });
  return new Response(body, { headers: HEADERS });
}
