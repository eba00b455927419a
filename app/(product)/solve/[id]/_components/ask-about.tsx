"use client";
// Drawn a few times in the life of a page: what would be remembered costs more bytes than it spares work.
"use no memo";

import { useRouter } from "next/navigation";
import { type FormEvent, useId, useRef } from "react";
import { carryQuestion } from "@/app/_lib/carried-question";
import { MESSAGE_LENGTH_MAX } from "@/server/features/chat/constants";

interface AskAboutProps {
  readonly solveId: string;
  /** Whether the sheet above shows steps to ask about. */
  readonly hasSteps: boolean;
  readonly label: string;
}

/** A question about the problem, which the tutor answers in a conversation about it. Handed in before the page's script
 * is there it leads to that conversation all the same. */
export function AskAbout({ solveId, hasSteps, label }: AskAboutProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { push } = useRouter();

  const ask = (event: FormEvent) => {
    event.preventDefault();
    const text = field.current?.value.trim() ?? "";
    if (text !== "") carryQuestion(solveId, text);
    push(`/chat?solve=${encodeURIComponent(solveId)}`);
  };

  return (
    <form
      action="/chat"
      onSubmit={ask}
      className="no-print needs-script mt-6 flex flex-wrap items-end gap-2.5"
    >
      <input type="hidden" name="solve" value={solveId} />
      <div className="min-w-0 flex-1 basis-52">
        <label htmlFor={id} className="mb-1 block text-[15px] text-muted">
          {label}
        </label>
        {/* Without a name it never becomes part of an address. */}
        <input
          ref={field}
          id={id}
          type="text"
          maxLength={MESSAGE_LENGTH_MAX}
          placeholder={hasSteps ? "Why is that the first step?" : "How do I begin?"}
          autoComplete="off"
          enterKeyHint="send"
          className="field"
        />
      </div>
      <button type="submit" className="button min-h-12">
        Ask
      </button>
    </form>
  );
}
