import "server-only";
import { type BrotliCompress, constants, createBrotliCompress, createGzip, type Gzip } from "node:zlib";
import type { Coding } from "./codings";

/** Brotli for what is made while someone waits: a tenth shorter than gzip in about the same time. A window of 256 KB holds
 * all of a page; the usual one of 4 MB would be taken for each answer under way. */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 };

/** An encoder of one answer. */
export interface Encoder {
  readonly stream: BrotliCompress | Gzip;
  /** Sends on what has been written so far. */
  flush(): void;
}

export function encoderOf(coding: Coding): Encoder {
  if (coding === "br") {
    const stream = createBrotliCompress({ params: BROTLI });
    return { stream, flush: () => stream.flush(constants.BROTLI_OPERATION_FLUSH) };
  }
  const stream = createGzip();
  // A full flush would also forget all that was said before, and say it again.
  return { stream, flush: () => stream.flush(constants.Z_SYNC_FLUSH) };
}
