import type { ReactNode } from "react";

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** One matter of the page, on a sheet of its own. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <section aria-labelledby={`${id}-title`} className="sheet mt-5 px-4 py-5 sm:px-7 sm:py-6">
      <h2 id={`${id}-title`} className="font-serif text-[24px] leading-tight">
        {title}
      </h2>
      <div className="mt-3">{children}</div>
    </section>
  );
}
