import type { Metadata } from "next";
import { Suspense } from "react";
import { ShelfList } from "@/app/_device/shelf-list";
import { Waiting } from "@/app/_device/waiting";
import { loadChats } from "@/server/features/chat/loaders";
import { loadSolves } from "@/server/features/solve/loaders";
import { listSolvesSchema } from "@/server/features/solve/schema";
import { Filter } from "./_components/filter";
import { FoundChats } from "./_components/found-chats";
import { GuestNote } from "./_components/guest-note";
import { HistoryList } from "./_components/history-list";
import { HistorySkeleton } from "./_components/history-skeleton";
import { Mistakes } from "./_components/mistakes";
import type { Wanted } from "./_components/wanted";

interface HistoryPageProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export const metadata: Metadata = { title: "History", robots: { index: false } };

export default function HistoryPage({ searchParams }: HistoryPageProps) {
  return (
    <>
      <h1 className="font-serif text-[36px] leading-tight sm:text-[40px]">History</h1>
      <Waiting />
      <ShelfList />
      <Suspense fallback={<HistorySkeleton />}>
        <Entries searchParams={searchParams} />
      </Suspense>
    </>
  );
}

async function Entries({ searchParams }: HistoryPageProps) {
  const asked = await searchParams;
  const { cursor: place, find, show } = listSolvesSchema.shape;
  const cursor = place.catch(null).parse(asked.before) ?? null;
  // As it was typed: it stands in the field again.
  const typed = typeof asked.find === "string" ? asked.find.trim() : "";
  const wanted: Wanted = {
    find: find.safeParse(typed).success ? typed : "",
    show: show.catch(undefined).parse(asked.show) ?? "all",
  };
  const isAll = wanted.find === "" && wanted.show === "all" && cursor === null;
  const [page, chats] = await Promise.all([loadSolves({ cursor, ...wanted }), isAll ? loadChats() : null]);
  const isEmpty = isAll && page.items.length === 0 && !chats?.items.length;
  return (
    <div data-page>
      {!isEmpty && <GuestNote />}
      {!isEmpty && <Filter wanted={wanted} />}
      {isAll && <Mistakes />}
      <HistoryList
        key={`${wanted.find} ${wanted.show}`}
        first={{ ...page, cursor }}
        wanted={wanted}
        chats={chats}
      />
      {wanted.find !== "" && <FoundChats query={wanted.find} />}
    </div>
  );
}
