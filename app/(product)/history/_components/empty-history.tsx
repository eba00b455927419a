import Link from "next/link";
import type { Wanted } from "./wanted";

/** Where there is no problem to show: none at all, or none of those that are looked for. */
export function EmptyHistory({ wanted }: { readonly wanted: Wanted }) {
  if (wanted.find !== "" || wanted.show !== "all")
    return (
      <p role="status" className="mt-6 break-words text-muted">
        {wanted.find === ""
          ? wanted.show === "mistakes"
            ? "No mistakes found yet. What “Check my working” finds in a solution is listed here."
            : "There are no such problems."
          : `No problem has “${wanted.find}” in it. Try a shorter word, or part of the problem.`}{" "}
        <Link href="/history" prefetch={false} className="link -my-2.5 inline-flex min-h-11 items-center">
          Show all
        </Link>
      </p>
    );
  return (
    <div data-page className="not-device-only sheet solution mt-6">
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
