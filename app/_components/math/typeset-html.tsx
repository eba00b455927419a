interface TypesetHtmlProps {
  /** Markup written by KaTeX or highlight.js, which escape whatever somebody typed. */
  readonly html: string;
  readonly className?: string;
}

/** The one place where markup made elsewhere enters a page. */
export function TypesetHtml({ html, className }: TypesetHtmlProps) {
  const content = { dangerouslySetInnerHTML: { __html: html } };
  return <span className={className} {...content} />;
}
