import type { Coding } from "./codings";

/** The kinds of a build's files that become shorter, by their suffixes. */
export const TYPES: ReadonlyMap<string, string> = new Map([
  [".js", "application/javascript; charset=UTF-8"],
  [".css", "text/css; charset=UTF-8"],
  [".json", "application/json; charset=UTF-8"],
  [".svg", "image/svg+xml"],
]);

/** What a file's name ends in that holds another one in a coding. */
export const SUFFIXES: Readonly<Record<Coding, string>> = { br: ".br", gzip: ".gz" };

/** Bytes from which a file is compressed: about one packet. */
export const FILE_BYTES_MIN = 1_024;
