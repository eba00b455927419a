import "server-only";
import type { CleanImage } from "./image";

/** What draws a still picture. */
const KEPT = new Set(["VP8 ", "VP8L", "VP8X", "ALPH"]);
/** Of the header's flags: the picture has transparency. The others announce what is taken out. */
const ALPHA = 0x10;

/** Rebuilds a WebP of the chunks that draw it.
 * @returns null for anything but a whole WebP of one still picture
 * @source RFC 9649, section 2 */
export function cleanWebp(bytes: Uint8Array): CleanImage | null {
  if (bytes.length < 20 || textAt(bytes, 0) !== "RIFF" || textAt(bytes, 8) !== "WEBP") return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const limit = Math.min(bytes.length, view.getUint32(4, true) + 8);
  const parts: Uint8Array[] = [];
  let size: Size | null = null;
  let drawn = false;
  for (let at = 12; at + 8 <= limit; ) {
    const type = textAt(bytes, at);
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length;
    if (end > limit) return null;
    const content = bytes.subarray(at + 8, end);
    if (KEPT.has(type)) {
      size ??= sizeOf(type, content);
      drawn ||= type !== "VP8X" && type !== "ALPH";
      parts.push(chunk(type, content));
    }
    at = end + (length % 2);
  }
  if (!drawn || !size) return null;
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(12);
  head.write("RIFF", 0, "latin1");
  head.writeUInt32LE(body.length + 4, 4);
  head.write("WEBP", 8, "latin1");
  return { mediaType: "image/webp", bytes: Buffer.concat([head, body]), ...size };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const textAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));

function chunk(type: string, content: Uint8Array): Buffer {
  const out = Buffer.alloc(8 + content.length + (content.length % 2));
  out.write(type, 0, "latin1");
  out.writeUInt32LE(content.length, 4);
  out.set(content, 8);
  if (type === "VP8X") out[8] = (out[8] ?? 0) & ALPHA;
  return out;
}

/** The size a chunk names; null where it names none. */
function sizeOf(type: string, content: Uint8Array): Size | null {
  const byte = (at: number) => content[at] ?? 0;
  if (content.length < 10) return null;
  if (type === "VP8X")
    return {
      width: 1 + byte(4) + (byte(5) << 8) + (byte(6) << 16),
      height: 1 + byte(7) + (byte(8) << 8) + (byte(9) << 16),
    };
  if (type === "VP8L")
    return {
      width: 1 + byte(1) + ((byte(2) & 0x3f) << 8),
      height: 1 + (byte(2) >> 6) + (byte(3) << 2) + ((byte(4) & 0x0f) << 10),
    };
  if (type !== "VP8 ") return null;
  return {
    width: byte(6) + ((byte(7) & 0x3f) << 8),
    height: byte(8) + ((byte(9) & 0x3f) << 8),
  };
}
