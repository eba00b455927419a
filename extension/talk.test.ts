import { describe, expect, it } from "vitest";
import { followReply, type Heard } from "./talk";

const EVENTS = [{ type: "start" }, "Sub", "tract 3", { type: "data-graph" }, " first.", { type: "finish" }];

/** A server that has these events, and says of each connection after how many bytes it breaks. */
function server(events: readonly unknown[], breaks: readonly (number | "refused")[] = []) {
  const asked: string[] = [];
  const open = async (query: string): Promise<Response> => {
    const cut = breaks[asked.length];
    asked.push(query);
    if (cut === "refused") throw new TypeError("Failed to fetch");
    const after = Number(new URLSearchParams(query).get("after"));
    const written = events.slice(after).map((event) => `:\n\ndata: ${JSON.stringify(event)}\n\n`);
    const bytes = new TextEncoder().encode(written.join("")).slice(0, cut);
    // One byte at a time: a character, and an event, may come in parts.
    let at = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (at < bytes.length) controller.enqueue(bytes.slice(at, ++at));
        else if (cut === undefined) controller.close();
        else controller.error(new TypeError("network error"));
      },
    });
    return new Response(body);
  };
  return { asked, open };
}

async function hear(open: (query: string) => Promise<Response>): Promise<Heard[]> {
  const heard: Heard[] = [];
  const { signal } = new AbortController();
  for await (const one of followReply({ run: "r/1", signal, open, pause: async () => {} })) heard.push(one);
  return heard;
}

describe("a reply that is followed", () => {
  it("is heard as it is written, to its end", async () => {
    const { asked, open } = server(EVENTS);
    const heard = await hear(open);
    expect(heard.map(({ text }) => text)).toContain("Subtract 3");
    expect(heard.at(-1)).toEqual({ text: "Subtract 3 first.", problem: null, end: "finish" });
    expect(asked).toEqual(["run=r%2F1&after=0"]);
  });

  it("is heard whole, and nothing twice, wherever the connection breaks", async () => {
    for (let cut = 0; cut < 120; cut += 7) {
      const { asked, open } = server(
        [...EVENTS.slice(0, -1), " √2 €", { type: "finish" }],
        [cut, "refused", 45],
      );
      expect((await hear(open)).at(-1)).toMatchObject({ text: "Subtract 3 first. √2 €", end: "finish" });
      expect(asked.length).toBeGreaterThan(1);
    }
  });

  it("says what went wrong in the server's words", async () => {
    const { open } = server(["Well", { type: "error", errorText: "The tutor is not available." }]);
    expect((await hear(open)).at(-1)).toEqual({
      text: "Well",
      problem: "The tutor is not available.",
      end: "error",
    });
  });

  it("is given up when the server stays away, with what there is of it", async () => {
    const away = Array.from({ length: 20 }, () => "refused" as const);
    const { asked, open } = server(EVENTS, [60, ...away]);
    expect((await hear(open)).at(-1)).toMatchObject({ text: expect.stringMatching(/^Sub/), end: "lost" });
    expect(asked).toHaveLength(6);
  });
});
