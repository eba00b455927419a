import { MathStyles } from "./math-styles";

interface TypesetHtmlProps {
  /** Markup written by KaTeX, which escapes whatever a student typed. Null where the page has it already. */
  readonly html: string | null;
  readonly className?: string;
}

/** The one place where markup made elsewhere enters a page: a formula with the stylesheet without which it shows twice. */
export function TypesetHtml({ html, className }: TypesetHtmlProps) {
  const content = { dangerouslySetInnerHTML: { __html: html ?? "" } };
  return (
    <>
      {isFormula(html) && <MathStyles />}
      <span className={className} suppressHydrationWarning={html === null} {...content} />
    </>
  );
}

const isFormula = (html: string | null): boolean => html === null || html.includes('class="katex');
