"use client";

import Link from "next/link";
import { useRef, useState } from "react";
import { DeleteDialog } from "@/app/_components/ui/delete-dialog";
import { saveShelf } from "@/app/_device/keep-problems-here";
import { pageShelf, type ShelvedProblem } from "@/app/_device/shelf";
import { useShelf } from "@/app/_device/use-shelf";
import { formatCount } from "@/server/format";

/** What can be done with the problems that stay on this device; nothing where there are none.
 * @param props `isOn`: whether new ones stay there too */
export function ShelfControls({ isOn }: { readonly isOn: boolean }) {
  const problems = useShelf();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isSaved, setSaved] = useState(false);
  const counted = problems.length === 1 ? "1 problem" : `${formatCount(problems.length)} problems`;
  const deleteAll = async () => {
    for (const { id } of problems) await pageShelf().remove(id);
    dialog.current?.close();
  };
  const save = async () => {
    await saveShelf();
    setSaved(true);
  };
  return (
    <>
      {isSaved && (
        <p role="status" className="mt-3 text-[15px] text-muted">
          Your problems are on their way to your{" "}
          <Link href="/history" className="link">
            history
          </Link>
          .
        </p>
      )}
      {problems.length > 0 && (
        <>
          <p className="mt-4 text-[15px]">
            {counted} on this device only.{" "}
            {!isOn && "Nothing of what is here is sent unless you save it to your history."}
          </p>
          <div className="mt-3 flex flex-wrap gap-3">
            {!isOn && (
              <button type="button" onClick={save} className="button button-primary">
                Save to my history
              </button>
            )}
            <a href={fileOf(problems)} download="classmate-device.json" className="button">
              Download from this device
            </a>
            <button type="button" onClick={() => dialog.current?.showModal()} className="button">
              Delete from this device
            </button>
          </div>
        </>
      )}
      <DeleteDialog
        ref={dialog}
        title="Delete from this device?"
        pending={false}
        problem=""
        onConfirm={() => void deleteAll()}
        onClose={() => {}}
      >
        {counted} and what you did with them will be permanently deleted. They are kept nowhere else.
      </DeleteDialog>
    </>
  );
}

/** What the browser has of them, and when it was made. */
function fileOf(problems: readonly ShelvedProblem[]): string {
  const entries = problems.map(({ problem: { text, mode, at, acts } }) => ({
    text,
    mode,
    createdAt: new Date(at).toISOString(),
    acts,
  }));
  return `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(entries, null, 2))}`;
}
