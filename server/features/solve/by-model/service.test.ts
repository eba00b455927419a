import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { usageOf } from "@/server/features/usage/service";
import {
  type Behaviour,
  type ProtocolServer,
  refuses,
  startProtocolServer,
  writes,
} from "@/server/providers/model/testing";
import { createOpenAICompatibleModel } from "@/server/providers/model/vendors/openai-compatible";
import type { Scope } from "@/server/session/scope";
import { createTestFixtures, createTutorDeps, type TestFixtures } from "@/server/testing/fixtures";
import { checkAttempt, getSolve, revealSolve } from "../service";
import type { CreateSolve, SolveView } from "../types";
import { chooseReader, createReadSolve, type ReadingDeps } from "./service";

const TEXT =
  "Ida had 20 beads in a shoebox. Over the holidays Ida scrounged up 6 beads and mislaid 9 beads. How many beads does Ida have now?";

const fact = (quote: string, more: object) => ({ quote, who: "Ida", what: "beads", ...more });
const reading = (lost: string, way = "less") => ({
  facts: [
    fact("Ida had 20 beads", { say: "has", number: "20" }),
    fact("Ida scrounged up 6 beads", { say: "change", verb: "scrounged", way: "more", number: "6" }),
    fact("mislaid 9 beads", { say: "change", verb: "mislaid", way, number: lost }),
  ],
  question: fact("How many beads does Ida have now?", { ask: "now" }),
  scene: ["in a shoebox", "Over the holidays"],
});

let fixtures: TestFixtures;
let server: ProtocolServer | null = null;
beforeAll(async () => {
  fixtures = await createTestFixtures();
});
afterEach(async () => {
  await server?.close();
  server = null;
});
afterAll(() => fixtures.close());

const ADDRESS = "203.0.113.9";

async function depsWith(...script: Behaviour[]): Promise<ReadingDeps> {
  server = await startProtocolServer(...script);
  const chatModel = createOpenAICompatibleModel({
    baseUrl: server.baseUrl,
    modelId: "m",
    sleep: async () => undefined,
  });
  return createTutorDeps(fixtures.deps, { chatModel });
}

const answersOf = ({ byModel }: SolveView): readonly string[] | undefined =>
  byModel?.kind === "differ" ? byModel.readings.map(({ answer }) => answer).sort() : undefined;

/** What is told of the problem: without its number, its day and the time it took, in which any digits may stand. */
function told({ id: _id, createdAt: _day, ms: _time, ...solve }: SolveView): string {
  return JSON.stringify(solve);
}

const used = async (deps: ReadingDeps, scope: Scope) => {
  const { used } = await usageOf(deps, scope, { address: ADDRESS });
  return used;
};
const solveRead = (deps: ReadingDeps, scope: Scope, input: CreateSolve) =>
  createReadSolve(deps, scope, { ...input, address: ADDRESS, reading: () => deps });
const create = (deps: ReadingDeps, scope: Scope, mode: "answer" | "hints" = "answer") =>
  solveRead(deps, scope, { text: TEXT, mode });

describe("a story that only the language model can read", () => {
  it("is worked out and checked by the engine where two readings agree, and counts as one message", async () => {
    const deps = await depsWith(...writes(reading("9"), `Here it is:\n${JSON.stringify(reading("9"))}`));
    const scope = fixtures.guest();
    const solve = await create(deps, scope);
    expect(solve).toMatchObject({
      status: "solved",
      answer: "17 beads",
      verification: "partial",
      byModel: { kind: "agreed" },
    });
    // Words whose forms nobody knows stay as they were told.
    expect(solve.story?.rows.map(({ who, what }) => `${who} ${what}`)).toEqual([
      "Ida has 20 beads",
      "Ida scrounged 6 beads",
      "Ida mislaid 9 beads",
    ]);
    expect(await getSolve(deps, scope, solve.id)).toEqual(solve);
    expect(await used(deps, scope)).toBe(1);
    expect(server?.asked).toHaveLength(2);
  });

  it("is asked for what it says, never for its answer", async () => {
    const deps = await depsWith(...writes(reading("9")));
    await create(deps, fixtures.guest());
    for (const { body } of server?.asked ?? []) {
      expect(JSON.stringify(body)).toContain("never calculate");
      expect(JSON.stringify(body)).toContain("shoebox");
    }
  });

  it("stays without an answer where the readings differ, and both are shown", async () => {
    const deps = await depsWith(...writes(reading("9"), reading("9", "more")));
    const solve = await create(deps, fixtures.guest());
    expect(solve).toMatchObject({ status: "unsupported", answer: "", verification: "unchecked" });
    // The two are asked for at once, and either may come first.
    expect(answersOf(solve)).toEqual(["17 beads", "35 beads"]);
  });

  it.each([
    ["another number", reading("8"), "“8” is no number of “mislaid 9 beads”"],
    ["an answer in place of facts", { answer: 17 }, "without facts"],
    [
      "words that are not in the text",
      { ...reading("9"), scene: ["in a drawer"] },
      "“in a drawer” is not in the text",
    ],
  ])("stays refused and costs no message where both readings have %s", async (_what, wrong, why) => {
    const deps = await depsWith(...writes(wrong));
    const scope = fixtures.guest();
    const solve = await create(deps, scope);
    expect(solve).toMatchObject({ status: "unsupported", answer: "", byModel: { kind: "unfit" } });
    expect(JSON.stringify(solve.byModel)).toContain(why);
    expect(await used(deps, scope)).toBe(0);
  });

  it("is read a third time where one of the two does not fit", async () => {
    const deps = await depsWith(...writes(reading("8"), reading("9"), reading("9")));
    expect(await create(deps, fixtures.guest())).toMatchObject({ status: "solved", answer: "17 beads" });
    expect(server?.asked).toHaveLength(3);
  });

  it("stays refused where the model fails, and nothing is charged", async () => {
    const deps = await depsWith(refuses(401));
    const scope = fixtures.guest();
    expect(await create(deps, scope)).toMatchObject({ status: "unsupported", byModel: null });
    expect(await used(deps, scope)).toBe(0);
  });

  it("is not sent anywhere without a model, from a device, or where the engine can read it", async () => {
    const deps = await depsWith(...writes(reading("9")));
    const scope = fixtures.guest();
    await solveRead(createTutorDeps(fixtures.deps), scope, { text: TEXT, mode: "answer" });
    const onDevice = { engine: "a1b2c3d4e5f6", outcome: "abc" };
    await solveRead(deps, scope, { text: TEXT, mode: "answer", onDevice });
    await solveRead(deps, scope, { text: "2x = 8", mode: "answer" });
    await solveRead(deps, scope, { text: "Write an essay about the sea.", mode: "answer" });
    expect(server?.asked).toHaveLength(0);
  });

  it("keeps its answer closed with hints first, and checks a try without telling it", async () => {
    const deps = await depsWith(...writes(reading("9")));
    const scope = fixtures.guest();
    const solve = await create(deps, scope, "hints");
    expect(solve).toMatchObject({ status: "solved", answer: "", latex: "", byModel: { kind: "agreed" } });
    expect(told(solve)).not.toContain("17");
    const wrong = await checkAttempt(deps, scope, { id: solve.id, kind: "answer", text: "12" });
    expect(wrong.attempt?.check).toMatchObject({ verdict: "wrong" });
    expect(told(wrong)).not.toContain("17");
    const right = await checkAttempt(deps, scope, { id: solve.id, kind: "answer", text: "17" });
    expect(right.attempt?.check).toMatchObject({ verdict: "right" });
    expect(await revealSolve(deps, scope, { id: solve.id, what: "answer" })).toMatchObject({
      answer: "17 beads",
    });
  });

  it("shows readings that differ without their answers with hints first", async () => {
    const deps = await depsWith(...writes(reading("9"), reading("9", "more")));
    const solve = await create(deps, fixtures.guest(), "hints");
    expect(solve.byModel).toMatchObject({ kind: "differ", readings: [{ answer: "" }, { answer: "" }] });
  });

  it("can be done without the model, and with it again", async () => {
    const deps = await depsWith(...writes(reading("9")));
    const scope = fixtures.guest();
    const { id } = await create(deps, scope);
    const choose = (reader: "model" | "engine") =>
      chooseReader(deps, scope, { id, reader, address: ADDRESS });
    expect(await choose("engine")).toMatchObject({ status: "unsupported", byModel: null });
    expect(await choose("model")).toMatchObject({ status: "solved", answer: "17 beads" });
    const stranger = fixtures.guest();
    for (const reader of ["model", "engine"] as const)
      await expect(chooseReader(deps, stranger, { id, reader, address: ADDRESS })).rejects.toMatchObject({
        code: "NOT_FOUND",
      });
  });

  it("is refused with the state of the allowance where no message is left", async () => {
    const deps = await depsWith(...writes(reading("9")));
    const scope = fixtures.guest();
    for (let each = 0; each < 5; each += 1) await create(deps, scope);
    const { id, byModel } = await create(deps, scope);
    expect(byModel).toBeNull();
    await expect(chooseReader(deps, scope, { id, reader: "model", address: ADDRESS })).rejects.toMatchObject({
      code: "QUOTA_REACHED",
    });
  });
});

describe("a language model that does not answer", () => {
  it("leaves the problem refused, says that it was tried, and costs no message", async () => {
    const deps = await depsWith(...Array.from({ length: 6 }, () => refuses(503)));
    const scope = fixtures.guest();
    const failures: string[] = [];
    const solve = await createReadSolve(deps, scope, {
      text: TEXT,
      mode: "answer",
      address: ADDRESS,
      reading: () => deps,
      onFailure: ({ code }) => failures.push(code),
    });
    expect(solve).toMatchObject({ status: "unsupported", byModel: null });
    expect(failures).toEqual(["MODEL_UNAVAILABLE"]);
    expect(await used(deps, scope)).toBe(0);
  });
});

describe("a story over which the engine runs out of time", () => {
  it("is read by the language model as well", async () => {
    const read = await depsWith(...writes(reading("9"), reading("9")));
    const engine: typeof read.engine = {
      ...read.engine,
      run: async (...asked) => {
        const result = await read.engine.run(...asked);
        return asked[0] === "solve" ? Object.assign({}, result, { status: "limit-reached" }) : result;
      },
    };
    const deps = { ...read, engine };
    const solve = await create(deps, fixtures.guest());
    expect(solve).toMatchObject({ status: "solved", answer: "17 beads", byModel: { kind: "agreed" } });
  });
});
