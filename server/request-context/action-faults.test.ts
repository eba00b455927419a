import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { createEngineInProcess } from "@/server/composition/engine/testing";
import { captureLog, careless, NEVER_IN_THE_LOG, NEVER_ON_THE_WIRE, TYPED } from "@/server/errors/testing";
import type { Deps } from "../deps";
import { createTestFixtures, type TestFixtures } from "../testing/fixtures";
import { runAction, runUserAction } from "./action-client";

// Next swaps these modules for server code when it bundles; outside a request there is nothing behind them.
vi.mock("next/navigation", () => import("next/dist/client/components/navigation.react-server"));
vi.mock("next/headers", () => ({
  cookies: async () => ({ getAll: () => [], set: () => undefined, delete: () => undefined }),
  headers: async () => new Headers(),
}));

const root = vi.hoisted((): { composition: unknown } => ({ composition: null }));
vi.mock("../composition/compose", () => ({ compose: () => root.composition }));

const fail = () => {
  throw careless();
};

let fixtures: TestFixtures;
beforeAll(async () => {
  fixtures = await createTestFixtures();
});
afterAll(() => fixtures.close());

async function run(changes: Partial<Deps>, work: (deps: Deps) => Promise<unknown>) {
  const { log, text, lines } = captureLog();
  root.composition = { gate: fixtures.gate, deps: { ...fixtures.deps, log, ...changes } };
  const schema = z.object({ text: z.string() });
  const options = { name: "solve.create", schema, input: { text: TYPED }, limit: "solve" } as const;
  const result = await runAction(options, ({ deps }) => work(deps));
  return { result, logged: text(), lines: lines() };
}

describe("a form's answer", () => {
  it.each<[string, Partial<Deps>, (deps: Deps) => Promise<unknown>, string]>([
    ["the database throws", { db: async () => fail() }, (deps) => deps.db(), "INTERNAL_SERVER_ERROR"],
    [
      "the engine throws",
      { engine: createEngineInProcess({ solve: fail }) },
      (deps) => deps.engine.run("solve", TYPED),
      "INTERNAL_SERVER_ERROR",
    ],
    [
      "the typesetter throws",
      { typeset: fail },
      async (deps) => deps.typeset(TYPED),
      "INTERNAL_SERVER_ERROR",
    ],
    ["the limiter throws", { limiter: { take: fail } }, async () => null, "TOO_MANY_REQUESTS"],
    ["something that is no error is thrown", {}, () => Promise.reject(TYPED), "INTERNAL_SERVER_ERROR"],
  ])("when %s is the table's words, with the number of the log", async (_what, changes, work, code) => {
    const { result, logged, lines } = await run(changes, work);
    if (result.ok) throw new Error("the fault did not show");
    expect(result.code).toBe(code);
    expect(JSON.stringify(result)).not.toMatch(NEVER_ON_THE_WIRE);
    expect(logged).not.toMatch(NEVER_IN_THE_LOG);
    expect(lines.filter(({ requestId }) => requestId === result.requestId)).toMatchObject([
      { code, operation: "solve.create" },
    ]);
    if (code === "INTERNAL_SERVER_ERROR") expect(result.error).toContain(`quote ${result.requestId}.`);
  });

  it("for someone who is not signed in says so and runs nothing", async () => {
    root.composition = fixtures;
    const work = vi.fn(async () => null);
    const options = { name: "account.delete", schema: z.object({}), input: {}, limit: "solve" } as const;
    expect(await runUserAction(options, work)).toMatchObject({ ok: false, code: "UNAUTHORIZED" });
    expect(work).not.toHaveBeenCalled();
  });
});
