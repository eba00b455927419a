import { Chat } from "@ai-sdk/react";
import type { ChatTransport, UIMessage } from "ai";
import { BrandedError } from "@/server/errors/branded-error";
import type { ReplyMetadata, TutorMode } from "@/server/features/chat/types";
import type { Drawing } from "@/server/features/solve/types";
import type { Asking } from "./asking";
import { followReply, untilWorthIt } from "./follow-reply";
import { createEngineChoice, LimitReached, usedUpIn } from "./limit-reached";
import type { ReplyEvent } from "./reply-events";

export type LiveMessage = UIMessage<ReplyMetadata, { graph: Drawing }>;
export type LiveChat = Chat<LiveMessage>;

interface SessionOptions {
  readonly id: string;
  readonly solveId: string | null;
  /** A message that was sent before and has no reply yet. */
  readonly unanswered: { readonly id: string; readonly text: string } | null;
  /** The run that is writing its reply; null when none is. */
  readonly runId: string | null;
  /** How the tutor is to help, asked for with every message; undefined where the student has not chosen. */
  readonly mode: () => TutorMode | undefined;
  readonly onConnection: (connected: boolean) => void;
  /** The server has taken a message. */
  readonly onTaken: () => void;
}

const API = "/api/chat";
const OFFLINE = "We could not reach Classmate. Check your connection and try again.";
const BROKEN = "Something went wrong. Please try again in a moment.";
/** A message has the same number however often it is sent, so trying again is safe. */
const SENDS_MAX = 3;
const SEND_AGAIN_MS = 700;

/** A conversation as the browser carries it on. It sends the new message only: the server has the others. */
export function createSession(options: SessionOptions): LiveChat {
  const { id, unanswered } = options;
  return new Chat<LiveMessage>({
    id,
    generateId: makeId,
    messages: unanswered
      ? [{ id: unanswered.id, role: "user", parts: [{ type: "text", text: unanswered.text }] }]
      : [],
    transport: transportOf(options),
  });
}

function transportOf({
  id,
  solveId,
  runId,
  mode,
  onConnection,
  onTaken,
}: SessionOptions): ChatTransport<LiveMessage> {
  const resume = (run: string, after: number) =>
    fetchInWords(`${API}?${new URLSearchParams({ run, after: String(after) })}`);
  const stream = (open: () => Promise<Response>, signal: AbortSignal | undefined) =>
    streamOf(followReply({ open, resume, signal, onConnection }));
  const choice = createEngineChoice();
  return {
    async sendMessages({ messages, abortSignal, body }) {
      const asked = (body ?? {}) as Asking;
      const { resume, ...asking } = { ...asked, ...choice.of(asked) };
      const last = messages.findLast(({ role }) => role === "user");
      const message = { id: last?.id, text: last ? textOf(last) : "" };
      const sent = resume
        ? { id, resume }
        : { id, message, solveId: solveId ?? undefined, mode: mode(), ...asking };
      const response = await post(API, sent, abortSignal).catch((error: unknown) => {
        throw choice.learn(error, asked);
      });
      onTaken();
      return stream(async () => response, abortSignal);
    },
    async reconnectToStream() {
      return runId === null ? null : stream(() => resume(runId, 0), undefined);
    },
  };
}

/** Sends a message, again where the server could not be reached.
 * @throws why it was not taken, in words */
export async function post(path: string, body: object, signal: AbortSignal | undefined): Promise<Response> {
  for (let sent = 1; ; sent += 1) {
    try {
      return await fetchInWords(path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
        ...(signal && { signal }),
      });
    } catch (error) {
      if (!Unreachable.isInstance(error) || signal?.aborted || sent >= SENDS_MAX) throw error;
      await untilWorthIt(SEND_AGAIN_MS * sent, signal);
    }
  }
}

/** Sends another version of a message: a new one that follows the same one. Its reply is written whether or not anyone
 * reads it.
 * @throws why it was not taken, in words */
export async function beginBranch({
  id,
  parentId,
  text,
  mode,
  engine,
}: {
  readonly id: string;
  readonly parentId: string | null;
  readonly text: string;
  readonly mode: TutorMode | undefined;
  readonly engine: true | undefined;
}): Promise<void> {
  const branch = { id, parentId, mode, engine, message: { id: makeId(), text } };
  const { body } = await post(API, branch, undefined);
  await body?.cancel();
}

export function streamOf(events: AsyncGenerator<ReplyEvent, void>): ReadableStream<ReplyEvent> {
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await events.next();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        controller.error(error);
      }
    },
    async cancel() {
      await events.return();
    },
  });
}

/** How long the server has to end a reply that was stopped before the browser stops listening. */
const STOP_MS = 1_500;

/** Stops the reply on the server, which keeps what there is of it and says so in the stream. */
export async function stopSession(chat: LiveChat): Promise<void> {
  const timer = setTimeout(() => void chat.stop(), STOP_MS);
  const told = await fetch(API, {
    method: "DELETE",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ id: chat.id }),
    keepalive: true,
  }).catch(() => null);
  if (told?.ok) return;
  clearTimeout(timer);
  await chat.stop();
}

export function textOf({ parts }: LiveMessage): string {
  return parts.map((part) => (part.type === "text" ? part.text : "")).join("");
}

/** What was drawn for a reply, in order. */
export function graphsOf({ parts }: LiveMessage): readonly Drawing[] {
  return parts.flatMap((part) => (part.type === "data-graph" ? [part.data] : []));
}

/** An id nobody can guess. Works on plain http too, where `crypto.randomUUID` is missing. */
export function makeId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

class Unreachable extends BrandedError {
  static readonly brand = "Unreachable";
}

/** Fetch whose failures are sentences for the student. */
async function fetchInWords(input: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init).catch((error: unknown) => {
    if (init?.signal?.aborted) throw error;
    throw new Unreachable(OFFLINE, { cause: error });
  });
  if (response.ok) return response;
  throw await refusalIn(response);
}

async function refusalIn(response: Response): Promise<Error> {
  const body: unknown = await response.json().catch(() => null);
  if (typeof body !== "object" || body === null || !("error" in body)) return new Error(BROKEN);
  const { error } = body;
  if (typeof error !== "object" || error === null) return new Error(BROKEN);
  const words = "message" in error && typeof error.message === "string" ? error.message : BROKEN;
  const usage = usedUpIn(error);
  return usage ? new LimitReached(words, usage) : new Error(words);
}
