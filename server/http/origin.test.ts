import { describe, expect, it } from "vitest";
import { assertOwnPage, assertSameOrigin, isSecure } from "./origin";

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
    expect(check({ cookie: "cm-guest=x.y" })).not.toThrow();
    expect(check({ origin: "chrome-extension://abcdefgh" })).not.toThrow();
  });

  it("is refused from a program that holds an account's cookies and does not say which page it is", () => {
    for (const cookie of [
      "sb-localhost-auth-token=x",
      "a=b; sb-x-auth-token.0=x; sb-x-auth-token.1=y",
      "__Host-sb-x-auth-token=x",
    ]) {
      expect(check({ cookie })).toThrow(expect.objectContaining({ code: "FORBIDDEN" }));
      expect(check({ cookie, origin: "http://classmate.example:3000" })).not.toThrow();
      expect(check({ cookie, "sec-fetch-site": "same-origin" })).not.toThrow();
      expect(check({ cookie, authorization: "Bearer x" })).not.toThrow();
    }
  });

  it("is refused from another site's page whatever it names as its token, where cookies alone count", () => {
    const headers = headersOf({ origin: "https://evil.example", authorization: "Bearer x" });
    expect(() => assertOwnPage(headers)).toThrow(expect.objectContaining({ code: "FORBIDDEN" }));
  });
});

describe("a request", () => {
  it("is secure when the browser spoke https to the first proxy or to this server", () => {
    expect(isSecure(new Headers({ "x-forwarded-proto": "https,http" }), "http://127.0.0.1")).toBe(true);
    expect(isSecure(new Headers({ "x-forwarded-proto": "http" }), "https://x")).toBe(false);
    expect(isSecure(new Headers(), "https://x")).toBe(true);
    expect(isSecure(new Headers())).toBe(false);
  });
});
