import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Act } from "./jobs";
import type { Fate } from "./keeper";
import { Sender } from "./sender";
import { memoryStore, problemNumbered } from "./testing";

interface Call {
  readonly procedure: string;
  readonly input: { readonly id: string } & Record<string, unknown>;
}

/** A server that takes everything, or does what it is told instead, write by write. */
function server(...replies: readonly (number | "away" | undefined)[]) {
  const calls: Call[] = [];
  let owners = 0;
  const fetch = async (path: string, init: RequestInit) => {
    if (path.endsWith("/account.begin")) {
      owners += 1;
      return Response.json({});
    }
    // Whoever writes has been met.
    expect(owners).toBeGreaterThan(0);
    const reply = replies[calls.length] ?? 200;
    const { json: input } = JSON.parse(String(init.body)) as { json: Call["input"] };
    calls.push({ procedure: path.replace("/api/trpc/", ""), input });
    if (reply === "away") throw new TypeError("Failed to fetch");
    return Response.json({ error: { json: { message: "Not this one." } } }, { status: reply });
  };
  return { calls, fetch };
}

const STEP: Act = { kind: "reveal", what: "step" };
const TRY: Act = { kind: "answer", text: "x = 4", part: 1 };
const OUTCOME = "a1";

describe("what was worked on a device", () => {
  it("is sent with its number, the engine's version and what was done with it, in order", async () => {
    const { calls, fetch } = server();
    const outbox = memoryStore();
    const problem = problemNumbered(1, { acts: [STEP, TRY] });
    expect(await new Sender(outbox, fetch).send({ problem, outcome: OUTCOME })).toBe("kept");
    const { id, text, mode } = problem;
    expect(calls).toEqual([
      {
        procedure: "solve.create",
        input: { id, text, mode, onDevice: { engine: "unbuilt", outcome: OUTCOME } },
      },
      { procedure: "solve.reveal", input: { id, what: "step" } },
      { procedure: "solve.attempt", input: { id, part: 1, kind: "answer", text: "x = 4" } },
    ]);
    expect(outbox.now()).toMatchObject([{ id, kept: true, sent: 2 }]);
  });

  it("is sent without an outcome where it could not be worked there", async () => {
    const { calls, fetch } = server("away", 200);
    const outbox = memoryStore();
    const problem = problemNumbered(1);
    const sender = new Sender(outbox, fetch);
    expect(await sender.send({ problem, outcome: null })).toBe("waiting");
    await sender.sendAll();
    const { id, text, mode } = problem;
    expect(calls.at(-1)?.input).toEqual({ id, text, mode });
    expect(outbox.now()).toMatchObject([{ id, kept: true }]);
  });

  it("waits while the server cannot be reached, and follows oldest first", async () => {
    const { calls, fetch } = server("away", 503, 200);
    const outbox = memoryStore();
    const sender = new Sender(outbox, fetch);
    expect(await sender.send({ problem: problemNumbered(2), outcome: OUTCOME })).toBe("waiting");
    expect(await sender.send({ problem: problemNumbered(1), outcome: OUTCOME })).toBe("waiting");
    expect(outbox.now()).toHaveLength(2);
    await sender.sendAll();
    expect(calls.slice(2).map(({ input }) => input.id)).toEqual([
      problemNumbered(1).id,
      problemNumbered(2).id,
    ]);
    expect(outbox.now().every(({ kept }) => kept)).toBe(true);
  });

  it("is tried again by the page that is open, after pauses that grow, until the server has it", async () => {
    const { calls, fetch } = server("away", 503, 429);
    const pauses: number[] = [];
    const due: (() => void)[] = [];
    const later = (milliseconds: number, work: () => void) => {
      pauses.push(milliseconds);
      due.push(work);
    };
    const sender = new Sender(memoryStore(), fetch, later);
    const fates: Fate[] = [];
    const heard = (fate: Fate) =>
      new Promise<void>((resolve) => {
        const stop = sender.listen((_id, told) => {
          fates.push(told);
          if (told !== fate) return;
          stop();
          resolve();
        });
      });
    await sender.send({ problem: problemNumbered(1), outcome: OUTCOME });
    for (let work = due.shift(); work; work = due.shift()) {
      const next = heard(calls.length < 3 ? "waiting" : "kept");
      work();
      await next;
    }
    expect(fates).toEqual(["waiting", "waiting", "kept"]);
    expect(pauses).toEqual([2_000, 4_000, 8_000]);
    expect(await sender.waiting()).toEqual([]);
  });

  it("is told of by every page that waits for it, whichever of them has sent it, and once", async () => {
    const outbox = memoryStore();
    const [first, second] = [new Sender(outbox, server("away").fetch), new Sender(outbox, server().fetch)];
    const told: Fate[] = [];
    first.listen((_id, fate) => void told.push(fate));
    await first.send({ problem: problemNumbered(1), outcome: OUTCOME });
    await second.sendAll();
    await first.sendAll();
    await first.sendAll();
    expect(told).toEqual(["waiting", "kept"]);
    const third = new Sender(outbox, server().fetch);
    third.listen((_id, fate) => void told.push(fate));
    await third.sendAll();
    expect(told).toEqual(["waiting", "kept"]);
  });

  it("is tried at once when there is a network again, and pauses begin with the shortest", async () => {
    const { calls, fetch } = server("away", "away", "away");
    const due: (readonly [pause: number, work: () => void])[] = [];
    const sender = new Sender(memoryStore(), fetch, (...pause) => void due.push(pause));
    await sender.send({ problem: problemNumbered(1), outcome: OUTCOME });
    const tried = new Promise<void>((resolve) => {
      const stop = sender.listen(() => {
        stop();
        resolve();
      });
    });
    due[0]?.[1]();
    await tried;
    await sender.wake();
    expect(due.map(([pause]) => pause)).toEqual([2_000, 4_000, 2_000]);
    // The pause that was interrupted comes to nothing.
    due[1]?.[1]();
    await sender.wake();
    expect(calls).toHaveLength(4);
    expect(await sender.waiting()).toEqual([]);
  });

  it("waits until the server has said whose browser it is", async () => {
    const { calls, fetch } = server();
    const outbox = memoryStore();
    const away = async (path: string, init: RequestInit) =>
      path.endsWith("/account.begin") ? Promise.reject(new TypeError("Failed to fetch")) : fetch(path, init);
    expect(await new Sender(outbox, away).send({ problem: problemNumbered(1), outcome: OUTCOME })).toBe(
      "waiting",
    );
    expect(calls).toEqual([]);
    expect(outbox.now()).toMatchObject([{ kept: false }]);
  });

  it("is given up, with the server's words, where the server refuses it", async () => {
    const outbox = memoryStore();
    const sender = new Sender(outbox, server(409).fetch);
    expect(await sender.send({ problem: problemNumbered(1), outcome: OUTCOME })).toEqual({
      refused: "Not this one.",
    });
    expect(outbox.now()).toEqual([]);
  });

  it("sends only what is new of a problem that the server has", async () => {
    const { calls, fetch } = server();
    const sender = new Sender(memoryStore(), fetch);
    await sender.send({ problem: problemNumbered(1), outcome: OUTCOME });
    await sender.send({ problem: problemNumbered(1, { acts: [STEP] }), outcome: OUTCOME });
    await sender.send({ problem: problemNumbered(1, { acts: [STEP, TRY] }), outcome: OUTCOME });
    expect(calls.map(({ procedure }) => procedure)).toEqual([
      "solve.create",
      "solve.reveal",
      "solve.attempt",
    ]);
  });

  it("is known for a day, so that a page that is open says what is new and no more", async () => {
    const { calls, fetch } = server();
    const outbox = memoryStore();
    const problem = problemNumbered(Date.now(), { acts: [STEP] });
    await new Sender(outbox, fetch).send({ problem, outcome: OUTCOME });
    await new Sender(outbox, fetch).send({ problem: { ...problem, acts: [STEP, TRY] }, outcome: OUTCOME });
    expect(calls.map(({ procedure }) => procedure)).toEqual([
      "solve.create",
      "solve.reveal",
      "solve.attempt",
    ]);
    await outbox.put({ id: "old", problem: problemNumbered(1), outcome: OUTCOME, kept: true, sent: 0 });
    await new Sender(outbox, fetch).sendAll();
    expect(outbox.now().map(({ id }) => id)).toEqual([problem.id]);
    expect(calls).toHaveLength(3);
  });

  it("is taken back where it has not been sent, and what the server has is not", async () => {
    const { calls, fetch } = server(200, "away");
    const outbox = memoryStore();
    const sender = new Sender(outbox, fetch, () => {});
    await sender.send({ problem: problemNumbered(1), outcome: OUTCOME });
    await sender.send({ problem: problemNumbered(2), outcome: OUTCOME });
    expect((await sender.withdraw()).map(({ problem }) => problem)).toEqual([problemNumbered(2)]);
    expect(outbox.now()).toEqual([]);
    await sender.sendAll();
    expect(calls).toHaveLength(2);
  });

  it("arrives whole and once, however often the line breaks between two calls", async () => {
    const act = fc.constantFrom(STEP, TRY);
    const faults = fc.array(fc.constantFrom(200, 503, "away" as const), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 4 }), faults, async (acts, replies) => {
        const { calls, fetch } = server(...replies);
        const outbox = memoryStore();
        const sender = new Sender(outbox, fetch);
        await sender.send({ problem: problemNumbered(Date.now(), { acts }), outcome: OUTCOME });
        // A new page each time, as after a reload.
        for (let tries = 0; tries <= replies.length; tries += 1) await new Sender(outbox, fetch).sendAll();
        const arrived = calls
          .filter((_, at) => (replies[at] ?? 200) === 200)
          .map(({ procedure }) => procedure);
        const expected = acts.map(({ kind }) => (kind === "reveal" ? "solve.reveal" : "solve.attempt"));
        expect(arrived).toEqual(["solve.create", ...expected]);
      }),
      { numRuns: 100 },
    );
  });
});
