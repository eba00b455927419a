import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { afterSignUp, callbackProblem, problemPage, safeNext } from "./policy";

describe("where to go after signing in", () => {
  it("is the page of this site that was asked for", () => {
    for (const path of ["/", "/history", "/solve/abc?view=steps#step-2", "/chat/1%20a"]) {
      expect(safeNext(path)).toBe(path);
    }
  });

  it("is the front page for anything that could lead away", () => {
    const away = [
      "//evil.example",
      "/\\evil.example",
      "\\\\evil.example",
      "https://evil.example",
      "javascript:alert(1)",
      "/javascript:\r\nalert(1)",
      "/history\r\nSet-Cookie: a=b",
      "@evil.example",
      "user:word@evil.example",
      "http:evil.example",
      "/../..//evil.example",
      "/\t/evil.example",
      "/\n/evil.example",
      "/.//evil.example",
      "/a/..//evil.example",
      " /history",
      "history",
      "",
      null,
      undefined,
      `/${"a".repeat(3000)}`,
    ];
    for (const wanted of away) expect([wanted, safeNext(wanted)]).toEqual([wanted, "/"]);
  });

  it("does not decode what is encoded into an address", () => {
    for (const path of [
      "/%2F%2Fevil.example",
      "/%5Cevil.example",
      "/%0d%0aSet-Cookie:a=b",
      "/@evil.example",
    ]) {
      expect(safeNext(path)).toBe(path);
      expect(new URL(safeNext(path), "https://classmate.example").host).toBe("classmate.example");
    }
    expect(safeNext("/../../etc")).toBe("/etc");
  });

  it("never leaves the site, whatever is asked", () => {
    const piece = fc.constantFrom(
      "/",
      "\\",
      ".",
      "..",
      "evil.example",
      "@",
      ":",
      "?",
      "#",
      "%2f",
      "\t",
      " ",
      "a",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
        const url = new URL(safeNext(pieces.join("")), "https://classmate.example/sign-in");
        return url.origin === "https://classmate.example";
      }),
      { seed: 7, numRuns: 3000 },
    );
  });
});

describe("what went wrong at a social provider", () => {
  it("is one of the page's own words, whatever the provider says", () => {
    const problems = [
      ["error=access_denied&error_description=%3Cscript%3E", "denied"],
      ["error=access_denied&error_code=provider_email_needs_verification", "unverified"],
      ["error=invalid_request&error_code=flow_state_expired", "expired"],
      ["error=invalid_request&error_code=bad_oauth_state", "expired"],
      ["error=server_error&error_code=unexpected_failure", "failed"],
      ["error=denied!", "failed"],
    ] as const;
    for (const [query, problem] of problems) {
      expect([query, callbackProblem(new URLSearchParams(query))]).toEqual([query, problem]);
    }
  });

  it("is told on the sign-in page, which keeps the way back", () => {
    expect(problemPage("denied")).toBe("/sign-in?problem=denied");
    expect(problemPage("denied", "/history?a=1")).toBe("/sign-in?problem=denied&next=%2Fhistory%3Fa%3D1");
  });
});

describe("where the link that finishes a sign-up leads", () => {
  it("is the page that was asked for, or the one that says what is in the account", () => {
    expect(afterSignUp("/billing")).toBe("/billing");
    expect(afterSignUp("/")).toBe("/welcome");
  });
});
