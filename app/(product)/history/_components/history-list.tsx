"use client";

import { useRef, useState } from "react";
import { MathStyles } from "@/app/_components/math/math-styles";
import TrpcProvider from "@/app/_lib/trpc-provider";
import type { SolveItem } from "@/server/features/solve/types";
import { byDay } from "./by-day";
import { DeleteProblem } from "./delete-problem";
import { EmptyHistory } from "./empty-history";
import { type FirstPage, useSolves } from "./history-data";
import { Pager } from "./pager";
import { SolveRow } from "./solve-row";
import { historyAddress, type Wanted } from "./wanted";

interface HistoryListProps {
  readonly first: FirstPage;
  readonly wanted: Wanted;
}

/** The problems by their days, newest first, with a way to the older ones and a way to delete each. */
export function HistoryList(props: HistoryListProps) {
  return (
    <TrpcProvider>
      <Problems {...props} />
    </TrpcProvider>
  );
}

function Problems({ first, wanted }: HistoryListProps) {
  const { items, hasOlder, showOlder, isFetching, failed } = useSolves(first, wanted);
  const dialog = useRef<HTMLDialogElement>(null);
  const [doomed, setDoomed] = useState<SolveItem | null>(null);
  const ask = (problem: SolveItem) => {
    setDoomed(problem);
    dialog.current?.showModal();
  };
  const isEmpty = items.length === 0 && first.cursor === null;

  return (
    <>
      <MathStyles />
      {isEmpty && <EmptyHistory wanted={wanted} />}
      {byDay(items).map(({ name, items: its }) => (
        <section key={name} aria-labelledby={dayId(name)} className="mt-6">
          <h2 id={dayId(name)} className="text-[15px] text-muted">
            {name}
          </h2>
          <ul className="sheet mt-2 divide-y divide-hairline overflow-hidden">
            {its.map((item) => (
              <SolveRow key={item.id} item={item} onDelete={ask} />
            ))}
          </ul>
        </section>
      ))}
      {failed && (
        <p role="alert" className="mt-3 text-[15px] text-danger">
          The older problems could not be loaded. Check your connection and try again.
        </p>
      )}
      <Pager
        older={hasOlder && first.nextCursor ? historyAddress(wanted, first.nextCursor) : null}
        newest={historyAddress(wanted)}
        isFirst={first.cursor === null}
        isFetching={isFetching}
        onOlder={() => void showOlder()}
      />
      <DeleteProblem ref={dialog} problem={doomed} wanted={wanted} />
    </>
  );
}

const dayId = (day: string): string => `day-${day.replaceAll(" ", "-")}`;
