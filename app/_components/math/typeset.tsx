import { formulaCost } from "@/server/typeset/formula-cost";
import { latexAsWritten, setLatex } from "@/server/typeset/set-latex";
import "./math.css";
import { pageLedger } from "./page-ledger";
import { TypesetHtml } from "./typeset-html";

interface TypesetProps {
  readonly latex: string;
  /** Set on a line of its own, with larger fractions. */
  readonly display?: boolean;
}

/** LaTeX, set where this is rendered, if the page has room for it. */
export function Typeset({ latex, display = false }: TypesetProps) {
  const cost = formulaCost(latex);
  const isTooMuch = cost === Number.POSITIVE_INFINITY || !pageLedger().takeCost(cost);
  return <TypesetHtml html={isTooMuch ? latexAsWritten(latex) : setLatex(latex, display)} />;
}
