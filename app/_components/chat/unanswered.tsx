"use client";

import { Bubble } from "./bubble";

/** A message whose reply never came, and the way to get it. */
export function Unanswered({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  return (
    <>
      <Bubble by="user">
        <p className="break-words whitespace-pre-wrap">{text}</p>
      </Bubble>
      <div className="needs-script flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
        <p>There is no reply to this yet.</p>
        <button type="button" onClick={onRetry} className="button">
          Get the reply
        </button>
      </div>
    </>
  );
}
