"use client";

import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { MESSAGE_LENGTH_MAX } from "@/server/features/chat/constants";
import { FieldError } from "../ui/field-error";
import type { EditProblem } from "./branching";

interface EditMessageProps {
  readonly text: string;
  /** Resolves to why it was not taken; null when it was. */
  readonly onSend: (text: string, engine?: true) => Promise<EditProblem | null>;
  readonly onCancel: () => void;
}

/** A message of the student's to be written again. What came after it stays, in its own branch. */
export function EditMessage({ text, onSend, onCancel }: EditMessageProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<EditProblem | null>(null);

  useEffect(() => {
    const { current } = field;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);

  const send = async (engine?: true) => {
    const written = field.current?.value.trim() ?? "";
    if (written === "" || pending) return;
    setPending(true);
    setProblem(null);
    const refused = await onSend(written, engine);
    setPending(false);
    setProblem(refused);
  };

  const press = (event: KeyboardEvent) => {
    const { isComposing, keyCode } = event.nativeEvent;
    if (isComposing || keyCode === 229) return;
    if (event.key === "Escape") {
      event.preventDefault();
      onCancel();
    }
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      void send();
    }
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      className="edit-message"
    >
      <label htmlFor={id} className="sr-only">
        Edited message
      </label>
      <textarea
        ref={field}
        id={id}
        defaultValue={text}
        maxLength={MESSAGE_LENGTH_MAX}
        onKeyDown={press}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-note ${id}-error`}
        className="field field-sizing-content max-h-[40dvh] min-h-24"
      />
      <FieldError id={`${id}-error`} message={problem?.words ?? ""} />
      <div className="mt-3 flex flex-wrap items-center justify-end gap-3">
        <p id={`${id}-note`} className="mr-auto text-[14px] text-muted">
          The replies that followed are kept as another version.
        </p>
        <button type="button" onClick={onCancel} className="button">
          Cancel
        </button>
        <SendButton pending={pending} onEngine={problem?.limited ? () => void send(true) : null} />
      </div>
    </form>
  );
}

interface SendButtonProps {
  readonly pending: boolean;
  /** Sends it to the built-in tutor, where no tutor message is left; else null. */
  readonly onEngine: (() => void) | null;
}

function SendButton({ pending, onEngine }: SendButtonProps) {
  if (!onEngine) {
    return (
      <button type="submit" aria-disabled={pending} className="button button-primary">
        {pending ? "Sending…" : "Send"}
      </button>
    );
  }
  return (
    <button type="button" aria-disabled={pending} onClick={onEngine} className="button button-primary">
      Send to the built-in tutor
    </button>
  );
}
