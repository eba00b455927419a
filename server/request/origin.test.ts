import { describe, expect, it } from "vitest";
import { addressOf } from "./address";
import { assertSameOrigin, isSecure } from "./origin";

const headersOf = (headers: Record<string, string>) =>
  new Headers({ host: "classmate.example:3000", ...headers });
const check = (headers: Record<string, string>) => () => assertSameOrigin(headersOf(headers));

describe("a change", () => {
  it("is taken from this site's own pages, here or behind a proxy", () => {
    expect(check({ origin: "http://classmate.example:3000" })).not.toThrow();
    const proxied = { origin: "https://classmate.example", "x-forwarded-host": "classmate.example" };
    expect(check(proxied)).not.toThrow();
  });

  it("is refused from another site's page, another port or a sandboxed frame", () => {
    for (const origin of ["https://evil.example", "http://classmate.example:4000", "null", "", "garbage"]) {
      expect(check({ origin })).toThrow(expect.objectContaining({ code: "FORBIDDEN" }));
    }
  });

  it("is refused from a page that is not ours when the browser keeps its origin to itself", () => {
    for (const site of ["cross-site", "same-site", "anything"]) {
      expect(check({ "sec-fetch-site": site })).toThrow(expect.objectContaining({ code: "FORBIDDEN" }));
    }
    for (const referer of ["https://evil.example/page", "garbage"]) {
      expect(check({ referer })).toThrow(expect.objectContaining({ code: "FORBIDDEN" }));
    }
    expect(check({ "sec-fetch-site": "same-origin" })).not.toThrow();
    expect(check({ referer: "http://classmate.example:3000/chat" })).not.toThrow();
  });

  it("is refused from a page that came without the encryption we are reached by", () => {
    const origin = "http://classmate.example:3000";
    expect(check({ origin, "x-forwarded-proto": "https" })).toThrow(
      expect.objectContaining({ code: "FORBIDDEN" }),
    );
    expect(check({ origin, "x-forwarded-proto": "http" })).not.toThrow();
  });

  it("is taken with a bearer token, from a program that is no browser and from an extension", () => {
    expect(check({ origin: "https://partner.example", authorization: "Bearer x" })).not.toThrow();
    expect(check({})).not.toThrow();
    expect(check({ origin: "chrome-extension://abcdefgh" })).not.toThrow();
  });
});

describe("where a request comes from", () => {
  it("is what the nearest proxy says, not what the caller wrote before it", () => {
    expect(addressOf(new Headers({ "x-forwarded-for": "6.6.6.6, 10.1.2.3" }))).toBe("10.1.2.3");
    expect(addressOf(new Headers())).toBe("unknown");
    expect(addressOf(new Headers({ "x-forwarded-for": "x".repeat(500) }))).toBe("unknown");
  });

  it("is secure when the browser spoke https to the first proxy or to this server", () => {
    expect(isSecure(new Headers({ "x-forwarded-proto": "https,http" }), "http://127.0.0.1")).toBe(true);
    expect(isSecure(new Headers({ "x-forwarded-proto": "http" }), "https://x")).toBe(false);
    expect(isSecure(new Headers(), "https://x")).toBe(true);
    expect(isSecure(new Headers())).toBe(false);
  });
});
