"use client";

import { useEffect, useId, useRef } from "react";
import type { ShareSubject } from "@/server/features/share/types";
import { CopyButton } from "../ui/copy-button";
import { useShare } from "./use-share";
import "../ui/dialog.css";

export interface ShareDialogProps {
  readonly subject: ShareSubject;
  readonly onClose: () => void;
}

const WORDS = {
  chat: {
    title: "Share this conversation",
    note: "Anyone with this link can read the conversation as it is now. What you write later and your name are not shown.",
  },
  solve: {
    title: "Share this solution",
    note: "Anyone with this link can read as much of the solution as you have opened. Your name and your own attempts are not shown.",
  },
} as const;

/** The link to a conversation or a solution: made and copied when this opens, and the way to take it back. */
export function ShareDialog({ subject, onClose }: ShareDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { link, state, error, includeNewer, revoke } = useShare(subject);
  const { title, note } = WORDS[subject.kind];

  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog ref={dialog} aria-labelledby={id} onClose={onClose} className="dialog">
      <h2 id={id} className="font-serif text-[24px] leading-tight">
        {title}
      </h2>
      <p role="status" className="mt-2 text-muted">
        {state === "asking" && "Making the link…"}
        {state === "shared" && note}
        {state === "revoked" && "This is no longer shared, and the link no longer works."}
      </p>
      {error && (
        <p role="alert" className="mt-3 text-danger">
          {error}
        </p>
      )}
      {link && (
        <div className="mt-4 flex flex-wrap gap-3">
          <input
            readOnly
            aria-label="Link"
            value={link.url}
            onFocus={({ currentTarget }) => currentTarget.select()}
            className="field min-w-0 flex-1 basis-52 text-[15px]"
          />
          <CopyButton text={link.url} name="Copy link" />
        </div>
      )}
      {link?.behind && (
        <p className="mt-3 flex flex-wrap items-center gap-x-3 text-[15px] text-muted">
          You have written more since.
          <button type="button" onClick={includeNewer} className="button">
            Show that too
          </button>
        </p>
      )}
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        {link && (
          <button type="button" onClick={revoke} className="button button-danger">
            Stop sharing
          </button>
        )}
        <button type="button" onClick={() => dialog.current?.close()} className="button">
          Close
        </button>
      </div>
    </dialog>
  );
}
