import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DeviceEngine, type EngineWorker } from "./device-engine";
import type { Brought, Order, Report } from "./jobs";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

class FakeWorker implements EngineWorker {
  static made: FakeWorker[] = [];
  readonly orders: Order[] = [];
  readonly brought: Brought[] = [];
  ended = false;
  onmessage: EngineWorker["onmessage"] = null;
  onerror: EngineWorker["onerror"] = null;

  constructor() {
    FakeWorker.made.push(this);
  }
  postMessage(message: Order | Brought) {
    if ("file" in message) this.brought.push(message);
    else this.orders.push(message);
  }
  terminate() {
    this.ended = true;
  }
  says(data: Report) {
    this.onmessage?.({ data } as MessageEvent<Report>);
  }
  ready() {
    this.says({ kind: "ready" });
  }
  answers(output: unknown) {
    const id = this.orders.at(-1)?.id ?? -1;
    this.says({ kind: "done", id, output });
  }
}

function open() {
  FakeWorker.made = [];
  const engine = new DeviceEngine(() => new FakeWorker());
  const worker = () => FakeWorker.made.at(-1) as FakeWorker;
  return { engine, worker };
}

const OUTPUT = { ok: true, reading: { instruction: "", latex: "x" }, reason: null };

describe("the engine on a device", () => {
  it("has the files brought that its worker wants, and says which did not come", async () => {
    const answers: Record<string, () => Promise<Response>> = {
      "/there.js": async () => new Response("1"),
      "/gone.js": async () => new Response("", { status: 404 }),
      "/no-line.js": () => Promise.reject(new TypeError("Failed to fetch")),
    };
    vi.stubGlobal("fetch", (file: string) => answers[file]?.());
    const { worker } = open();
    for (const file of Object.keys(answers)) worker().says({ kind: "wants", file });
    await vi.waitFor(() => expect(worker().brought).toHaveLength(3));
    const came = Object.fromEntries(worker().brought.map(({ file, isThere }) => [file, isThere]));
    expect(came).toEqual({ "/there.js": true, "/gone.js": false, "/no-line.js": false });
  });

  it("does one order after the other, begun when it is ready", async () => {
    const { engine, worker } = open();
    const first = engine.run("read", "1 + 1");
    const second = engine.run("read", "2 + 2");
    expect(worker().orders).toEqual([]);
    worker().ready();
    expect(await engine.started).toBe(true);
    expect(worker().orders).toMatchObject([{ job: "read", input: "1 + 1" }]);
    worker().answers(OUTPUT);
    expect(await first).toEqual(OUTPUT);
    expect(worker().orders.at(-1)?.input).toBe("2 + 2");
    expect([engine.isReady(), engine.isIdle()]).toEqual([true, false]);
    worker().answers(OUTPUT);
    await second;
    expect([engine.isReady(), engine.isIdle()]).toEqual([true, true]);
    worker().says({ kind: "whole", files: ["/engine.js"] });
    expect(await engine.whole).toEqual(["/engine.js"]);
  });

  it("lets orders go before one that waits for a part of the engine, and gives that one up in the end", async () => {
    const { engine, worker } = open();
    worker().ready();
    const [arrives, never] = [engine.run("read", "sin 30°"), engine.run("read", "cos 60°")];
    const first = worker();
    const idOf = (place: number) => first.orders[place]?.id ?? -1;
    first.says({ kind: "waits", id: idOf(0) });
    first.says({ kind: "waits", id: idOf(1) });
    expect(engine.isIdle()).toBe(true);
    const next = engine.run("read", "3 + 3");
    first.says({ kind: "waits", id: idOf(0) });
    first.answers(OUTPUT);
    expect(await next).toEqual(OUTPUT);
    first.says({ kind: "done", id: idOf(0), output: "arrived" });
    expect(await arrives).toBe("arrived");
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await never).toBeNull();
    expect(first.ended).toBe(false);
  });

  it("gives up what waits with a worker that hangs", async () => {
    const { engine, worker } = open();
    worker().ready();
    const waits = engine.run("read", "sin 30°", 60_000);
    const first = worker();
    first.says({ kind: "waits", id: first.orders[0]?.id ?? -1 });
    const hangs = engine.run("read", "hangs");
    await vi.advanceTimersByTimeAsync(2_000);
    expect([await hangs, await waits]).toEqual([null, null]);
    expect(first.ended).toBe(true);
  });

  it("costs a worker, and nothing else, for a text that hangs", async () => {
    const { engine, worker } = open();
    worker().ready();
    const hangs = engine.run("read", "hangs");
    const waits = engine.run("read", "3 + 3");
    const first = worker();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await hangs).toBeNull();
    expect(first.ended).toBe(true);
    expect(worker()).not.toBe(first);
    worker().ready();
    worker().answers(OUTPUT);
    expect(await waits).toEqual(OUTPUT);
  });

  it("hears nothing of a worker that it has ended", async () => {
    const { engine, worker } = open();
    worker().ready();
    const hangs = engine.run("read", "hangs");
    const late = worker();
    await vi.advanceTimersByTimeAsync(2_000);
    await hangs;
    worker().ready();
    const next = engine.run("read", "4 + 4");
    late.answers("late");
    worker().answers(OUTPUT);
    expect(await next).toEqual(OUTPUT);
  });

  it("gives up a browser in which it does not start, and says so at once from then on", async () => {
    const { engine, worker } = open();
    const asked = engine.run("read", "5 + 5");
    for (let tries = 0; tries < 3; tries += 1) worker().onerror?.(new Event("error") as ErrorEvent);
    expect(await asked).toBeNull();
    expect(await engine.started).toBe(false);
    expect(await engine.run("read", "6 + 6")).toBeNull();
    expect(FakeWorker.made).toHaveLength(3);
  });

  it("needs no worker to be of no use: a browser may refuse to make one", async () => {
    const engine = new DeviceEngine(() => {
      throw new Error("refused");
    });
    expect(await engine.started).toBe(false);
    expect(await engine.run("read", "7 + 7")).toBeNull();
  });

  it("takes an order that failed for one without an outcome", async () => {
    const { engine, worker } = open();
    worker().ready();
    const asked = engine.run("read", "8 + 8");
    worker().says({ kind: "fault", id: worker().orders[0]?.id ?? -1 });
    expect(await asked).toBeNull();
    expect(worker().ended).toBe(false);
  });
});
