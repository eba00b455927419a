import { formulaCost } from "@/server/typeset/formula-cost";
import { latexAsWritten, setLatex } from "@/server/typeset/set-latex";
import { Formula } from "./formula";
import { pageForm } from "./page-form";
import { pageLedger } from "./page-ledger";
import { TypesetHtml } from "./typeset-html";

interface TypesetProps {
  readonly latex: string;
  /** Set on a line of its own, with larger fractions. */
  readonly display?: boolean;
}

/** LaTeX, set if the page has room for it: in the page's markup where a document is sent, else here. */
export function Typeset({ latex, display = false }: TypesetProps) {
  const cost = formulaCost(latex);
  const isTooMuch = cost === Number.POSITIVE_INFINITY || !pageLedger().takeCost(cost);
  if (isTooMuch) return <TypesetHtml html={latexAsWritten(latex)} />;
  if (pageForm().isDocument) return <Formula latex={latex} display={display} />;
  return <Formula latex={latex} display={display} html={setLatex(latex, display)} />;
}
