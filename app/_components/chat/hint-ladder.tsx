"use client";

import { useRef, useState } from "react";
import type { HintsView } from "@/server/features/hints/types";
import { formatTime } from "@/server/format";
import { RichText } from "./rich-text/rich-text";
import { useHints } from "./use-hints";

interface HintLadderProps {
  readonly chatId: string;
  /** A reply is being written. */
  readonly busy: boolean;
}

/** The hints for the problem under discussion: those that are open, and the ways to open more. */
export default function HintLadder(props: HintLadderProps) {
  const { hints, problem, news, pending, reveal } = useHints(props);
  const top = useRef<HTMLElement>(null);
  if (!hints) return null;
  const isOpen = hints.open.length > hints.total;
  return (
    <section ref={top} tabIndex={-1} aria-label="Hints" className="hint-ladder sheet">
      <div className="text-[15px] text-muted">
        <RichText text={hints.problem} />
      </div>
      {hints.open.length > 0 && (
        <ol className="hint-list">
          {hints.open.map(({ kind, text }, at) => (
            <li key={text} ref={news !== "" && at === hints.open.length - 1 ? intoView : null}>
              <p className="hint-name">{kind === "answer" ? "Answer" : `Hint ${at + 1}`}</p>
              <RichText text={text} />
            </li>
          ))}
        </ol>
      )}
      <p className="text-[14px] text-muted">{summaryOf(hints)}</p>
      {!isOpen && (
        <Openers
          canHint={hints.open.length < hints.total}
          pending={pending || props.busy}
          onReveal={(what) => {
            reveal(what);
            top.current?.focus({ preventScroll: true });
          }}
        />
      )}
      {problem && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
      <p role="status" className="sr-only">
        {news}
      </p>
    </section>
  );
}

/** What was just opened is what the student wants to see. */
const intoView = (hint: HTMLElement | null) => hint?.scrollIntoView({ block: "nearest" });

interface OpenersProps {
  readonly canHint: boolean;
  readonly pending: boolean;
  readonly onReveal: (what: "next" | "answer") => void;
}

/** The answer is asked for twice: once it is seen, it cannot be found any more. */
function Openers({ canHint, pending, onReveal }: OpenersProps) {
  const [asked, setAsked] = useState(false);
  if (asked) {
    return (
      <fieldset className="flex flex-wrap items-center gap-2">
        <legend className="mb-2">Show the answer? There will be nothing left to find.</legend>
        <button
          type="button"
          // The button that was pressed is gone; its answer is what comes next.
          ref={(button) => button?.focus()}
          disabled={pending}
          onClick={() => {
            setAsked(false);
            onReveal("answer");
          }}
          className="button button-primary"
        >
          Yes, show it
        </button>
        <button type="button" onClick={() => setAsked(false)} className="button">
          Not yet
        </button>
      </fieldset>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      {canHint && (
        <button type="button" disabled={pending} onClick={() => onReveal("next")} className="button">
          Next hint
        </button>
      )}
      <button type="button" disabled={pending} onClick={() => setAsked(true)} className="button">
        Show the answer
      </button>
    </div>
  );
}

const time = (iso: string): string => formatTime(new Date(iso));

/** What was opened and when, in a sentence. */
function summaryOf({ open, total }: HintsView): string {
  const answer = open.find(({ kind }) => kind === "answer");
  const hints = answer ? open.length - 1 : open.length;
  const all = total === 1 ? "1 hint" : `${total} hints`;
  if (open.length === 0) return `No hint is open yet. There ${total === 1 ? "is" : "are"} ${all}.`;
  const last = open.findLast(({ openedAt }) => openedAt !== null)?.openedAt;
  const told = answer
    ? [`${hints} of ${all}`, answer.openedAt ? `the answer at ${time(answer.openedAt)}` : "the answer"]
    : [`${hints} of ${all}`];
  return `You opened ${told.join(" and ")}${!answer && last ? `, the last one at ${time(last)}` : ""}.`;
}
