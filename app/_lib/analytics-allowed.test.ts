import { describe, expect, it } from "vitest";
import { allowed } from "./analytics-allowed";

const SECRET = "3x+1=7";

const draft = (event: string, more: Record<string, unknown> = {}) => ({
  uuid: "018f",
  event,
  properties: { token: "phc_x", distinct_id: "d1", $lib: "web", ...more },
});

describe("an event leaves the browser", () => {
  it("with the catalogue's properties, what the collector needs, and the product's name", () => {
    const sent = allowed(draft("solve_btn_clicked", { mode: "hints" }));
    expect(sent?.properties).toMatchObject({
      app: "classmate",
      mode: "hints",
      token: "phc_x",
      distinct_id: "d1",
      $lib: "web",
      $geoip_disable: true,
    });
  });

  it.each([
    ["title", { title: SECRET }],
    ["text", { text: SECRET }],
    ["search", { $current_url: `https://classmate.example/?text=${SECRET}` }],
    ["fragment", { $current_url: `https://classmate.example/#${SECRET}` }],
    ["path", { $current_url: `https://classmate.example/solve/${SECRET}`, $pathname: `/solve/${SECRET}` }],
    ["mistyped path", { $current_url: `https://classmate.example/${SECRET}` }],
    ["address that is none", { $current_url: SECRET }],
    ["referrer", { $referrer: `https://example.org/${SECRET}`, $session_entry_referrer: SECRET }],
    ["search words", { utm_term: SECRET, $search_engine: SECRET, ph_keyword: SECRET }],
    ["browser's full name", { $raw_user_agent: SECRET }],
  ])("without its %s", (_what, more) => {
    const sent = allowed({
      ...draft("solve_btn_clicked", more),
      $set: { $initial: SECRET },
      $set_once: { $initial_current_url: SECRET },
    });
    expect(sent).not.toBeNull();
    expect(JSON.stringify(sent)).not.toContain(SECRET);
  });

  it("with the first step of the path only", () => {
    const at = (path: string) =>
      allowed(draft("signed_in", { $current_url: `https://classmate.example${path}` }))?.properties
        .$current_url;
    expect([at("/solve/0a1b?x=1#y"), at("/"), at("/sign-in")]).toEqual([
      "https://classmate.example/solve",
      "https://classmate.example/",
      "https://classmate.example/sign-in",
    ]);
  });
});

describe("a profile", () => {
  it("is e-mail and source, written once", () => {
    const sent = allowed({
      ...draft("$identify", { $anon_distinct_id: "a" }),
      $set: { name: SECRET },
      $set_once: { email: "ada@example.org", from: "newsletter", $initial_referrer: SECRET },
    });
    expect(sent).toMatchObject({ $set_once: { email: "ada@example.org", from: "newsletter" } });
    expect(JSON.stringify(sent)).not.toContain(SECRET);
  });
});

it.each(["$pageview", "$autocapture", "$exception", "anything"])("%s never leaves", (event) => {
  expect(allowed(draft(event))).toBeNull();
});
