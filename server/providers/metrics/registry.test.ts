import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRegistry } from "./registry";
import { parseMetrics } from "./testing";

const SEED = 20_261_123;

describe("a label", () => {
  it("takes what its list or its pattern names, and nothing that someone could have written", () => {
    const strange = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.lorem(),
      fc.emailAddress(),
      fc.constant('a"} 1\nb'),
    );
    fc.assert(
      fc.property(fc.array(strange, { maxLength: 30 }), (texts) => {
        const registry = createRegistry();
        const counter = registry.counter({
          name: "a_total",
          help: "A.",
          labels: { kind: ["b", "c"], task: "word" },
        });
        const histogram = registry.histogram({
          name: "d",
          help: "D.",
          labels: { kind: ["b"] },
          buckets: [1],
        });
        for (const text of texts) {
          counter.add({ kind: text, task: `${text} ` });
          histogram.observe({ kind: text }, 0.5);
        }
        const { samples } = parseMetrics(registry.text());
        const said = samples.flatMap(({ labels }) => Object.values(labels));
        expect(said.every((value) => ["b", "c", "other", "1", "+Inf"].includes(value))).toBe(true);
      }),
      { seed: SEED, numRuns: 200 },
    );
  });

  it("of free words has no more than two hundred of them", () => {
    const registry = createRegistry();
    const counter = registry.counter({ name: "a_total", help: "A.", labels: { task: "word" } });
    for (let n = 0; n < 1_000; n += 1) counter.add({ task: `task${n}` });
    const { samples } = parseMetrics(registry.text());
    expect(samples).toHaveLength(201);
    expect(samples.find(({ labels }) => labels.task === "other")?.value).toBe(800);
  });
});

describe("the text", () => {
  it("counts each time, adds up buckets and reads gauges when it is asked", () => {
    const registry = createRegistry();
    const counter = registry.counter({ name: "a_total", help: "A.", labels: { kind: ["b", "c"] } });
    const histogram = registry.histogram({ name: "d_seconds", help: "D.", labels: {}, buckets: [0.1, 1] });
    let now = 1;
    registry.gauge({ name: "e", help: "E." }, () => now);
    counter.add({ kind: "b" });
    counter.add({ kind: "b" }, 4);
    for (const seconds of [0.05, 0.1, 0.5, 7]) histogram.observe({}, seconds);
    now = 2.5;
    expect(
      parseMetrics(registry.text()).samples.map(({ name, labels, value }) => [name, labels, value]),
    ).toEqual([
      ["a_total", { kind: "b" }, 5],
      ["d_seconds_bucket", { le: "0.1" }, 2],
      ["d_seconds_bucket", { le: "1" }, 3],
      ["d_seconds_bucket", { le: "+Inf" }, 4],
      ["d_seconds_sum", {}, 7.65],
      ["d_seconds_count", {}, 4],
      ["e", {}, 2.5],
    ]);
  });
});
