import { describe, expect, it } from "vitest";
import { jpegOf, pngOf, SECRET, webpOf } from "../__fixtures__/pictures";
import { cleanImage } from "./clean-image";

const PICTURES = [
  ["JPEG", jpegOf({ width: 640, height: 480 }), "image/jpeg"],
  ["PNG", pngOf({ width: 640, height: 480 }), "image/png"],
  ["WebP", webpOf({ width: 640, height: 480 }), "image/webp"],
] as const;

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");

describe.each(PICTURES)("a %s", (_name, bytes, mediaType) => {
  it("is known by its content, with its size", () => {
    expect(cleanImage(bytes)).toMatchObject({ mediaType, width: 640, height: 480 });
  });

  it("loses everything but the picture", () => {
    expect(text(bytes)).toContain(SECRET);
    const clean = cleanImage(bytes);
    expect(clean).not.toBeNull();
    expect(text(clean?.bytes ?? bytes)).not.toContain(SECRET);
    expect(text(clean?.bytes ?? bytes)).toContain("PIXELS");
  });

  it("stays what it is when it is cleaned again", () => {
    const once = cleanImage(bytes)?.bytes ?? new Uint8Array();
    expect(cleanImage(once)?.bytes).toEqual(once);
  });

  it("is refused when it breaks off", () => {
    const whole = cleanImage(bytes)?.bytes ?? new Uint8Array();
    for (let length = 0; length < whole.length; length++)
      expect(cleanImage(whole.subarray(0, length)), `of ${length} bytes`).toBeNull();
  });
});

it.each([
  ["nothing", ""],
  ["words", "GIF89a of a kind"],
  ["a page", "<svg xmlns='http://www.w3.org/2000/svg'/>"],
  ["a start of a JPEG", "\xff\xd8\xff\xe0\x00\x00"],
])("%s is no picture", (_what, content) => {
  expect(cleanImage(Buffer.from(content, "latin1"))).toBeNull();
});
