import { UNPRINTABLE } from "@/server/features/solve/constants";
import { CHARACTERS_AT_ONCE, IMPORT_PROBLEMS, type ImportProblem, ROWS_AT_ONCE } from "./constants";
import type { ImportOutcome, ImportResult } from "./types";

/** A text out of a file as it can be kept. */
export const printable = (text: string): string => text.replace(UNPRINTABLE, "");

/** How many characters content out of a file has, those of its names and one for each value included. Looks no further than
 * it has to, however deep it is.
 * @returns infinity for more than the most */
export function sizeOf(content: unknown, most: number): number {
  const left = [content];
  let size = 0;
  while (left.length > 0) {
    const value = left.pop();
    size += typeof value === "string" ? value.length + 1 : 1;
    if (size > most) return Number.POSITIVE_INFINITY;
    if (typeof value !== "object" || value === null) continue;
    for (const [name, part] of Object.entries(value)) {
      size += name.length;
      left.push(part);
    }
  }
  return size;
}

/** Puts together what is written in one statement, and done in one turn of the event loop.
 * @param sizeOfItem characters of an item; one that has more than a batch may have is a batch of its own */
export function* batches<Item>(
  items: readonly Item[],
  sizeOfItem: (item: Item) => number = () => 0,
): Generator<Item[]> {
  let some: Item[] = [];
  let size = 0;
  for (const item of items) {
    const own = sizeOfItem(item);
    if (some.length === ROWS_AT_ONCE || (some.length > 0 && size + own > CHARACTERS_AT_ONCE)) {
      yield some;
      [some, size] = [[], 0];
    }
    some.push(item);
    size += own;
  }
  if (some.length > 0) yield some;
}

/** A time out of a file. Nothing was made before 1970 or in the future: the history is sorted by it. */
export function pastTime(moment: string, now: Date): Date {
  return new Date(Math.min(Math.max(Date.parse(moment), 0), now.getTime()));
}

/** What a file holds, in words. */
export type ItemKind = "problem" | "conversation" | "practice problem" | "practice set" | "place in a set";

/** Which part of a file a refusal is about, in words: "problem 3 (result.steps.0.title)".
 * @param index the item's place in the file, from 0
 * @param path within the item; empty for all of it */
export function partOf(kind: ItemKind, index: number, path: string): string {
  return `${kind} ${index + 1}${path ? ` (${path.slice(0, 80)})` : ""}`;
}

/** Where an item of a file goes.
 * @param holder whose its id is at the moment; undefined when nobody has it
 * @returns "keep": under its own id; "known": it is here already; "rename": under another id */
export function placeOf(holder: "own" | "other" | undefined): "keep" | "known" | "rename" {
  if (holder === undefined) return "keep";
  return holder === "own" ? "known" : "rename";
}

/** The places of the messages that those of a conversation follow, in the order of their places. A message that does
 * not say so follows the one before it, as all did before there were branches; so does one that names no earlier
 * message of the conversation.
 * @param messages in the order of their places */
export function parentPlaces(
  messages: readonly { readonly id: string; readonly parentId?: string | null; readonly position: number }[],
): (number | null)[] {
  const earlier = new Map<string, number>();
  let before: number | null = null;
  return messages.map(({ id, parentId, position }) => {
    const named = typeof parentId === "string" ? earlier.get(parentId) : undefined;
    const place = parentId === null ? null : (named ?? before);
    earlier.set(id, position);
    before = position;
    return place;
  });
}

/** What a refusal says to the student. */
export function refusalWords({ problem, part }: Extract<ImportResult, { readonly ok: false }>): string {
  const words = IMPORT_PROBLEMS[problem];
  return part ? `${words} The cause is ${part}.` : words;
}

/** The settings page's address that shows what came of a file. */
export function landingOf(result: ImportResult): string {
  const query = result.ok
    ? Object.entries({ import: "done", ...result.outcome })
    : Object.entries({ import: result.problem });
  return `/settings?${query.map(([name, value]) => `${name}=${value}`).join("&")}#import`;
}

/** The word for a refusal that came before the file was read.
 * @param status the HTTP status it has otherwise */
export function problemOfStatus(status: number): ImportProblem {
  if (status === 413) return "size";
  if (status === 429) return "busy";
  return status === 400 ? "format" : "failed";
}

const listed = new Intl.ListFormat("en-GB");

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** What an import brought, as a sentence.
 * @example outcomeWords({ solves: 2, chats: 1, known: 0 }) // "Imported: 2 problems and 1 conversation." */
export function outcomeWords({
  solves,
  chats,
  reviews = 0,
  sets = 0,
  places = 0,
  known,
}: ImportOutcome): string {
  const here =
    known > 0 ? ` ${counted(known, "item was", "items were")} already here and stayed as before.` : "";
  if (solves + chats + reviews + sets + places === 0) return `Nothing new in this file.${here}`;
  const work = `${counted(solves, "problem", "problems")} and ${counted(chats, "conversation", "conversations")}`;
  const practised = [
    ...(reviews > 0 ? [counted(reviews, "practice problem", "practice problems")] : []),
    ...(sets > 0 ? [counted(sets, "practice set", "practice sets")] : []),
    ...(places > 0 ? [counted(places, "place in a set", "places in sets")] : []),
  ];
  const brought = practised.length > 0 ? `${work}, and ${listed.format(practised)}` : work;
  return `Imported: ${brought}.${here}`;
}

/** Whether a word out of an address names a reason to refuse a file. */
export const isImportProblem = (word: unknown): word is ImportProblem =>
  typeof word === "string" && Object.hasOwn(IMPORT_PROBLEMS, word);
