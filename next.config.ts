import type { NextConfig } from "next";

const config: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  reactCompiler: true,
  poweredByHeader: false,
  serverExternalPackages: ["@supabase/lite", "@electric-sql/pglite"],
};

export default config;
