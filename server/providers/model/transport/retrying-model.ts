import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4StreamPart,
} from "@ai-sdk/provider";
import type { AppError } from "@/server/errors/app-error";
import type { CallLedger, VendorPermit } from "@/server/providers/model/port";
import { failureMessage, failureOf, ModelFailure } from "../failure";
import type { ModelCall } from "../port";
import { waitBeforeNext } from "./backoff";
import { type CallRecord, recordCall } from "./call-record";
import {
  callModel,
  callWholeModel,
  type ModelAttempt,
  type Patience,
  type Sending,
  weightOf,
} from "./model-call";
import { estimateCall } from "./tokens";
import { wholeReply } from "./whole-reply";

export interface RetryingModelOptions {
  readonly modelId: string;
  /** The vendor's model for one request. */
  readonly open: (permit: VendorPermit) => LanguageModelV4;
  /** On which each request is booked. */
  readonly ledger: CallLedger;
  readonly patience: Patience;
  /** The longest reply, which the vendor is told. */
  readonly outputTokensMax: number;
  /** How often a call is sent at most. */
  readonly triesMax?: number;
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
export function createRetryingModel(settings: RetryingModelOptions): LanguageModelV4 {
  return {
    specificationVersion: "v4",
    provider: "language-model",
    modelId: settings.modelId,
    supportedUrls: {},
    async doGenerate(options) {
      const record = recordCall(options.prompt, settings.onCall);
      const result = await repeated({ once: callWholeModel, record, options, settings });
      for (const part of result.content) {
        if (part.type === "text") record.wrote({ type: "text-delta", id: "", delta: part.text });
      }
      record.finished(result.usage);
      return result;
    },
    async doStream(options) {
      const record = recordCall(options.prompt, settings.onCall);
      const once = (sending: Sending) => begin(callModel(sending));
      const begun = await repeated({ once, record, options, settings });
      return { stream: carriedOn(begun, { record, abortSignal: options.abortSignal }) };
    },
  };
}

interface Repetition<Result> {
  readonly once: (sending: Sending) => Promise<Result>;
  readonly record: CallRecord;
  readonly options: LanguageModelV4CallOptions;
  readonly settings: RetryingModelOptions;
}

/** @throws {AppError} for the last failure, or whatever the student's stop throws */
async function repeated<Result>(repetition: Repetition<Result>): Promise<Result> {
  const { once, record, options, settings } = repetition;
  const { random = Math.random, sleep = sleepFor } = settings;
  const signal = options.abortSignal;
  let before: ModelFailure | null = null;
  for (;;) {
    if (signal?.aborted) throw stopped(record, signal);
    const sending = await permitted(repetition, before);
    record.tried();
    try {
      return await once(sending);
    } catch (error) {
      if (signal?.aborted) throw stopped(record, signal);
      const failure = failureOf(error);
      const wait = waitAfter(failure, { failed: record.tries(), random: random(), settings });
      if (wait === null) throw ended(record, failure);
      before = failure;
      await sleep(wait, signal).catch((reason: unknown) => {
        throw signal?.aborted ? stopped(record, signal) : reason;
      });
    }
  }
}

/** A request that may be sent.
 * @param before why it has to be sent again; null for the first time
 * @throws {AppError} when the ledger refuses it */
async function permitted<Result>(
  { record, options, settings }: Repetition<Result>,
  before: ModelFailure | null,
): Promise<Sending> {
  const { ledger, open, patience } = settings;
  const outputTokensMax = Math.min(options.maxOutputTokens ?? Infinity, settings.outputTokensMax);
  const reserved = await ledger.reserve(estimateCall(options, outputTokensMax));
  if (!reserved.ok) throw ended(record, before ?? new ModelFailure(reserved.reason));
  const { permit } = reserved;
  const firstTokenMs = patience.firstTokenMs - (record.tries() === 0 ? 0 : record.ms());
  return { permit, model: open(permit), options, patience: { ...patience, firstTokenMs } };
}

function ended(record: CallRecord, failure: ModelFailure): AppError {
  record.failed(failure);
  return failureMessage(failure);
}

/** @returns null when the call is not to be sent again */
function waitAfter(
  failure: ModelFailure,
  {
    failed,
    random,
    settings: { triesMax = TRIES_MAX },
  }: { readonly failed: number; readonly random: number; readonly settings: RetryingModelOptions },
): number | null {
  if (!failure.passing || failed >= triesMax) return null;
  return waitBeforeNext({ failed, askedMs: failure.retryAfterMs, random });
}

function stopped(record: CallRecord, signal: AbortSignal): unknown {
  record.stopped();
  return signal.reason;
}

interface Begun extends ModelAttempt {
  /** What came up to the first word. */
  readonly head: readonly LanguageModelV4StreamPart[];
}

/** Reads up to the first word: until then nobody has seen anything, and a failure can be mended by asking again. */
async function begin({ parts, stop }: ModelAttempt): Promise<Begun> {
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
    async cancel() {
      record.stopped();
      stop();
      await parts.return();
    },
  });
}
