import type { Metadata } from "next";
import Link from "next/link";
import { textbooksBySection } from "@/server/features/practice/loaders";
import type { TextbookList } from "@/server/features/practice/types";
import { formatCount } from "@/server/format";

export const metadata: Metadata = { title: "Practice by textbook" };

/** Every section of a textbook with the skills that it teaches, and to whom the books are owed. */
export default function BooksPage() {
  const { books, ...sources } = textbooksBySection();
  return (
    <div data-page>
      <h1 className="font-serif text-[36px] leading-tight sm:text-[40px]">Practice by textbook</h1>
      <p className="mt-2 mb-6 text-muted">
        Open your book, find the section you are at, and practise what it teaches.
      </p>
      {books.map((book) => (
        <BookSections key={book.id} book={book} />
      ))}
      <Sources {...sources} />
    </div>
  );
}

type Book = TextbookList["books"][number];

function BookSections({ book: { id, title, address, sections } }: { readonly book: Book }) {
  return (
    <details className="row-fold border-hairline border-b">
      <summary className="flex min-h-14 cursor-pointer items-center gap-3 py-2">
        <h2 id={id} className="font-serif text-[22px] leading-tight">
          {title}
        </h2>
        <span className="ml-auto whitespace-nowrap text-sm text-muted">
          {formatCount(sections.length)} {sections.length === 1 ? "section" : "sections"}
        </span>
      </summary>
      <p className="text-[15px]">
        <a href={address} rel="noopener" className="link inline-flex min-h-11 min-w-11 items-center">
          Read {title} at OpenStax
        </a>
      </p>
      <ul className="divide-y divide-hairline">
        {sections.map(({ number, title: section, skills }) => (
          <li key={number} className="pt-2">
            <p>
              <span className="text-muted">{number}</span> {section}
            </p>
            <p className="flex flex-wrap gap-x-5">
              {skills.map((skill) => (
                <Link
                  key={skill.id}
                  href={`/practice/${skill.id}`}
                  prefetch={false}
                  className="link inline-flex min-h-11 min-w-11 items-center text-[15px]"
                >
                  {skill.name}
                </Link>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Sources({ publisher, licence, without }: Omit<TextbookList, "books">) {
  return (
    <section aria-labelledby="sources" className="mt-10 border-hairline border-t pt-8">
      <h2 id="sources" className="font-serif text-[26px] leading-tight">
        Sources
      </h2>
      <p className="mt-2">
        The books are by {publisher}, published under the licence{" "}
        <a href={licence.address} rel="noopener license" className="link underline">
          {licence.name}
        </a>
        . Only the titles and numbers of their sections are used here; which skill belongs to which section is
        our own work. OpenStax has no part in this product.
      </p>
      <ul className="mt-2 text-muted">
        {without.map(({ id, name, why }) => (
          <li key={id}>
            {name}: in none of them. {why}
          </li>
        ))}
      </ul>
    </section>
  );
}
