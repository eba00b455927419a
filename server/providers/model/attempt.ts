import "server-only";
import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4StreamPart,
  LanguageModelV4StreamResult,
} from "@ai-sdk/provider";
import { failureOf, ModelFailure } from "./failure";
import type { FailureReason } from "./port";

export interface Patience {
  /** From sending the call to the first word or thought: the connection, the headers and further tries included. */
  readonly firstTokenMs: number;
  /** From each word to the next. */
  readonly betweenTokensMs: number;
}

export interface Attempt {
  /** Up to and including the part that finishes.
   * @throws {ModelFailure} for a call that breaks, stalls, or ends without having finished */
  readonly parts: AsyncGenerator<LanguageModelV4StreamPart, void>;
  /** Lets go of the vendor's connection. */
  stop(): void;
}

/** No lesson is as long as this; a model that goes round in circles is. */
const REPLY_LENGTH_MAX = 100_000;

/** Sends a call once and watches over its stream. */
export function attempt(
  model: LanguageModelV4,
  options: LanguageModelV4CallOptions,
  patience: Patience,
): Attempt {
  const ended = new AbortController();
  const abortSignal = options.abortSignal
    ? AbortSignal.any([options.abortSignal, ended.signal])
    : ended.signal;
  const open = () => model.doStream({ ...options, abortSignal });
  return { parts: watched({ open, patience, ended, abortSignal }), stop: () => ended.abort() };
}

interface Watch {
  readonly open: () => PromiseLike<LanguageModelV4StreamResult>;
  readonly patience: Patience;
  /** Aborted when nothing more is wanted of the vendor. */
  readonly ended: AbortController;
  readonly abortSignal: AbortSignal;
}

async function* watched({
  open,
  patience,
  ended,
  abortSignal,
}: Watch): AsyncGenerator<LanguageModelV4StreamPart, void> {
  const began = performance.now();
  const untilFirst = () => ({
    ms: Math.max(0, patience.firstTokenMs - (performance.now() - began)),
    reason: "no-first-token" as const,
  });
  const betweenWords = { ms: patience.betweenTokensMs, reason: "stalled" as const };
  let written = 0;
  try {
    const { stream, response } = await inTime(open(), { ...untilFirst(), abortSignal });
    if (isPage(response?.headers)) throw new ModelFailure("malformed");
    const reader = stream.getReader();
    for (;;) {
      const limit = written > 0 ? betweenWords : untilFirst();
      const { done, value } = await inTime(reader.read(), { ...limit, abortSignal });
      if (done) throw new ModelFailure("truncated");
      assertSound(value, written);
      yield value;
      if (value.type === "finish") return;
      written += weightOf(value);
      if (written > REPLY_LENGTH_MAX) throw new ModelFailure("too-long");
    }
  } catch (error) {
    throw failureOf(error);
  } finally {
    ended.abort();
  }
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
