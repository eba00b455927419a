import "server-only";
import { randomUUID } from "node:crypto";
import type { ModelMessage } from "ai";
import type { Engine } from "@/server/providers/engine/port";
import type { Turn } from "../built-in/types";
import { lastSentenceEnd } from "./sentence-end";
import type { ReplyCheck } from "./types";

/** Looks at one reply of a language model while it is written. A fault of the engine costs the badges, not the reply. */
export interface ClaimVerification {
  /** Looks at what has come so far, beside the writing, where a sentence has ended since the last look: one look at a
   * time, and no more than the last text counts. */
  look(text: string): void;
  /** What has been found since the last call and is worth telling; null for nothing. */
  news(): ReplyCheck | null;
  /** Judges the reply that is all there.
   * @param options whether its last sentence is whole
   * @returns null when the engine could not look at it */
  finish(text: string, options: { readonly ended: boolean }): Promise<ReplyCheck | null>;
}

export interface ClaimVerificationOptions {
  readonly engine: Engine;
  readonly onError: (error: unknown) => void;
}

/** Findings are reported when there are this many more, and every mistake at once. */
const GROWTH = 1.5;

/** As many characters as a sentence may end with, which may come in two pieces. */
const SENTENCE_END_LENGTH = 16;

/** @param messages what was said before the reply: it is judged by the problem under discussion */
export function startClaimVerification(
  messages: readonly ModelMessage[],
  { engine, onError }: ClaimVerificationOptions,
): ClaimVerification {
  const run = randomUUID();
  const turns = textsIn(messages);
  let looking: Promise<void> | null = null;
  let found: ReplyCheck | null = null;
  let told = { claims: 0, refuted: 0 };
  let failed = false;
  let lookedAt = 0;
  let scannedTo = 0;
  const check = async (text: string, ended: boolean): Promise<void> => {
    if (failed) return;
    try {
      found = await engine.run("checkReply", { run, turns, text, ended });
      // What could not be looked at once is not looked at again as it grows.
      failed = found === null;
    } catch (error) {
      failed = true;
      onError(error);
    }
  };
  return {
    look(text) {
      if (looking) return;
      const from = Math.max(lookedAt, scannedTo - SENTENCE_END_LENGTH);
      const end = lastSentenceEnd(text, from);
      scannedTo = text.length;
      if (end === from) return;
      lookedAt = end;
      looking = check(text, false).then(() => {
        looking = null;
      });
    },
    news() {
      if (!found) return null;
      const size = sizeOf(found);
      const isMore = size.claims > told.claims && size.claims >= told.claims * GROWTH;
      if (!isMore && size.refuted <= told.refuted) return null;
      told = size;
      return found;
    },
    async finish(text, { ended }) {
      await looking;
      await check(ended ? text : whole(text), true);
      if (failed || !found) return null;
      // What was broken off may have been going to come to the answer.
      return ended ? found : { ...found, lacks: undefined };
    },
  };
}

const textsIn = (messages: readonly ModelMessage[]): readonly Turn[] =>
  messages.flatMap(({ role, content }): Turn[] =>
    (role === "user" || role === "assistant") && typeof content === "string" ? [{ role, text: content }] : [],
  );

const sizeOf = ({ claims }: ReplyCheck) => ({
  claims: claims.length,
  refuted: claims.filter(({ outcome }) => outcome === "refuted").length,
});

/** A reply without a sentence that was not finished: "so x = 1" may have been going to be 12. */
function whole(text: string): string {
  const ends = [...text.matchAll(/[.!?][*_)]*(?=\s)|\n/g)];
  const last = ends.at(-1);
  return last ? text.slice(0, last.index + last[0].length) : "";
}
