import { vi } from "vitest";
import { underAttack } from "./under-attack";

// Imported before everything else by tests that attack the product as a whole: what is put in the place of a module here is
// there for all that is imported afterwards.

// Next swaps these modules for server code when it bundles; outside a request there is nothing behind them.
vi.mock("next/navigation", () => import("next/dist/client/components/navigation.react-server"));
vi.mock("next/cache", () => ({
  refresh: () => undefined,
  cacheLife: () => undefined,
  cacheTag: () => undefined,
}));
vi.mock("next/server", async (original) => ({
  ...(await original<typeof import("next/server")>()),
  connection: async () => undefined,
}));
vi.mock("next/headers", async () => (await import("./browser")).nextHeaders);
vi.mock("@/server/env", () => ({
  env: { AUTH_SECRET: "a-secret-of-at-least-thirty-two-bytes", LOG_LEVEL: "silent" },
}));
vi.mock("@/server/providers/auth", () => ({ getAuthProvider: () => underAttack.current?.server.auth }));
vi.mock("@/server/composition/tutor-deps", () => ({ getTutorDeps: () => underAttack.current?.tutor }));
vi.mock("@/server/composition/compose", () => ({
  compose: () => underAttack.current?.fixtures,
  getDeps: () => underAttack.current?.fixtures.deps,
}));
