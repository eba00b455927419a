import type { LanguageModelV4, LanguageModelV4CallOptions, LanguageModelV4Prompt } from "@ai-sdk/provider";
import { AppError } from "@/server/errors/app-error";
import { ModelFailure } from "@/server/providers/model/failure";
import type { FailureReason, TokenCount, VendorModel } from "@/server/providers/model/port";
import { createCheckLedger } from "./check-ledger";
import { squareOf } from "./picture";

export interface Finding {
  readonly what: "streaming" | "tools" | "vision";
  readonly works: boolean;
  /** For the person at the terminal. */
  readonly words: string;
}

export interface Checked {
  readonly findings: readonly Finding[];
  /** Until the first word, in milliseconds; null where none came. */
  readonly firstWordMs: number | null;
  /** Null where it is not known. */
  readonly tokensPerSecond: number | null;
  readonly taken: TokenCount;
}

export interface Models {
  readonly tutor: VendorModel;
  /** Reads photos; null for none of its own. */
  readonly vision: VendorModel | null;
  readonly now?: () => number;
}

/** Asks the model a few small questions, one after the other, and says what works. */
export async function checkModel({ tutor, vision, now = () => performance.now() }: Models): Promise<Checked> {
  const books = createCheckLedger();
  const from = (vendor: VendorModel) => vendor.metered(books.ledger).reporting(() => undefined);
  const model = from(tutor);
  const spoken = await answerOf(model, { prompt: asking(COUNT) }, now);
  const streaming = streamingIn(spoken);
  const { output, estimated } = books.taken();
  // Without an answer the other questions would only take as long again.
  if (!streaming.works)
    return { findings: [streaming], firstWordMs: null, tokensPerSecond: null, taken: books.taken() };
  const tools = toolsIn(await answerOf(model, { prompt: asking(USE_TOOL), tools: [TOOL] }, now));
  const seen = visionIn(await answerOf(from(vision ?? tutor), { prompt: LOOK }, now));
  const seconds = (spoken.endMs - (spoken.firstMs ?? 0)) / 1_000;
  return {
    findings: [streaming, tools, seen],
    firstWordMs: spoken.firstMs,
    tokensPerSecond: seconds > 0 && !estimated ? output / seconds : null,
    taken: books.taken(),
  };
}

const asking = (text: string): LanguageModelV4Prompt => [{ role: "user", content: [{ type: "text", text }] }];

const COUNT = "Count from 1 to 20 in digits, separated by spaces. Write nothing else.";
const USE_TOOL = "Call the tool add_numbers with a = 19 and b = 23. Do not answer in words.";
const TOOL: NonNullable<LanguageModelV4CallOptions["tools"]>[number] = {
  type: "function",
  name: "add_numbers",
  description: "Adds two numbers.",
  inputSchema: {
    type: "object",
    properties: { a: { type: "number" }, b: { type: "number" } },
    required: ["a", "b"],
  },
};
const RED = [220, 20, 20] as const;
const LOOK: LanguageModelV4Prompt = [
  {
    role: "user",
    content: [
      { type: "text", text: "Which colour fills this picture? Answer with one English word." },
      { type: "file", mediaType: "image/png", data: { type: "data", data: squareOf(RED) } },
    ],
  },
];

interface Answer {
  readonly text: string;
  readonly pieces: number;
  readonly calls: readonly { readonly name: string; readonly input: string }[];
  readonly firstMs: number | null;
  readonly endMs: number;
  readonly failure: FailureReason | null;
}

type Question = Pick<LanguageModelV4CallOptions, "prompt" | "tools">;

async function answerOf(model: LanguageModelV4, question: Question, now: () => number): Promise<Answer> {
  const began = now();
  const answer = { text: "", pieces: 0, calls: [] as { name: string; input: string }[] };
  let firstMs: number | null = null;
  let failure: FailureReason | null = null;
  try {
    const { stream } = await model.doStream(question);
    for await (const part of stream) {
      if (part.type === "text-delta" && part.delta !== "") {
        firstMs ??= now() - began;
        answer.text += part.delta;
        answer.pieces += 1;
      }
      if (part.type === "tool-call") answer.calls.push({ name: part.toolName, input: part.input });
      if (part.type === "finish" && part.finishReason.unified === "error") failure = "truncated";
    }
  } catch (error) {
    failure = reasonOf(error);
  }
  return { ...answer, firstMs, endMs: now() - began, failure };
}

function reasonOf(error: unknown): FailureReason {
  const cause = AppError.isInstance(error) ? error.cause : error;
  return ModelFailure.isInstance(cause) ? cause.reason : "network";
}

function streamingIn({ text, pieces, failure }: Answer): Finding {
  const what = "streaming";
  if (failure) return { what, works: false, words: FAILURES[failure] };
  const counted = /\b18\b.*\b19\b.*\b20\b/s.test(text);
  const sound = counted ? "" : "; but it did not count from 1 to 20 as it was asked to";
  return { what, works: true, words: `answers in ${pieces} ${pieces === 1 ? "piece" : "pieces"}${sound}` };
}

function toolsIn({ calls, failure }: Answer): Finding {
  const what = "tools";
  if (failure)
    return {
      what,
      works: false,
      words: `${FAILURES[failure]} The tutor asks it without the engine's tools.`,
    };
  const works = calls.some(({ name, input }) => name === TOOL.name && hasNumbers(input));
  if (works) return { what, works, words: "calls the engine's tools" };
  const words =
    calls.length > 0
      ? "calls tools, but not with what they ask for"
      : "does not call tools; the tutor works without them";
  return { what, works, words };
}

function hasNumbers(input: string): boolean {
  try {
    const { a, b } = JSON.parse(input) as { readonly a?: unknown; readonly b?: unknown };
    return Number(a) === 19 && Number(b) === 23;
  } catch {
    return false;
  }
}

function visionIn({ text, failure }: Answer): Finding {
  const what = "vision";
  const device = "photos are read in the browser";
  if (failure) return { what, works: false, words: `takes no pictures; ${device}` };
  const works = /\b(red|crimson|scarlet)\b/i.test(text);
  return works
    ? { what, works, words: "sees pictures" }
    : { what, works, words: `does not see pictures; ${device}` };
}

const FAILURES: Readonly<Record<FailureReason, string>> = {
  "rate-limited": "The server says that it has too many requests.",
  "out-of-credit": "The account at the vendor has no credit.",
  "refused-key": "The server refuses the key: check AI_API_KEY.",
  "not-found": "The server does not know this model or this address: check AI_MODEL and AI_BASE_URL.",
  rejected: "The server rejects the request.",
  "server-error": "The server fails.",
  network: "Nothing answers at this address: check AI_BASE_URL, and that the server runs.",
  "no-first-token":
    "No word came in time: the model may still be loading. AI_PATIENCE says how long to wait.",
  stalled: "The answer stopped in the middle.",
  truncated: "The answer broke off.",
  malformed: "What answers does not speak the protocol: check AI_BASE_URL.",
  empty: "The answer is empty.",
  "too-long": "The answer has no end.",
  "out-of-budget": "The check has no requests left.",
  "too-many-calls": "The check has no requests left.",
};
