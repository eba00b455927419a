import type { RenderLedger } from "@/server/typeset/render-ledger";

interface AsWrittenProps {
  readonly text: string;
  readonly ledger: RenderLedger;
}

/** A text that would cost too much to set: its source, every character of it, as far as the page has room. */
export function AsWritten({ text, ledger }: AsWrittenProps) {
  const shown = text.slice(0, ledger.takeCharacters(text.length));
  const left = text.length - shown.length;
  return (
    <>
      <p className="text-[14px] text-muted">
        {left === 0
          ? "Shown as it was written: it is too long or too deeply nested to set."
          : `Shown as it was written, without its last ${left.toLocaleString("en-GB")} characters: this page is full. “Download your work” in the settings has all of it.`}
      </p>
      <pre className="break-words whitespace-pre-wrap">{shown}</pre>
    </>
  );
}
