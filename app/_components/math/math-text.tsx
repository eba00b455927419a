import { splitAtDollars } from "./split";
import { Typeset } from "./typeset";

/** A sentence in which mathematics stands between single dollar signs: "Put $x = 6$ back." */
export function MathText({ text }: { readonly text: string }) {
  return splitAtDollars(text).map(({ at, content, isMath }) =>
    isMath ? <Typeset key={at} latex={content} /> : <span key={at}>{content}</span>,
  );
}
