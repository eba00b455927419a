"use client";

import Link from "next/link";
import type { ChatItem } from "@/server/features/chat/types";
import { closeMenu } from "./close-menu";
import { DeleteIcon, RenameIcon } from "./icons";

interface ChatRowProps {
  readonly chat: ChatItem;
  /** It is the conversation on the page. */
  readonly current: boolean;
  readonly onRename: (chat: ChatItem) => void;
  readonly onDelete: (chat: ChatItem) => void;
}

/** A conversation in the list. With a mouse its tools appear when it is pointed at; they are always there for touch
 * and for the keyboard. */
export function ChatRow({ chat, current, onRename, onDelete }: ChatRowProps) {
  return (
    <li className="chat-item">
      <Link
        href={`/chat/${chat.id}`}
        prefetch={false}
        onClick={closeMenu}
        aria-current={current ? "page" : undefined}
        className="chat-link"
      >
        {chat.title}
      </Link>
      <span className="chat-tools needs-script">
        <button type="button" onClick={() => onRename(chat)} className="chat-tool">
          <RenameIcon />
          <span className="sr-only">Rename “{chat.title}”</span>
        </button>
        <button type="button" onClick={() => onDelete(chat)} className="chat-tool chat-delete">
          <DeleteIcon />
          <span className="sr-only">Delete “{chat.title}”</span>
        </button>
      </span>
    </li>
  );
}
