import { Chat } from "@ai-sdk/react";
import { DefaultChatTransport, type UIMessage } from "ai";
import type { ReplyMetadata } from "@/server/features/chat/types";

export type LiveMessage = UIMessage<ReplyMetadata>;
export type LiveChat = Chat<LiveMessage>;

interface SessionOptions {
  readonly id: string;
  readonly solveId: string | null;
  /** A message that was sent before and has no reply yet. */
  readonly unanswered: { readonly id: string; readonly text: string } | null;
}

const API = "/api/chat";
const OFFLINE = "We could not reach Classmate. Check your connection and try again.";
const BROKEN = "Something went wrong on the way. Please try again in a moment.";

/** A conversation as the browser carries it on. It sends the new message only: the server has the others. */
export function createSession({ id, solveId, unanswered }: SessionOptions): LiveChat {
  return new Chat<LiveMessage>({
    id,
    generateId: makeId,
    messages: unanswered
      ? [{ id: unanswered.id, role: "user", parts: [{ type: "text", text: unanswered.text }] }]
      : [],
    transport: new DefaultChatTransport<LiveMessage>({
      api: API,
      fetch: fetchInWords,
      prepareSendMessagesRequest: ({ messages }) => {
        const message = messages.findLast(({ role }) => role === "user");
        return {
          body: {
            id,
            message: { id: message?.id, text: message ? textOf(message) : "" },
            solveId: solveId ?? undefined,
          },
        };
      },
    }),
  });
}

/** Stops the reply on the server, which keeps what there is of it, and in the browser. */
export async function stopSession(chat: LiveChat): Promise<void> {
  const told = fetch(API, {
    method: "DELETE",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ id: chat.id }),
    keepalive: true,
  });
  await Promise.allSettled([told, chat.stop()]);
}

export function textOf({ parts }: LiveMessage): string {
  return parts.map((part) => (part.type === "text" ? part.text : "")).join("");
}

/** An id nobody can guess. Works on plain http too, where `crypto.randomUUID` is missing. */
export function makeId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Fetch whose failures are sentences for the student. */
async function fetchInWords(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init).catch((error: unknown) => {
    if (init?.signal?.aborted) throw error;
    throw new Error(OFFLINE, { cause: error });
  });
  if (response.ok) return response;
  throw new Error(await wordsOf(response));
}

async function wordsOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  if (typeof body !== "object" || body === null || !("error" in body)) return BROKEN;
  const { error } = body;
  const known = typeof error === "object" && error !== null && "message" in error;
  return known && typeof error.message === "string" ? error.message : BROKEN;
}
