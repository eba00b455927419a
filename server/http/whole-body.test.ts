import { describe, expect, it } from "vitest";
import { BODY_BYTES_MAX, limitBody, limitJson } from "./limit-body";
import { noteWholeBody } from "./whole-body";

function posted(text: string, headers: Record<string, string> = {}): Request {
  const body = Buffer.from(text);
  return noteWholeBody(new Request("http://localhost/api/trpc/x", { method: "POST", body, headers }), body);
}

const deep = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;

describe("a request whose body is in already", () => {
  it("is handed on as it came, with its body still to be read", async () => {
    const request = posted('{"json":{"text":"2 + 2"}}');
    expect(await limitJson(request)).toBe(request);
    expect(await request.json()).toEqual({ json: { text: "2 + 2" } });
  });

  it("is measured by its body, whatever it announces", async () => {
    const large = `"${"x".repeat(BODY_BYTES_MAX)}"`;
    for (const limit of [limitBody, limitJson])
      for (const announced of [String(large.length), "2"])
        await expect(limit(posted(large, { "content-length": announced }))).rejects.toMatchObject({
          code: "PAYLOAD_TOO_LARGE",
        });
  });

  it("is looked through like one that is still to come", async () => {
    const bomb = `[${deep(30_000)},"${"x".repeat(70_000)}"]`;
    const coming = new Request("http://localhost/", { method: "POST", body: bomb });
    await expect(limitJson(coming)).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await expect(limitJson(posted(bomb))).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });
});
