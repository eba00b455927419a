import { createServer, type ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { chunk } from "@/server/providers/model/testing";
import { lesson, tokensOf } from "./lesson";

/** A process of its own that answers like a language model: the same lesson whatever it is asked, one event a token, at
 * a steady rate. `SECTIONS` is the length of the lesson, `TOKENS_PER_SECOND` the rate of each stream. */
const tokens = tokensOf(lesson(0, Number(process.env.SECTIONS ?? 5)));
const gapMs = 1000 / Number(process.env.TOKENS_PER_SECOND ?? 50);

const server = createServer((request, response) => {
  request.resume();
  if (request.method === "POST") void write(response);
  else response.end("ready");
});
server.listen(Number(process.env.PORT), "127.0.0.1");
process.once("SIGTERM", () => process.exit(0));

async function write(response: ServerResponse): Promise<void> {
  response.socket?.setNoDelay(true);
  response.writeHead(200, { "content-type": "text/event-stream" });
  const began = performance.now();
  for (const [index, content] of tokens.entries()) {
    await pause(Math.max(0, began + (index + 1) * gapMs - performance.now()));
    response.write(chunk({ content }));
  }
  const usage = { prompt_tokens: 100, completion_tokens: tokens.length, total_tokens: 100 + tokens.length };
  response.write(chunk({}, "stop"));
  response.write(`data: ${JSON.stringify({ id: "c", choices: [], usage })}\n\n`);
  response.end("data: [DONE]\n\n");
}
