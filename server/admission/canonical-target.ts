import "server-only";

/** What a request asks for, in the one spelling that everything behind this point reads. */
export interface Target {
  /** The path without its query. */
  readonly path: string;
  /** The path and the query, for the framework. */
  readonly url: string;
}

const PATH_LENGTH_MAX = 2_048;
/** How often an encoding may be encoded again before the whole is refused. */
const LEVELS_MAX = 3;

/** Printable ASCII, which is all that may be in a path; "#" belongs to a browser, "\" to a file system. */
const PRINTABLE = /^[\x21-\x7e]*$/;
const NEVER = /[#\\]/;
const ENCODED = /%([0-9a-f]{2})/gi;
const UNRESERVED = /[\w.~-]/;
/** Slashes, back slashes, control characters and NUL, encoded. */
const HIDDEN = /%(?:2f|5c|[01][0-9a-f]|7f)/i;
const DOT_SEGMENT = /(?:^|\/)\.{1,2}(?:\/|$)/;

/** Reads the target of a request: the path in its canonical spelling (RFC 3986, 6.2.2), letters and digits not encoded.
 * @returns null for what has more than one reading, and which nobody sends who means well: a target that is not a path
 * (absolute, authority, asterisk), dot segments, double slashes, back slashes, encoded slashes and control characters,
 * each also encoded and encoded again, bytes that are no text, and paths of more than 2,048 characters
 * @example readTarget("/%61pi/trpc?x=%2F") // { path: "/api/trpc", url: "/api/trpc?x=%2F" } */
export function readTarget(target: string): Target | null {
  const mark = target.indexOf("?");
  const raw = mark < 0 ? target : target.slice(0, mark);
  const query = mark < 0 ? "" : target.slice(mark);
  if (!raw.startsWith("/") || raw.length > PATH_LENGTH_MAX || target.includes("#")) return null;
  if (!PRINTABLE.test(raw) || NEVER.test(raw) || !isText(raw)) return null;
  const path = decodeUnreserved(raw);
  return isPlain(path) ? { path, url: path + query } : null;
}

function isText(path: string): boolean {
  if (!path.includes("%")) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

const decodeUnreserved = (path: string): string =>
  path.includes("%")
    ? path.replace(ENCODED, (encoded, digits: string) => {
        const letter = String.fromCharCode(Number.parseInt(digits, 16));
        return UNRESERVED.test(letter) ? letter : encoded;
      })
    : path;

/** Whether a path means one thing, however often it is decoded. */
function isPlain(path: string): boolean {
  let level = path;
  for (let depth = 0; depth <= LEVELS_MAX; depth += 1) {
    if (HIDDEN.test(level) || DOT_SEGMENT.test(level) || level.includes("//")) return false;
    const next = decodeUnreserved(level.replace(/%25/gi, "%"));
    if (next === level) return true;
    level = next;
  }
  return false;
}
