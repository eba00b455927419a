import type { ReactNode } from "react";

interface SectionProps {
  /** Names the section in the address, too. */
  readonly id: string;
  readonly title: string;
  readonly about?: string;
  readonly children: ReactNode;
}

/** One matter of the settings, on a sheet of its own. */
export function Section({ id, title, about, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="sheet mt-5 scroll-mt-6 px-4 py-5 sm:px-7 sm:py-6"
    >
      <h2 id={`${id}-title`} className="font-serif text-[24px] leading-tight">
        {title}
      </h2>
      {about && <p className="mt-1.5 text-[15px] text-muted">{about}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
