import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { findChromium } from "./server/cli/test/chromium";

const port = Number(process.env.E2E_PORT ?? 3187);
// A server that runs already, to look at one test quickly: E2E_ORIGIN=http://localhost:3000 npm run test:e2e -- -g theme
const origin = process.env.E2E_ORIGIN;
// Every worker process loads this file again and inherits the directory the first one made.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), "classmate-e2e-"));

export default defineConfig({
  testDir: "e2e/specs",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    baseURL: origin ?? `http://localhost:${port}`,
    trace: "retain-on-failure",
    launchOptions: {
      executablePath: findChromium() ?? undefined,
      args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"],
    },
  },
  projects: [
    {
      name: "phone",
      testIgnore: "restart.spec.ts",
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    { name: "desktop", use: { viewport: { width: 1280, height: 900 } } },
  ],
  webServer: origin === undefined ? ownServer() : undefined,
});

/** The product as `npm start` serves it, on a port and in a data directory of its own. */
function ownServer() {
  return {
    command: "node --import tsx server/cli/start.ts",
    url: `http://localhost:${port}/`,
    timeout: 300_000,
    gracefulShutdown: { signal: "SIGTERM" as const, timeout: 10_000 },
    env: { PORT: String(port), DATA_DIR: process.env.E2E_DATA_DIR ?? "" },
  };
}
