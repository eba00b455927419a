import { PAGE_CHARACTERS_MAX } from "@/server/typeset/limits";

/** Messages on one page, however short they are. */
const MESSAGES_MAX = 400;

/** Each message is in a page twice: as it is shown, and as its tools and a later rendering take it. */
const CHARACTERS_MAX = PAGE_CHARACTERS_MAX / 2;

type Spoken = { readonly text: string };

/** How many of the first messages one page shows; at least one, where there is one. */
export function fitting(messages: readonly Spoken[]): number {
  let characters = 0;
  const end = messages.findIndex(({ text }, index) => {
    characters += text.length;
    return index > 0 && (index >= MESSAGES_MAX || characters > CHARACTERS_MAX);
  });
  return end < 0 ? messages.length : end;
}

/** A conversation in parts, each of which one page shows. */
export function pageParts<Message extends Spoken>(messages: readonly Message[]): (readonly Message[])[] {
  const parts: (readonly Message[])[] = [];
  for (let at = 0; at < messages.length; at += parts.at(-1)?.length ?? 1) {
    const rest = messages.slice(at, at + MESSAGES_MAX);
    parts.push(rest.slice(0, fitting(rest)));
  }
  return parts;
}
