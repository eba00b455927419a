/** Shown where a reply is missing, with the way to get it. */
export function NoReply({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className="needs-script flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
      <p>There is no reply to this yet.</p>
      <button type="button" onClick={onRetry} className="button">
        Get the reply
      </button>
    </div>
  );
}
