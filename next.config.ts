import { randomBytes } from "node:crypto";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { NextConfig } from "next";
import { PHASE_PRODUCTION_BUILD } from "next/constants";
import { SHARED_HASH, SHARED_PATH } from "./app/_device/constants";
import { compressBuild } from "./server/cli/compress-build";
import { engineVersion } from "./server/cli/engine-version";
import {
  HEADERS_OF_ALL,
  HEADERS_OF_HTTPS,
  HEADERS_OF_PHOTO_READER,
  HEADERS_OF_SCRIPTS,
} from "./server/headers/constants";

/** How a sheet becomes a module as `sheet.css?inline` and `sheet.css?text`. A browser finds the first in the page, and needs
 * its name only. */
const INLINE_STYLES = "./app/styles/inline-loader.mjs";

/** How the inline script of next-themes stays the text that the Content-Security-Policy allows. */
const VERBATIM_SCRIPT = "./app/_lib/verbatim-script-loader.mjs";
const inBrowser = { all: [{ query: "?inline" }, "production" as const, "browser" as const] };

function buildMark(): string {
  process.env.BUILD_MARK ??= randomBytes(6).toString("hex");
  return process.env.BUILD_MARK;
}

const config: NextConfig = {
  // Which build: npm start makes each in a directory of its own, and says which one a server serves.
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
  // Static parts are made by the server that shows them, with its settings.
  cacheHandler: fileURLToPath(new URL("./server/page-cache/handler.mjs", import.meta.url)),
  // What a device has worked out is compared with what the server does, and a difference told by both versions.
  // What a browser keeps belongs to one build; all the processes of a build know it by one name.
  env: { ENGINE_VERSION: engineVersion(), BUILD_MARK: buildMark() },
  cacheComponents: true,
  partialPrefetching: true,
  reactCompiler: true,
  // Pictures are shown as they are. The framework's optimiser would fetch any address of this site from within, for anyone
  // and for other sites' pages too, past the turns that pages take and past what refuses such reads.
  images: { unoptimized: true },
  // A stylesheet of its own costs a round trip before the first paint (see server/decisions).
  // Cached navigations make every page twice, the second time as data for a visit that may never come.
  // Every build has a directory of its own, and what Turbopack remembers counts for one directory.
  // next-env.d.ts leads to the types of the routes, wherever they are; tsconfig.json names no build.
  // What only a server reads is made smaller where it starts anew for every few requests; elsewhere that takes a fifth of
  // the build's time and wins nothing.
  experimental: {
    inlineCss: true,
    cachedNavigations: false,
    turbopackFileSystemCacheForBuild: false,
    strictRouteTypes: true,
    turbopackMinify: { server: process.env.VERCEL === "1" },
  },
  // npm start and the tests build what has been checked already.
  typescript: { ignoreBuildErrors: process.env.TYPES_ARE_CHECKED === "true" },
  turbopack: {
    resolveAlias: { "prop-types": { browser: "./app/_lib/no-prop-types.ts" } },
    rules: {
      "**/next-themes/dist/index.mjs": { loaders: [VERBATIM_SCRIPT], as: "*.mjs" },
      "*.css": [
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
  // The product's own server compresses: files when they are built, answers by Brotli (server/http/compression).
  compress: false,
  compiler: {
    runAfterProductionCompile: ({ distDir }) => compressBuild(path.join(distDir, "static")),
  },
  // Loaded from node_modules, once: the embedded database and auth server must share their instances.
  serverExternalPackages: ["@supabase/lite", "@electric-sql/pglite", "@node-rs/bcrypt", "kysely"],
  // Read by a running server; nothing imports them.
  outputFileTracingIncludes: {
    "/*": ["./drizzle/migrations/**"],
    "/sw.js": ["./app/_device/service-worker.js"],
    "/ocr/*": [
      "./node_modules/tesseract.js/dist/worker.min.js",
      "./node_modules/tesseract.js-core/tesseract-core{,-simd}-lstm.{js,wasm}",
      "./node_modules/@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz",
    ],
  },
  // What another app shares is received by the service worker and stays on the device. Where that is not there yet, the
  // front page says that nothing has come, and fetches it for the next time; nobody reads what was sent.
  redirects: async () => [{ source: SHARED_PATH, destination: `/${SHARED_HASH}&missed`, statusCode: 303 }],
  headers: async () => [
    { source: "/:path*", headers: [...HEADERS_OF_ALL] },
    { source: "/ocr/:path*", headers: [...HEADERS_OF_PHOTO_READER] },
    { source: "/_next/static/:path*", headers: [...HEADERS_OF_SCRIPTS] },
    {
      source: "/:path*",
      has: [{ type: "header", key: "x-forwarded-proto", value: "https" }],
      headers: [...HEADERS_OF_HTTPS],
    },
  ],
};

/** A build also leaves what a container runs (standalone); a server here runs from the repository. Nothing reads the source
 * maps of a build. */
export default (phase: string): NextConfig =>
  phase === PHASE_PRODUCTION_BUILD
    ? {
        ...config,
        output: "standalone",
        experimental: { ...config.experimental, turbopackSourceMaps: false },
      }
    : config;
