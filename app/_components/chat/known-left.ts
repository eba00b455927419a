import type { MessagesLeft } from "@/server/features/usage/types";

let known: MessagesLeft | null = null;
const listeners = new Set<() => void>();

/** What this page has last heard of the messages left, in whichever conversation; null before it has. */
export const knownLeft = (): MessagesLeft | null => known;

/** The same on the server, where nothing is heard. */
export const noLeftYet = (): null => null;

/** Keeps what a reply said of the messages left. */
export function learnLeft(left: MessagesLeft): void {
  known = left;
  for (const listener of listeners) listener();
}

export function onLeft(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
