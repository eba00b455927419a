import Link from "next/link";

/** The end of a session. */
export function AllDone({ session }: { readonly session: string }) {
  return (
    <div data-page className="sheet solution">
      <div className="sheet-row">
        <div className="sheet-margin" aria-hidden="true" />
        <div className="sheet-body pb-8">
          <h1 className="font-serif text-[26px] leading-tight">That is all for now</h1>
          <p className="mt-2 text-muted">
            What you got right comes back later, what slipped comes back soon.
          </p>
          <p className="mt-5 flex flex-wrap gap-3">
            <Link href="/practice" prefetch={false} className="button button-primary">
              See your map
            </Link>
            <Link href={`/practice/${session}`} prefetch={false} className="button">
              Ten more
            </Link>
          </p>
        </div>
      </div>
    </div>
  );
}
