"use client";

import { useRef, useState } from "react";
import { DeleteIcon } from "@/app/_components/chat/icons";
import { formatShortDay } from "@/server/format";
import { withoutTex } from "@/server/typeset/without-tex";
import { SHELVED_FIELD } from "./constants";
import { DeleteShelved } from "./delete-shelved";
import { HERE_HASH } from "./here-hash";
import type { ShelvedProblem } from "./shelf";
import { useShelf } from "./use-shelf";

/** The problems that stay on this device, newest first, each a link to its sheet; nothing where there are none. */
export function ShelfList() {
  const problems = useShelf();
  const dialog = useRef<HTMLDialogElement>(null);
  const [doomed, setDoomed] = useState<ShelvedProblem | null>(null);
  if (problems.length === 0) return null;
  const ask = (shelved: ShelvedProblem) => {
    setDoomed(shelved);
    dialog.current?.showModal();
  };
  return (
    <section aria-labelledby="shelf" className="mt-6 mb-8">
      <h2 id="shelf" className="text-[15px] text-muted">
        On this device only
      </h2>
      <ul className="sheet mt-2 divide-y divide-hairline overflow-hidden">
        {problems.toReversed().map((shelved) => (
          <ShelfRow key={shelved.id} shelved={shelved} onDelete={ask} />
        ))}
      </ul>
      <DeleteShelved ref={dialog} shelved={doomed} />
    </section>
  );
}

interface ShelfRowProps {
  readonly shelved: ShelvedProblem;
  readonly onDelete: (shelved: ShelvedProblem) => void;
}

/** All of the row leads to the sheet, but for the button that deletes it. */
function ShelfRow({ shelved, onDelete }: ShelfRowProps) {
  const { id, problem } = shelved;
  const name = withoutTex(problem.text);
  return (
    <li className="relative px-4 py-4 hover:bg-wash sm:px-6">
      {/* No Link: on the front page itself only what is behind the "#" changes, which the browser has to say. */}
      <a
        href={`/${HERE_HASH}&${SHELVED_FIELD}=${id}`}
        className="block truncate text-[17px] after:absolute after:inset-0"
      >
        {name}
      </a>
      <div className="mt-1 flex min-h-8 items-center justify-between gap-4">
        <span className="text-[15px] text-muted">{formatShortDay(new Date(problem.at))}</span>
        <button
          type="button"
          onClick={() => onDelete(shelved)}
          className="relative z-10 -my-1.5 -mr-3 flex size-11 shrink-0 items-center justify-center text-muted hover:text-danger"
        >
          <DeleteIcon />
          <span className="sr-only">Delete “{name}”</span>
        </button>
      </div>
    </li>
  );
}
