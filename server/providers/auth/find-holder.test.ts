import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createHostedAuth } from "./hosted";
import { createTestAuthServer, TEST_SITE, type TestAuth } from "./testing";

let fixtures: TestAuth;

beforeAll(async () => {
  fixtures = await createTestAuthServer();
});
afterAll(() => fixtures.close());

async function signUp(email: string): Promise<void> {
  const body = JSON.stringify({ email, password: "correct horse" });
  await fixtures.auth.handle?.(new Request(`${TEST_SITE}/auth/v1/signup`, { method: "POST", body }));
}

describe("an account of the embedded auth server", () => {
  it("is found by its address, however it is written, and by its id", async () => {
    await signUp("ada@example.test");
    await signUp("ben@example.test");
    const found = await fixtures.auth.findPerson({ email: "ADA@example.test" });
    expect(found?.email).toBe("ada@example.test");
    expect(await fixtures.auth.findPerson({ userId: found?.userId ?? "" })).toEqual(found);
  });

  it("is not found when there is none", async () => {
    expect(await fixtures.auth.findPerson({ email: "nobody@example.test" })).toBeNull();
    expect(await fixtures.auth.findPerson({ userId: "6f1c1c5e-2b7e-4d6a-9a53-0f6f7a1c2d3e" })).toBeNull();
  });
});

describe("an account of a hosted auth server", () => {
  it("is asked for with the service key, which is shown to nobody else, and not without one", async () => {
    const seen: string[] = [];
    const options = {
      url: "https://project.supabase.test",
      anonKey: "anon",
      fetch: async (input: URL | RequestInfo, init?: RequestInit) => {
        const { url, headers } = new Request(input, init);
        seen.push(`${new URL(url).pathname} ${headers.get("authorization")}`);
        return Response.json({ id: "user-1", email: "a@x.test" });
      },
    };
    const hosted = createHostedAuth({ ...options, serviceRoleKey: "service" });
    expect(await hosted.findPerson({ userId: "user-1" })).toEqual({ userId: "user-1", email: "a@x.test" });
    expect(seen).toEqual(["/auth/v1/admin/users/user-1 Bearer service"]);
    await expect(createHostedAuth(options).findPerson({ userId: "user-1" })).rejects.toThrow(/SERVICE_ROLE/);
    expect(seen).toHaveLength(1);
  });
});
