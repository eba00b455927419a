import { afterEach, expect, it } from "vitest";
import { jpegOf, SECRET } from "../__fixtures__/pictures";
import { createTestLedger } from "../ledger/testing";
import type { ModelCall } from "../port";
import { type Behaviour, hangs, type ProtocolServer, refuses, startProtocolServer } from "../testing";
import { cleanImage } from "./clean-image";
import { createPhotoReader } from "./photo-reader";

let server: ProtocolServer;
afterEach(() => server.close());

const image = cleanImage(jpegOf({ width: 800, height: 600 })) ?? expect.fail("the fixture is no picture");
const live = new AbortController().signal;
const reading = () => ({ ledger: createTestLedger(), abortSignal: live });

const answers = (content: string): Behaviour =>
  refuses(200, {
    body: JSON.stringify({
      id: "c",
      object: "chat.completion",
      created: 1,
      model: "eyes",
      choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }],
      usage: { prompt_tokens: 800, completion_tokens: 20, total_tokens: 820 },
    }),
  });

async function reader(...script: readonly Behaviour[]) {
  server = await startProtocolServer(...script);
  return createPhotoReader({
    baseUrl: server.baseUrl,
    modelId: "eyes",
    apiKey: "sk-photo",
    patience: { firstTokenMs: 5_000 },
    random: () => 0,
    sleep: async () => undefined,
  });
}

it("sends the picture itself to the vision model and gives back its words", async () => {
  const { read } = await reader(answers('{"text": "2x = 8", "doubtful": []}'));
  expect(await read(image, reading())).toBe('{"text": "2x = 8", "doubtful": []}');
  const [asked] = server.asked;
  expect(asked).toMatchObject({
    path: "/v1/chat/completions",
    authorization: "Bearer sk-photo",
    body: { model: "eyes", temperature: 0, max_tokens: 1500 },
  });
  const sent = JSON.stringify(asked?.body);
  const base64 = /data:image\/jpeg;base64,([\w+/=]+)/.exec(sent)?.[1] ?? "";
  expect(Buffer.from(base64, "base64")).toEqual(image.bytes);
  expect(Buffer.from(base64, "base64").toString("latin1")).not.toContain(SECRET);
});

it("asks again where the model's server stumbles", async () => {
  const { read } = await reader(refuses(503), answers("{}"));
  expect(await read(image, reading())).toBe("{}");
  expect(server.asked).toHaveLength(2);
});

it("tells what a reading took, for the books", async () => {
  const { read, name } = await reader(answers("{}"));
  const calls: ModelCall[] = [];
  await read(image, { ...reading(), onCall: (call) => calls.push(call) });
  expect(name).toBe("eyes");
  expect(calls).toMatchObject([
    { outcome: "finished", tokens: { input: 800, output: 20, estimated: false } },
  ]);
});

it("says in the product's words that the model is not there", async () => {
  const { read } = await reader(refuses(401, { body: '{"error":{"message":"bad sk-photo"}}' }));
  await expect(read(image, reading())).rejects.toMatchObject({ code: "MODEL_UNAVAILABLE" });
});

it("lets the model go when the student does", async () => {
  const { read } = await reader(hangs);
  const gone = new AbortController();
  const answer = read(image, { ...reading(), abortSignal: gone.signal });
  const asked = await server.request(0);
  gone.abort(new Error("gone"));
  await expect(answer).rejects.toThrow("gone");
  await asked.abandoned;
});
