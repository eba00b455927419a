"use client";

import { useEffect, useRef, useState } from "react";
import type { ChatItem } from "@/server/features/chat/types";
import { ShareButton } from "../share/share-button";
import { useChatList } from "./chat-list-context";
import { RenameIcon, ShareIcon } from "./icons";
import { RenameDialog } from "./rename-dialog";

/** A conversation's name above it, with the ways to change and to share it. */
export function ChatTitle({ chat }: { readonly chat: ChatItem }) {
  const { renamed } = useChatList();
  const [renaming, setRenaming] = useState(false);
  const title = renamed.get(chat.id) ?? chat.title;

  // The page's title comes from the server and still has the name it was rendered with.
  const announced = useRef(chat.title);
  useEffect(() => {
    const before = announced.current;
    announced.current = title;
    if (before !== title && document.title.startsWith(before))
      document.title = title + document.title.slice(before.length);
  }, [title]);

  return (
    <div className="chat-title">
      <h1 title={title} className="min-w-0 truncate text-[15px] text-muted">
        {title}
      </h1>
      <button type="button" onClick={() => setRenaming(true)} className="chat-tool needs-script">
        <RenameIcon />
        <span className="sr-only">Rename this conversation</span>
      </button>
      <ShareButton subject={{ kind: "chat", id: chat.id }} className="chat-tool">
        <ShareIcon />
        <span className="sr-only">Share this conversation</span>
      </ShareButton>
      {renaming && <RenameDialog chat={{ id: chat.id, title }} onClose={() => setRenaming(false)} />}
    </div>
  );
}
