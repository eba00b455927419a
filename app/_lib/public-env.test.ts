import { afterEach, describe, expect, it, vi } from "vitest";

const SECRET = "a-value-that-must-not-be-in-a-browser";
const SERVER_ONLY = [
  "DATABASE_URL",
  "AUTH_SECRET",
  "AUTH_URL",
  "GOOGLE_CLIENT_SECRET",
  "SMTP_URL",
  "AI_API_KEY",
];

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** In a wrapping, because awaiting it bare would ask it for a variable named `then`. */
async function inBrowser(): Promise<{ readonly env: Readonly<Record<string, unknown>> }> {
  for (const name of SERVER_ONLY) vi.stubEnv(name, SECRET);
  vi.stubEnv("NEXT_PUBLIC_APP_NAME", "Study Mate");
  vi.stubEnv("NEXT_PUBLIC_ANALYTICS_TOKEN", "phc_public");
  vi.stubGlobal("window", {});
  vi.resetModules();
  const { publicEnv } = await import("./public-env");
  return { env: publicEnv };
}

describe("the public environment in a browser", () => {
  it.each(SERVER_ONLY)("raises when a component reads the server's %s", async (name) => {
    const { env } = await inBrowser();
    expect(() => env[name]).toThrow(/server-side environment variable on the client/);
  });

  it("gives what the browser may see and holds nothing else", async () => {
    const { env } = await inBrowser();
    expect(env.NEXT_PUBLIC_APP_NAME).toBe("Study Mate");
    expect(env.NEXT_PUBLIC_ANALYTICS_TOKEN).toBe("phc_public");
    expect([env.NEXT_PUBLIC_APP_DOMAIN, env.NODE_ENV]).toEqual(["localhost", "test"]);
    expect(Object.values(env)).not.toContain(SECRET);
  });
});
