"use client";

import { Fragment, type MouseEvent, type ReactNode, useState, useTransition } from "react";

/** A part of a conversation, and what is before it. */
export interface EarlierMessages {
  readonly shown: ReactNode;
  /** How many messages there are before. */
  readonly left: number;
  /** The first one shown. */
  readonly first: string | null;
}

interface EarlierProps {
  /** The conversation's address; with `?all=1` it shows as much as one page holds, also without a script, and with
   * `&before=` and a message what is before that. */
  readonly path: string;
  readonly left: number;
  /** The first message shown below. */
  readonly first: string;
  /** Fetches what is before a message; null when the conversation took another turn meanwhile. */
  readonly more: (before: string) => Promise<EarlierMessages | null>;
}

const FAILED = "The earlier messages could not be loaded. Check your connection and try again.";
const CHANGED = "This conversation has changed in another window. Reload the page to see it as it is now.";

/** The earlier part of a conversation, fetched a part at a time. */
export function Earlier({ path, left, first, more }: EarlierProps) {
  const [parts, setParts] = useState<readonly EarlierMessages[]>([]);
  const [problem, setProblem] = useState("");
  const [pending, startFetching] = useTransition();
  const top = parts[0] ?? { left, first };

  const show = (event: MouseEvent) => {
    event.preventDefault();
    const before = top.first;
    if (pending || before === null) return;
    startFetching(async () => {
      try {
        const part = await more(before);
        setProblem(part ? "" : CHANGED);
        if (part) setParts((all) => [part, ...all]);
      } catch {
        setProblem(FAILED);
      }
    });
  };

  return (
    <>
      {top.left > 0 && (
        <div className="no-print text-center">
          <a
            href={`${path}?all=1&before=${top.first}`}
            onClick={show}
            aria-disabled={pending}
            className="button"
          >
            {pending ? "Loading…" : `Show earlier messages (${top.left})`}
          </a>
        </div>
      )}
      {problem && (
        <p role="alert" className="rounded-control bg-danger-wash px-4 py-3 text-danger">
          {problem}
        </p>
      )}
      <p role="status" className="sr-only">
        {parts.length > 0 && !pending && "Earlier messages are shown above."}
      </p>
      {parts.map((part) => (
        <Fragment key={part.first}>{part.shown}</Fragment>
      ))}
    </>
  );
}
