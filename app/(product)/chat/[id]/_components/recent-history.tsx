import { History } from "@/app/_components/chat/history";
import { fitting } from "@/app/_components/chat/page-parts";
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
  /** Where the part that is shown ends in them; -1 for at their end. */
  readonly upTo: number;
  /** As much of it at once as one page holds. */
  readonly whole: boolean;
}

/** The later part of what was said before, and the way to the earlier part. */
export function RecentHistory({ chatId, messages: all, upTo, whole }: RecentHistoryProps) {
  const messages = upTo > 0 ? all.slice(0, upTo) : all;
  const { shown, left, first } = lastOf(messages, whole ? messages.length : SHOWN_FIRST, firstOutOfSight);

  async function more(before: string): Promise<EarlierMessages | null> {
    "use server";
    const { messages: now } = await loadConversation(chatId);
    const at = now.findIndex(({ id }) => id === before);
    return at < 0 ? null : lastOf(now.slice(0, at), FETCHED_AT_ONCE, () => 0);
  }

  return (
    <>
      {first !== null && left > 0 && (
        <Earlier path={`/chat/${chatId}`} left={left} first={first} more={more} />
      )}
      {shown}
      {messages.length < all.length && (
        <p className="text-center text-[15px] text-muted">
          {all.length - messages.length} messages after these are left out here.{" "}
          <a href={`/chat/${chatId}`} className="link">
            Back to the end
          </a>
        </p>
      )}
    </>
  );
}

function lastOf(
  messages: readonly ChatMessage[],
  count: number,
  awayFrom: (shown: readonly ChatMessage[]) => number,
): EarlierMessages {
  const left = messages.length - Math.min(count, fitting(messages.toReversed()));
  const shown = messages.slice(left);
  return {
    shown: <History messages={shown} after={messages[left - 1]?.id ?? null} awayFrom={awayFrom(shown)} />,
    left,
    first: shown[0]?.id ?? null,
  };
}
