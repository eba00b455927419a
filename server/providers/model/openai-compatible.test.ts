import { generateText, streamText } from "ai";
import { describe, expect, it } from "vitest";
import { createOpenAICompatibleModel } from "./openai-compatible";

const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", created: 1, model: "m", choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;

/** A server that answers with the given lines and remembers what it was asked. */
function server(lines: readonly string[], status = 200) {
  const asked: { url: string; authorization: string | null; body: unknown }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    asked.push({
      url: request.url,
      authorization: request.headers.get("authorization"),
      body: await request.json(),
    });
    return new Response(lines.join(""), { status, headers: { "content-type": "text/event-stream" } });
  };
  return { asked, fetch };
}

const model = (fetch: typeof globalThis.fetch, apiKey?: string) =>
  createOpenAICompatibleModel({ baseUrl: "http://models.test/v1", modelId: "m", apiKey, fetch });

describe("a model behind an API", () => {
  it("streams its words and is marked as unchecked", async () => {
    const { asked, fetch } = server([
      chunk({ content: "Hel" }),
      chunk({ content: "lo" }),
      chunk({}, "stop"),
      "data: [DONE]\n\n",
    ]);
    const chatModel = model(fetch, "a-key");
    const result = streamText({ model: chatModel.model, prompt: "Hi" });
    expect(await result.text).toBe("Hello");
    expect(chatModel.kind).toBe("language-model");
    expect(asked).toMatchObject([
      {
        url: "http://models.test/v1/chat/completions",
        authorization: "Bearer a-key",
        body: { model: "m", stream: true },
      },
    ]);
  });

  it("sends no key where there is none", async () => {
    const { asked, fetch } = server([chunk({ content: "Hi" }), chunk({}, "stop"), "data: [DONE]\n\n"]);
    await streamText({ model: model(fetch).model, prompt: "Hi" }).text;
    expect(asked[0]?.authorization).toBeNull();
  });

  it("does not pass a cut-off stream off as a finished one", async () => {
    const { fetch } = server([chunk({ content: "Half" })]);
    const result = streamText({ model: model(fetch).model, prompt: "Hi", onError: () => {} });
    expect(await result.text).toBe("Half");
    expect(await result.finishReason).not.toBe("stop");
  });

  it("fails when the API refuses", async () => {
    const { fetch } = server(['{"error":{"message":"no"}}'], 401);
    await expect(generateText({ model: model(fetch).model, prompt: "Hi", maxRetries: 0 })).rejects.toThrow();
  });
});
