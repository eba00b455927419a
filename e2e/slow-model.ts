import { chunk, startProtocolServer } from "../server/providers/model/testing";

/** A language model on this machine that says its next words when the test wants it to. */
export interface SlowModel {
  /** What the product needs to know to use it. */
  readonly settings: Record<string, string>;
  /** Resolves when it has been asked so many times. */
  asked(times: number): Promise<void>;
  /** Begins to count again, for the next test on the same server. */
  countAnew(): void;
  say(words: string): void;
  finish(): void;
  close(): Promise<void>;
}

export async function startSlowModel(): Promise<SlowModel> {
  let before = 0;
  let write: (text: string | null) => void = () => {};
  const server = await startProtocolServer((response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.flushHeaders();
    write = (text) => {
      if (text !== null) response.write(chunk({ content: text }));
      else response.end(`${chunk({}, "stop")}data: [DONE]\n\n`);
    };
  });
  return {
    settings: { AI_BASE_URL: server.baseUrl, AI_MODEL: "slow" },
    asked: async (times) => void (await server.request(before + times - 1)),
    countAnew: () => {
      before = server.asked.length;
    },
    say: (words) => write(words),
    finish: () => write(null),
    close: () => server.close(),
  };
}
