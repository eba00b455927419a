import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { FILE_BYTES_MIN, SUFFIXES, TYPES } from "../http/compression/constants";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes, beside each file of a build that browsers load and that becomes shorter, the same compressed as far as it goes.
 * @param directory the folder of those files */
export async function compressBuild(directory: string): Promise<void> {
  const names = await readdir(directory, { recursive: true });
  const files = names.filter((name) => TYPES.has(path.extname(name)));
  await Promise.all(files.map((name) => compressFile(path.join(directory, name))));
}

async function compressFile(file: string): Promise<void> {
  const whole = await readFile(file);
  if (whole.length < FILE_BYTES_MIN) return;
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: whole.length };
  const [br, gz] = await Promise.all([toBrotli(whole, { params: size }), toGzip(whole, { level: 9 })]);
  await Promise.all([writeFile(file + SUFFIXES.br, br), writeFile(file + SUFFIXES.gzip, gz)]);
}
