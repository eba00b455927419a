import type { Drawing } from "@/server/features/solve/types";
import { TITLE_LENGTH_MAX } from "./constants";
import { graphPartSchema, replyChecksSchema } from "./schema";
import type { ChatMessage, Excerpt, MessageParts, MessageVersions, ReplyNote, StoredMessage } from "./types";

/** Name of the part that keeps how a reply came about. */
const NOTE = "data-reply";
/** Name of a part that holds a drawing. */
const GRAPH = "data-graph";

/** A conversation's title: the first line of its problem or its first message, cut at a word.
 * @example titleOf("Solve 3x = 12\nplease") // "Solve 3x = 12" */
export function titleOf(text: string): string {
  const line = (text.trim().split("\n")[0] ?? "").replace(/\s+/g, " ").trim();
  if ([...line].length <= TITLE_LENGTH_MAX) return line;
  const cut = [...line].slice(0, TITLE_LENGTH_MAX - 1).join("");
  const atWord = cut.lastIndexOf(" ");
  return `${atWord > TITLE_LENGTH_MAX / 2 ? cut.slice(0, atWord) : cut}…`;
}

/** Student messages are on even places and replies on odd ones, in the order of writing.
 * @param last the highest place taken, null in an empty conversation */
export const nextMessagePosition = (last: number | null): number =>
  last === null ? 0 : last + (last % 2 === 0 ? 2 : 1);

export const userParts = (text: string): MessageParts => [{ type: "text", text }];

export function replyParts(
  text: string,
  { source, stopped, cutOff, interrupted, checks, graphs = [] }: ReplyNote,
): MessageParts {
  const data = {
    source,
    stopped,
    ...(cutOff && { cutOff }),
    ...(interrupted && { interrupted }),
    ...(checks && { checks }),
  };
  return [
    { type: "text", text },
    ...graphs.map((graph): MessageParts[number] => ({ type: GRAPH, data: graph })),
    { type: NOTE, data },
  ];
}

export function textOf(parts: MessageParts): string {
  return parts.map((part) => (part.type === "text" ? part.text : "")).join("");
}

/** A stored message as it is shown. A reply that does not say where it comes from counts as unchecked. */
export function present({ id, role, parts }: StoredMessage): ChatMessage {
  const note = noteOf(parts);
  const checks = replyChecksSchema.safeParse(note.checks).data;
  const graphs = graphsIn(parts);
  return {
    id,
    role,
    text: textOf(parts),
    source: role === "user" || note.source === "engine" ? "engine" : "language-model",
    stopped: note.stopped === true,
    ...(note.cutOff === true && { cutOff: note.cutOff }),
    ...(note.interrupted === true && { interrupted: note.interrupted }),
    ...(checks && { checks }),
    ...(graphs.length > 0 && { graphs }),
  };
}

/** The drawings among the parts of a message or the events of a reply. */
function graphsIn(parts: readonly unknown[]): Drawing[] {
  return parts.flatMap((part) => graphPartSchema.safeParse(part).data?.data ?? []);
}

function noteOf(parts: MessageParts): Partial<ReplyNote> {
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

/** A message as far as its place among the others goes. */
type Placed = Pick<StoredMessage, "id" | "role" | "position"> & { readonly parentId: string | null };

/** The branch that ends with a message, from the conversation's beginning. Without that message it is the branch
 * written in last. Ends on data of any kind: a message that follows itself or a missing one begins the branch.
 * @param headId the last message that is shown; null where none was chosen
 * @returns in order of reading; empty only for a conversation without messages */
export function pathTo<Message extends Placed>(
  messages: readonly Message[],
  headId: string | null,
): Message[] {
  const byId = new Map(messages.map((message) => [message.id, message]));
  const path = new Set<Message>();
  let at = (headId === null ? undefined : byId.get(headId)) ?? latest(leaves(messages));
  while (at && !path.has(at)) {
    path.add(at);
    at = at.parentId === null ? undefined : byId.get(at.parentId);
  }
  return [...path].reverse();
}

/** Which of its versions a message is: those that were written in the same place by the same side, oldest first.
 * @returns `index` from 1; null for a message that is not there */
export function versionsOf(messages: readonly Placed[], id: string): MessageVersions | null {
  const message = messages.find((candidate) => candidate.id === id);
  if (!message) return null;
  const versions = messages
    .filter(({ parentId, role }) => parentId === message.parentId && role === message.role)
    .toSorted((one, other) => one.position - other.position);
  const at = versions.indexOf(message);
  return {
    index: at + 1,
    count: versions.length,
    previousId: versions[at - 1]?.id ?? null,
    nextId: versions[at + 1]?.id ?? null,
  };
}

/** The last message of the branch below a message that was written in last; the message itself where nothing
 * follows it, null for one that is not there. */
export function leafUnder<Message extends Placed>(messages: readonly Message[], id: string): Message | null {
  const start = messages.find((message) => message.id === id);
  if (!start) return null;
  const children = new Map<string | null, Message[]>();
  for (const message of messages) {
    const siblings = children.get(message.parentId);
    if (siblings) siblings.push(message);
    else children.set(message.parentId, [message]);
  }
  const below = new Set([start]);
  for (const message of below) for (const child of children.get(message.id) ?? []) below.add(child);
  return latest([...below].filter((message) => !children.has(message.id))) ?? start;
}

/** Those that nothing follows; all of them where each is followed. */
function leaves<Message extends Placed>(messages: readonly Message[]): readonly Message[] {
  const followed = new Set(messages.map(({ parentId }) => parentId));
  const ends = messages.filter(({ id }) => !followed.has(id));
  return ends.length > 0 ? ends : messages;
}

function latest<Message extends Placed>(messages: readonly Message[]): Message | undefined {
  return messages.reduce<Message | undefined>(
    (last, message) => (last && last.position > message.position ? last : message),
    undefined,
  );
}
