import { Agent, type IncomingMessage, request } from "node:http";
import type { Outcome } from "./outcome";

const TIMEOUT_MS = 30_000;
/** One for all visitors: what is measured is the server, not how fast this process opens connections. */
const agent = new Agent({ keepAlive: true, maxSockets: 4_000 });

export interface Asking {
  readonly method?: "GET" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** Measures until the first part of the answer's body instead of the last one. */
  readonly untilFirst?: boolean;
}

export interface Answer extends Outcome {
  readonly body: string;
  readonly location: string | null;
  readonly setCookies: readonly string[];
}

/** Asks, and waits for the whole answer. Never throws: what went wrong stands in `code`. */
export function ask(url: string, asking: Asking = {}): Promise<Answer> {
  const { method = "GET", headers = {}, body, untilFirst = false } = asking;
  let answered = false;
  const began = performance.now();
  let first = 0;
  return new Promise((resolve) => {
    const end = (answer: Partial<Answer>) =>
      resolve({
        status: 0,
        retryAfter: null,
        code: null,
        body: "",
        location: null,
        setCookies: [],
        ms: (untilFirst && first > 0 ? first : performance.now()) - began,
        ...answer,
      });
    const asked = request(url, { method, headers, agent, timeout: TIMEOUT_MS }, (response) => {
      answered = true;
      const noteFirst = () => {
        if (first === 0) first = performance.now();
      };
      read(response, noteFirst).then(
        (text) => end({ ...headOf(response), body: text }),
        (error: NodeJS.ErrnoException) => end({ code: `broken off (${error.code ?? error.message})` }),
      );
    });
    asked.once("timeout", () => asked.destroy(Object.assign(new Error("timeout"), { code: "timeout" })));
    asked.once("error", (error: NodeJS.ErrnoException) => {
      // The server closed an idle connection in the moment in which it was used again: browsers ask again.
      const again = asked.reusedSocket && error.code === "ECONNRESET" && !answered;
      if (again) resolve(ask(url, asking));
      else end({ code: error.code ?? error.message });
    });
    asked.end(body);
  });
}

async function read(response: IncomingMessage, onPart: () => void): Promise<string> {
  let text = "";
  for await (const part of response.setEncoding("utf8")) {
    onPart();
    text += part;
  }
  if (!response.complete) throw new Error("incomplete");
  return text;
}

function headOf({ statusCode = 0, headers }: IncomingMessage) {
  return {
    status: statusCode,
    retryAfter: headers["retry-after"] ?? null,
    location: headers.location ?? null,
    setCookies: headers["set-cookie"] ?? [],
  };
}

export const closeClient = (): void => agent.destroy();
