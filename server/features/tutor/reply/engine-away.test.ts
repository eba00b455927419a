import { afterEach, describe, expect, it } from "vitest";
import { busyEngine, createEngineInProcess } from "@/server/composition/engine/testing";
import { JOB_POLICIES } from "@/server/providers/engine/policies";
import type { Engine, JobInput, JobName } from "@/server/providers/engine/port";
import { calling, saying, streams } from "@/server/providers/model/testing";
import { STAYS_CLOSED } from "../answer-leak/without-leaks";
import { ladderOf } from "../hints/ladder";
import type { ReplyRequest } from "./contract";
import { asked, startWriterWith, type Writer } from "./testing";
import { UNREADABLE } from "./words";

const PROBLEM = "Solve 5x + 7 = 67";
const TELLING = saying("Take 7 from both sides. ", "So x is 12. ", "Well done!");

let writer: Writer;
let faults: unknown[];
afterEach(() => writer.server.close());

async function write(
  engine: Engine,
  request: Partial<ReplyRequest>,
  ...words: Parameters<typeof streams>[0][]
) {
  faults = [];
  const onFault = (error: unknown) => void faults.push(error);
  writer = await startWriterWith({ engine, onFault }, ...words.map((each) => streams(each)));
  return writer.write({ ...asked(PROBLEM), ...request });
}

/** Every job comes to what it comes to when it is cut off. */
const cutOffEngine: Engine = {
  run: async <Name extends JobName>(job: Name, input: JobInput<Name>) => JOB_POLICIES[job].cutOff(input),
  as: () => cutOffEngine,
};

const inHints = (): Partial<ReplyRequest> => ({ mode: "hints", ladder: ladderOf(PROBLEM, 0) });

describe.each([
  ["is too busy", busyEngine],
  ["cannot finish", cutOffEngine],
])("where the engine %s", (_how, engine) => {
  it("an answer that is to be kept back stays closed", async () => {
    const { ending, seen, text } = await write(engine, inHints(), TELLING);
    expect(ending).toBe("finished");
    expect(seen).toBe(text);
    expect(seen).not.toMatch(/12|twelve/);
    expect(seen).toContain(STAYS_CLOSED);
  });

  it("a reply is written all the same, without badges", async () => {
    const { ending, text, checks, chunks } = await write(engine, {}, TELLING);
    expect([ending, text]).toEqual(["finished", "Take 7 from both sides. So x is 12. Well done!"]);
    expect(checks).toBeNull();
    expect(chunks.filter(({ type }) => type === "checks")).toEqual([]);
  });

  it("a model that asks for a tool is told so and goes on", async () => {
    const use = calling("Let me see.", { name: "solve", input: { problem: PROBLEM } });
    const { ending, text } = await write(engine, {}, use, saying("I cannot check it now."));
    expect([ending, text]).toEqual(["finished", "Let me see.\n\nI cannot check it now."]);
  });
});

describe("where nobody knows whether there is an answer to be kept back", () => {
  it("no model is asked, and the student is told why", async () => {
    const request = { mode: "hints", ladder: null, unreadable: true } as const;
    const { ending, text } = await write(createEngineInProcess(), request, TELLING);
    expect([ending, text]).toEqual(["finished", UNREADABLE]);
    expect(writer.server.asked).toEqual([]);
  });
});
