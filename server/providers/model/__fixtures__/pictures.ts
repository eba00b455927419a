import "server-only";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a camera writes beside a picture. */
export const SECRET = "GPS 51.5007 N";

const latin = (text: string): Buffer => Buffer.from(text, "latin1");

function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** The segments of a JPEG with two scans, with Exif, XMP, ICC, a remark and a trailer. Its pixels say so. */
export function jpegOf({ width, height }: Size): Buffer {
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  const scan = (pixels: string) =>
    Buffer.concat([
      segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
      latin(pixels),
      Buffer.from([0xff, 0, 7]),
    ]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, latin("JFIF\0\x01\x01\0\0\x01\0\x01\0\0")),
    segment(0xe1, latin(`Exif\0\0${SECRET}`)),
    segment(0xe1, latin(`http://ns.adobe.com/xap/1.0/\0${SECRET}`)),
    segment(0xe2, latin(`ICC_PROFILE\0${SECRET}`)),
    segment(0xfe, latin(SECRET)),
    segment(0xdb, Buffer.alloc(65)),
    segment(0xc2, frame),
    scan("PIXELS"),
    segment(0xe1, latin(SECRET)),
    scan("MORE"),
    Buffer.from([0xff, 0xd9]),
    latin(`a film of ${SECRET}`),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length, 0);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, content, Buffer.alloc(4)]);
}

/** The chunks of a PNG with texts, Exif, a profile and a trailer. */
export function pngOf({ width, height }: Size): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("iCCP", latin(SECRET)),
    chunk("tEXt", latin(`Comment\0${SECRET}`)),
    chunk("eXIf", latin(SECRET)),
    chunk("IDAT", latin("PIXELS")),
    chunk("IEND", Buffer.alloc(0)),
    latin(SECRET),
  ]);
}

function riff(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 0, "latin1");
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

/** The chunks of a WebP with Exif, XMP and a profile. */
export function webpOf({ width, height }: Size): Buffer {
  const header = Buffer.alloc(10);
  header[0] = 0x2c;
  header.writeUIntLE(width - 1, 4, 3);
  header.writeUIntLE(height - 1, 7, 3);
  const body = Buffer.concat([
    latin("WEBP"),
    riff("VP8X", header),
    riff("ICCP", latin(SECRET)),
    riff("VP8 ", Buffer.concat([Buffer.from([0, 0, 0, 0x9d, 0x01, 0x2a, 0, 0, 0, 0]), latin("PIXELS")])),
    riff("EXIF", latin(SECRET)),
    riff("XMP ", latin(SECRET)),
  ]);
  return riff("RIFF", body);
}
