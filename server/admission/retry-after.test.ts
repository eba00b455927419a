import { describe, expect, it } from "vitest";
import { withRetryAfter } from "./retry-after";

describe("an answer that refuses for the moment", () => {
  it.each([429, 503])("says when to come back: %i", async (status) => {
    const told = withRetryAfter(Response.json({ msg: "later" }, { status, headers: { "x-kept": "1" } }));
    expect([told.status, told.headers.get("retry-after"), told.headers.get("x-kept")]).toEqual([
      status,
      "5",
      "1",
    ]);
    expect(await told.json()).toEqual({ msg: "later" });
  });

  it("keeps the time it has, and others get none", () => {
    const busy = new Response(null, { status: 429, headers: { "retry-after": "60" } });
    expect(withRetryAfter(busy).headers.get("retry-after")).toBe("60");
    for (const status of [200, 404, 500])
      expect(withRetryAfter(new Response(null, { status })).headers.has("retry-after")).toBe(false);
  });
});
