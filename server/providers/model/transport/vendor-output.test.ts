import type { LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { generateText, streamText } from "ai";
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createTestLedger } from "../ledger/testing";
import { chunk, type ProtocolServer, saying, startProtocolServer, streams } from "../testing";
import { createOpenAICompatibleModel } from "../vendors/openai-compatible";
import { keepableParts, keepableText } from "./keepable-text";
import { soundUsage, withSoundUsage } from "./sound-usage";

const RUNS = { numRuns: 300, seed: 20_261_124 };
/** Text as vendors may send it: any code units, NUL and halves of characters among them. */
const anyText = fc
  .array(fc.oneof(fc.constantFrom(0, 0xd83d, 0xde42, 0xdfff, 0xd800), fc.nat({ max: 0xffff })), {
    maxLength: 12,
  })
  .map((units) => String.fromCharCode(...units));
const isKeepable = (text: string) => !text.includes("\0") && !/\p{Surrogate}/u.test(text);

let server: ProtocolServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

async function modelSaying(...replies: string[]) {
  server = await startProtocolServer(...replies.map((reply) => streams(reply)));
  const chatModel = createOpenAICompatibleModel({ baseUrl: server.baseUrl, modelId: "m" });
  const ledger = createTestLedger();
  return { model: chatModel.metered(ledger).reporting(() => undefined), ledger };
}

async function ask({ model }: Awaited<ReturnType<typeof modelSaying>>) {
  const { text, finishReason } = streamText({ model, prompt: "Hi", onError: () => undefined });
  return { text: await text, finish: await finishReason };
}

describe("what a model writes", () => {
  it("can be kept, whatever it is made of and wherever it is cut", () => {
    fc.assert(
      fc.property(fc.array(anyText), (pieces) => {
        const clean = keepableText();
        expect(isKeepable(pieces.map(clean).join(""))).toBe(true);
      }),
      RUNS,
    );
  });

  it("is not changed where it could be kept, also when a cut goes through a character", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.array(fc.nat()), (text, cuts) => {
        fc.pre(!text.includes("\0"));
        const at = [0, ...cuts.map((cut) => cut % (text.length + 1)), text.length].sort((a, b) => a - b);
        const clean = keepableText();
        expect(
          at
            .slice(1)
            .map((end, index) => clean(text.slice(at[index], end)))
            .join(""),
        ).toBe(text);
      }),
      RUNS,
    );
  });

  it("can be kept as what a tool is called with, escaped as JSON or not", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), anyText), (input) => {
        const part: LanguageModelV4StreamPart = {
          type: "tool-call",
          toolCallId: "1",
          toolName: "solve",
          input: JSON.stringify(input),
        };
        const kept = keepableParts()(part);
        const values = Object.values(JSON.parse(kept.type === "tool-call" ? kept.input : "") as object);
        for (const value of values) expect(isKeepable(String(value))).toBe(true);
      }),
      RUNS,
    );
  });

  it("comes out of a stream with NUL and a character in two events whole", async () => {
    const fixtures = await modelSaying(
      [
        chunk({ content: "A\u0000 smile: \ud83d" }),
        chunk({ reasoning_content: "Hm\u0000" }),
        chunk({ content: "\ude42 and half: \ud83d" }),
        chunk({}, "stop"),
        "data: [DONE]\n\n",
      ].join(""),
    );
    expect(await ask(fixtures)).toEqual({ text: "A smile: 🙂 and half: ", finish: "stop" });
  });
});

describe("what a vendor counts", () => {
  const isSound = (value: unknown): boolean =>
    typeof value === "number"
      ? Number.isSafeInteger(value) && value >= 0
      : Object.values(value as object).every(isSound);

  it("is whole and not negative, or left out, whatever it is", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (usage) => {
        const sound = soundUsage(usage);
        expect(sound === null || isSound(sound)).toBe(true);
        const event = withSoundUsage(JSON.stringify({ choices: [], usage }));
        const { usage: kept } = JSON.parse(event) as { usage: unknown };
        expect(kept === null || isSound(kept)).toBe(true);
      }),
      RUNS,
    );
  });

  it("is left as it is where there is nothing wrong with it", () => {
    const usage = {
      prompt_tokens: 31,
      completion_tokens: 12,
      completion_tokens_details: { reasoning_tokens: 4 },
    };
    expect(soundUsage(usage)).toEqual(usage);
  });

  it.each([
    [
      "fractions",
      { prompt_tokens: 30.2, completion_tokens: 11.5 },
      { input: 31, output: 12, estimated: false },
    ],
    ["texts", { prompt_tokens: "31", completion_tokens: "12" }, { input: 31, output: 12, estimated: false }],
    ["too much", { prompt_tokens: 1e300, completion_tokens: 12 }, { estimated: true }],
    ["less than nothing", { prompt_tokens: -4, completion_tokens: 12 }, { estimated: true }],
    ["words", { prompt_tokens: "many", completion_tokens: [12] }, { estimated: true }],
    ["a list", [31, 12], { estimated: true }],
    ["a text", "31 and 12", { estimated: true }],
  ])("in %s breaks no reply, and is booked in whole tokens", async (_how, usage, settled) => {
    const counting = `data: ${JSON.stringify({ choices: [], usage })}\n\n`;
    const reply = `${chunk({ content: "Four." })}${chunk({}, "stop")}${counting}data: [DONE]\n\n`;
    const fixtures = await modelSaying(reply);
    expect(await ask(fixtures)).toEqual({ text: "Four.", finish: "stop" });
    expect(fixtures.ledger.settled).toMatchObject([settled]);
    for (const { input, output } of fixtures.ledger.settled) {
      expect(Number.isSafeInteger(input) && Number.isSafeInteger(output)).toBe(true);
    }
  });

  it("breaks no answer that comes as a whole either", async () => {
    const choices = [{ message: { content: "Fo\u0000ur." }, finish_reason: "stop" }];
    const usage = { prompt_tokens: "3.5", completion_tokens: -1, total_tokens: {} };
    server = await startProtocolServer(
      streams(JSON.stringify({ choices, usage }), { contentType: "application/json" }),
    );
    const chatModel = createOpenAICompatibleModel({ baseUrl: server.baseUrl, modelId: "m" });
    const ledger = createTestLedger();
    const model = chatModel.metered(ledger).reporting(() => undefined);
    expect((await generateText({ model, prompt: "Hi" })).text).toBe("Four.");
    expect(ledger.settled).toMatchObject([{ estimated: true }]);
  });
});

describe("an answer that comes as a whole", () => {
  const wholly = async (content: string) => {
    server = await startProtocolServer(
      streams(JSON.stringify({ choices: [{ message: { content }, finish_reason: "stop" }] }), {
        contentType: "application/json",
      }),
    );
    const model = createOpenAICompatibleModel({ baseUrl: server.baseUrl, modelId: "m" });
    const ledger = createTestLedger();
    const { text } = await generateText({
      model: model.metered(ledger).reporting(() => undefined),
      prompt: "Hi",
      maxRetries: 0,
    });
    return text;
  };

  it.each([
    ["before the words", "<think>Hm.</think>\n\nIt is 2.", "It is 2."],
    ["behind the words", "It is 2.<think>Is it?</think>", "It is 2."],
    ["twice", "<think>Hm.</think>It <think>x</think>is 2.", "It is 2."],
    ["without a beginning", "Hm.</think>It is 2.", "It is 2."],
    ["without an end", "It is 2. <think>Is it?", "It is 2. <think>Is it?"],
  ])("says nothing of thinking that stands %s", async (_where, content, said) => {
    expect(await wholly(content)).toBe(said);
  });

  it("is looked through once for its tags, of which it may have very many", async () => {
    const matching = vi.spyOn(String.prototype, "matchAll");
    expect(await wholly("<think>".repeat(30_000))).toBe("<think>".repeat(30_000));
    expect(await wholly(`${"<think>a</think>".repeat(20_000)}2`)).toBe("2");
    const long = matching.mock.contexts.filter((text) => String(text).length > 100_000);
    matching.mockRestore();
    expect(long).toEqual([]);
  });

  it("has an end, or is none", async () => {
    await expect(wholly("x".repeat(2_000_000))).rejects.toThrow();
  });
});

describe("thinking that ends without having begun", () => {
  const THOUGHT = ["Three ", "less one ", "</th", "ink>", "\n\nIt is ", "2."];

  it("never shows its tag, and from the second reply on nothing of itself", async () => {
    const fixtures = await modelSaying(saying(...THOUGHT));
    const first = await ask(fixtures);
    expect(first.text.endsWith("It is 2.")).toBe(true);
    expect(first.text).not.toContain("think>");
    for (let reply = 0; reply < 2; reply += 1)
      expect(await ask(fixtures)).toEqual({ text: "It is 2.", finish: "stop" });
  });

  it("shows nothing of itself at all when it comes in one piece", async () => {
    expect((await ask(await modelSaying(saying("Hm.</think>It is 2.")))).text).toBe("It is 2.");
  });

  it("is not looked for any more in a model that has stopped it, whose words are all kept", async () => {
    const fixtures = await modelSaying(
      saying(...THOUGHT),
      saying("Plain ", "words."),
      saying("And <", "again."),
    );
    await ask(fixtures);
    expect((await ask(fixtures)).text).toBe("Plain words.");
    expect((await ask(fixtures)).text).toBe("And <again.");
  });

  it("is taken out wherever the stream is cut", async () => {
    const text = "First I think.</think>\nThe answer: x < 2 </b>.";
    for (let at = 1; at < text.length; at += 3) {
      const fixtures = await modelSaying(saying("Hm</think>Hi"), saying(text.slice(0, at), text.slice(at)));
      await ask(fixtures);
      expect((await ask(fixtures)).text).toBe("The answer: x < 2 </b>.");
      await server?.close();
      server = null;
    }
  });
});
