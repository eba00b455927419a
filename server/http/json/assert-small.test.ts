import { afterEach, describe, expect, it, vi } from "vitest";
import { assertSmallJson } from "./assert-small";

const check = (text: string) => assertSmallJson(new TextEncoder().encode(text));
const REFUSED = expect.objectContaining({ code: "BAD_REQUEST" });
const BYTES = 200_000;

describe("a body of JSON that is parsed at once", () => {
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ["many values", `[${"0,".repeat(BYTES / 2)}0]`],
    ["many names", `{${Array.from({ length: BYTES / 8 }, () => '"k":0').join()}}`],
    ["lists in lists", "[".repeat(BYTES)],
    ["objects in objects", '{"a":'.repeat(BYTES / 5)],
  ])("is refused for %s, and nothing is made of it before", async (_what, text) => {
    const parse = vi.spyOn(JSON, "parse");
    await expect(check(text)).rejects.toEqual(REFUSED);
    expect(parse).not.toHaveBeenCalled();
  });

  it("is let through where its length is in its texts, and where it is no JSON, which the parser refuses", async () => {
    const turns = Array.from({ length: 200 }, () => ({ role: "user", text: "x".repeat(1_000) }));
    for (const text of [JSON.stringify({ turns }), `{"a":${"x".repeat(BYTES)}`, "", "[".repeat(100)])
      await check(text);
  });
});
