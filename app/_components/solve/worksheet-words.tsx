/** The student's own words for a whole worksheet, folded up on the screen and open on paper. */
export function WorksheetWords({ text }: { readonly text: string }) {
  return (
    <details className="fold mt-1">
      <summary className="inline-flex min-h-11 items-center text-[15px]">
        <span className="fold-title link">You wrote</span>
      </summary>
      <p className="pb-2 break-words whitespace-pre-wrap">{text}</p>
    </details>
  );
}
