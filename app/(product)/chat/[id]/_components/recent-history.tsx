import { History } from "@/app/_components/chat/history";
import type { ChatMessage } from "@/server/features/chat/types";
import { loadConversation } from "@/server/features/tutor/loaders";
import { Earlier, type EarlierMessages } from "./earlier";
import { firstOutOfSight } from "./out-of-sight";

/** A long conversation full of mathematics takes seconds to draw, and its end is what a student comes back to. */
const SHOWN_FIRST = 20;
const FETCHED_AT_ONCE = 40;

interface RecentHistoryProps {
  readonly chatId: string;
  readonly messages: readonly ChatMessage[];
  /** All of it at once, however long it is. */
  readonly whole: boolean;
}

/** The later part of what was said before, and the way to the earlier part. */
export function RecentHistory({ chatId, messages, whole }: RecentHistoryProps) {
  const { shown, left, first } = lastOf(messages, whole ? messages.length : SHOWN_FIRST, firstOutOfSight);

  async function more(before: string): Promise<EarlierMessages | null> {
    "use server";
    const { messages: all } = await loadConversation(chatId);
    const at = all.findIndex(({ id }) => id === before);
    return at < 0 ? null : lastOf(all.slice(0, at), FETCHED_AT_ONCE, () => 0);
  }

  return (
    <>
      {first !== null && left > 0 && (
        <Earlier path={`/chat/${chatId}`} left={left} first={first} more={more} />
      )}
      {shown}
    </>
  );
}

function lastOf(
  messages: readonly ChatMessage[],
  count: number,
  awayFrom: (shown: readonly ChatMessage[]) => number,
): EarlierMessages {
  const left = Math.max(0, messages.length - count);
  const shown = messages.slice(left);
  return {
    shown: <History messages={shown} after={messages[left - 1]?.id ?? null} awayFrom={awayFrom(shown)} />,
    left,
    first: shown[0]?.id ?? null,
  };
}
