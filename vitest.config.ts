import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { exchangingTests } from "./server/cli/test/own-modules.ts";

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

// What is promised of queries is promised of every database: the embedded one, PostgreSQL, and Neon.
const QUERIES = [
  "server/db/{migrations,open-server}.test.ts",
  "server/features/**/{service,runs,stopped-reply}.test.ts",
  "server/providers/payments/sandbox/{protocol,delivery}.test.ts",
  "server/providers/rate-limiter/shared.test.ts",
  "server/request-context/machines.test.ts",
];
/** Neon's driver puts a WebSocket where node-postgres has a socket, and nothing else: the same SQL comes out of the same
 * query builder. What can differ (opening, migrations, connections that are held, lost and shared between machines,
 * transactions that run at the same time) is always tried on it, and one service from end to end; that every other query
 * means the same there too is said again by `npm run test:full`. */
const NEONS_OWN = existing([
  "server/db/migrations.test.ts",
  "server/db/open-server.test.ts",
  "server/features/tutor/runs/runs.test.ts",
  "server/providers/rate-limiter/shared.test.ts",
  "server/request-context/machines.test.ts",
]);

/** @throws {Error} for a file that was moved: it would be left out unnoticed */
function existing(files: readonly string[]): readonly string[] {
  const gone = files.filter((file) => !existsSync(file));
  if (gone.length > 0) throw new Error(`vitest.config.ts names what is not there: ${gone.join(", ")}`);
  return files;
}

const isFull = process.env.FULL === "1";
/** Walks through the embedded auth server, which is on the embedded database. */
const EMBEDDED_ONLY = ["server/features/auth/service.test.ts"];
const ON_SERVERS_ONLY = ["server/db/open-server.test.ts", "server/request-context/machines.test.ts"];
const ENGINE = ["server/solver/**/*.test.ts"];
/** They share no modules with others, nor others with them. */
const ALONE = exchangingTests(process.cwd(), ["server", "app", "drizzle", "extension"]);

const onServer = (name: "postgres" | "neon", include: readonly string[]) => ({
  extends: true as const,
  test: {
    name,
    include: [...include],
    exclude: EMBEDDED_ONLY,
    globalSetup: "server/cli/test/vitest-database.ts",
  },
});

export default defineConfig({
  resolve: {
    tsconfigPaths: true,
    conditions: ["react-server"],
  },
  ssr: { resolve: { conditions: ["react-server"] } },
  // Tests look at markup: what stylesheets become is the build's matter (app/styles/layers.test.ts).
  css: { postcss: { plugins: [] } },
  test: {
    environment: "node",
    // For a test that hangs, not for one that a busy machine makes slow.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // By itself Vitest leaves one processor idle, which on a machine with two is half of them.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // The embedded auth server hashes passwords as cheaply as the method allows.
    env: { LITE_AUTH_BCRYPT_COST: "4" },
    // The files of a worker share what they import, and an embedded database that is emptied in between: loading all
    // of it again for each file takes as long as the tests.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: "embedded",
          include: [
            "server/**/*.test.ts",
            "app/**/*.test.{ts,tsx}",
            "drizzle/**/*.test.ts",
            "extension/**/*.test.ts",
          ],
          exclude: [...ON_SERVERS_ONLY, ...ENGINE, ...ALONE],
        },
      },
      { extends: true, test: { name: "alone", include: ALONE, isolate: true } },
      { extends: true, test: { name: "engine", include: ENGINE, exclude: ALONE } },
      onServer("postgres", QUERIES),
      onServer("neon", isFull ? QUERIES : NEONS_OWN),
    ],
  },
});
