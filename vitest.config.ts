import { defineConfig } from "vitest/config";

// Vitest's reporter groups failures with Map.groupBy, which Node 20 does not have; without it a failing run
// would not say what failed.
if (!("groupBy" in Map)) {
  Object.assign(Map, {
    groupBy<K, T>(items: Iterable<T>, key: (item: T, index: number) => K): Map<K, T[]> {
      const groups = new Map<K, T[]>();
      let index = 0;
      for (const item of items) {
        const name = key(item, index++);
        groups.set(name, [...(groups.get(name) ?? []), item]);
      }
      return groups;
    },
  });
}

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
