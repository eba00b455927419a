import { Formula } from "../../math/formula";
import { splitMath } from "./math";

/** What a student wrote: line breaks and characters as typed, mathematics between dollar signs set. */
export function PlainText({ text }: { readonly text: string }) {
  return (
    <p className="break-words whitespace-pre-wrap">
      {splitMath(text).map(({ at, content, math }) =>
        math ? <Formula key={at} latex={math.latex} /> : <span key={at}>{content}</span>,
      )}
    </p>
  );
}
