"use client";

import { useEffect, useState } from "react";

const NOTE_MS = 2000;

interface CopyButtonProps {
  /** What it copies, or what finds that out when it is wanted. */
  readonly text: string | (() => string);
  readonly name: string;
}

/** Copies a text and says so, to the eye and to a screen reader. */
export function CopyButton({ text, name }: CopyButtonProps) {
  const [note, setNote] = useState("");

  useEffect(() => {
    if (!note) return;
    const timer = setTimeout(() => setNote(""), NOTE_MS);
    return () => clearTimeout(timer);
  }, [note]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(typeof text === "string" ? text : text());
      setNote("Copied");
    } catch {
      setNote("Not copied");
    }
  };

  return (
    <button type="button" onClick={copy} className="button needs-script grid">
      <span
        aria-hidden={note ? "true" : undefined}
        className={`col-start-1 row-start-1 ${note ? "invisible" : ""}`}
      >
        {name}
      </span>
      <span role="status" className="col-start-1 row-start-1">
        {note}
      </span>
    </button>
  );
}
