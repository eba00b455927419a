import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause, setImmediate as turn } from "node:timers/promises";
import type { LanguageModelV4 } from "@ai-sdk/provider";

/** What the server was asked, and whether the client stayed to the end. */
export interface Asked {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: unknown;
  /** Resolves when the client has gone before the answer ended. */
  readonly abandoned: Promise<void>;
}

export type Behaviour = (response: ServerResponse) => Promise<void> | void;

export interface ProtocolServer {
  /** Up to and without "/chat/completions". */
  readonly baseUrl: string;
  readonly asked: readonly Asked[];
  /** Resolves with the nth request, from 0, when it has come. */
  request(index: number): Promise<Asked>;
  close(): Promise<void>;
}

/** A model's server on this machine that does to its nth request what the nth behaviour says; the last goes on. */
export async function startProtocolServer(...script: readonly Behaviour[]): Promise<ProtocolServer> {
  const asked: Asked[] = [];
  const waiting = new Map<number, (request: Asked) => void>();
  const server = createServer(async (request, response) => {
    const body: unknown = JSON.parse(await textOf(request));
    const { authorization } = request.headers;
    const index = asked.push({ path: request.url ?? "", authorization, body, abandoned: gone(response) }) - 1;
    waiting.get(index)?.(asked[index] as Asked);
    await script[Math.min(index, script.length - 1)]?.(response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    asked,
    request: (index) =>
      new Promise((resolve) => {
        const known = asked[index];
        if (known) resolve(known);
        else waiting.set(index, resolve);
      }),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) text += chunk;
  return text;
}

function gone(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    response.once("close", () => {
      if (!response.writableFinished) resolve();
    });
  });
}

interface Streaming {
  /** Bytes to a packet; all at once when absent. */
  readonly bytesAtOnce?: number;
  readonly pauseMs?: number;
  /** What comes after the last byte: an orderly end, a broken connection, or silence. */
  readonly last?: "end" | "break" | "silence";
  readonly contentType?: string;
}

/** Answers 200 and sends `text` as a stream of events. */
export function streams(text: string, how: Streaming = {}): Behaviour {
  const { bytesAtOnce, pauseMs, last = "end", contentType = "text/event-stream" } = how;
  return async (response) => {
    response.socket?.setNoDelay(true);
    response.writeHead(200, { "content-type": contentType });
    const bytes = Buffer.from(text);
    const step = bytesAtOnce ?? Math.max(1, bytes.length);
    for (let at = 0; at < bytes.length && !response.destroyed; at += step) {
      response.write(bytes.subarray(at, at + step));
      await (pauseMs === undefined ? turn() : pause(pauseMs));
    }
    if (last === "end") response.end();
    if (last === "break") response.destroy();
  };
}

/** Answers with a status other than 200. */
export function refuses(
  status: number,
  { headers = {}, body = "{}" }: { readonly headers?: Record<string, string>; readonly body?: string } = {},
): Behaviour {
  return (response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(body);
  };
}

/** Answers whole, one after the other, with these texts or what they are as JSON. */
export const writes = (...all: readonly unknown[]): Behaviour[] =>
  all.map((each) => {
    const content = typeof each === "string" ? each : JSON.stringify(each);
    const choices = [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }];
    const usage = { prompt_tokens: 800, completion_tokens: 200, total_tokens: 1000 };
    const body = { id: "c", object: "chat.completion", created: 1, model: "m", choices, usage };
    return refuses(200, { body: JSON.stringify(body) });
  });

/** Takes the request and says nothing, not even headers. */
export const hangs: Behaviour = () => undefined;

/** Closes the connection without an answer. */
export const hangsUp: Behaviour = (response) => {
  response.destroy();
};

/** One event of a stream with what a model added. */
export function chunk(delta: object, finish: string | null = null): string {
  const choices = [{ index: 0, delta, finish_reason: finish }];
  return `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", created: 1, model: "m", choices })}\n\n`;
}

/** A whole reply of these words, without a count of tokens. */
export const saying = (...words: readonly string[]): string =>
  [...words.map((content) => chunk({ content })), chunk({}, "stop"), "data: [DONE]\n\n"].join("");

/** A model that says the given words, each only when the test lets it. */
export function scriptedModel(
  words: readonly string[],
  before: (index: number) => Promise<void> = async () => undefined,
): LanguageModelV4 {
  const usage = {
    inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: 1, text: 1, reasoning: 0 },
  };
  const streamed = (abortSignal: AbortSignal | undefined) =>
    new ReadableStream({
      async start(controller) {
        controller.enqueue({ type: "stream-start", warnings: [] });
        controller.enqueue({ type: "text-start", id: "t" });
        for (const [index, delta] of words.entries()) {
          try {
            await Promise.race([before(index), aborted(abortSignal)]);
          } catch (error) {
            return controller.error(error);
          }
          controller.enqueue({ type: "text-delta", id: "t", delta });
        }
        controller.enqueue({ type: "text-end", id: "t" });
        controller.enqueue({ type: "finish", usage, finishReason: { unified: "stop", raw: "stop" } });
        controller.close();
      },
    });
  return {
    specificationVersion: "v4",
    provider: "test",
    modelId: "scripted",
    supportedUrls: {},
    async doGenerate() {
      throw new Error("a reply is streamed");
    },
    doStream: async ({ abortSignal }) => ({ stream: streamed(abortSignal) }),
  };
}

/** A call of a tool in a reply, its arguments as JSON or as a text that is none. */
export interface CalledTool {
  readonly name: string;
  readonly input: object | string;
}

/** The events by which a reply calls tools, the arguments in two pieces as vendors send them. */
export const toolDeltas = (...tools: readonly CalledTool[]): string =>
  tools
    .flatMap(({ name, input }, index) => {
      const json = typeof input === "string" ? input : JSON.stringify(input);
      const half = Math.floor(json.length / 2);
      const piece = (fields: object) => chunk({ tool_calls: [{ index, ...fields }] });
      return [
        piece({ id: `call-${index}`, type: "function", function: { name, arguments: json.slice(0, half) } }),
        piece({ function: { arguments: json.slice(half) } }),
      ];
    })
    .join("");

/** A whole reply that says something, or nothing, and calls tools. */
export const calling = (words: string, ...tools: readonly CalledTool[]): string =>
  [
    ...(words === "" ? [] : [chunk({ content: words })]),
    toolDeltas(...tools),
    chunk({}, "tool_calls"),
    "data: [DONE]\n\n",
  ].join("");

function aborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
