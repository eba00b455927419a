import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4StreamPart,
} from "@ai-sdk/provider";
import { type Attempt, attempt, inTime, type Patience, weightOf } from "./attempt";
import { waitBeforeNext } from "./backoff";
import { type CallRecord, recordCall } from "./call-record";
import { failureOf, type ModelFailure, spokenFailure } from "./failure";
import type { ModelCall } from "./port";
import { wholeReply } from "./whole-reply";

export interface SteadyOptions {
  readonly model: LanguageModelV4;
  readonly patience: Patience;
  /** Told once of every call, when it has ended. */
  readonly onCall?: (call: ModelCall) => void;
  /** A number from 0 up to 1. */
  readonly random?: () => number;
  /** Waits, or rejects as soon as the signal is aborted. */
  readonly sleep?: (ms: number, signal: AbortSignal | undefined) => Promise<unknown>;
}

const TRIES_MAX = 3;

const sleepFor = (ms: number, signal: AbortSignal | undefined): Promise<unknown> =>
  pause(ms, undefined, signal ? { signal } : {});

/** A model that is called again when it fails before its first word, is not waited for without end, and whose failures
 * are the product's own. A reply that breaks after its first words ends with the finish reason "error", so that what
 * there is of it can be kept.
 * The SDK's own repetition sees only what fails before the headers and waits up to a minute; its time limits look like
 * a student's stop.
 * @throws {AppError} from its calls and in its streams: TOO_MANY_REQUESTS, TIMEOUT, MODEL_UNAVAILABLE */
export function createSteadyModel(settings: SteadyOptions): LanguageModelV4 {
  const { model } = settings;
  return {
    specificationVersion: "v4",
    provider: model.provider,
    modelId: model.modelId,
    supportedUrls: model.supportedUrls,
    async doGenerate(options) {
      const record = recordCall(options.prompt, settings.onCall);
      const ended = new AbortController();
      const abortSignal = options.abortSignal
        ? AbortSignal.any([options.abortSignal, ended.signal])
        : ended.signal;
      const limit = () => ({
        ms: Math.max(0, settings.patience.firstTokenMs - record.ms()),
        reason: "no-first-token" as const,
        abortSignal,
      });
      const once = () => inTime(model.doGenerate({ ...options, abortSignal }), limit());
      const result = await repeated({ once, record, options, settings }).finally(() => ended.abort());
      for (const part of result.content) {
        if (part.type === "text") record.wrote({ type: "text-delta", id: "", delta: part.text });
      }
      record.finished(result.usage);
      return result;
    },
    async doStream(options) {
      const record = recordCall(options.prompt, settings.onCall);
      const { firstTokenMs, betweenTokensMs } = settings.patience;
      const once = () =>
        begin(attempt(model, options, { firstTokenMs: firstTokenMs - record.ms(), betweenTokensMs }));
      const begun = await repeated({ once, record, options, settings });
      return { stream: carriedOn(begun, { record, abortSignal: options.abortSignal }) };
    },
  };
}

interface Repetition<Result> {
  readonly once: () => Promise<Result>;
  readonly record: CallRecord;
  readonly options: LanguageModelV4CallOptions;
  readonly settings: SteadyOptions;
}

/** @throws {AppError} for the last failure, or whatever the student's stop throws */
async function repeated<Result>({ once, record, options, settings }: Repetition<Result>): Promise<Result> {
  const { random = Math.random, sleep = sleepFor } = settings;
  const signal = options.abortSignal;
  for (;;) {
    record.tried();
    try {
      signal?.throwIfAborted();
      return await once();
    } catch (error) {
      if (signal?.aborted) throw stopped(record, signal);
      const failure = failureOf(error);
      const wait = waitAfter(failure, { failed: record.tries(), random: random() });
      if (wait === null) {
        record.failed(failure);
        throw spokenFailure(failure);
      }
      await sleep(wait, signal).catch((reason: unknown) => {
        throw signal?.aborted ? stopped(record, signal) : reason;
      });
    }
  }
}

/** @returns null when the call is not to be sent again */
function waitAfter(
  failure: ModelFailure,
  { failed, random }: { readonly failed: number; readonly random: number },
): number | null {
  if (!failure.passing || failed >= TRIES_MAX) return null;
  return waitBeforeNext({ failed, askedMs: failure.retryAfterMs, random });
}

function stopped(record: CallRecord, signal: AbortSignal): unknown {
  record.stopped();
  return signal.reason;
}

interface Begun extends Attempt {
  /** What came up to the first word. */
  readonly head: readonly LanguageModelV4StreamPart[];
}

/** Reads up to the first word: until then nobody has seen anything, and a failure can be mended by asking again. */
async function begin({ parts, stop }: Attempt): Promise<Begun> {
  const head: LanguageModelV4StreamPart[] = [];
  for (let part = await parts.next(); !part.done; part = await parts.next()) {
    head.push(part.value);
    if (weightOf(part.value) > 0) break;
  }
  return { head, parts, stop };
}

interface Carrying {
  readonly record: CallRecord;
  readonly abortSignal: AbortSignal | undefined;
}

function carriedOn(
  { head, parts, stop }: Begun,
  { record, abortSignal }: Carrying,
): ReadableStream<LanguageModelV4StreamPart> {
  const reply = wholeReply({ head, parts, record, abortSignal });
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reply.next();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        controller.error(error);
      }
    },
    cancel() {
      record.stopped();
      stop();
    },
  });
}
