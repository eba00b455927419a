import Link from "next/link";

export function EmptyHistory() {
  return (
    <div data-page className="sheet solution mt-6">
      <div className="sheet-row">
        <div className="sheet-margin" aria-hidden="true">
          1
        </div>
        <div className="sheet-body pb-8">
          <h2 className="font-serif text-[26px] leading-tight">No problems yet</h2>
          <p className="mt-2 text-muted">Every problem you solve is kept here, with its steps.</p>
          <Link href="/" className="button button-primary mt-5">
            Solve your first problem
          </Link>
        </div>
      </div>
    </div>
  );
}
