import { Formula } from "../../math/formula";
import { pageLedger } from "../../math/page-ledger";
import { AsWritten, roomFor } from "./as-written";
import { isReadable } from "./limits";
import { splitMath } from "./math";
import { shownFormulaCost } from "./text-cost";

/** What a student wrote: line breaks and characters as typed, mathematics between dollar signs set, as far as the page
 * has room for it. */
export function PlainText({ text }: { readonly text: string }) {
  const { pieces, rest } = piecesOf(text);
  if (rest) return <AsWritten {...rest} />;
  return (
    <p className="break-words whitespace-pre-wrap">
      {pieces.map(({ at, content, math }) =>
        math ? <Formula key={at} latex={math.latex} /> : <span key={at}>{content}</span>,
      )}
    </p>
  );
}

/** Markup around each piece. */
const PIECE = 40;

function piecesOf(text: string) {
  const ledger = pageLedger();
  const pieces = isReadable(text) ? splitMath(text) : null;
  const costs = pieces?.map(({ content, math }) =>
    math ? PIECE + shownFormulaCost(math.latex) : PIECE + 2 * content.length,
  );
  const cost = costs?.reduce((sum, one) => sum + one, 0) ?? Number.POSITIVE_INFINITY;
  if (!pieces || !ledger.takeCost(cost)) return { pieces: [], rest: roomFor(text, ledger) };
  ledger.takeCharacters(text.length);
  return { pieces, rest: null };
}
