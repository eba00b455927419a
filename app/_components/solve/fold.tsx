import type { ReactNode } from "react";

interface FoldProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Rows of a sheet that are folded up under their name. On paper they are open. */
export function Fold({ title, children }: FoldProps) {
  return (
    <details className="fold">
      <summary className="sheet-row cursor-pointer list-none">
        <span className="sheet-margin" />
        <span className="sheet-body fold-title link text-[15px]">{title}</span>
      </summary>
      {children}
    </details>
  );
}
