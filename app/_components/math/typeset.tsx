import "./math.css";
import { setLatex } from "./set-latex";
import { TypesetHtml } from "./typeset-html";

interface TypesetProps {
  readonly latex: string;
  /** Set on a line of its own, with larger fractions. */
  readonly display?: boolean;
}

/** LaTeX, set where this is rendered. */
export function Typeset({ latex, display = false }: TypesetProps) {
  return <TypesetHtml html={setLatex(latex, display)} />;
}
