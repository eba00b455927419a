import { afterEach, describe, expect, it, vi } from "vitest";
import { addressOf } from "./address";
import { networks } from "./networks";
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

/** A request's number, as it is noted before the address. */
const ID = "00000000-0000-4000-8000-000000000000";

describe("where a request comes from", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is what a proxy nearby says, and of a caller from elsewhere what its socket says", () => {
    vi.stubGlobal("classmateNotes", { header: "x-note", proxies: networks([]) });
    const told = (peer: string) =>
      addressOf(new Headers({ "x-note": ID + peer, "x-forwarded-for": "203.0.113.7" }));
    for (const nearby of ["127.0.0.1", "::1", "::ffff:10.1.2.3", "172.20.0.4", "192.168.1.1", "fd00::1"]) {
      expect([nearby, told(nearby)]).toEqual([nearby, "203.0.113.7"]);
    }
    expect(told("198.51.100.4")).toBe("198.51.100.4");
    expect(told("::ffff:198.51.100.4")).toBe("198.51.100.4");
    expect(told("2001:db8::4")).toBe("2001:db8:0:0::");
    expect(told("172.32.0.1")).toBe("172.32.0.1");
  });

  it("is what a proxy with a public address says, where the operator names it, and nobody else's word", () => {
    const proxies = networks(["198.51.100.0/24", "2001:db8:ffff::/48"]);
    vi.stubGlobal("classmateNotes", { header: "x-note", proxies });
    const of = (peer: string, forwarded: string) =>
      addressOf(new Headers({ "x-note": ID + peer, "x-forwarded-for": forwarded }));
    expect(of("198.51.100.4", "6.6.6.6, 203.0.113.7")).toBe("203.0.113.7");
    expect(of("2001:db8:ffff::1", "203.0.113.7")).toBe("203.0.113.7");
    expect(of("10.0.0.1", "6.6.6.6, 203.0.113.7, 198.51.100.4")).toBe("203.0.113.7");
    expect(of("10.0.0.1", "6.6.6.6, 10.0.0.9")).toBe("10.0.0.9");
    expect(of("203.0.113.9", "198.51.100.4")).toBe("203.0.113.9");
  });

  it("is one for all the addresses that a household makes up in its network", () => {
    const of = (address: string) => addressOf(new Headers({ "x-forwarded-for": address }));
    for (const one of [
      "2001:db8:1:2::1",
      "2001:DB8:1:2:ffff:1:2:3",
      "2001:db8:1:2::",
      "2001:0db8:0001:0002::9",
    ]) {
      expect([one, of(one)]).toEqual([one, "2001:db8:1:2::"]);
    }
    expect(of("2001:db8:1:3::1")).toBe("2001:db8:1:3::");
    expect(of("::ffff:203.0.113.7")).toBe("203.0.113.7");
    expect(of("fe80::1%eth0")).toBe("fe80:0:0:0::");
    expect(of("::1")).toBe("::1");
  });

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
