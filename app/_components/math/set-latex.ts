import katex from "katex";

/** Formulas that were set, the ones used last at the end: a conversation is opened again, and a growing reply sets its
 * last lines with every word. About 2 KB each. */
const known = new Map<string, string>();
const KNOWN_MAX = 4_000;

/** LaTeX as HTML for the eye and MathML for screen readers. What LaTeX does not know is shown as it was written rather
 * than lost.
 * @param display on a line of its own, with larger fractions */
export function setLatex(latex: string, display: boolean): string {
  const key = `${display} ${latex}`;
  const html = known.get(key) ?? rendered(latex, display);
  known.delete(key);
  known.set(key, html);
  for (const oldest of known.keys()) {
    if (known.size <= KNOWN_MAX) break;
    known.delete(oldest);
  }
  return html;
}

function rendered(latex: string, display: boolean): string {
  try {
    return katex.renderToString(latex, {
      displayMode: display,
      output: "htmlAndMathml",
      throwOnError: false,
      strict: "ignore",
      trust: false,
      errorColor: "currentColor",
      maxSize: 20,
      maxExpand: 200,
    });
  } catch (error) {
    // Nested deeper than it can be read.
    if (!(error instanceof RangeError)) throw error;
    return `<code>${latex.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</code>`;
  }
}
