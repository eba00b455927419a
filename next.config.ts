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
  // Read when a server starts; nothing imports them.
  outputFileTracingIncludes: { "/*": ["./drizzle/migrations/**"] },
  headers: async () => [{ source: "/:path*", headers: HEADERS }],
};

export default config;
