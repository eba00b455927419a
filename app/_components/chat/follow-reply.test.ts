import { describe, expect, it } from "vitest";
import { followReply } from "./follow-reply";
import type { ReplyEvent } from "./reply-events";

const EVENTS = [
  { type: "start", messageId: "run-1", messageMetadata: { title: "Count", source: "engine" } },
  { type: "text-start", id: "text" },
  "One ",
  "two — ",
  "three",
  { type: "text-end", id: "text" },
  { type: "finish" },
];
const wireOf = (events: readonly unknown[]) =>
  events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join("");

/** A connection that breaks after so many bytes, which arrive one by one. */
function connection(wire: string, breaksAfter = Number.POSITIVE_INFINITY): Response {
  const bytes = new TextEncoder().encode(wire);
  let at = 0;
  return new Response(
    new ReadableStream({
      pull(controller) {
        if (at >= breaksAfter) return controller.error(new TypeError("network error"));
        if (at >= bytes.length) return controller.close();
        controller.enqueue(bytes.subarray(at, ++at));
      },
    }),
  );
}

/** A connection of which nothing more comes, although it is open. */
function silent(wire: string): Response {
  const bytes = new TextEncoder().encode(wire);
  return new Response(new ReadableStream({ start: (controller) => controller.enqueue(bytes) }));
}

interface Network {
  readonly first: Response;
  readonly watch?: NonNullable<Parameters<typeof followReply>[0]["watch"]>;
  readonly resume?: (runId: string, after: number) => Promise<Response>;
}

async function read({
  first,
  watch = () => () => undefined,
  resume = async () => Promise.reject(new Error("never asked")),
}: Network) {
  const seen: ReplyEvent[] = [];
  const connected: boolean[] = [];
  const pauses: number[] = [];
  const events = followReply({
    open: async () => first,
    resume,
    signal: undefined,
    onConnection: (is) => connected.push(is),
    pause: async (ms) => void pauses.push(ms),
    watch,
  });
  let error: unknown = null;
  try {
    for await (const event of events) seen.push(event);
  } catch (thrown) {
    error = thrown;
  }
  const text = seen.map((event) => (event.type === "text-delta" ? event.delta : "")).join("");
  return { seen, text, connected, pauses, error };
}

describe("following a reply", () => {
  it("sees every event once, wherever the connection breaks", async () => {
    const wire = wireOf(EVENTS);
    const firstEvent = wireOf(EVENTS.slice(0, 1)).length;
    for (let at = firstEvent; at < new TextEncoder().encode(wire).length; at += 1) {
      const { seen, text, error } = await read({
        first: connection(wire, at),
        resume: async (runId, after) => {
          expect(runId).toBe("run-1");
          return connection(wireOf(EVENTS.slice(after)));
        },
      });
      expect(error).toBeNull();
      expect(text).toBe("One two — three");
      expect(seen).toHaveLength(EVENTS.length);
    }
  });

  it("says when the connection is lost and when it is back, and waits longer each time", async () => {
    const wire = wireOf(EVENTS.slice(0, 3));
    let tries = 0;
    const { connected, pauses, text } = await read({
      first: connection(wire, wire.length),
      resume: async (_run, after) => {
        if (++tries < 4) throw new TypeError("network error");
        return connection(wireOf(EVENTS.slice(after)));
      },
    });
    expect(connected).toEqual([false, true]);
    expect(pauses).toEqual([250, 500, 1000, 1500]);
    expect(text).toBe("One two — three");
  });

  it("is opened anew as soon as the network is back, although the old connection only fell silent", async () => {
    let watching = 0;
    const { connected, pauses, text, error } = await read({
      first: silent(wireOf(EVENTS.slice(0, 3))),
      watch: ({ lost, back }) => {
        watching += 1;
        if (watching === 1) setImmediate(() => [lost, back].forEach((tell) => void tell()));
        return () => {
          watching -= 1;
        };
      },
      resume: async (_run, after) => connection(wireOf(EVENTS.slice(after))),
    });
    expect([text, error, watching]).toEqual(["One two — three", null, 0]);
    expect(connected).toEqual([false, true]);
    expect(pauses).toEqual([250]);
  });

  it("is tried again in time for the reply to go on within two seconds, however long the server was away", async () => {
    for (const away of [1, 4, 20, 80]) {
      let tries = 0;
      const { pauses, text, error } = await read({
        first: connection(wireOf(EVENTS.slice(0, 3))),
        resume: async (_run, after) => {
          if (++tries < away) throw new TypeError("network error");
          return connection(wireOf(EVENTS.slice(after)));
        },
      });
      expect([text, error]).toEqual(["One two — three", null]);
      expect(pauses).toHaveLength(away);
      expect(Math.max(...pauses)).toBeLessThanOrEqual(1_500);
    }
  });

  it("is tried for two minutes", async () => {
    const { pauses } = await read({
      first: connection(wireOf(EVENTS.slice(0, 3))),
      resume: () => Promise.reject(new TypeError("network error")),
    });
    expect(pauses.reduce((sum, ms) => sum + ms, 0)).toBeGreaterThanOrEqual(120_000);
  });

  it("takes an answer that ends without an ending for a broken one", async () => {
    const { text, error } = await read({
      first: connection(wireOf(EVENTS.slice(0, 4))),
      resume: async (_run, after) => connection(wireOf(EVENTS.slice(after))),
    });
    expect([text, error]).toEqual(["One two — three", null]);
  });

  it("gives up in words in the end, and keeps what came", async () => {
    const { text, error } = await read({
      first: connection(wireOf(EVENTS.slice(0, 3))),
      resume: () => Promise.reject(new TypeError("network error")),
    });
    expect(text).toBe("One ");
    expect(String(error)).toMatch(/reload the page/);
  });
});
