import "server-only";

/** What each vendor's stream looks like for the reply `EXPECTED`: the shape of its chunks, not their wording. */
export interface VendorStream {
  readonly vendor: string;
  readonly text: string;
  /** Input and output as the stream counts them, null where it does not. */
  readonly counted: readonly [number, number] | null;
}

/** Holds characters of two, three and four bytes, so that a split inside one shows. */
export const EXPECTED = "Subtract π: 3 − 1 = 2 🙂";

const HALVES = ["Subtract π: 3 ", "− 1 = 2 🙂"] as const;
const [FIRST, SECOND] = HALVES;

const event = (value: object, { space = " ", end = "\n\n" } = {}): string =>
  `data:${space}${JSON.stringify(value)}${end}`;

const choice = (delta: object, finish: string | null = null) => ({
  choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
});

const DONE = "data: [DONE]\n\n";
const usage = (input: number, output: number) => ({
  usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
});

/** A role-only first chunk, `usage: null` in each, the count in a last chunk without choices. */
function openAi(): string {
  const base = { id: "chatcmpl-1", object: "chat.completion.chunk", created: 1, model: "m", usage: null };
  return [
    event({ ...base, ...choice({ role: "assistant", content: "", refusal: null }) }),
    ...HALVES.map((content) => event({ ...base, ...choice({ content }) })),
    event({ ...base, ...choice({}, "stop") }),
    event({ ...base, choices: [], ...usage(31, 12) }),
    DONE,
  ].join("");
}

/** The count is in the chunk that finishes. */
function anthropic(): string {
  const base = { id: "msg_1", object: "chat.completion.chunk", created: 1, model: "m" };
  return [
    event({ ...base, ...choice({ role: "assistant", content: "" }) }),
    ...HALVES.map((content) => event({ ...base, ...choice({ content }) })),
    event({ ...base, ...choice({}, "stop"), ...usage(40, 15) }),
    DONE,
  ].join("");
}

/** The role and a growing count in every chunk; the last words and the end in one; CRLF line ends. */
function gemini(): string {
  const base = { object: "chat.completion.chunk", created: 1, model: "m" };
  const crlf = { end: "\r\n\r\n" };
  return [
    event({ ...base, ...choice({ role: "assistant", content: FIRST }), ...usage(22, 5) }, crlf),
    event({ ...base, ...choice({ role: "assistant", content: SECOND }, "stop"), ...usage(22, 11) }, crlf),
    "data: [DONE]\r\n\r\n",
  ].join("");
}

/** Comments while it queues, thinking under `reasoning`, the vendor's own reason for the end beside the usual one. */
function openRouter(): string {
  const base = { id: "gen-1", provider: "P", object: "chat.completion.chunk", created: 1, model: "v/m" };
  const wait = ": OPENROUTER PROCESSING\n\n";
  const thought = { role: "assistant", content: "", reasoning: "The student has three." };
  return [
    wait,
    wait,
    event({ ...base, ...choice({ ...thought, reasoning_details: [{ type: "reasoning.text" }] }) }),
    wait,
    ...HALVES.map((content) => event({ ...base, ...choice({ role: "assistant", content }) })),
    event({
      ...base,
      choices: [
        {
          index: 0,
          delta: { role: "assistant", content: "" },
          finish_reason: "stop",
          native_finish_reason: "end_turn",
        },
      ],
    }),
    event({ ...base, ...choice({ role: "assistant", content: "" }), ...usage(50, 20) }),
    DONE,
  ].join("");
}

/** The role in every chunk, thinking under `reasoning`, and no count. */
function ollama(): string {
  const base = {
    id: "chatcmpl-2",
    object: "chat.completion.chunk",
    created: 1,
    model: "m",
    system_fingerprint: "f",
  };
  return [
    event({ ...base, ...choice({ role: "assistant", content: "", reasoning: "Three less one." }) }),
    ...HALVES.map((content) => event({ ...base, ...choice({ role: "assistant", content }) })),
    event({ ...base, ...choice({ role: "assistant", content: "" }, "stop") }),
    DONE,
  ].join("");
}

/** Thinking under `reasoning_content`, a stop reason beside the finish, the count in a chunk without choices. */
function vllm(): string {
  const base = { id: "chatcmpl-3", object: "chat.completion.chunk", created: 1, model: "m" };
  const last = { index: 0, delta: { content: "" }, finish_reason: "stop", stop_reason: null };
  return [
    event({ ...base, ...choice({ role: "assistant", content: "", reasoning_content: null }) }),
    event({ ...base, ...choice({ reasoning_content: "Take one away." }) }),
    ...HALVES.map((content) => event({ ...base, ...choice({ content }) })),
    event({ ...base, choices: [last] }),
    event({ ...base, choices: [], ...usage(18, 9) }),
    DONE,
  ].join("");
}

/** No space after the field's name, a null content first, timings of its own at the end. */
function llamaCpp(): string {
  const base = { id: "chatcmpl-4", object: "chat.completion.chunk", created: 1, model: "m" };
  const tight = { space: "" };
  return [
    event({ ...base, ...choice({ role: "assistant", content: null }) }, tight),
    ...HALVES.map((content) => event({ ...base, ...choice({ content }) }, tight)),
    event({ ...base, ...choice({}, "stop") }, tight),
    event({ ...base, choices: [], ...usage(25, 10), timings: { predicted_n: 10 } }, tight),
    "data:[DONE]\n\n",
  ].join("");
}

export const VENDOR_STREAMS: readonly VendorStream[] = [
  { vendor: "OpenAI", text: openAi(), counted: [31, 12] },
  { vendor: "Anthropic", text: anthropic(), counted: [40, 15] },
  { vendor: "Gemini", text: gemini(), counted: [22, 11] },
  { vendor: "OpenRouter", text: openRouter(), counted: [50, 20] },
  { vendor: "Ollama", text: ollama(), counted: null },
  { vendor: "vLLM", text: vllm(), counted: [18, 9] },
  { vendor: "llama.cpp", text: llamaCpp(), counted: [25, 10] },
];
