import "server-only";
import { createHash } from "node:crypto";

/** What pages need beyond their own origin. */
export interface PolicySources {
  /** The inline scripts of the pages made ahead of time, as they are between their tags. */
  readonly scripts: readonly string[];
  /** Hashes of inline scripts whose text is a library's, as `sha256-…`. */
  readonly scriptHashes: readonly string[];
  /** Origins of pictures. */
  readonly images: readonly string[];
  /** Origins to which a form may lead, by redirects too. */
  readonly formTargets: readonly string[];
  /** Whether `next dev` serves the pages: React evaluates code there, and the page listens for changes. */
  readonly development: boolean;
}

/** The Content-Security-Policy of pages. A script runs when it is a file of this site, carries the request's nonce or is
 * one of `scripts` to the letter; nothing in a text of a student or a model can be any of these.
 * @returns the header's value for a request's nonce, and for one more origin to which a form of this page may lead */
export function createPagePolicy(sources: PolicySources): (nonce: string, formTarget?: string) => string {
  const { images, formTargets, development } = sources;
  const hashes = [...sources.scripts.map(hashSource), ...sources.scriptHashes.map((hash) => `'${hash}'`)];
  const own = "'self'";
  const targets = [own, ...formTargets].join(" ");
  const after = Object.entries({
    "style-src": [own, "'unsafe-inline'"],
    "img-src": [own, "data:", "blob:", ...images],
    "font-src": [own],
    "connect-src": [own, ...(development ? ["ws:"] : [])],
    "worker-src": [own],
    "manifest-src": [own],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
  }).map(([name, values]) => `${name} ${values.join(" ")}`);
  return (nonce, formTarget) =>
    [
      "default-src 'none'",
      ["script-src", own, `'nonce-${nonce}'`, ...hashes, ...(development ? ["'unsafe-eval'"] : [])].join(" "),
      `form-action ${targets}${formTarget ? ` ${formTarget}` : ""}`,
      ...after,
    ].join("; ");
}

/** The source expression that allows an inline script. */
export function hashSource(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}
