import { crc32, deflateRawSync } from "node:zlib";

const UTF8 = 0x0800;
const DEFLATED = 8;
/** 1 January 1980, the first day there is: the same files make the same archive. */
const DATE = 0x0021;

interface Entry {
  readonly name: string;
  readonly data: Buffer;
}

/** An archive of files, in the order they are given. Sizes are below 4 GB.
 * @source APPNOTE 6.3.10, sections 4.3.7, 4.3.12 and 4.3.16 */
export function zip(entries: readonly Entry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, data } of entries) {
    const path = Buffer.from(name, "utf8");
    const packed = deflateRawSync(data, { level: 9 });
    const facts = factsOf(data, packed, path);
    const local = Buffer.concat([signature(0x04034b50), facts, path, packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([signature(0x02014b50), version(), facts, place, path]));
    files.push(local);
    offset += local.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(listing.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, listing, signature(0x06054b50), end]);
}

function factsOf(data: Buffer, packed: Buffer, path: Buffer): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(UTF8, 2);
  facts.writeUInt16LE(DEFLATED, 4);
  facts.writeUInt16LE(DATE, 8);
  facts.writeUInt32LE(crc32(data), 10);
  facts.writeUInt32LE(packed.length, 14);
  facts.writeUInt32LE(data.length, 18);
  facts.writeUInt16LE(path.length, 22);
  return facts;
}

function signature(value: number): Buffer {
  const four = Buffer.alloc(4);
  four.writeUInt32LE(value);
  return four;
}

function version(): Buffer {
  const two = Buffer.alloc(2);
  two.writeUInt16LE(20);
  return two;
}
