import Link from "next/link";

interface PagerProps {
  /** The cursor of the next older page; null on the last one. */
  readonly older: string | null;
  readonly isFirst: boolean;
}

/** Ways to the older and the newest problems. */
export function Pager({ older, isFirst }: PagerProps) {
  if (!older && isFirst) return null;
  return (
    <nav aria-label="Pages" className="mt-5 flex gap-3">
      {!isFirst && (
        <Link href="/history" className="button">
          Newest
        </Link>
      )}
      {older && (
        <Link href={`/history?before=${encodeURIComponent(older)}`} prefetch={false} className="button">
          Show older
        </Link>
      )}
    </nav>
  );
}
