import "server-only";
import type { IncomingMessage } from "node:http";
import { ModelFailure } from "../failure";
import { type Gatherer, gatherDeltas } from "./gather-deltas";
import { readInTurns } from "./reading-turns";

/** No event of a reply is as long as this; a server that never ends its line is. */
const LINE_LENGTH_MAX = 1_000_000;
const DONE = /^data: ?\[DONE\]\s*$/;
const FINISHED = /"finish_reason"\s*:\s*"[^"]/;
/** What a server that says "done" without a reason means. */
const FINISH = 'data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}\n';
/** How long a server may take to close its answer after "done", before its connection is given up. */
const LINGER_MS = 1_000;

type Ending = { readonly error: unknown } | { readonly done: true };

/** An event stream that ends where the server says `[DONE]`, and whose words travel together. Some servers leave the
 * connection open after it, which looks like a reply that stalls; some proxies leave out the finish reason, which looks
 * like one that broke. What came before an end or a break goes out before it.
 * One stream in place of a chain of them, each of which costs more than the words do. */
export function untilDone(packets: IncomingMessage): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  const gatherer = gatherDeltas();
  let leave: () => void = () => {};
  let ending: Ending | null = null;
  const close = (controller: ReadableStreamDefaultController) => {
    // What waits in the queue would be lost with an error; it is asked for before this is called again.
    if (!ending || (controller.desiredSize ?? 0) <= 0) return;
    if ("error" in ending) controller.error(ending.error);
    else controller.close();
  };
  return new ReadableStream({
    start(controller) {
      const lines = readerOf(gatherer);
      const send = () => {
        const { text, words } = gatherer.flush();
        if (text !== "") controller.enqueue(encoder.encode(text));
        if ((controller.desiredSize ?? 0) <= 0) packets.pause();
        return words;
      };
      const end = (why: Ending) => {
        ending = why;
        leave();
        send();
        close(controller);
      };
      leave = readInTurns(packets, {
        take(bytes) {
          try {
            if (!lines.packet(bytes)) return send();
            end({ done: true });
            letGo(packets);
          } catch (error) {
            end({ error });
            packets.destroy();
          }
          return false;
        },
        onEnd() {
          lines.rest();
          end({ done: true });
        },
        onError: (error) => end({ error }),
      });
    },
    pull(controller) {
      packets.resume();
      close(controller);
    },
    cancel() {
      ending ??= { done: true };
      leave();
      packets.destroy();
    },
  });
}

/** Lets the rest of an answer run out, so that its connection can be used again. */
function letGo(packets: IncomingMessage): void {
  packets.resume();
  const timer = setTimeout(() => packets.destroy(), LINGER_MS).unref();
  packets.once("close", () => clearTimeout(timer));
}

interface LineReader {
  /** @returns whether the server is done
   * @throws {ModelFailure} for a line without end */
  packet(bytes: Buffer): boolean;
  /** Takes what is behind the last line feed. */
  rest(): void;
}

function readerOf(gatherer: Gatherer): LineReader {
  const decoder = new TextDecoder();
  let line = "";
  let finished = false;
  return {
    packet(bytes) {
      const lines = (line + decoder.decode(bytes, { stream: true })).split("\n");
      line = lines.pop() ?? "";
      if (line.length > LINE_LENGTH_MAX) throw new ModelFailure("malformed");
      for (const whole of lines) {
        if (DONE.test(whole)) {
          if (!finished) gatherer.take(FINISH);
          return true;
        }
        finished ||= FINISHED.test(whole);
        gatherer.take(whole);
      }
      return false;
    },
    rest: () => gatherer.take(line + decoder.decode()),
  };
}
