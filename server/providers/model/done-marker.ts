import "server-only";
import { ModelFailure } from "./failure";
import { type Gatherer, gatherDeltas } from "./gather-deltas";

/** No event of a reply is as long as this; a server that never ends its line is. */
const LINE_LENGTH_MAX = 1_000_000;
const DONE = /^data: ?\[DONE\]\s*$/;
const FINISHED = /"finish_reason"\s*:\s*"[^"]/;
/** What a server that says "done" without a reason means. */
const FINISH = 'data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}\n';

/** Fetch whose event streams end where the server says `[DONE]`, and whose words travel together. Some servers leave
 * the connection open after it, which looks like a reply that stalls; some proxies leave out the finish reason, which
 * looks like one that broke. */
export function endingAtDone(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    const { body, headers, status, statusText } = response;
    if (!body || !/^text\/event-stream\b/i.test(headers.get("content-type") ?? "")) return response;
    return new Response(untilDone(body.getReader()), { status, statusText, headers });
  };
}

type Packets = ReadableStreamDefaultReader<Uint8Array>;

/** One stream in place of a chain of transforms, each of which costs more than the words do. What came before an end
 * or a break goes out before it. */
function untilDone(packets: Packets): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  let gatherer: Gatherer;
  let read: () => Promise<Ending | null>;
  let sent = 0;
  let ending: Ending | null = null;
  return new ReadableStream({
    start(controller) {
      gatherer = gatherDeltas((text) => {
        sent += 1;
        controller.enqueue(encoder.encode(text));
      });
      read = readerOf(packets, gatherer);
    },
    async pull(controller) {
      const before = sent;
      while (sent === before && !ending) ending = await read();
      if (sent !== before || !ending) return;
      if ("error" in ending) throw ending.error;
      await packets.cancel().catch(() => undefined);
      controller.close();
    },
    async cancel(reason) {
      gatherer.discard();
      await packets.cancel(reason);
    },
  });
}

type Ending = { readonly error: unknown } | { readonly done: true };

/** Reads one packet at each call, and says when there is no more. */
function readerOf(packets: Packets, gatherer: Gatherer): () => Promise<Ending | null> {
  const decoder = new TextDecoder();
  let line = "";
  let finished = false;
  const take = (text: string): Ending | null => {
    const lines = (line + text).split("\n");
    line = lines.pop() ?? "";
    if (line.length > LINE_LENGTH_MAX) throw new ModelFailure("malformed");
    for (const whole of lines) {
      if (DONE.test(whole)) {
        if (!finished) gatherer.take(FINISH);
        return { done: true };
      }
      finished ||= FINISHED.test(whole);
      gatherer.take(whole);
    }
    return null;
  };
  const next = async (): Promise<Ending | null> => {
    try {
      const { done, value } = await packets.read();
      if (!done) return take(decoder.decode(value, { stream: true }));
      gatherer.take(line + decoder.decode());
      return { done: true };
    } catch (error) {
      return { error };
    }
  };
  return async () => {
    const ending = await next();
    if (ending) gatherer.flush();
    else gatherer.packetTaken();
    return ending;
  };
}
