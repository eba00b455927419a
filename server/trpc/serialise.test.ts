import fc from "fast-check";
import superjson from "superjson";
import { describe, expect, it } from "vitest";
import { serialise } from "./serialise";

const same = (value: unknown): void => {
  const [ours, theirs] = [serialise(value as never), superjson.serialize(value)];
  expect(JSON.stringify(ours.json)).toBe(JSON.stringify(theirs.json));
  expect(ours.meta).toEqual(theirs.meta);
};

/** Everything that JSON knows, dates, and now and then what only superjson knows. */
const values = fc.letrec<{ any: unknown }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 5, depthSize: "small" },
    fc.oneof(
      fc.string(),
      fc.double(),
      fc.boolean(),
      fc.constantFrom(null, undefined, -0, Number.NaN, Number.POSITIVE_INFINITY, 10n, /x/g),
      fc.date({ noInvalidDate: false }),
    ),
    fc.array(tie("any")),
    fc.dictionary(fc.string({ unit: fc.constantFrom("a", "b", ".", "\\", "0", "1") }), tie("any")),
    fc.array(tie("any")).map((all) => new Set(all)),
  ),
})).any;

/** The same without what only superjson knows, as procedures give it. */
const plain = fc.letrec<{ any: unknown }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 5, depthSize: "small" },
    fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.date({ noInvalidDate: true })),
    fc.array(tie("any")),
    fc.dictionary(fc.string({ unit: fc.constantFrom("a", "b", ".", "\\", "0", "1") }), tie("any")),
  ),
})).any;

describe("an answer", () => {
  it("is written as superjson writes it, whatever it is", () => {
    fc.assert(fc.property(values, same));
    fc.assert(fc.property(plain, same));
  });

  it("is written so when one object stands in it twice, or in itself", () => {
    fc.assert(
      fc.property(plain, plain, (inner, other) =>
        same({ one: { inner }, two: [inner, other, { inner }], other }),
      ),
    );
    const ring: Record<string, unknown> = { at: new Date(0) };
    ring.self = ring;
    same(ring);
  });

  it("refuses the keys that superjson refuses", () => {
    for (const key of ["__proto__", "constructor", "prototype"]) {
      const value = JSON.parse(`{"a":{"${key}":1}}`);
      expect(() => serialise(value)).toThrow("prototype pollution");
    }
  });
});
