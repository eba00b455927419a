/** Where the running server keeps the static parts of its pages: in its memory, and made by itself. What the build has
 * made ahead is never shown, for it holds the settings of the one who built it.
 *
 * Loaded by Next (`cacheHandler` in next.config.ts), as it is: plain JavaScript. */
import { chosenTheme } from "./theme.mjs";
import { endOf } from "./until.mjs";

const BYTES_MAX = 64 * 1024 * 1024;
const TAGS_HEADER = "x-next-cache-tags";

/** Least recently used first. One for the process: Next makes a handler for each request. */
const entries = new Map();
let bytes = 0;

/** A page is kept as made for a document, with its styles inside, once for each theme a visitor can have chosen; and as made
 * for a link, where Next only names the sheets. A document that got the latter would wait for them again before its
 * first paint. What is made for a link stays within the document that is there, and its theme. */
export default class PageCache {
  #madeFor;

  /** @param {{ _requestHeaders?: Readonly<Record<string, unknown>> }} context of one request */
  constructor({ _requestHeaders: headers = {} }) {
    this.#madeFor = headers.rsc === undefined ? `document ${chosenTheme() ?? "system"}` : "link";
  }

  async get(key) {
    const name = this.#name(key);
    const entry = entries.get(name);
    if (entry === undefined) return null;
    remove(name);
    if (entry.end <= Date.now()) return null;
    keep(name, entry);
    return { value: entry.value, lastModified: entry.lastModified, cacheControl: entry.cacheControl };
  }

  async set(key, value, { cacheControl }) {
    const name = this.#name(key);
    const tags = String(value?.headers?.[TAGS_HEADER] ?? "").split(",");
    const size = sizeOf(value);
    remove(name);
    if (size > BYTES_MAX) return;
    keep(name, { value, cacheControl, tags, size, end: endOf(tags), lastModified: Date.now() });
    for (const oldest of entries.keys()) {
      if (bytes <= BYTES_MAX) break;
      remove(oldest);
    }
  }

  async revalidateTag(given) {
    const stale = new Set([given].flat());
    for (const [name, { tags }] of entries) if (tags.some((tag) => stale.has(tag))) remove(name);
  }

  resetRequestCache() {}

  #name(key) {
    return `${this.#madeFor} ${key}`;
  }
}

function keep(name, entry) {
  entries.set(name, entry);
  bytes += entry.size;
}

function remove(name) {
  bytes -= entries.get(name)?.size ?? 0;
  entries.delete(name);
}

/** Roughly what an entry takes: its texts and buffers. */
function sizeOf(value) {
  if (value === null || typeof value !== "object") return typeof value === "string" ? 2 * value.length : 8;
  if (ArrayBuffer.isView(value)) return value.byteLength;
  const parts = value instanceof Map ? [...value].flat() : Object.values(value);
  return parts.reduce((sum, part) => sum + sizeOf(part), 64);
}
