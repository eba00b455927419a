interface TypesetHtmlProps {
  /** Markup written by KaTeX, which escapes whatever a student typed. Null where the page has it already. */
  readonly html: string | null;
  readonly className?: string;
}

/** The one place where markup made elsewhere enters a page. */
export function TypesetHtml({ html, className }: TypesetHtmlProps) {
  const content = { dangerouslySetInnerHTML: { __html: html ?? "" } };
  return <span className={className} suppressHydrationWarning={html === null} {...content} />;
}
