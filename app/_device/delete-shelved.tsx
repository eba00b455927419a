"use client";

import type { RefObject } from "react";
import { DeleteDialog } from "@/app/_components/ui/delete-dialog";
import { pageShelf, type ShelvedProblem } from "./shelf";

interface DeleteShelvedProps {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly shelved: ShelvedProblem | null;
}

/** Asks before a problem that is kept nowhere else is deleted. */
export function DeleteShelved({ ref, shelved }: DeleteShelvedProps) {
  const confirm = async () => {
    if (shelved) await pageShelf().remove(shelved.id);
    ref.current?.close();
  };
  return (
    <DeleteDialog
      ref={ref}
      title="Delete this problem?"
      pending={false}
      problem=""
      onConfirm={() => void confirm()}
      onClose={() => {}}
    >
      “{shelved?.problem.text}” and what you did with it will be permanently deleted. It is kept nowhere else.
    </DeleteDialog>
  );
}
