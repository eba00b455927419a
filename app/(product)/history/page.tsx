import type { Metadata } from "next";
import { Suspense } from "react";
import { loadSolves } from "@/server/features/solve/loaders";
import { listSolvesSchema } from "@/server/features/solve/schema";
import { EmptyHistory } from "./_components/empty-history";
import { GuestNote } from "./_components/guest-note";
import { HistorySkeleton } from "./_components/history-skeleton";
import { Pager } from "./_components/pager";
import { SolveList } from "./_components/solve-list";

interface HistoryPageProps {
  readonly searchParams: Promise<{ readonly before?: string | string[] }>;
}

export const metadata: Metadata = { title: "History", robots: { index: false } };

export default function HistoryPage({ searchParams }: HistoryPageProps) {
  return (
    <>
      <h1 className="font-serif text-[36px] leading-tight sm:text-[40px]">History</h1>
      <Suspense fallback={<HistorySkeleton />}>
        <Entries searchParams={searchParams} />
      </Suspense>
    </>
  );
}

async function Entries({ searchParams }: HistoryPageProps) {
  const { before } = await searchParams;
  const cursor = listSolvesSchema.shape.cursor.catch(null).parse(before) ?? null;
  const { items, nextCursor } = await loadSolves({ cursor });
  if (items.length === 0 && cursor === null) return <EmptyHistory />;
  return (
    <div data-page>
      <GuestNote />
      <SolveList items={items} />
      <Pager older={nextCursor} isFirst={cursor === null} />
    </div>
  );
}
