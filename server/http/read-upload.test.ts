import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readUpload } from "./read-upload";

const LIMIT = { field: "file", bytesMax: 2 * 1024 * 1024 };

function posting(file: Blob | string, headers: Record<string, string> = {}): Request {
  const body = new FormData();
  body.set("file", file);
  return new Request("http://classmate.example/api/import", { method: "POST", body, headers });
}

describe("an upload", () => {
  it("is the form's file, to the byte, wherever it is cut and whatever stands beside it", async () => {
    const bytes = fc.uint8Array({ maxLength: 300 });
    const others = fc.array(fc.tuple(fc.string({ minLength: 1, maxLength: 9 }), fc.string()), {
      maxLength: 5,
    });
    await fc.assert(
      fc.asyncProperty(
        bytes,
        fc.nat({ max: 280_000 }),
        others,
        fc.boolean(),
        async (file, room, beside, first) => {
          const content = new Uint8Array([...new Uint8Array(room).fill(0x2d), ...file]);
          const form = new FormData();
          if (first) form.set("file", new Blob([content]));
          for (const [name, value] of beside) if (name !== "file") form.append(name, value);
          if (!first) form.set("file", new Blob([content]));
          const read = await readUpload(
            new Request("http://classmate.example/", { method: "POST", body: form }),
            LIMIT,
          );
          expect(read === null ? 0 : Buffer.compare(read, content)).toBe(0);
          expect(read === null).toBe(content.length === 0);
        },
      ),
      { numRuns: 40 },
    );
  });

  it("is null when no file was chosen, or something else is in its field", async () => {
    expect(await readUpload(posting(new Blob([])), LIMIT)).toBeNull();
    expect(await readUpload(posting("just words"), LIMIT)).toBeNull();
  });

  it("of exactly the limit is taken, of a byte more refused in words", async () => {
    const full = new Blob([new Uint8Array(LIMIT.bytesMax)]);
    expect(await readUpload(posting(full), LIMIT)).toHaveLength(LIMIT.bytesMax);
    const over = posting(new Blob([full, "x"]));
    await expect(readUpload(over, LIMIT)).rejects.toMatchObject({
      code: "PAYLOAD_TOO_LARGE",
      message: expect.stringContaining("2 MB"),
    });
  });

  it("that says it is too large is not read at all", async () => {
    const request = posting(new Blob(["x"]), { "content-length": String(3 * 1024 * 1024) });
    await expect(readUpload(request, LIMIT)).rejects.toMatchObject({ code: "PAYLOAD_TOO_LARGE" });
    expect(request.bodyUsed).toBe(false);
  });

  it("without an end is read no further than the limit", async () => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 64 * 1024;
        controller.enqueue(new Uint8Array(64 * 1024));
      },
    });
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    const init = { method: "POST", body, headers, duplex: "half" };
    const request = new Request("http://classmate.example/", init as RequestInit);
    await expect(readUpload(request, LIMIT)).rejects.toMatchObject({ code: "PAYLOAD_TOO_LARGE" });
    expect(sent).toBeLessThan(3 * 1024 * 1024);
  });

  it("of more fields than any page has is refused, however small they are", async () => {
    const form = new FormData();
    for (let field = 0; field < 20_000; field += 1) form.append("a", "");
    form.set("file", new Blob(["x"]));
    const request = new Request("http://classmate.example/", { method: "POST", body: form });
    await expect(readUpload(request, LIMIT)).rejects.toMatchObject({ code: "PARSE_ERROR" });
  });

  it("that breaks off, or goes on where it has ended, is no form", async () => {
    const whole = await posting(new Blob(["{}"])).bytes();
    const type = {
      "content-type": `multipart/form-data; boundary=${Buffer.from(whole).toString("latin1").slice(2).split("\r\n")[0]}`,
    };
    const sent = (body: Uint8Array<ArrayBuffer>) =>
      new Request("http://classmate.example/", { method: "POST", body, headers: type });
    expect(await readUpload(sent(whole), LIMIT)).toHaveLength(2);
    for (let end = 0; end < whole.length - 5; end += 7)
      await expect(readUpload(sent(whole.slice(0, end)), LIMIT)).rejects.toMatchObject({
        code: "PARSE_ERROR",
      });
  });

  it("that is no form is a request that could not be read", async () => {
    for (const headers of [
      { "content-type": "application/json" },
      { "content-type": "multipart/form-data" },
      { "content-type": "application/x-www-form-urlencoded" },
    ]) {
      const request = new Request("http://classmate.example/", { method: "POST", body: "{}", headers });
      await expect(readUpload(request, LIMIT)).rejects.toMatchObject({ code: "PARSE_ERROR" });
    }
  });
});
