import type { Metadata } from "next";
import { Suspense } from "react";
import { Waiting } from "@/app/_device/waiting";
import { loadSolves } from "@/server/features/solve/loaders";
import { listSolvesSchema } from "@/server/features/solve/schema";
import { GuestNote } from "./_components/guest-note";
import { HistoryList } from "./_components/history-list";
import { HistorySkeleton } from "./_components/history-skeleton";

interface HistoryPageProps {
  readonly searchParams: Promise<{ readonly before?: string | string[] }>;
}

export const metadata: Metadata = { title: "History", robots: { index: false } };

export default function HistoryPage({ searchParams }: HistoryPageProps) {
  return (
    <>
      <h1 className="font-serif text-[36px] leading-tight sm:text-[40px]">History</h1>
      <Waiting />
      <Suspense fallback={<HistorySkeleton />}>
        <Entries searchParams={searchParams} />
      </Suspense>
    </>
  );
}

async function Entries({ searchParams }: HistoryPageProps) {
  const { before } = await searchParams;
  const cursor = listSolvesSchema.shape.cursor.catch(null).parse(before) ?? null;
  const page = await loadSolves({ cursor });
  return (
    <div data-page>
      {page.items.length > 0 && <GuestNote />}
      <HistoryList first={{ ...page, cursor }} />
    </div>
  );
}
