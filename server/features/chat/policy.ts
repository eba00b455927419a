import { TITLE_LENGTH_MAX } from "./constants";
import { replyChecksSchema } from "./schema";
import type { ChatMessage, Excerpt, MessageParts, StoredMessage } from "./types";

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
  { source, stopped, cutOff, checks }: Pick<ChatMessage, "source" | "stopped" | "cutOff" | "checks">,
): MessageParts {
  return [
    { type: "text", text },
    { type: NOTE, data: { source, stopped, ...(cutOff && { cutOff }), ...(checks && { checks }) } },
  ];
}

/** Whether a reply ended otherwise than at its end: it broke, grew too long, or was withheld by its vendor. */
export const endsEarly = (finishReason: string | undefined): boolean =>
  finishReason === "error" || finishReason === "length" || finishReason === "content-filter";

export function textOf(parts: MessageParts): string {
  return parts.map((part) => (part.type === "text" ? part.text : "")).join("");
}

/** A stored message as it is shown. A reply that does not say where it comes from counts as unchecked. */
export function present({ id, role, parts }: StoredMessage): ChatMessage {
  const note = noteOf(parts);
  const checks = replyChecksSchema.safeParse(note.checks).data;
  return {
    id,
    role,
    text: textOf(parts),
    source: role === "user" || note.source === "engine" ? "engine" : "language-model",
    stopped: note.stopped === true,
    ...(note.cutOff === true && { cutOff: note.cutOff }),
    ...(checks && { checks }),
  };
}

function noteOf(parts: MessageParts): Partial<Pick<ChatMessage, "source" | "stopped" | "cutOff" | "checks">> {
  for (const part of parts) {
    if (part.type === NOTE && "data" in part && typeof part.data === "object" && part.data !== null)
      return part.data;
  }
  return {};
}

/** Characters shown on either side of what was searched for. */
const EXCERPT_SIDE = 40;

/** The line of a text that has what was searched for, cut to its surroundings. Case and spaces do not count.
 * @param query without spaces
 * @returns null when the text does not have it
 * @example excerptOf("First\nSolve **3x + 5 = 20**", "3X+5") // { before: "Solve ", match: "3x + 5", after: " = 20" } */
export function excerptOf(text: string, query: string): Excerpt | null {
  const letters = [...query].map((letter) => letter.replace(/[\\^$.*+?()[\]{}|/]/, "\\$&"));
  const pattern = new RegExp(letters.join("\\s*"), "iu");
  const found = pattern.exec(text);
  if (!found) return null;
  const from = text.lastIndexOf("\n", found.index) + 1;
  const to = text.indexOf("\n", found.index + found[0].length);
  const line = text.slice(from, to < 0 ? undefined : to);
  const plain = withoutMarks(line);
  // Who looks for a mark finds the line as it was written.
  const shown = pattern.test(plain) ? plain : line;
  const [match = ""] = pattern.exec(shown) ?? [];
  const at = shown.search(pattern);
  return {
    before: cutBefore(shown.slice(0, at)),
    match: match.replace(/\s+/g, " "),
    after: cutAfter(shown.slice(at + match.length)),
  };
}

/** A line without what sets it: bold type, the signs around mathematics and its commonest commands. */
function withoutMarks(line: string): string {
  return line
    .replace(/\*\*|`/g, "")
    .replace(/\$\$?(?=\S)([^$]{0,500}[^$\s])\$\$?(?!\d)/g, "$1")
    .replace(/\\cdot(?![a-z])/g, "·")
    .replace(/\\times(?![a-z])/g, "×");
}

function cutBefore(text: string): string {
  const letters = [...text];
  return letters.length > EXCERPT_SIDE ? `…${letters.slice(-EXCERPT_SIDE).join("")}` : text;
}

function cutAfter(text: string): string {
  const letters = [...text];
  return letters.length > EXCERPT_SIDE ? `${letters.slice(0, EXCERPT_SIDE).join("")}…` : text;
}
