import Link from "next/link";

/** Where to go from a page that is not there. */
export function LostLinks() {
  return (
    <p className="flex flex-wrap gap-3 pt-2">
      <Link href="/" className="button button-primary">
        Solve a problem
      </Link>
      <Link href="/history" className="button">
        Your history
      </Link>
    </p>
  );
}
