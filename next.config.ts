import type { NextConfig } from "next";
import { PHASE_PRODUCTION_BUILD } from "next/constants";
import { HEADERS_OF_ALL, HEADERS_OF_HTTPS, HEADERS_OF_PHOTO_READER } from "./server/headers/constants";

/** How `globals.css?inline` and `?text` become modules. A browser finds the first in the page, and needs its name only. */
const INLINE_STYLES = "./app/styles/inline-loader.mjs";
const inBrowser = { all: [{ query: "?inline" }, "production" as const, "browser" as const] };

const config: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  reactCompiler: true,
  // A stylesheet of its own costs a round trip before the first paint (see server/decisions).
  // What a running server renders anew stays in memory: it may not be allowed to write where its code is.
  // Cached navigations make every page twice, the second time as data for a visit that may never come.
  // A cache of the build's own work is for the next build; a fresh clone that tests itself has none.
  experimental: {
    inlineCss: true,
    isrFlushToDisk: false,
    cachedNavigations: false,
    turbopackFileSystemCacheForBuild: !process.env.CI,
  },
  // The test run has checked them just before it builds.
  typescript: { ignoreBuildErrors: process.env.TYPES_ARE_CHECKED === "true" },
  turbopack: {
    rules: {
      "globals.css": [
        {
          condition: inBrowser,
          loaders: [{ loader: INLINE_STYLES, options: { nameOnly: true } }],
          as: "*.js",
        },
        {
          condition: { all: [{ query: /^\?(inline|text)$/ }, { not: inBrowser }] },
          loaders: [INLINE_STYLES],
          as: "*.js",
        },
      ],
    },
  },
  poweredByHeader: false,
  // Loaded from node_modules, once: the embedded database and auth server must share their instances.
  serverExternalPackages: ["@supabase/lite", "@electric-sql/pglite", "kysely"],
  // Read by a running server; nothing imports them.
  outputFileTracingIncludes: {
    "/*": ["./drizzle/migrations/**"],
    "/ocr/*": [
      "./node_modules/tesseract.js/dist/worker.min.js",
      "./node_modules/tesseract.js-core/tesseract-core{,-simd}-lstm.{js,wasm}",
      "./node_modules/@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz",
    ],
  },
  headers: async () => [
    { source: "/:path*", headers: [...HEADERS_OF_ALL] },
    { source: "/ocr/:path*", headers: [...HEADERS_OF_PHOTO_READER] },
    {
      source: "/:path*",
      has: [{ type: "header", key: "x-forwarded-proto", value: "https" }],
      headers: [...HEADERS_OF_HTTPS],
    },
  ],
};

/** A build also leaves what a container runs (.next/standalone); a server here runs from the repository. */
export default (phase: string): NextConfig => ({
  ...config,
  output: phase === PHASE_PRODUCTION_BUILD ? "standalone" : undefined,
});
