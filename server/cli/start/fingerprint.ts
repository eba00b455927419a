import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** What a build is made from. */
const SOURCES = [
  "app",
  "server",
  "drizzle/schema",
  "instrumentation.ts",
  "instrumentation-client.ts",
  "proxy.ts",
  "next.config.ts",
  "postcss.config.mjs",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
];
/** Public, but read by the server that runs. */
const READ_AT_RUN_TIME = "NEXT_PUBLIC_ANALYTICS_TOKEN";
const NOT_BUILT = /\.test\.tsx?$|(^|\/)server\/(cli|decisions)\//;

/** Identifies a build by everything that goes into it: sources, locked packages and the variables that are
 * written into the pages.
 * @returns 64 hexadecimal digits */
export function buildFingerprint(root: string, env: Record<string, string | undefined>): string {
  const hash = createHash("sha256");
  for (const name of Object.keys(env).sort()) {
    const built = name.startsWith("NEXT_PUBLIC_") && name !== READ_AT_RUN_TIME;
    if (built && env[name]) hash.update(`${name}=${env[name]}\0`);
  }
  for (const file of SOURCES.flatMap((source) => filesUnder(root, source))) {
    hash.update(`${file}\0`);
    hash.update(readFileSync(path.join(root, file)));
  }
  return hash.digest("hex");
}

/** Paths relative to the root, with forward slashes, in an order that does not depend on the machine. */
function filesUnder(root: string, source: string): string[] {
  const stats = statSync(path.join(root, source), { throwIfNoEntry: false });
  if (!stats) return [];
  if (stats.isFile()) return NOT_BUILT.test(source) ? [] : [source];
  return readdirSync(path.join(root, source))
    .sort()
    .flatMap((name) => filesUnder(root, `${source}/${name}`));
}
