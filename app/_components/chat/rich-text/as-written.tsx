import { formatCount } from "@/server/format";
import type { RenderLedger } from "@/server/typeset/render-ledger";

interface AsWrittenProps {
  readonly shown: string;
  /** How many characters there are behind it. */
  readonly left: number;
}

/** What of a text there is room for as it was written. */
export function roomFor(text: string, ledger: RenderLedger): AsWrittenProps {
  const shown = text.slice(0, ledger.takeCharacters(text.length));
  return { shown, left: text.length - shown.length };
}

/** A text that would cost too much to set: its source, every character of it, as far as the page has room. */
export function AsWritten({ shown, left }: AsWrittenProps) {
  return (
    <>
      <p className="text-[14px] text-muted">
        {left === 0
          ? "Shown as it was typed: it is too long or too deeply nested to display as mathematics."
          : `Shown as it was typed, without its last ${formatCount(left)} characters: this page is full. “Download your work” in Settings has all of it.`}
      </p>
      <pre className="break-words whitespace-pre-wrap">{shown}</pre>
    </>
  );
}
