"use client";

import Link from "next/link";
import { TEXT_LENGTH_MAX } from "@/server/features/solve/constants";
import { formatCount } from "@/server/format";
import { showForm } from "./show-form";
import type { ShowSheet } from "./stage-context";

interface NotWorkedProps {
  /** Null where nothing, or too much, was handed in. */
  readonly text: string | null;
  readonly again: () => void;
  readonly show: ShowSheet;
}

const NO_TEXT = `Write a problem of up to ${formatCount(TEXT_LENGTH_MAX)} characters first.`;
const NO_OUTCOME = "This device could not work it out. Try again, or let Classmate’s server solve it.";

/** A problem that stays on this device and could not be worked here. */
export function NotWorked({ text, again, show }: NotWorkedProps) {
  return (
    <div className="sheet px-4 py-5 sm:px-7 sm:py-6">
      <h1 className="font-serif text-[24px] leading-tight">Not solved yet</h1>
      {text && <p className="mt-2 break-words whitespace-pre-wrap">{text}</p>}
      <p role="alert" className="mt-2 text-[15px] text-muted">
        {text ? NO_OUTCOME : NO_TEXT} Nothing was sent.
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-2.5">
        {text && (
          <button type="button" className="button button-primary" onClick={again}>
            Try again
          </button>
        )}
        <button type="button" className="button" onClick={() => showForm(show)}>
          New problem
        </button>
        {text && (
          <Link href="/settings#device-only" className="link inline-flex min-h-11 items-center text-[15px]">
            Change this in Settings
          </Link>
        )}
      </div>
    </div>
  );
}
