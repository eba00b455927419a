import { beforeEach, describe, expect, it, vi } from "vitest";
import { GET as live } from "./live/route";
import { GET as ready } from "./ready/route";

const parts = vi.hoisted(() => ({
  looks: 0,
  ping: async (): Promise<void> => {},
  healthy: true,
  ending: false,
}));
// Outside a request Next has no connection to wait for.
vi.mock("next/server", () => ({ connection: async () => undefined }));
vi.mock("@/server/db/client", () => ({
  openDatabase: async () => {
    parts.looks += 1;
    return { ping: () => parts.ping() };
  },
}));
vi.mock("@/server/providers/auth", () => ({
  getAuthProvider: () => ({ isHealthy: async () => parts.healthy }),
}));
vi.mock("@/server/shutdown-state", () => ({ isShuttingDown: () => parts.ending }));

beforeEach(() => Object.assign(parts, { looks: 0, ping: async () => {}, healthy: true, ending: false }));

const away = () => Promise.reject(new Error("postgres://classmate:secret@db is away"));

describe("a probe", () => {
  it("hears 200 from a server that requests may be sent to, and nothing is kept of it", async () => {
    const response = await ready();
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.has("set-cookie")).toBe(false);
    expect(await response.json()).toMatchObject({ status: "ok", parts: { database: "ok", accepting: "ok" } });
  });

  it("hears 503, when to come back, and which part is away, without the reason", async () => {
    parts.ping = away;
    const response = await ready();
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
    const text = await response.text();
    expect(text).not.toContain("secret");
    expect(JSON.parse(text)).toEqual({
      status: "away",
      parts: { database: "away", migrations: "ok", auth: "ok", accepting: "ok" },
    });
  });

  it("hears 503 from a server that is about to end while that is still alive", async () => {
    parts.ending = true;
    expect((await ready()).status).toBe(503);
    const response = await live();
    expect([response.status, await response.json()]).toEqual([200, { status: "ok" }]);
  });

  it("costs no more when many ask at once", async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => ready()));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(parts.looks).toBe(1);
  });
});
