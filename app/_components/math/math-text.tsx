import { closingMarks } from "./closing-marks";
import { splitAtDollars } from "./split";
import { Typeset } from "./typeset";
import { WithMarks } from "./with-marks";

/** A sentence in which mathematics is between single dollar signs: "Put $x = 6$ back." */
export function MathText({ text }: { readonly text: string }) {
  const pieces = splitAtDollars(text);
  return pieces.map(({ at, content, isMath }, index) => {
    const [before, after] = [pieces[index - 1], pieces[index + 1]];
    if (isMath)
      return (
        <WithMarks key={at} marks={after && !after.isMath ? closingMarks(content, after.content) : ""}>
          <Typeset latex={content} />
        </WithMarks>
      );
    const beside = before ? closingMarks(before.content, content) : "";
    return <span key={at}>{content.slice(beside.length)}</span>;
  });
}
