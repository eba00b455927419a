import type { ReactNode } from "react";

interface FrontSectionProps {
  readonly id: string;
  readonly title: string;
  /** What it is about, in a sentence or two. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** One section of the front page. */
export function FrontSection({ id, title, lead, children }: FrontSectionProps) {
  return (
    <section aria-labelledby={id} className="mt-14 border-t border-hairline pt-9">
      <h2 id={id} className="font-serif text-[26px] leading-tight">
        {title}
      </h2>
      {lead && <p className="mt-2 text-pretty text-muted">{lead}</p>}
      {children}
    </section>
  );
}
