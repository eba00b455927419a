import type { Metadata } from "next";
import Link from "next/link";
import { orMissing } from "@/app/_components/shell/or-missing";
import { PrintButton } from "@/app/_components/ui/print-button";
import { loadSheets } from "@/server/features/practice/loaders";
import { PracticeMissing } from "../../../_components/practice-missing";
import { AnswerPages } from "../_components/answer-pages";
import { ProblemPage } from "../_components/problem-page";

interface SheetPageProps {
  readonly params: Promise<{ readonly token: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

/** Sent whole: what is printed must be all there. */
export const instant = false;

export const metadata: Metadata = { title: "Practice sheet", robots: { index: false, follow: false } };

/** A set on paper: a page of problems for each copy, and the answers on pages after the last. */
export default function SheetPage(props: SheetPageProps) {
  return orMissing(() => Sheet(props), <PracticeMissing />);
}

async function Sheet({ params, searchParams }: SheetPageProps) {
  const [{ token }, { copies = "1" }] = await Promise.all([params, searchParams]);
  const { title, sheets } = await loadSheets({ token, copies: Number(copies) });
  return (
    <div data-page>
      <div className="no-print mb-8 flex flex-wrap items-center gap-3">
        <PrintButton />
        <Link href={`/practice/sets/${token}`} prefetch={false} className="button">
          Back to the set
        </Link>
        <p className="w-full text-[15px] text-muted">
          Each copy is a page of its own. The answers come after the last one.
        </p>
      </div>
      <h1 className="sr-only">{title}</h1>
      {sheets.map((sheet) => (
        <ProblemPage key={sheet.copy} title={title} sheet={sheet} isOnly={sheets.length === 1} />
      ))}
      <AnswerPages title={title} sheets={sheets} />
    </div>
  );
}
