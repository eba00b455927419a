import { describe, expect, it } from "vitest";
import { createRequestCookieJar, dropCookies } from "../session/cookie-jar";
import { readCookies, serialiseCookie } from "./cookies";

const URL_HERE = "http://classmate.example/";
const from = (cookie: string, scheme: "http" | "https") =>
  new Headers({ cookie, "x-forwarded-proto": scheme });

describe("a cookie over https", () => {
  it("is set under a name that binds it to this host, to every path and to encryption", () => {
    const options = { httpOnly: true, secure: true, sameSite: "lax", maxAge: 60 } as const;
    expect(serialiseCookie({ name: "cm-guest", value: "a b", options })).toBe(
      "__Host-cm-guest=a%20b; Path=/; Max-Age=60; HttpOnly; Secure; SameSite=Lax",
    );
  });

  it("is read under that name, and one that a neighbour's host has set is not", () => {
    expect(readCookies(from("cm-guest=theirs; __Host-cm-guest=ours", "https"), URL_HERE)).toEqual([
      { name: "cm-guest", value: "ours" },
    ]);
    expect(readCookies(from("cm-guest=theirs", "https"), URL_HERE)).toEqual([]);
  });

  it("goes by the same name when it is removed", () => {
    const jar = createRequestCookieJar({ headers: from("__Host-cm-recovery=x", "https"), url: URL_HERE });
    dropCookies(jar, "cm-recovery");
    expect(jar.setCookies()).toEqual(["__Host-cm-recovery=; Path=/; Max-Age=0; Secure; SameSite=Lax"]);
  });
});

describe("a cookie over http, on this machine", () => {
  it("has its plain name, which is all that a browser takes there", () => {
    expect(serialiseCookie({ name: "cm-guest", value: "x", options: { httpOnly: true } })).toBe(
      "cm-guest=x; Path=/; HttpOnly; SameSite=Lax",
    );
    expect(readCookies(from("cm-guest=x", "http"), URL_HERE)).toEqual([{ name: "cm-guest", value: "x" }]);
  });
});
