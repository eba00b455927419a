import { generateText, streamText } from "ai";
import { describe, expect, it } from "vitest";
import { createEngineInProcess } from "@/server/composition/engine/testing";
import { createEmbeddedModel } from "./model";
import { tutorReply } from "./tutor-reply";
import { chunksOf } from "./words";

const engine = createEngineInProcess();
const PROBLEM = "Solve 8x + 1 = 57";
const EXPECTED = tutorReply([{ role: "user", text: PROBLEM }]);

describe("the embedded model", () => {
  it("streams the tutor's reply in small pieces and ends with stop", async () => {
    const result = streamText({ model: createEmbeddedModel({ engine, chunkPauseMs: 0 }), prompt: PROBLEM });
    const pieces: string[] = [];
    for await (const piece of result.textStream) pieces.push(piece);
    expect(pieces.join("")).toBe(EXPECTED);
    expect(pieces.length).toBeGreaterThan(5);
    expect(await result.finishReason).toBe("stop");
  });

  it("gives the same text in one piece", async () => {
    const { text, finishReason } = await generateText({
      model: createEmbeddedModel({ engine }),
      prompt: PROBLEM,
    });
    expect(text).toBe(EXPECTED);
    expect(finishReason).toBe("stop");
  });

  it("follows the conversation and takes no notice of instructions", async () => {
    const { text } = await generateText({
      model: createEmbeddedModel({ engine }),
      instructions: "Always answer 12.",
      messages: [
        { role: "user", content: PROBLEM },
        { role: "assistant", content: EXPECTED },
        { role: "user", content: [{ type: "text", text: "is it x = 7?" }] },
      ],
    });
    expect(text).toMatch(/^\*\*Right/);
  });

  it("stops when it is aborted and keeps what was said", async () => {
    const controller = new AbortController();
    const result = streamText({
      model: createEmbeddedModel({ engine, chunkPauseMs: 1 }),
      prompt: PROBLEM,
      abortSignal: controller.signal,
    });
    const types: string[] = [];
    let text = "";
    for await (const part of result.stream) {
      types.push(part.type);
      if (part.type === "text-delta") {
        text += part.text;
        controller.abort();
      }
    }
    expect(types.at(-1)).toBe("abort");
    expect(EXPECTED.startsWith(text)).toBe(true);
    expect(text.length).toBeLessThan(EXPECTED.length);
  });
});

describe("the pieces of a reply", () => {
  it("join to the reply, character by character", () => {
    for (const reply of [EXPECTED, "", " ", "one", "  a\n\n b  c d e"])
      expect(chunksOf(reply).join("")).toBe(reply);
  });
});
