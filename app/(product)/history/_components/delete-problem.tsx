"use client";

import type { RefObject } from "react";
import { DeleteDialog } from "@/app/_components/ui/delete-dialog";
import { failureWords } from "@/app/_lib/failure-words";
import type { SolveItem } from "@/server/features/solve/types";
import { withoutTex } from "@/server/typeset/without-tex";
import { useDeleteSolve } from "./history-data";
import type { Wanted } from "./wanted";

interface DeleteProblemProps {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly problem: SolveItem | null;
  /** Which problems are listed. */
  readonly wanted: Wanted;
}

const FAILED = "This could not be deleted. Check your connection and try again.";

/** Asks before a problem is deleted permanently. */
export function DeleteProblem({ ref, problem, wanted }: DeleteProblemProps) {
  const { mutate, isPending, error, reset } = useDeleteSolve(wanted);
  const confirm = () => problem && mutate({ id: problem.id }, { onSuccess: () => ref.current?.close() });
  return (
    <DeleteDialog
      ref={ref}
      title="Delete this problem?"
      pending={isPending}
      problem={failureWords(error, FAILED)}
      onConfirm={confirm}
      onClose={reset}
    >
      “{withoutTex(problem?.text ?? "")}” and its steps will be permanently deleted. Any link you have shared
      will stop working; conversations about it stay.
    </DeleteDialog>
  );
}
