import { Formula } from "../../math/formula";
import { pageLedger } from "../../math/page-ledger";
import { AsWritten } from "./as-written";
import { isReadable } from "./limits";
import { splitMath } from "./math";
import { shownFormulaCost } from "./text-cost";

/** What a student wrote: line breaks and characters as typed, mathematics between dollar signs set, as far as the page
 * has room for it. */
export function PlainText({ text }: { readonly text: string }) {
  const ledger = pageLedger();
  const pieces = isReadable(text) ? splitMath(text) : null;
  const cost = pieces?.reduce(
    (sum, { content, math }) => sum + 40 + (math ? shownFormulaCost(math.latex) : 2 * content.length),
    0,
  );
  if (!pieces || cost === undefined || !ledger.takeCost(cost))
    return <AsWritten text={text} ledger={ledger} />;
  ledger.takeCharacters(text.length);
  return (
    <p className="break-words whitespace-pre-wrap">
      {pieces.map(({ at, content, math }) =>
        math ? <Formula key={at} latex={math.latex} /> : <span key={at}>{content}</span>,
      )}
    </p>
  );
}
