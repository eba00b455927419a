import { describe, expect, it } from "vitest";
import { percentile, slope } from "./figures";
import { readOptions } from "./options";
import { Tally } from "./tally";
import { Timeline } from "./timeline";

describe("a percentile", () => {
  it("is a value that was measured, with so many per cent at or below it", () => {
    const values = Array.from({ length: 200 }, (_, index) => index + 1);
    expect([50, 95, 99, 100].map((percent) => percentile(values, percent))).toEqual([100, 190, 198, 200]);
    expect(percentile([7], 95)).toBe(7);
    expect(percentile([], 95)).toBeNaN();
  });
});

describe("a slope", () => {
  it("is that of the line behind noise", () => {
    const points = Array.from({ length: 100 }, (_, x) => ({ x, y: 3 * x + (x % 2 === 0 ? 1 : -1) }));
    expect(slope(points)).toBeCloseTo(3, 2);
  });

  it("is none where nothing grows or there is nothing to see", () => {
    expect([
      slope([]),
      slope([{ x: 1, y: 5 }]),
      slope([
        { x: 1, y: 5 },
        { x: 2, y: 5 },
      ]),
    ]).toEqual([0, 0, 0]);
  });
});

describe("what answers add up to", () => {
  const answer = (status: number, retryAfter: string | null = null) => ({
    status,
    retryAfter,
    ms: 5,
    code: null,
  });

  it("tells shed answers from errors, and those that say when to come back from those that do not", () => {
    const tally = new Tally();
    for (const one of [answer(200), answer(303), answer(429, "3"), answer(503, "2"), answer(503)])
      tally.add("/", one);
    tally.add("/", answer(500));
    tally.add("/", { ...answer(0), code: "ECONNRESET" });
    expect(tally.totals()).toEqual({ answers: 7, good: 2, shed: 3, shedSilently: 1, errors: 2 });
    expect([...tally.faults()]).toEqual([
      ["/ 500", 1],
      ["/ ECONNRESET", 1],
    ]);
    expect([...tally.shedBy()]).toEqual([
      ["429 /", 1],
      ["503 /", 2],
    ]);
  });

  it("shows when it was slow, pages apart from the rest", () => {
    let time = 5_000;
    const timeline = new Timeline(10_000, () => time);
    timeline.add("GET /chat", { ...answer(200), ms: 900 });
    timeline.add("POST solve.create", answer(503));
    time += 25_000;
    timeline.add("GET batch of 4", { ...answer(200), ms: 40 });
    expect(timeline.stretches()).toEqual([
      { from: 0, answers: 2, shed: 1, pages: 900, others: Number.NaN },
      { from: 10, answers: 0, shed: 0, pages: Number.NaN, others: Number.NaN },
      { from: 20, answers: 1, shed: 0, pages: Number.NaN, others: 40 },
    ]);
  });
});

describe("the options", () => {
  it("are 200 visitors and 50 streams for 10 minutes unless said otherwise", () => {
    expect(readOptions([])).toEqual({
      visitors: 200,
      minutes: 10,
      streams: 50,
      postgres: false,
      overload: false,
    });
    expect(readOptions(["--visitors", "20", "--postgres"])).toMatchObject({ visitors: 20, postgres: true });
  });

  it("are refused where they make no sense", () => {
    expect(() => readOptions(["--minutes", "soon"])).toThrow("--minutes");
    expect(() => readOptions(["--vistors", "2"])).toThrow();
  });
});
