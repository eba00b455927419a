import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { AppError } from "@/server/errors/app-error";
import { type GuestScope, type UserScope, userOf } from "./scope";

const user = { kind: "user", userId: "u", email: "", provider: null, sessionId: null } as UserScope;
const guest = { kind: "guest", guestId: "g", readAt: new Date(0) } as GuestScope;

describe("what is for accounts only", () => {
  it("is refused to a guest and to nobody", () => {
    expect(userOf(user)).toBe(user);
    for (const other of [guest, null]) {
      const failure = (() => {
        try {
          return userOf(other);
        } catch (error) {
          return error;
        }
      })();
      expect(failure).toBeInstanceOf(AppError);
      expect((failure as AppError).code).toBe("UNAUTHORIZED");
    }
  });

  it("is refused in one place: nobody looks at a scope to say so", () => {
    const files = ["app", "server"].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
        .map((file) => `${folder}/${file}`),
    );
    const refusal = /kind !== "user"\)\s*(?:\{\s*)?throw new AppError\("UNAUTHORIZED"/;
    expect(files.filter((file) => refusal.test(readFileSync(file, "utf8")))).toEqual([
      "server/session/scope.ts",
    ]);
  });
});
