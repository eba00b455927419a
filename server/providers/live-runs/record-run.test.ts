import { describe, expect, it } from "vitest";
import { createLiveRuns } from ".";
import { recordRun } from "./record-run";

interface Kept {
  readonly seq: number;
  readonly body: unknown;
}

/** A log that can be slow or broken, and what was in it whenever a viewer was shown something. */
function fixtures(
  keep: (event: Kept) => Promise<void> = async () => undefined,
  untilNext: () => number = () => 0,
) {
  const log: Kept[] = [];
  const live = createLiveRuns();
  const run = live.open("run", "chat");
  const shown: unknown[] = [];
  const publish = (...bodies: unknown[]) => {
    shown.push(...bodies);
    for (const body of shown) expect(log.map((event) => event.body)).toContainEqual(body);
  };
  const record = (bodies: AsyncGenerator<unknown, string>) =>
    recordRun({
      run: { ...run, publish },
      bodies,
      keep: async (event) => {
        await keep(event);
        log.push(event);
      },
      untilNext,
    });
  return { log, shown, record };
}

async function* saying(...bodies: unknown[]): AsyncGenerator<unknown, string> {
  yield* bodies;
  return "the end";
}

describe("recording a reply", () => {
  it("shows nothing that is not in the log, which has no gaps", async () => {
    const { log, shown, record } = fixtures();
    const { ending, recorded } = await record(saying({ type: "start" }, "a", "b", { type: "checks" }, "c"));
    expect(ending).toBe("the end");
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1));
    expect(recorded).toBe(log.length);
    expect(shown).toEqual(log.map(({ body }) => body));
  });

  it("sends words together that come while the log is busy, and never past what is between them", async () => {
    let release: () => void = () => {};
    const slow = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { log, record } = fixtures(({ seq }) => (seq === 1 ? slow : Promise.resolve()));
    async function* bodies(): AsyncGenerator<unknown, string> {
      yield* ["one ", "two ", "three", { type: "checks" }, " four", " five"];
      release();
      return "the end";
    }
    await record(bodies());
    expect(log.map(({ body }) => body)).toEqual(["one ", "two three", { type: "checks" }, " four five"]);
  });

  it("holds words until it is their time, and none of them once the reply has ended", async () => {
    let isShown: () => void = () => {};
    const shownOnce = new Promise<void>((resolve) => {
      isShown = resolve;
    });
    const { log, record } = fixtures(
      async () => undefined,
      () => {
        isShown();
        return 3_600_000;
      },
    );
    async function* bodies(): AsyncGenerator<unknown, string> {
      yield "one ";
      await shownOnce;
      yield "two ";
      await new Promise((resolve) => setImmediate(resolve));
      expect(log).toHaveLength(1);
      yield "three";
      return "the end";
    }
    await record(bodies());
    expect(log.map(({ body }) => body)).toEqual(["one ", "two three"]);
  });

  it("ends with the log's fault, and asks for nothing more", async () => {
    let asked = 0;
    async function* endless(): AsyncGenerator<unknown, string> {
      for (;;) {
        asked += 1;
        yield "word ";
        await new Promise((resolve) => setImmediate(resolve));
      }
    }
    const { record, shown } = fixtures(({ seq }) =>
      seq > 2 ? Promise.reject(new Error("full")) : Promise.resolve(),
    );
    await expect(record(endless())).rejects.toThrow("full");
    expect(asked).toBeLessThan(1000);
    expect(shown.join("")).toMatch(/^(word )+$/);
  });
});
