import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { originOf } from "./server";

describe("the address of a student's own server", () => {
  it("is an origin and nothing more, whatever was typed after it", () => {
    fc.assert(
      fc.property(
        fc.webUrl({ validSchemes: ["https"], withQueryParameters: true, withFragments: true }),
        (url) => {
          expect(originOf(`  ${url} `)).toBe(new URL(url).origin);
        },
      ),
    );
    expect(originOf("https://someone:secret@school.example/path")).toBe("https://school.example");
  });

  it("may be this machine without https, and no other", () => {
    expect(originOf("http://localhost:3000")).toBe("http://localhost:3000");
    expect(originOf("http://127.0.0.1:3000/solve")).toBe("http://127.0.0.1:3000");
    for (const url of ["http://localhost.school.example", "http://127.0.0.1.school.example"])
      expect(originOf(url)).toBeNull();
    fc.assert(
      fc.property(fc.domain(), (host) => {
        expect(originOf(`http://${host}/`)).toBeNull();
      }),
    );
  });

  it("is none where a text says something else", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const origin = originOf(text);
        if (origin !== null) expect(origin).toMatch(/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)(:|$))/);
      }),
    );
    for (const text of [
      "javascript:alert(1)",
      "data:text/html,x",
      "file:///etc/hosts",
      "ftp://school.example",
    ])
      expect(originOf(text)).toBeNull();
  });
});
