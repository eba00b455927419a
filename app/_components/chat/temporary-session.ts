import { Chat } from "@ai-sdk/react";
import type { TutorMode } from "@/server/features/chat/types";
import {
  TEMPORARY_LENGTH_MAX,
  TEMPORARY_MESSAGES_MAX,
  TEMPORARY_PATH,
} from "@/server/features/temporary/constants";
import { eventsIn, isLast, type ReplyEvent } from "./reply-events";
import { type LiveChat, type LiveMessage, makeId, post, streamOf, textOf } from "./session";

interface TemporaryOptions {
  readonly solveId: string | null;
  readonly mode: () => TutorMode | undefined;
  /** The server has read a message. */
  readonly onTaken: () => void;
}

const LOST = "The connection was lost, and with it the rest of this reply. Ask for it again.";

/** A conversation that only this page holds: every request carries all of it. */
export function createTemporarySession({ solveId, mode, onTaken }: TemporaryOptions): LiveChat {
  return new Chat<LiveMessage>({
    id: makeId(),
    generateId: makeId,
    transport: {
      async sendMessages({ messages, abortSignal }) {
        const body = { messages: recent(messages.map(said)), solveId: solveId ?? undefined, mode: mode() };
        const response = await post(TEMPORARY_PATH, body, abortSignal);
        onTaken();
        return streamOf(eventsOf(response));
      },
      reconnectToStream: async () => null,
    },
  });
}

interface Said {
  readonly role: "user" | "assistant";
  readonly text: string;
}

const said = (message: LiveMessage): Said => ({
  role: message.role === "user" ? "user" : "assistant",
  text: textOf(message),
});

/** As much of the end of a conversation as the tutor can be told at once. */
export function recent(messages: readonly Said[]): Said[] {
  const spoken = messages.filter(({ text }) => text !== "").slice(-TEMPORARY_MESSAGES_MAX);
  let room = TEMPORARY_LENGTH_MAX;
  const first = spoken.findLastIndex(({ text }) => {
    room -= text.length;
    return room < 0;
  });
  return spoken.slice(first + 1);
}

async function* eventsOf({ body }: Response): AsyncGenerator<ReplyEvent, void> {
  if (body) {
    for await (const event of eventsIn(body)) {
      yield event;
      if (isLast(event)) return;
    }
  }
  throw new Error(LOST);
}
