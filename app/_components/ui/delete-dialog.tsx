"use client";

import { type ReactNode, type RefObject, useId } from "react";
import "./dialog.css";

interface DeleteDialogProps {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly title: string;
  /** What will be gone. */
  readonly children: ReactNode;
  readonly pending: boolean;
  /** Why it is still there; empty where nothing went wrong. */
  readonly problem: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something is deleted permanently. */
export function DeleteDialog({
  ref,
  title,
  children,
  pending,
  problem,
  onConfirm,
  onClose,
}: DeleteDialogProps) {
  const titleId = useId();
  return (
    <dialog ref={ref} aria-labelledby={titleId} onClose={onClose} className="dialog">
      <h2 id={titleId} className="font-serif text-[24px] leading-tight">
        {title}
      </h2>
      <p className="mt-2 break-words text-muted">{children}</p>
      {problem && (
        <p role="alert" className="mt-3 text-danger">
          {problem}
        </p>
      )}
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <button type="button" onClick={() => ref.current?.close()} className="button">
          Keep it
        </button>
        <button
          type="button"
          onClick={() => pending || onConfirm()}
          aria-disabled={pending}
          className="button button-danger"
        >
          {pending ? "Deleting…" : "Delete"}
        </button>
      </div>
    </dialog>
  );
}
