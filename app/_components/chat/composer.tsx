"use client";

import { type KeyboardEvent, type RefObject, Suspense, useState } from "react";
import { optional } from "@/app/_lib/optional";
import { useInBrowser } from "@/app/_lib/use-in-browser";
import { MESSAGE_LENGTH_MAX } from "@/server/features/chat/constants";
import { MathButton } from "../math-field/math-button";
import { mathPaste } from "../math-field/paste/math-paste";
import { PhotoButton } from "../photo/photo-button";
import { ArrowIcon } from "../ui/icons";
import { HaltIcon } from "./icons";
import { looksLikeMath } from "./looks-like-math";

const LivePreview = optional(() => import("../solve/live-preview"));
const MathPanel = optional(() => import("../math-field/math-panel"));

export interface ComposerProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
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
export function Composer({ field, placeholder, busy, onSend, onStop, onFocus, onType }: ComposerProps) {
  // Before the script is there the browser itself would submit the form, into the address.
  const ready = useInBrowser();
  const [maths, setMaths] = useState(false);
  const [problem, setProblem] = useState("");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (busy) return;
        setProblem("");
        onSend();
      }}
      onPaste={mathPaste("between-dollars")}
      className="composer sheet px-2 pt-1.5 pb-2"
    >
      {problem && (
        <div className="message-reading">
          <Suspense>
            <LivePreview text={problem} quiet />
          </Suspense>
        </div>
      )}
      <label htmlFor="message" className="sr-only">
        Your message
      </label>
      <textarea
        ref={field}
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
        onInput={({ currentTarget: { value } }) => {
          setProblem(looksLikeMath(value) ? value : "");
          onType();
        }}
        onKeyDown={submitOnEnter}
        className="composer-field message-field"
      />
      <div className="composer-tools">
        <MathButton open={maths} onToggle={() => setMaths(!maths)} />
        <PhotoButton field={field} />
        {busy ? (
          <button type="button" onClick={onStop} aria-keyshortcuts="Escape" className="button ml-auto">
            <HaltIcon />
            Stop
          </button>
        ) : (
          <button type="submit" disabled={!ready} className="button button-primary ml-auto">
            Send
            <ArrowIcon />
          </button>
        )}
      </div>
      {maths && (
        <Suspense fallback={<div className="math-panel-place" />}>
          <MathPanel field={field} notation="between-dollars" onClose={() => setMaths(false)} />
        </Suspense>
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
