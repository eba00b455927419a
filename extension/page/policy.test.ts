import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ASSESSMENT_PAGES } from "./assessment-pages";
import { restrictionOf } from "./policy";

const restriction = (url: string, optedOut = false) => restrictionOf({ url, optedOut });

/** The same page under another spelling of its address. */
const spelling = fc.record({
  query: fc.webQueryParameters(),
  hash: fc.webFragments(),
  port: fc.option(fc.integer({ min: 1024, max: 65_535 })),
  upper: fc.boolean(),
  dot: fc.boolean(),
});

function respelt(
  url: string,
  { query, hash, port, upper, dot }: typeof spelling extends fc.Arbitrary<infer S> ? S : never,
) {
  const other = new URL(url);
  if (upper) other.pathname = other.pathname.toUpperCase();
  if (dot) other.hostname = `${other.hostname}.`;
  if (port !== null) other.port = String(port);
  if (other.search === "") other.search = query;
  if (other.hash === "") other.hash = hash;
  return other.href;
}

describe.each(ASSESSMENT_PAGES)("an assessment in $product", ({ examples, others }) => {
  it("is known by its address, however that is spelt", () => {
    expect(examples.length).toBeGreaterThan(0);
    fc.assert(
      fc.property(fc.constantFrom(...examples), spelling, (url, other) => {
        expect(restriction(respelt(url, other))).toBe("assessment");
      }),
    );
  });

  it("is not seen in the product's other pages, nor in a page whose address only quotes it", () => {
    for (const url of others) expect(restriction(url)).toBeNull();
    for (const url of examples) {
      expect(restriction(`https://blog.example/read?page=${encodeURIComponent(url)}`)).toBeNull();
    }
  });
});

describe("a page that asks for no answers", () => {
  it("gets none, whatever its address", () => {
    fc.assert(
      fc.property(fc.webUrl(), (url) => {
        expect(restriction(url, true)).not.toBeNull();
      }),
    );
  });
});
