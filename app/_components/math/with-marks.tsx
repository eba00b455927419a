import type { ReactNode } from "react";

interface WithMarksProps {
  /** Punctuation that stays on the formula's line; may be empty. */
  readonly marks: string;
  readonly children: ReactNode;
}

/** A formula and the punctuation after it, which is never parted from it. */
export function WithMarks({ marks, children }: WithMarksProps) {
  if (marks === "") return children;
  return (
    <span className="whitespace-nowrap">
      {children}
      {marks}
    </span>
  );
}
