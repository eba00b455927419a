import type { ChatMessage } from "@/server/features/chat/types";

/** Pixels; few windows are taller. */
const TALL = 1600;
/** Around and between messages. */
const FRAME = 90;
const LINE = 24;
/** LaTeX is longer than what it says. */
const LINE_LETTERS = 120;

/** The first message that no window shows when a page opens with these at its top: it and those after it can be left out
 * until they come into view. Their heights are not known before they are drawn; this takes them for lower than they are.
 * @returns a place in the list; its length where all may be seen */
export function firstOutOfSight(messages: readonly Pick<ChatMessage, "text">[]): number {
  let height = 0;
  const at = messages.findIndex(({ text }) => {
    const outside = height >= TALL;
    height += FRAME + LINE * Math.floor(text.length / LINE_LETTERS);
    return outside;
  });
  return at < 0 ? messages.length : at;
}
