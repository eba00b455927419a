import { describe, expect, it } from "vitest";
import { readiness } from "./service";
import type { HealthDeps } from "./types";

const never = new Promise<never>(() => {});
const fails = () => Promise.reject(new Error("postgres://user:secret@db refused"));
const patient = () => never;
const impatient = () => new Promise<void>((resolve) => setImmediate(resolve));

const deps = (changes: Partial<HealthDeps> = {}): HealthDeps => ({
  open: async () => ({ ping: async () => {} }),
  authAnswers: async () => true,
  isEnding: () => false,
  patience: patient,
  ...changes,
});

const OK = { database: "ok", migrations: "ok", auth: "ok", accepting: "ok" };

describe("readiness", () => {
  it("is there when every part is", async () => {
    expect(await readiness(deps())).toEqual({ status: "ok", parts: OK });
  });

  it.each<[string, Partial<HealthDeps>, Record<string, string>]>([
    ["a database that cannot be opened", { open: fails }, { database: "away", migrations: "away" }],
    ["a database that does not answer", { open: async () => ({ ping: fails }) }, { database: "away" }],
    [
      "a database that is being migrated",
      { open: () => never, patience: impatient },
      { database: "away", migrations: "away" },
    ],
    [
      "a database that takes too long",
      { open: async () => ({ ping: () => never }), patience: impatient },
      { database: "away" },
    ],
    ["an auth server that says no", { authAnswers: async () => false }, { auth: "away" }],
    ["an auth server that cannot be reached", { authAnswers: fails }, { auth: "away" }],
    ["a process that is about to end", { isEnding: () => true }, { accepting: "away" }],
  ])("is not there with %s, and says which part is away and nothing else", async (_what, changes, away) => {
    const found = await readiness(deps(changes));
    expect(found).toEqual({ status: "away", parts: { ...OK, ...away } });
  });
});
