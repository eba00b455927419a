"use client";

import type { KeyboardEvent, Ref } from "react";
import { useInBrowser } from "@/app/_lib/use-in-browser";
import { MESSAGE_LENGTH_MAX } from "@/server/features/chat/constants";
import { ArrowIcon } from "../ui/icons";
import { HaltIcon } from "./icons";

export interface ComposerProps {
  readonly ref: Ref<HTMLTextAreaElement>;
  readonly placeholder: string;
  /** A reply is being written: there is something to stop and nothing to send. */
  readonly busy: boolean;
  readonly onSend: () => void;
  readonly onStop: () => void;
  readonly onFocus: () => void;
  /** The text has changed under the student's hand. */
  readonly onType: () => void;
}

/** Names the element that says which keys do what. */
export const HINT_ID = "message-keys";

/** Where a message is typed: Enter sends it, Shift and Enter starts a new line. The field holds its own text, so
 * that nothing typed before the script arrives is lost. */
export function Composer({ ref, placeholder, busy, onSend, onStop, onFocus, onType }: ComposerProps) {
  // Before the script is there the browser itself would submit the form, into the address.
  const ready = useInBrowser();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSend();
      }}
      className="composer sheet flex items-end gap-2 py-2 pr-2 pl-4"
    >
      <label htmlFor="message" className="sr-only">
        Your message
      </label>
      <textarea
        ref={ref}
        id="message"
        name="message"
        rows={1}
        maxLength={MESSAGE_LENGTH_MAX}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="send"
        aria-describedby={HINT_ID}
        aria-keyshortcuts="/"
        onFocus={onFocus}
        onInput={onType}
        onKeyDown={submitOnEnter}
        className="composer-field message-field"
      />
      {busy ? (
        <button
          type="button"
          onClick={onStop}
          aria-keyshortcuts="Escape"
          className="button w-11 shrink-0 px-0 sm:w-auto sm:px-4"
        >
          <HaltIcon />
          <span className="sr-only sm:not-sr-only">Stop</span>
        </button>
      ) : (
        <button
          type="submit"
          disabled={!ready}
          className="button button-primary w-11 shrink-0 px-0 sm:w-auto sm:px-4"
        >
          <span className="sr-only sm:not-sr-only">Send</span>
          <ArrowIcon />
        </button>
      )}
    </form>
  );
}

/** An Enter that ends a composition (Japanese, Chinese, Korean input) belongs to the input method. Safari reports
 * it after the composition has ended, with key code 229. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  const { isComposing, keyCode } = event.nativeEvent;
  if (event.key !== "Enter" || event.shiftKey || isComposing || keyCode === 229) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
