import type { ReactNode } from "react";

interface BubbleProps {
  readonly by: "user" | "assistant";
  readonly children: ReactNode;
}

/** The frame of one message: the student's at the right on a wash, the tutor's beside a margin rule. */
export function Bubble({ by, children }: BubbleProps) {
  if (by === "user") {
    return (
      <article aria-label="You" className="bubble-user">
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
