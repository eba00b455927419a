"use client";
// Drawn a few times in the life of a page: what would be remembered costs more bytes than it spares work.
"use no memo";

import { Suspense, useEffect, useRef, useState } from "react";
import { optional } from "@/app/_lib/optional";
import type { ChatItem } from "@/server/features/chat/types";
import { ShareButton } from "../share/share-button";
import { useListedTitle } from "./chat-list-data";
import { RenameIcon, ShareIcon } from "./icons";

const RenameDialog = optional(() => import("./rename-dialog"));

/** A conversation's name above it, with the ways to change and to share it. */
export function ChatTitle({ chat }: { readonly chat: ChatItem }) {
  const [renaming, setRenaming] = useState(false);
  // For a conversation so old that the list does not have it.
  const [given, setGiven] = useState(chat.title);
  const title = useListedTitle(chat.id) ?? given;

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
      <Suspense>
        {renaming && (
          <RenameDialog
            chat={{ id: chat.id, title }}
            onRenamed={setGiven}
            onClose={() => setRenaming(false)}
          />
        )}
      </Suspense>
    </div>
  );
}
