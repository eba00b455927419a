import { describe, expect, it } from "vitest";
import { createPagePolicy, hashSource } from "./content-policy";

const NONE = { scripts: [], scriptHashes: [], images: [], formTargets: [], development: false };

/** A policy as name → what it allows. */
function directives(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
}

describe("the policy of pages", () => {
  it("allows nothing that it does not name", () => {
    const { "default-src": rest, ...named } = directives(createPagePolicy(NONE)("bm9uY2U="));
    expect(rest).toEqual(["'none'"]);
    expect(named).toMatchObject({
      "object-src": ["'none'"],
      "base-uri": ["'none'"],
      "frame-ancestors": ["'none'"],
      "form-action": ["'self'"],
      "connect-src": ["'self'"],
    });
  });

  it("lets no script run for being in the page, and evaluates no text", () => {
    const sources = createPagePolicy({ ...NONE, scripts: ["a()"] })("bm9uY2U=");
    expect(directives(sources)["script-src"]).toEqual(["'self'", "'nonce-bm9uY2U='", hashSource("a()")]);
    expect(sources).not.toContain("unsafe-eval");
  });

  it("names an inline script by the SHA-256 of its text", () => {
    // As printed by `printf 'alert(1)' | openssl dgst -sha256 -binary | base64`.
    expect(hashSource("alert(1)")).toBe("'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
  });

  it("names the script of a library by the hash it is known by", () => {
    const policy = createPagePolicy({ ...NONE, scriptHashes: ["sha256-abc="] })("bm9uY2U=");
    expect(directives(policy)["script-src"]).toEqual(["'self'", "'nonce-bm9uY2U='", "'sha256-abc='"]);
  });

  it("allows evaluation to the development server alone", () => {
    const policy = createPagePolicy({ ...NONE, development: true })("bm9uY2U=");
    expect(directives(policy)["script-src"]).toContain("'unsafe-eval'");
  });

  it("allows the forms of one page one origin more", () => {
    const policy = createPagePolicy({ ...NONE, formTargets: ["https://checkout.example"] });
    expect(directives(policy("bm9uY2U=", "https://abc.chromiumapp.org"))["form-action"]).toEqual([
      "'self'",
      "https://checkout.example",
      "https://abc.chromiumapp.org",
    ]);
    expect(directives(policy("bm9uY2U="))["form-action"]).toEqual(["'self'", "https://checkout.example"]);
  });

  it("allows pictures and forms the origins of this configuration", () => {
    const images = ["https://cdn.example"];
    const formTargets = ["https://checkout.example"];
    expect(directives(createPagePolicy({ ...NONE, images, formTargets })("bm9uY2U="))).toMatchObject({
      "img-src": ["'self'", "data:", "blob:", "https://cdn.example"],
      "form-action": ["'self'", "https://checkout.example"],
    });
  });
});
