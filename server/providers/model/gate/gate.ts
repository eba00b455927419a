import "server-only";
import type { ModelMessage, UIMessageChunk } from "ai";
import { checkReply } from "./check-reply";
import { problemsDiscussed } from "./problems-discussed";
import type { ReplyCheck } from "./types";

/** Looks at one reply of a language model when it has been written. */
export interface Gate {
  /** @param text the reply; `ended` tells that its last sentence is whole
   * @returns null when the engine could not look at it */
  check(text: string, options: { readonly ended: boolean }): Promise<ReplyCheck | null>;
  /** The reply's chunks, with what was found as the last one's metadata, `{ checks }`. */
  announcing(chunks: ReadableStream<UIMessageChunk>): ReadableStream<UIMessageChunk>;
}

export interface GateOptions {
  readonly now: () => Date;
  /** A fault of the engine costs the badges, not the reply. */
  readonly onError: (error: unknown) => void;
}

/** @param messages what was said before the reply: it is judged by the problem under discussion */
export function openGate(messages: readonly ModelMessage[], { now, onError }: GateOptions): Gate {
  let checks: ReplyCheck | null = null;
  return {
    async check(text, { ended }) {
      try {
        const problems = problemsDiscussed(messages);
        checks = await checkReply({ text: ended ? text : whole(text), problems }, () => now().getTime());
      } catch (error) {
        onError(error);
      }
      return checks;
    },
    announcing: (chunks) =>
      chunks.pipeThrough(
        new TransformStream({
          flush(controller) {
            if (checks) controller.enqueue({ type: "message-metadata", messageMetadata: { checks } });
          },
        }),
      ),
  };
}

/** A reply without a sentence that was not finished: "so x = 1" may have been going to be 12. */
function whole(text: string): string {
  const ends = [...text.matchAll(/[.!?](?=\s)|\n/g)];
  const last = ends.at(-1);
  return last ? text.slice(0, last.index + 1) : "";
}
