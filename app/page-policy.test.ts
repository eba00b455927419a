import "next/dist/server/node-environment-baseline";
import { getScriptNonceFromHeader } from "next/dist/server/app-render/get-script-nonce-from-header";
import { NextRequest } from "next/server";
import { describe, expect, it } from "vitest";
import { proxy } from "@/proxy";
import { hashSource } from "@/server/headers/content-policy";
import { INLINE_SCRIPTS, THEME_SCRIPT_HASH } from "./_lib/inline-scripts";

const SITE = "http://localhost:3000";

// The configuration is read once, by the first page.
Object.assign(process.env, { AUTH_URL: SITE, DATABASE_URL: "pglite:memory" });

describe("every page", () => {
  const policyOf = async (headers: Record<string, string> = {}) => {
    const response = await proxy(new NextRequest(`${SITE}/history`, { headers }));
    return {
      toBrowser: response.headers.get("content-security-policy") ?? "",
      toPage: response.headers.get("x-middleware-request-content-security-policy") ?? "",
    };
  };

  it("has a nonce of its own, which Next finds", async () => {
    const [one, other] = [await policyOf(), await policyOf()];
    expect(one.toPage).toBe(one.toBrowser);
    expect(getScriptNonceFromHeader(one.toPage)).toMatch(/^[\w+/]{22}==$/);
    expect(getScriptNonceFromHeader(one.toPage)).not.toBe(getScriptNonceFromHeader(other.toPage));
  });

  it("has no nonce that the caller has chosen", async () => {
    const { toPage } = await policyOf({ "content-security-policy": "script-src 'nonce-Y2hvc2Vu'" });
    expect(toPage).not.toContain("Y2hvc2Vu");
  });

  it("may run the scripts the product writes into it, and no other text", async () => {
    const scripts = /script-src ([^;]*)/.exec((await policyOf()).toBrowser)?.[1]?.split(" ") ?? [];
    expect(scripts.slice(2)).toEqual([...INLINE_SCRIPTS.map(hashSource), `'${THEME_SCRIPT_HASH}'`]);
    expect(scripts.slice(0, 2)).toEqual(["'self'", expect.stringMatching(/^'nonce-/)]);
  });

  it("has these scripts letter for letter as they are allowed", () => {
    for (const text of INLINE_SCRIPTS) expect(text).not.toMatch(/<|-->/);
  });
});
