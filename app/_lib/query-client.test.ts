import { describe, expect, it, vi } from "vitest";
import { createQueryClient } from "./query-client";
import { retryDelayMs } from "./query-policy";

// The cache without its React half, which tests on the server's side of React cannot load.
vi.mock("@tanstack/react-query", () => import("@tanstack/query-core"));

const waiting = { retryDelay: 0, networkMode: "always" } as const;

describe("a failed read", () => {
  it("waits one second, then twice as long each time, and half a minute at most", () => {
    expect([0, 1, 2, 3, 4, 5, 20].map(retryDelayMs)).toEqual([1e3, 2e3, 4e3, 8e3, 16e3, 30e3, 30e3]);
    expect(createQueryClient().getDefaultOptions().queries?.retryDelay).toBe(retryDelayMs);
  });

  it("is tried again three times", async () => {
    let tries = 0;
    const queryFn = () => Promise.reject(new Error(`try ${++tries}`));
    const client = createQueryClient();
    const { retry } = client.getDefaultOptions().queries ?? {};
    await expect(client.fetchQuery({ queryKey: ["x"], queryFn, retry, ...waiting })).rejects.toThrow("try 4");
  });
});

describe("a failed write", () => {
  it("is not tried again", async () => {
    let tries = 0;
    const client = createQueryClient();
    const mutationFn = () => Promise.reject(new Error(`try ${++tries}`));
    const mutation = client.getMutationCache().build(client, { mutationFn, ...waiting });
    await expect(mutation.execute(undefined)).rejects.toThrow("try 1");
    expect(tries).toBe(1);
  });
});

describe("an answer nobody shows", () => {
  it("is kept for five minutes", () => {
    expect(createQueryClient(true).getDefaultOptions().queries?.gcTime).toBe(300_000);
  });

  it("sets no timer on the server, which would keep the page's request", async () => {
    vi.useFakeTimers();
    const client = createQueryClient();
    await client.fetchQuery({ queryKey: ["x"], queryFn: () => 1, retry: false, ...waiting });
    await client
      .getMutationCache()
      .build(client, { mutationFn: async () => 1, ...waiting })
      .execute(undefined);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
});
