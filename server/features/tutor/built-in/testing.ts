import "server-only";
import { tutorReply } from "./tutor-reply";
import type { Turn } from "./types";

/** What the tutor says to the last of the given student messages, having answered the others. */
export function replyTo(...messages: readonly string[]): string {
  const turns: Turn[] = [];
  let last = "";
  for (const text of messages) {
    turns.push({ role: "user", text });
    last = tutorReply(turns);
    turns.push({ role: "assistant", text: last });
  }
  return last;
}
