import katex from "katex";
import { splitAtDollars } from "@/app/_components/math/split";
import { formulaCost } from "@/server/typeset/formula-cost";

/** LaTeX as MathML, which the browser sets by itself: no stylesheet and no fonts come with the panel. */
function asMathml(latex: string, display: boolean): string | null {
  if (formulaCost(latex) === Number.POSITIVE_INFINITY) return null;
  try {
    return katex.renderToString(latex, {
      displayMode: display,
      output: "mathml",
      throwOnError: true,
      strict: "ignore",
      trust: false,
      maxExpand: 200,
    });
  } catch {
    return null;
  }
}

interface FormulaProps {
  readonly latex: string;
  readonly display?: boolean;
}

/** A formula; what cannot be set is shown as it was written. */
export function Formula({ latex, display = false }: FormulaProps) {
  if (latex === "") return null;
  const html = asMathml(latex, display);
  if (html === null) return <code>{latex}</code>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: KaTeX escapes what it sets, and follows no links
  return <span className={display ? "formula" : undefined} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** A sentence with mathematics between single dollar signs. */
export function Sentence({ text }: { readonly text: string }) {
  return splitAtDollars(text).map(({ at, content, isMath }) =>
    isMath ? <Formula key={at} latex={content} /> : <span key={at}>{content}</span>,
  );
}
