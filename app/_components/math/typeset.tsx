import katex from "katex";
import "./math.css";
import { TypesetHtml } from "./typeset-html";

interface TypesetProps {
  readonly latex: string;
  /** Set on a line of its own, with larger fractions. */
  readonly display?: boolean;
}

/** LaTeX set on the server as HTML for the eye and MathML for screen readers. What LaTeX does not know is shown
 * as it was written rather than lost. */
export function Typeset({ latex, display = false }: TypesetProps) {
  const html = katex.renderToString(latex, {
    displayMode: display,
    output: "htmlAndMathml",
    throwOnError: false,
    strict: "ignore",
    trust: false,
    errorColor: "currentColor",
    maxSize: 20,
    maxExpand: 200,
  });
  return <TypesetHtml html={html} />;
}
