"use client";

import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { renameChatAction } from "@/server/features/chat/actions";
import { TITLE_LENGTH_MAX } from "@/server/features/chat/constants";
import type { ChatItem } from "@/server/features/chat/types";
import { FieldError } from "../ui/field-error";
import { useChatList } from "./chat-list-context";
import "../ui/dialog.css";

interface RenameDialogProps {
  readonly chat: ChatItem;
  readonly onClose: () => void;
}

const FAILED = "The name could not be saved. Check your connection and try again.";

/** Asks for another name of a conversation, and shows it wherever the conversation is named. Open while it is there. */
export function RenameDialog({ chat, onClose }: RenameDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { rename } = useChatList();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState("");

  useEffect(() => {
    dialog.current?.showModal();
    field.current?.select();
  }, []);

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const title = field.current?.value.trim() ?? "";
    setPending(true);
    const result = await renameChatAction({ id: chat.id, title }).catch(
      () => ({ ok: false, error: FAILED }) as const,
    );
    setPending(false);
    setError(result.ok ? "" : result.error);
    if (!result.ok) return field.current?.focus();
    rename({ id: chat.id, title });
    dialog.current?.close();
  };

  return (
    <dialog ref={dialog} aria-labelledby={`${id}-heading`} onClose={onClose} className="dialog">
      <form onSubmit={save} noValidate>
        <h2 id={`${id}-heading`} className="font-serif text-[24px] leading-tight">
          Rename this conversation
        </h2>
        <label htmlFor={`${id}-title`} className="mt-4 mb-1.5 block text-[15px]">
          Name
        </label>
        <input
          ref={field}
          id={`${id}-title`}
          name="title"
          defaultValue={chat.title}
          maxLength={TITLE_LENGTH_MAX}
          autoComplete="off"
          aria-invalid={error !== ""}
          aria-describedby={`${id}-error`}
          className="field"
        />
        <FieldError id={`${id}-error`} message={error} />
        <div className="mt-5 flex flex-wrap justify-end gap-3">
          <button type="button" onClick={() => dialog.current?.close()} className="button">
            Cancel
          </button>
          <button type="submit" aria-disabled={pending} className="button button-primary">
            {pending ? "Saving…" : "Save"}
          </button>
        </div>
      </form>
    </dialog>
  );
}
