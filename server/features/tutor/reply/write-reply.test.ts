import { afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import {
  calling,
  chunk,
  hangsUp,
  refuses,
  saying,
  streams,
  toolDeltas,
} from "@/server/providers/model/testing";
import { ladderOf } from "../hints/ladder";
import { asked, startWriter, type Writer } from "./testing";

let writer: Writer;
afterEach(() => writer.server.close());

const bodySchema = z.object({
  messages: z.array(z.looseObject({ role: z.string(), content: z.unknown() })),
  tools: z.array(z.object({ function: z.object({ name: z.string() }) })).optional(),
  tool_choice: z.string().optional(),
});

const bodies = () => writer.server.asked.map(({ body }) => bodySchema.parse(body));
const toolAnswers = (index: number) =>
  (bodies()[index]?.messages ?? [])
    .filter(({ role }) => role === "tool")
    .map(({ content }) => JSON.parse(String(content)));

const SOLVING = { name: "solve", input: { problem: "Solve 3x - 5 = 16" } };
const RIGHT = "The answer is $x = 2$.";
const WRONG = "Subtract 3: $2x = 10$. **The answer is $x = 5$.**";

describe("what a vendor is sent", () => {
  it("has a limit for the reply, and of a long conversation its end", async () => {
    writer = await startWriter(streams(saying("Hm.")));
    const messages = Array.from({ length: 61 }, (_, index) => ({
      role: index % 2 === 0 ? ("user" as const) : ("assistant" as const),
      content: `${index}: ${"words ".repeat(600)}`,
    }));
    await writer.write({ messages });
    const sent = JSON.stringify(writer.server.asked[0]?.body);
    expect(sent).toContain("60: words");
    expect(sent).not.toContain("20: words");
    expect(Buffer.byteLength(sent)).toBeLessThan(130_000);
    expect(writer.server.asked[0]?.body).toMatchObject({ max_tokens: 8192 });
  });

  it("is its last message however long that is", async () => {
    writer = await startWriter(streams(saying("Hm.")));
    await writer.write({ messages: [{ role: "user", content: `Why? ${"é".repeat(60_000)}` }] });
    expect(JSON.stringify(writer.server.asked[0]?.body)).toContain("Why? é");
  });
});

describe("a reply with the engine's tools", () => {
  it("is told what the engine finds and goes on in a paragraph of its own", async () => {
    writer = await startWriter(streams(calling("Let me see.", SOLVING)), streams(saying("It is ", "7.")));
    const { ending, text, seen, calls } = await writer.write(asked("Solve 3x - 5 = 16"));
    expect([ending, text]).toEqual(["finished", "Let me see.\n\nIt is 7."]);
    expect(seen).toBe(text);
    expect(toolAnswers(1)).toMatchObject([{ status: "solved", answer: "x = 7", verification: "verified" }]);
    expect(calls.map(({ outcome }) => outcome)).toEqual(["finished", "finished"]);
  });

  it("has all four of them", async () => {
    writer = await startWriter(streams(saying("Hm.")));
    await writer.write();
    expect(bodies()[0]?.tools?.map((tool) => tool.function.name)).toEqual([
      "solve",
      "check",
      "graph",
      "practice",
    ]);
  });

  it("shows what was drawn for it", async () => {
    const drawing = { name: "graph", input: { functions: ["y = x^2 - 4"] } };
    writer = await startWriter(streams(calling("", drawing)), streams(saying("Look at it.")));
    const { graphs, chunks, text } = await writer.write();
    expect(text).toBe("Look at it.");
    expect(graphs).toMatchObject([{ curves: [{ latex: "y = x^2 - 4" }] }]);
    expect(chunks[0]).toEqual({ type: "graph", graph: graphs[0] });
    expect(toolAnswers(1)).toMatchObject([
      { functions: [{ roots: ["-2", "2"], yIntercept: "-4", turningPoints: ["(0, -4)"] }] },
    ]);
  });

  it.each([
    ["arguments that are no JSON", { name: "solve", input: '{"problem": "2x' }],
    ["arguments that do not fit", { name: "solve", input: { text: 3 } }],
    ["arguments that are too long", { name: "solve", input: { problem: "1+".repeat(5000) } }],
    ["a tool that does not exist", { name: "browse", input: {} }],
    ["a tool without work", { name: "check", input: { problem: "2x = 4" } }],
    ["something that is no function", { name: "graph", input: { functions: ["x^2 + y^2 = 4"] } }],
  ])("gets over %s", async (_what, called) => {
    writer = await startWriter(streams(calling("", called)), streams(saying("All right.")));
    const { ending, text } = await writer.write();
    expect([ending, text]).toEqual(["finished", "All right."]);
    expect(toolAnswers(1)).toMatchObject([{ error: expect.any(String) }]);
  });

  it("ends although the model would call tools for ever", async () => {
    writer = await startWriter(streams(calling("Wait. ", SOLVING, SOLVING, SOLVING)));
    const { ending, text } = await writer.write();
    expect([ending, text]).toEqual([
      "finished",
      Array(4).fill("Wait.").join("\n\n").replaceAll(".\n", ". \n").concat(" "),
    ]);
    expect(bodies().map(({ tool_choice }) => tool_choice)).toEqual(["auto", "auto", "auto", "none"]);
    expect(toolAnswers(3).filter((answer) => "error" in answer)).toHaveLength(3);
  });

  it("has failed when the model says nothing but calls", async () => {
    writer = await startWriter(streams(calling("", SOLVING)));
    expect(await writer.write()).toMatchObject({
      ending: "failed",
      text: "",
      failure: { code: "MODEL_UNAVAILABLE" },
    });
  });

  it.each([
    ["keeps the words before a call that breaks off", "Let me see.", "cut-off"],
    ["has failed with a call that breaks off before any words", "", "failed"],
  ])("%s", async (_what, words, ending) => {
    const half = (words === "" ? "" : chunk({ content: words })) + toolDeltas(SOLVING).slice(0, -60);
    writer = await startWriter(streams(half, { last: "break" }));
    expect(await writer.write()).toMatchObject({ ending, text: words });
    expect(writer.server.asked).toHaveLength(1);
  });

  it("keeps the words of the first step when the second one fails", async () => {
    writer = await startWriter(streams(calling("Let me see.", SOLVING)), refuses(401));
    expect(await writer.write()).toMatchObject({
      ending: "cut-off",
      text: "Let me see.",
      failure: expect.anything(),
    });
  });

  it.each([400, 404, 422])(
    "does without them where the server answers %i, and from then on",
    async (status) => {
      writer = await startWriter(refuses(status), streams(saying("Well then.")));
      expect(await writer.write()).toMatchObject({ ending: "finished", text: "Well then." });
      expect(await writer.write()).toMatchObject({ ending: "finished" });
      expect(bodies().map(({ tools }) => tools !== undefined)).toEqual([true, false, false]);
    },
  );

  it("does not take a refusal for one of tools when the server refuses without them too", async () => {
    writer = await startWriter(refuses(400), refuses(400), streams(saying("Back.")));
    expect(await writer.write()).toMatchObject({ ending: "failed" });
    expect(await writer.write()).toMatchObject({ ending: "finished", text: "Back." });
    expect(bodies().map(({ tools }) => tools !== undefined)).toEqual([true, false, true]);
  });
});

describe("a problem that the engine solves", () => {
  const instructions = () => String(bodies()[0]?.messages[0]?.content);

  it("is explained by its solution", async () => {
    writer = await startWriter(streams(saying("Well.")));
    await writer.write();
    expect(instructions()).toContain("Answer (verified exactly): $x = 2$");
    expect(instructions()).toContain("Problem: Solve 2x + 3 = 7");
  });

  it.each(["hints", "check"] as const)("is not told the model in mode %s", async (mode) => {
    writer = await startWriter(streams(saying("Well.")));
    await writer.write({ mode });
    expect(instructions()).not.toContain("x = 2");
  });

  it("is left out where there is none", async () => {
    writer = await startWriter(streams(saying("Well.")));
    await writer.write(asked("Who was Emmy Noether?"));
    expect(instructions()).not.toContain("exact engine has worked");
  });
});

/** Its words announce no answer, and the last value may come up on the way. */
const LACKING = "Take three from seven and share it between the two sides: it works out at four";

describe("a reply that nowhere holds the answer", () => {
  it("is corrected once, below itself", async () => {
    writer = await startWriter(streams(saying(`${LACKING}.`)), streams(saying(`Halve it. ${RIGHT}`)));
    const { text, refuted, checks } = await writer.write();
    expect(text).toBe(`${LACKING}.\n\n**Correction.** Halve it. ${RIGHT}`);
    expect([refuted, checks?.lacks, checks?.corrected]).toEqual([false, "x = 2", true]);
    const told = String(JSON.stringify(bodies()[1]?.messages.at(-1)?.content));
    expect(told).toContain("the right answer is nowhere in it");
    expect(told).toContain("The answer it has verified is $x = 2$");
  });

  it.each(["I am not sure.", "It is 4.", "The answer is $x = 4$."])(
    "is disputed when its correction is %j",
    async (said) => {
      writer = await startWriter(streams(saying(`${LACKING}.`)), streams(saying(said)));
      const { refuted, checks } = await writer.write();
      expect([refuted, checks?.lacks, checks?.corrected]).toEqual([true, "x = 2", undefined]);
      expect(writer.server.asked).toHaveLength(2);
    },
  );

  it("is neither corrected nor given back where it was broken off", async () => {
    writer = await startWriter(streams(chunk({ content: `${LACKING}. And` }), { last: "break" }));
    const { refuted, checks } = await writer.write();
    expect([refuted, checks?.lacks, writer.server.asked.length]).toEqual([false, undefined, 1]);
  });

  it("says nothing of it with hints first", async () => {
    writer = await startWriter(streams(saying(`${LACKING}.`)));
    const ladder = ladderOf("Solve 2x + 3 = 7", 0);
    const { checks } = await writer.write({ mode: "hints", ladder });
    expect([checks?.lacks, writer.server.asked.length]).toEqual([undefined, 1]);
  });
});

describe("a reply whose answer is wrong", () => {
  it("is corrected once, below itself, with what the engine found", async () => {
    writer = await startWriter(streams(saying(WRONG)), streams(saying("Correction: Take 3 away. ", RIGHT)));
    const { ending, text, seen, refuted, checks, calls } = await writer.write();
    expect(text).toBe(`${WRONG}\n\n**Correction.** Take 3 away. ${RIGHT}`);
    expect([ending, seen, refuted, calls.length]).toEqual(["finished", text, false, 2]);
    const answers = checks?.claims.filter(({ kind }) => kind === "answer") ?? [];
    expect(answers).toMatchObject([
      {
        latex: "x = 5",
        outcome: "refuted",
        corrected: true,
        note: expect.stringContaining("corrected below"),
      },
      { latex: "x = 2", outcome: "verified" },
    ]);
    for (const { at, latex } of answers) expect(text.slice(at)).toContain(latex);
    const told = String(JSON.stringify(bodies()[1]?.messages.at(-1)?.content));
    expect(told).toContain("the left side gives");
    expect(told).toContain("The answer it has verified is $x = 2$");
  });

  it("stays disputed when the correction is wrong too, and is not corrected again", async () => {
    writer = await startWriter(streams(saying(WRONG)), streams(saying("The answer is $x = 4$.")));
    const { refuted, checks } = await writer.write();
    expect([refuted, writer.server.asked.length]).toEqual([true, 2]);
    expect(checks?.claims.some(({ corrected }) => corrected)).toBe(false);
  });

  it.each([
    ["gives no answer", streams(saying("I am not sure.")), "finished"],
    ["breaks off", streams(chunk({ content: "Take 3 away. The answer" }), { last: "break" }), "cut-off"],
  ])("stays disputed when the correction %s", async (_how, behaviour, ending) => {
    writer = await startWriter(streams(saying(WRONG)), behaviour);
    const reply = await writer.write();
    expect([reply.ending, reply.refuted, reply.seen]).toEqual([ending, true, reply.text]);
    expect(reply.text).toContain("**Correction.**");
  });

  it("stays as it is when there is no correction to be had", async () => {
    writer = await startWriter(streams(saying(WRONG)), hangsUp);
    expect(await writer.write()).toMatchObject({ ending: "finished", refuted: true, text: WRONG });
  });

  it("is not corrected when it was cut off", async () => {
    writer = await startWriter(streams(chunk({ content: `${WRONG} And` }), { last: "break" }));
    expect(await writer.write()).toMatchObject({ ending: "cut-off", refuted: true });
    expect(writer.server.asked).toHaveLength(1);
  });

  it("is not told the answer for its correction where the student's own work is checked", async () => {
    writer = await startWriter(streams(saying(WRONG)), streams(saying("Look again.")));
    await writer.write({ mode: "check" });
    expect(JSON.stringify(bodies()[1]?.messages.at(-1)?.content)).not.toContain("has verified");
  });
});

describe("a reply that is being written", () => {
  it("has a mistake told before it has ended", async () => {
    const words = ["We know that $7 \\times 8 = 54$. ", ...Array.from({ length: 30 }, () => "And so on. ")];
    const text = saying(...words);
    writer = await startWriter(streams(text, { bytesAtOnce: Math.ceil(text.length / 30), pauseMs: 20 }));
    const { chunks } = await writer.write();
    const told = chunks.findIndex((each) => each.type === "checks");
    expect(chunks[told]).toMatchObject({ checks: { claims: [{ outcome: "refuted" }] } });
    expect(chunks.slice(told + 1).some(({ type }) => type === "text")).toBe(true);
  });

  it("keeps what there is of it when the student stops it", async () => {
    const stop = new AbortController();
    writer = await startWriter(streams(chunk({ content: "So $2x = 4$. And" }), { last: "silence" }));
    const writing = writer.write({ signal: stop.signal }, ({ type }) => {
      if (type === "text") stop.abort();
    });
    const { abandoned } = await writer.server.request(0);
    expect(await writing).toMatchObject({ ending: "stopped", text: "So $2x = 4$. And", refuted: false });
    await abandoned;
  });

  it("goes on where it broke off", async () => {
    writer = await startWriter(streams(saying("= 4$.")));
    expect(await writer.write({ resumedFrom: "So $2x " })).toMatchObject({
      ending: "finished",
      text: "So $2x = 4$.",
    });
    expect(bodies()[0]?.messages.at(-2)).toMatchObject({ role: "assistant", content: "So $2x " });
  });
});
