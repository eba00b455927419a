import "server-only";
import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4GenerateResult,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from "@ai-sdk/provider";
import type { VendorPermit } from "@/server/providers/model/port";
import { failureOf, ModelFailure, NeverSent } from "../failure";
import type { FailureReason } from "../port";
import { keepableParts, keepableText } from "./keepable-text";
import { countTokens } from "./tokens";

export interface Patience {
  /** From sending the call to the first word or thought: the connection, the headers and further tries included. */
  readonly firstTokenMs: number;
  /** From each word to the next. */
  readonly betweenTokensMs: number;
}

export interface ModelAttempt {
  /** Up to and including the part that finishes.
   * @throws {ModelFailure} for a call that breaks, stalls, or ends without having finished */
  readonly parts: AsyncGenerator<LanguageModelV4StreamPart, void>;
  /** Lets go of the vendor's connection. */
  stop(): void;
}

/** No lesson is as long as this; a model that goes round in circles is. */
const REPLY_LENGTH_MAX = 100_000;

/** From sending to the end, whatever the vendor does. The ledger's lease is longer. */
const CALL_MS_MAX = 15 * 60_000;

/** One request to a vendor, and the leave to send it. */
export interface Sending {
  readonly permit: VendorPermit;
  readonly model: LanguageModelV4;
  readonly options: LanguageModelV4CallOptions;
  readonly patience: Patience;
}

/** Sends a request once and watches over its stream. However it ends, it is settled before anyone who reads learns of the
 * end. */
export function callModel(sending: Sending): ModelAttempt {
  const ended = new AbortController();
  const given = sending.options.abortSignal;
  const abortSignal = given ? AbortSignal.any([given, ended.signal]) : ended.signal;
  return { parts: watched(sending, { ended, abortSignal }), stop: () => ended.abort() };
}

/** The same for an answer that comes as a whole. */
export async function callWholeModel(sending: Sending): Promise<LanguageModelV4GenerateResult> {
  const { permit, model, patience } = sending;
  const book = bookFor(sending);
  const ended = new AbortController();
  const given = sending.options.abortSignal;
  const abortSignal = given ? AbortSignal.any([given, ended.signal]) : ended.signal;
  const options = limited({ ...sending.options, abortSignal }, permit);
  const limit = { ms: Math.max(0, patience.firstTokenMs), reason: "no-first-token" as const, abortSignal };
  try {
    const whole = await inTime(model.doGenerate(options), limit);
    const result = { ...whole, content: whole.content.map(keepableContent) };
    book.opened();
    for (const part of result.content) if (part.type === "text") book.wrote(Buffer.byteLength(part.text));
    book.counted(result.usage);
    return result;
  } catch (error) {
    throw book.failed(failureOf(error));
  } finally {
    ended.abort();
    await book.close();
  }
}

type Content = LanguageModelV4GenerateResult["content"][number];

const keepableContent = (part: Content): Content =>
  part.type === "text" ? { ...part, text: keepableText()(part.text) } : part;

const limited = (
  options: LanguageModelV4CallOptions,
  { outputTokensMax }: VendorPermit,
): LanguageModelV4CallOptions => ({ ...options, maxOutputTokens: outputTokensMax });

interface Book {
  /** The vendor has taken the request. */
  opened(): void;
  wrote(bytes: number): void;
  counted(usage: LanguageModelV4Usage): void;
  failed(failure: ModelFailure): ModelFailure;
  /** Settles. Of a request that the vendor refused, or that never reached it, nothing is booked; of one that broke off, was stopped or stalled what
   * it is reckoned to have taken. */
  close(): Promise<void>;
}

function bookFor({ permit, options: { prompt } }: Sending): Book {
  let writtenBytes = 0;
  let isOpen = false;
  let refused = false;
  let usage: LanguageModelV4Usage | undefined;
  return {
    opened: () => {
      isOpen = true;
    },
    wrote: (bytes) => {
      writtenBytes += bytes;
    },
    counted: (counts) => {
      usage = counts;
    },
    failed: (failure) => {
      refused = !isOpen && (isRefusal(failure.status) || NeverSent.isInstance(failure.cause));
      return failure;
    },
    close: () => permit.settle(refused ? NOTHING : countTokens(usage, { prompt, writtenBytes })),
  };
}

/** Statuses of a gateway that has waited long enough, or lost the model behind it, which may have written on. */
const GIVEN_UP: ReadonlySet<number> = new Set([408, 499, 502, 504, 520, 521, 522, 523, 524]);

const isRefusal = (status: number | undefined): boolean => status !== undefined && !GIVEN_UP.has(status);

const NOTHING = { input: 0, output: 0, estimated: false };

interface Watch {
  /** Aborted when nothing more is wanted of the vendor. */
  readonly ended: AbortController;
  readonly abortSignal: AbortSignal;
}

async function* watched(
  sending: Sending,
  { ended, abortSignal }: Watch,
): AsyncGenerator<LanguageModelV4StreamPart, void> {
  const { permit, model, options, patience } = sending;
  const limitAfter = patienceFor(patience);
  const book = bookFor(sending);
  const keepable = keepableParts();
  let written = 0;
  try {
    const open = model.doStream(limited({ ...options, abortSignal }, permit));
    const { stream, response } = await inTime(open, { ...limitAfter(0), abortSignal });
    book.opened();
    if (isPage(response?.headers)) throw new ModelFailure("malformed");
    const reader = stream.getReader();
    for (;;) {
      const { done, value: part } = await inTime(reader.read(), { ...limitAfter(written), abortSignal });
      if (done) throw new ModelFailure("truncated");
      const value = keepable(part);
      if ("delta" in value) book.wrote(Buffer.byteLength(value.delta));
      if (value.type === "finish") {
        book.counted(value.usage);
        await book.close();
      }
      assertSound(value, written);
      yield value;
      if (value.type === "finish") return;
      written += weightOf(value);
      if (written > REPLY_LENGTH_MAX) throw new ModelFailure("too-long");
    }
  } catch (error) {
    throw book.failed(failureOf(error));
  } finally {
    ended.abort();
    await book.close();
  }
}

/** How long to wait for the next part of a reply of which so much is written. */
function patienceFor({ firstTokenMs, betweenTokensMs }: Patience) {
  const began = performance.now();
  return (written: number): Pick<Limit, "ms" | "reason"> => {
    const passed = performance.now() - began;
    if (written === 0) return { ms: Math.max(0, firstTokenMs - passed), reason: "no-first-token" };
    return { ms: Math.max(0, Math.min(betweenTokensMs, CALL_MS_MAX - passed)), reason: "stalled" };
  };
}

/** How much of a reply a part is; 0 for one that says nothing yet. */
export function weightOf(part: LanguageModelV4StreamPart): number {
  switch (part.type) {
    case "text-delta":
    case "reasoning-delta":
    case "tool-input-delta":
      return part.delta.length;
    case "tool-call":
    case "tool-input-start":
      return 1;
    default:
      return 0;
  }
}

function assertSound(part: LanguageModelV4StreamPart, written: number): void {
  if (part.type === "error") throw failureOf(part.error);
  if (part.type !== "finish") return;
  // Some servers write an empty reason into every chunk, which says nothing about the end.
  if (part.finishReason.raw === "") throw new ModelFailure("truncated");
  if (part.finishReason.raw === "error") throw new ModelFailure("server-error");
  if (written === 0) throw new ModelFailure("empty");
}

/** A proxy or a wrong address answers with a web page. */
function isPage(headers: Readonly<Record<string, string>> | undefined): boolean {
  return /^text\/html\b/i.test(headers?.["content-type"] ?? "");
}

interface Limit {
  readonly ms: number;
  readonly reason: FailureReason;
  readonly abortSignal: AbortSignal;
}

/** Waits for `work` no longer than the limit allows, and not at all once it is aborted, whether or not `work` heeds
 * the signal itself.
 * @throws {ModelFailure} with the limit's reason */
export async function inTime<Result>(
  work: PromiseLike<Result>,
  { ms, reason, abortSignal }: Limit,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let onAbort: (() => void) | undefined;
  const otherwise = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ModelFailure(reason)), ms);
    onAbort = () => reject(abortSignal.reason);
    if (abortSignal.aborted) onAbort();
    else abortSignal.addEventListener("abort", onAbort, { once: true });
  });
  try {
    return await Promise.race([work, otherwise]);
  } finally {
    clearTimeout(timer);
    if (onAbort) abortSignal.removeEventListener("abort", onAbort);
  }
}
