import { Chat } from "@ai-sdk/react";
import type { TutorMode } from "@/server/features/chat/types";
import { TEMPORARY_PATH } from "@/server/features/temporary/constants";
import type { Asking } from "./asking";
import { createEngineChoice } from "./limit-reached";
import { recent, type Said } from "./recent";
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
  const choice = createEngineChoice();
  return new Chat<LiveMessage>({
    id: makeId(),
    generateId: makeId,
    transport: {
      async sendMessages({ messages, abortSignal, body }) {
        const asked = (body ?? {}) as Asking;
        const sent = {
          messages: recent(messages.map(said)),
          solveId: solveId ?? undefined,
          mode: mode(),
          ...choice.of(asked),
        };
        const response = await post(TEMPORARY_PATH, sent, abortSignal).catch((error: unknown) => {
          throw choice.learn(error, asked);
        });
        onTaken();
        return streamOf(eventsOf(response));
      },
      reconnectToStream: async () => null,
    },
  });
}

const said = (message: LiveMessage): Said => ({
  role: message.role === "user" ? "user" : "assistant",
  text: textOf(message),
});

async function* eventsOf({ body }: Response): AsyncGenerator<ReplyEvent, void> {
  if (body) {
    for await (const event of eventsIn(body)) {
      yield event;
      if (isLast(event)) return;
    }
  }
  throw new Error(LOST);
}
