import { describe, expect, it } from "vitest";
import { findPersonAt } from "./find-person";

const ID = "6f1c1c5e-2b7e-4d6a-9a53-0f6f7a1c2d3e";

/** A server with accounts, which knows the filter or not. */
function serverOf(emails: readonly string[], { filters }: { readonly filters: boolean }) {
  const asked: string[] = [];
  const ask = async (path: string): Promise<Response> => {
    asked.push(path);
    const { pathname, searchParams } = new URL(path, "http://auth.test");
    const users = emails.map((email, index) => ({ id: `user-${index}`, email, phone: "" }));
    if (pathname !== "/users") {
      const found = users.find(({ id }) => pathname === `/users/${id}`);
      return found ? Response.json(found) : Response.json({ msg: "User not found" }, { status: 404 });
    }
    const shown = filters
      ? users.filter(({ email }) => email.includes(searchParams.get("filter") ?? ""))
      : users;
    const [page, size] = [Number(searchParams.get("page")), Number(searchParams.get("per_page"))];
    return Response.json({ users: shown.slice((page - 1) * size, page * size), aud: "authenticated" });
  };
  return { ask, asked };
}

describe("an account at a hosted auth server", () => {
  it("is found by its id", async () => {
    const { ask } = serverOf(["a@x.test", "b@x.test"], { filters: true });
    expect(await findPersonAt(ask, { userId: "user-1" })).toEqual({ userId: "user-1", email: "b@x.test" });
    expect(await findPersonAt(ask, { userId: ID })).toBeNull();
  });

  it.each([true, false])(
    "is found by its whole address, where the server knows the filter: %s",
    async (filters) => {
      const many = Array.from({ length: 450 }, (_, index) => `${index}@x.test`);
      const { ask, asked } = serverOf([...many, "ada@x.test", "1ada@x.test"], { filters });
      expect(await findPersonAt(ask, { email: "ADA@x.test" })).toEqual({
        userId: "user-450",
        email: "ada@x.test",
      });
      expect(asked).toHaveLength(filters ? 1 : 3);
      expect(await findPersonAt(ask, { email: "da@x.test" })).toBeNull();
    },
  );

  it("is not taken for missing when the server refuses", async () => {
    const refusing = async () => Response.json({}, { status: 401 });
    await expect(findPersonAt(refusing, { userId: ID })).rejects.toThrow(/401/);
    await expect(findPersonAt(refusing, { email: "a@x.test" })).rejects.toThrow(/401/);
  });
});
