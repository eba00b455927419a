import Link from "next/link";
import type { TaughtIn } from "@/server/features/practice/types";

/** Where the skill of a problem is taught, folded away; nothing where no book teaches it. */
export function InTextbooks({ sections }: { readonly sections: TaughtIn }) {
  if (sections.length === 0) return null;
  return (
    <details className="no-print mt-4">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center text-[15px]">
        In textbooks
      </summary>
      <ul className="text-[15px]">
        {sections.map(({ book, number, title }) => (
          <li key={`${book} ${number}`} className="py-1">
            {book}, section {number}: {title}
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">
        Free books by OpenStax.{" "}
        <Link href="/practice/books" prefetch={false} className="link inline-flex min-h-11 items-center">
          All books and sections
        </Link>
      </p>
    </details>
  );
}
