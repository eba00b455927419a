import { createContext, runInContext } from "node:vm";
import { describe, expect, it, vi } from "vitest";
import { GET } from "./route";

const settings = vi.hoisted(() => ({ OFFLINE_PAGES: "on", BUILD_MARK: "0a1b2c3d4e5f" }));

vi.mock("next/server", () => ({ connection: async () => undefined }));
vi.mock("@/server/env", () => ({ env: settings }));

/** What a browser runs, and what it does to what the browser keeps. */
async function run() {
  const response = await GET();
  const kept = new Set(["cm-files-old", "cm-files-older"]);
  const handlers = new Map<string, (event: object) => void>();
  let isRegistered = true;
  const self = {
    location: new URL("http://classmate.test/sw.js"),
    addEventListener: (name: string, handler: (event: object) => void) => void handlers.set(name, handler),
    skipWaiting: async () => {},
    clients: { claim: async () => {} },
    registration: {
      unregister: async () => {
        isRegistered = false;
      },
    },
  };
  const caches = { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) };
  runInContext(await response.text(), createContext({ self, caches }));
  const work: Promise<unknown>[] = [];
  handlers.get("activate")?.({ waitUntil: (promise: Promise<unknown>) => work.push(promise) });
  await Promise.all(work);
  return { response, self, kept, listens: [...handlers.keys()], isRegistered };
}

describe("the service worker's address", () => {
  it("serves the service worker of the build that serves, to be asked for again each time", async () => {
    const { response, self, listens, isRegistered } = await run();
    expect(self).toMatchObject({ CLASSMATE_BUILD: "0a1b2c3d4e5f" });
    expect(listens).toContain("fetch");
    expect(isRegistered).toBe(true);
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect(response.headers.get("content-type")).toContain("text/javascript");
  });

  it("takes everything back where the operator has switched it off", async () => {
    settings.OFFLINE_PAGES = "off";
    const { kept, listens, isRegistered } = await run();
    expect(kept.size).toBe(0);
    expect(isRegistered).toBe(false);
    expect(listens).not.toContain("fetch");
  });
});
