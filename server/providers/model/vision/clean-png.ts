import "server-only";
import type { CleanImage } from "./image";

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** What draws the picture. All other chunks add to it: texts, times, Exif, colour profiles, more frames. */
const KEPT = new Set(["IHDR", "PLTE", "tRNS", "IDAT", "IEND"]);

/** Rebuilds a PNG of the chunks that draw it. What comes after the end is left out.
 * @returns null for anything but a whole PNG
 * @source PNG specification, third edition, chapter 11 */
export function cleanPng(bytes: Uint8Array): CleanImage | null {
  if (SIGNATURE.some((value, index) => bytes[index] !== value)) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Uint8Array[] = [SIGNATURE];
  let size = { width: 0, height: 0 };
  let at = SIGNATURE.length;
  while (at + 12 <= bytes.length) {
    const length = view.getUint32(at);
    const end = at + 12 + length;
    if (end > bytes.length) return null;
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (at === SIGNATURE.length) {
      if (type !== "IHDR" || length !== 13) return null;
      size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    }
    if (KEPT.has(type)) parts.push(bytes.subarray(at, end));
    if (type === "IEND")
      return size.width > 0 && size.height > 0
        ? { mediaType: "image/png", bytes: Buffer.concat(parts), ...size }
        : null;
    at = end;
  }
  return null;
}
