"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import type { DeviceProblem } from "./jobs";
import type { Fate, Keeper } from "./keeper";
import { pageOf } from "./page-of";
import { showForm } from "./show-form";
import type { ShowSheet } from "./stage-context";

interface SolvedLaterProps {
  readonly problem: DeviceProblem;
  readonly keeper: Keeper;
  readonly show: ShowSheet;
}

const WAITS =
  "This one needs a connection. It is saved on this device, and solved as soon as you are online.";

/** A problem that this device could not work while there was no network: a part of the engine has not arrived yet, or the
 * problem is too long for it. It waits for the server, whose page of it follows. */
export function SolvedLater({ problem, keeper, show }: SolvedLaterProps) {
  const router = useRouter();
  const [fate, setFate] = useState<Fate>("waiting");
  const isRefused = typeof fate !== "string";
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    top.current?.focus({ preventScroll: true });
    const stop = keeper.listen((id, fate) => {
      if (id !== problem.id) return;
      setFate(fate);
      if (fate === "kept") router.push(pageOf(id), { scroll: false });
    });
    void keeper.send({ problem, outcome: null });
    return stop;
  }, [problem, keeper, router]);
  return (
    <div ref={top} tabIndex={-1} className="sheet px-4 py-5 outline-none sm:px-7 sm:py-6">
      <h1 className="font-serif text-[24px] leading-tight">Not solved yet</h1>
      <p className="mt-2 break-words whitespace-pre-wrap">{problem.text}</p>
      <p role="status" className="mt-2 text-[15px] text-muted">
        {isRefused ? fate.refused : WAITS}
      </p>
      <div className="mt-5">
        <button
          type="button"
          className={`button ${isRefused ? "button-primary" : ""}`}
          onClick={() => showForm(show)}
        >
          {isRefused ? "Change the words" : "New problem"}
        </button>
      </div>
    </div>
  );
}
