import "server-only";
import type { CleanImage } from "./image";

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const ADOBE = 0xee;

/** Rebuilds a JPEG of the segments that draw it. Segments APP1 to APP15 hold what a camera adds (Exif, XMP, ICC, a
 * second picture), COM remarks; of them only Adobe's note on colours is needed. What comes after the end is left out.
 * @returns null for anything but a whole JPEG
 * @source ITU-T T.81, annex B */
export function cleanJpeg(bytes: Uint8Array): CleanImage | null {
  if (bytes[0] !== 0xff || bytes[1] !== START) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Uint8Array[] = [bytes.subarray(0, 2)];
  let size = { width: 0, height: 0 };
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = view.getUint16(at + 2);
    let end = at + 2 + length;
    if (length < 2 || end > bytes.length) return null;
    if (isFrame(marker)) {
      if (length < 8) return null;
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    if (marker === SCAN) end = endOfScan(bytes, end);
    if (isKept(marker)) parts.push(bytes.subarray(at, end));
    if (marker === SCAN && bytes[end + 1] === END) {
      parts.push(Uint8Array.of(0xff, END));
      return size.width > 0 && size.height > 0
        ? { mediaType: "image/jpeg", bytes: Buffer.concat(parts), ...size }
        : null;
    }
    at = end;
  }
  return null;
}

/** A frame header says how large the picture is. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function isKept(marker: number): boolean {
  if (marker === ADOBE || marker === 0xe0) return true;
  return marker !== 0xfe && (marker < 0xe1 || marker > 0xef);
}

/** The next marker behind a scan's data, in which 0xFF is before 0 or a restart marker. */
function endOfScan(bytes: Uint8Array, start: number): number {
  for (let at = start; at + 1 < bytes.length; at++) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}
