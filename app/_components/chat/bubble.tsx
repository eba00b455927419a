import type { ReactNode } from "react";

interface BubbleProps {
  readonly by: "user" | "assistant";
  /** Who wrote a student's message, for the reader. */
  readonly author?: string;
  readonly children: ReactNode;
}

/** The frame of one message: the student's at the right on a wash, the tutor's beside a margin rule. */
export function Bubble({ by, author = "You", children }: BubbleProps) {
  if (by === "user") {
    return (
      <article aria-label={author} className="bubble-user">
        {children}
      </article>
    );
  }
  return (
    <article aria-label="Tutor" className="bubble-tutor">
      {children}
    </article>
  );
}
