import "server-only";
import type { LanguageModelV4FinishReason, LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { failureMessage, failureOf, ModelFailure } from "../failure";
import type { CallRecord } from "./call-record";

type Part = LanguageModelV4StreamPart;

interface Reply {
  /** What was read before the reply was let out. */
  readonly head: readonly Part[];
  readonly parts: AsyncIterable<Part>;
  readonly record: CallRecord;
  readonly abortSignal: AbortSignal | undefined;
}

/** A reply from its first part to its last. One that only thinks is none. One that breaks after its first words ends in order, with the finish
 * reason "error": its words are worth keeping, and anyone who keeps them can say that the end is missing.
 * @throws {AppError} for a reply that breaks before any words
 * @throws whatever the signal was aborted with */
export async function* wholeReply({ head, parts, record, abortSignal }: Reply): AsyncGenerator<Part, void> {
  const text = { open: null as string | null, spoke: false, called: false };
  const note = (part: Part): Part => {
    record.wrote(part);
    if (part.type === "text-start") text.open = part.id;
    if (part.type === "text-end") text.open = null;
    text.spoke ||= part.type === "text-delta" && part.delta.trim() !== "";
    text.called ||= part.type === "tool-call";
    if (part.type !== "finish") return part;
    if (!text.spoke && !text.called) throw new ModelFailure("empty");
    record.finished(part.usage);
    return part;
  };
  try {
    for (const part of head) yield note(part);
    for await (const part of parts) yield note(part);
  } catch (error) {
    if (abortSignal?.aborted) {
      record.stopped();
      throw abortSignal.reason;
    }
    const failure = failureOf(error);
    if (!text.spoke) {
      record.failed(failure);
      throw failureMessage(failure);
    }
    record.cutOff(failure);
    if (text.open !== null) yield { type: "text-end", id: text.open };
    yield { type: "finish", finishReason: brokenBy(failure), usage: NOT_COUNTED };
  }
}

const brokenBy = ({ reason }: ModelFailure): LanguageModelV4FinishReason => ({
  unified: "error",
  raw: reason,
});

const NOT_COUNTED = {
  inputTokens: { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: undefined, text: undefined, reasoning: undefined },
} as const;
