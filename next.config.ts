import type { NextConfig } from "next";

const HEADERS = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "X-Frame-Options", value: "SAMEORIGIN" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
];

const config: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  reactCompiler: true,
  // A stylesheet of its own costs a round trip before the first paint (see server/decisions).
  experimental: { inlineCss: true },
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
  headers: async () => [{ source: "/:path*", headers: HEADERS }],
};

export default config;
