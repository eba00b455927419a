import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { tsconfigPaths: true, conditions: ["react-server"] },
  ssr: { resolve: { conditions: ["react-server"] } },
  test: {
    include: ["server/**/*.test.ts", "app/**/*.test.{ts,tsx}", "drizzle/**/*.test.ts"],
    environment: "node",
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
