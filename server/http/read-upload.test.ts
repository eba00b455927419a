import { describe, expect, it } from "vitest";
import { readUpload } from "./read-upload";

const LIMIT = { field: "file", bytesMax: 2 * 1024 * 1024 };

function posting(file: Blob | string, headers: Record<string, string> = {}): Request {
  const body = new FormData();
  body.set("file", file);
  return new Request("http://classmate.example/api/import", { method: "POST", body, headers });
}

describe("an upload", () => {
  it("is the text of the form's file", async () => {
    expect(await readUpload(posting(new Blob(["3 × 4"])), LIMIT)).toBe("3 × 4");
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

  it("that is no form is a request that could not be read", async () => {
    for (const headers of [
      { "content-type": "application/json" },
      { "content-type": "multipart/form-data" },
    ]) {
      const request = new Request("http://classmate.example/", { method: "POST", body: "{}", headers });
      await expect(readUpload(request, LIMIT)).rejects.toMatchObject({ code: "PARSE_ERROR" });
    }
  });
});
