import "server-only";
import { ModelFailure } from "./failure";

/** No event of a reply is as long as this; a server that never ends its line is. */
const LINE_LENGTH_MAX = 1_000_000;
const DONE = /^data: ?\[DONE\]\s*$/;
const FINISHED = /"finish_reason"\s*:\s*"[^"]/;
/** What a server that says "done" without a reason means. */
const FINISH = 'data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}\n\n';

/** Fetch whose event streams end where the server says `[DONE]`. Some servers leave the connection open after it,
 * which looks like a reply that stalls; some proxies leave out the finish reason, which looks like one that broke. */
export function endingAtDone(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    const { body, headers, status, statusText } = response;
    if (!body || !/^text\/event-stream\b/i.test(headers.get("content-type") ?? "")) return response;
    const marked = body
      .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array<ArrayBuffer>>)
      .pipeThrough(untilDone())
      .pipeThrough(new TextEncoderStream() as ReadableWritablePair<Uint8Array<ArrayBuffer>, string>);
    return new Response(marked, { status, statusText, headers });
  };
}

function untilDone(): TransformStream<string, string> {
  let line = "";
  let finished = false;
  return new TransformStream({
    transform(text, controller) {
      const lines = (line + text).split("\n");
      line = lines.pop() ?? "";
      if (line.length > LINE_LENGTH_MAX) return controller.error(new ModelFailure("malformed"));
      for (const whole of lines) {
        if (DONE.test(whole)) {
          if (!finished) controller.enqueue(FINISH);
          return controller.terminate();
        }
        finished ||= FINISHED.test(whole);
        controller.enqueue(`${whole}\n`);
      }
    },
    flush(controller) {
      controller.enqueue(line);
    },
  });
}
