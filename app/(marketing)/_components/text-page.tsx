import type { ReactNode } from "react";

export interface TextSection {
  readonly title: string;
  readonly lines: readonly string[];
}

interface TextPageProps {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly TextSection[];
  readonly children?: ReactNode;
}

/** A page to read: a lead and short sections of single sentences. */
export function TextPage({ title, lead, sections, children }: TextPageProps) {
  return (
    <>
      <h1 className="font-serif text-[34px] leading-tight sm:text-[44px]">{title}</h1>
      <p className="mt-3 text-lg leading-7 text-pretty text-muted">{lead}</p>
      {sections.map((section) => (
        <section key={section.title} aria-label={section.title} className="mt-10">
          <h2 className="font-serif text-[24px] leading-tight">{section.title}</h2>
          <ul className="mt-3 list-disc space-y-2 pl-5">
            {section.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      {children}
    </>
  );
}
