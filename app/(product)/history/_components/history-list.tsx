"use client";

import { useRef, useState } from "react";
import { MathStyles } from "@/app/_components/math/math-styles";
import TrpcProvider from "@/app/_lib/trpc-provider";
import type { SolveItem } from "@/server/features/solve/types";
import { DeleteProblem } from "./delete-problem";
import { EmptyHistory } from "./empty-history";
import { type FirstPage, useSolves } from "./history-data";
import { Pager } from "./pager";
import { SolveRow } from "./solve-row";

/** The problems, newest first, with a way to the older ones and a way to delete each. */
export function HistoryList({ first }: { readonly first: FirstPage }) {
  return (
    <TrpcProvider>
      <Problems first={first} />
    </TrpcProvider>
  );
}

function Problems({ first }: { readonly first: FirstPage }) {
  const { items, hasOlder, showOlder, isFetching, failed } = useSolves(first);
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
      {isEmpty ? (
        <EmptyHistory />
      ) : (
        <ul aria-label="Problems" className="sheet mt-6 divide-y divide-hairline overflow-hidden">
          {items.map((item) => (
            <SolveRow key={item.id} item={item} onDelete={ask} />
          ))}
        </ul>
      )}
      {failed && (
        <p role="alert" className="mt-3 text-[15px] text-danger">
          The older problems could not be loaded. Check your connection and try again.
        </p>
      )}
      <Pager
        older={hasOlder ? first.nextCursor : null}
        isFirst={first.cursor === null}
        isFetching={isFetching}
        onOlder={() => void showOlder()}
      />
      <DeleteProblem ref={dialog} problem={doomed} />
    </>
  );
}
