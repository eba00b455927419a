"use client";

import { type RefObject, useId, useState } from "react";
import { deleteChatAction } from "@/server/features/chat/actions";
import type { ChatItem } from "@/server/features/chat/types";
import "../ui/dialog.css";

interface DeleteDialogProps {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly chat: ChatItem | null;
  readonly onDeleted: (id: string) => void;
}

const FAILED = "This could not be deleted. Check your connection and try again.";

/** Asks before a conversation is deleted for good. */
export function DeleteDialog({ ref, chat, onDeleted }: DeleteDialogProps) {
  const titleId = useId();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState("");

  const confirm = async () => {
    if (!chat || pending) return;
    setPending(true);
    const result = await deleteChatAction({ id: chat.id }).catch(
      () => ({ ok: false, error: FAILED }) as const,
    );
    setPending(false);
    setError(result.ok ? "" : result.error);
    if (!result.ok) return;
    ref.current?.close();
    onDeleted(chat.id);
  };

  return (
    <dialog ref={ref} aria-labelledby={titleId} onClose={() => setError("")} className="dialog">
      <h2 id={titleId} className="font-serif text-[24px] leading-tight">
        Delete this conversation?
      </h2>
      <p className="mt-2 break-words text-muted">“{chat?.title}” will be gone for good.</p>
      {error && (
        <p role="alert" className="mt-3 text-danger">
          {error}
        </p>
      )}
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <button type="button" onClick={() => ref.current?.close()} className="button">
          Keep it
        </button>
        <button type="button" onClick={confirm} aria-disabled={pending} className="button button-danger">
          {pending ? "Deleting…" : "Delete"}
        </button>
      </div>
    </dialog>
  );
}
