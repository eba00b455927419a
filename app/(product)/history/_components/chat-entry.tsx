import Link from "next/link";
import { DeleteIcon } from "@/app/_components/chat/icons";
import type { ChatItem } from "@/server/features/chat/types";

interface ChatEntryProps {
  readonly chat: ChatItem;
  readonly onDelete: (chat: ChatItem) => void;
}

/** A conversation among the problems of its day. */
export function ChatEntry({ chat, onDelete }: ChatEntryProps) {
  return (
    <li className="relative px-4 py-4 hover:bg-wash sm:px-6">
      <Link
        href={`/chat/${chat.id}`}
        prefetch={false}
        className="block truncate text-[17px] after:absolute after:inset-0"
      >
        {chat.title}
      </Link>
      <div className="mt-1 flex min-h-8 items-center gap-4">
        <span className="text-[15px] text-muted">Conversation with the tutor</span>
        <button
          type="button"
          onClick={() => onDelete(chat)}
          className="needs-script relative z-10 -my-1.5 -mr-3 ml-auto flex size-11 shrink-0 items-center justify-center text-muted hover:text-danger"
        >
          <DeleteIcon />
          <span className="sr-only">Delete “{chat.title}”</span>
        </button>
      </div>
    </li>
  );
}
