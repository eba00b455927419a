import "server-only";
import { existsSync, readdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { CODINGS, codingFor } from "./codings";
import { SUFFIXES, TYPES } from "./constants";

const STATIC = "/_next/static/";

/** Lets a build's files be sent as they were compressed when it was made: shorter than they could be made while someone
 * waits, and for no work.
 * @param directory the build's
 * @returns what to call with each request before the framework sees it */
export function compressedFiles(
  directory: string,
): (request: IncomingMessage, response: ServerResponse) => void {
  const known = filesIn(path.join(directory, "static"));
  return (request, response) => {
    const [address = "", query] = (request.url ?? "").split("?");
    const type = TYPES.get(path.extname(address));
    if (!type || query !== undefined || !address.startsWith(STATIC)) return;
    const name = decoded(address.slice(STATIC.length));
    if (!CODINGS.some((coding) => known.has(name + SUFFIXES[coding]))) return;
    response.setHeader("vary", "Accept-Encoding");
    const coding = codingFor(request.headers["accept-encoding"]?.toString());
    if (!coding || !known.has(name + SUFFIXES[coding])) return;
    request.url = address + SUFFIXES[coding];
    response.setHeader("content-type", type);
    response.setHeader("content-encoding", coding);
  };
}

function filesIn(directory: string): ReadonlySet<string> {
  if (!existsSync(directory)) return new Set();
  const names = readdirSync(directory, { recursive: true, encoding: "utf8" });
  return new Set(names.map((name) => name.replaceAll(path.sep, "/")));
}

/** A name that is no valid address is no file's. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return "";
  }
}
