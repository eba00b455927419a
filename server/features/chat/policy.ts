import { TITLE_LENGTH_MAX } from "./constants";
import type { ChatMessage, MessageParts, ReplySource, StoredMessage } from "./types";

/** Name of the part that keeps how a reply came about. */
const NOTE = "data-reply";

/** A conversation's title: the first line of its problem or its first message, cut at a word.
 * @example titleOf("Solve 3x = 12\nplease") // "Solve 3x = 12" */
export function titleOf(text: string): string {
  const line = (text.trim().split("\n")[0] ?? "").replace(/\s+/g, " ").trim();
  if ([...line].length <= TITLE_LENGTH_MAX) return line;
  const cut = [...line].slice(0, TITLE_LENGTH_MAX - 1).join("");
  const atWord = cut.lastIndexOf(" ");
  return `${atWord > TITLE_LENGTH_MAX / 2 ? cut.slice(0, atWord) : cut}…`;
}

/** Student messages stand on even places and each reply on the odd place after its message, so that a reply finds
 * its place whatever was sent while it was being written.
 * @param last the highest place taken, null in an empty conversation */
export const nextMessagePosition = (last: number | null): number =>
  last === null ? 0 : last + (last % 2 === 0 ? 2 : 1);

export const replyPosition = (messagePosition: number): number => messagePosition + 1;

export const userParts = (text: string): MessageParts => [{ type: "text", text }];

export function replyParts(
  text: string,
  { source, stopped }: Pick<ChatMessage, "source" | "stopped">,
): MessageParts {
  return [
    { type: "text", text },
    { type: NOTE, data: { source, stopped } },
  ];
}

export function textOf(parts: MessageParts): string {
  return parts.map((part) => (part.type === "text" ? part.text : "")).join("");
}

/** A stored message as it is shown. A reply that does not say where it comes from counts as unchecked. */
export function present({ id, role, parts }: StoredMessage): ChatMessage {
  const note = noteOf(parts);
  return {
    id,
    role,
    text: textOf(parts),
    source: role === "user" || note.source === "engine" ? "engine" : "language-model",
    stopped: note.stopped === true,
  };
}

function noteOf(parts: MessageParts): { readonly source?: ReplySource; readonly stopped?: boolean } {
  for (const part of parts) {
    if (part.type === NOTE && "data" in part && typeof part.data === "object" && part.data !== null)
      return part.data;
  }
  return {};
}
