import { crc32, deflateSync } from "node:zlib";

const SIDE = 64;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A square of one colour as a PNG: anyone who sees it can say which. */
export function squareOf([red, green, blue]: readonly [number, number, number]): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(SIDE, 0);
  head.writeUInt32BE(SIDE, 4);
  // Eight bits for each of three colours.
  head.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(SIDE * 3, Buffer.from([red, green, blue]))]);
  const rows = Buffer.concat(Array.from({ length: SIDE }, () => row));
  return Buffer.concat([
    SIGNATURE,
    piece("IHDR", head),
    piece("IDAT", deflateSync(rows)),
    piece("IEND", Buffer.alloc(0)),
  ]);
}

function piece(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
