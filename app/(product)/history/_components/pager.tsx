import Link from "next/link";
import type { MouseEvent } from "react";

interface PagerProps {
  /** The address of the next older page, for a browser without JavaScript; null where there is none. */
  readonly older: string | null;
  /** The address of the newest one. */
  readonly newest: string;
  readonly isFirst: boolean;
  readonly isFetching: boolean;
  readonly onOlder: () => void;
}

/** Ways to the older and the newest problems. Older ones join those that are shown; without JavaScript they are a page of
 * their own. */
export function Pager({ older, newest, isFirst, isFetching, onOlder }: PagerProps) {
  if (!older && isFirst) return null;
  const join = (event: MouseEvent) => {
    event.preventDefault();
    if (!isFetching) onOlder();
  };
  return (
    <nav aria-label="Pages" className="mt-5 flex gap-3">
      {!isFirst && (
        <Link href={newest} className="button">
          Newest
        </Link>
      )}
      {older && (
        <a href={older} onClick={join} aria-disabled={isFetching} className="button">
          {isFetching ? "Loading…" : "Show older"}
        </a>
      )}
    </nav>
  );
}
