"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { type RefObject, useDeferredValue, useEffect, useRef, useState } from "react";
import type { SheetActions } from "@/app/_components/solve/sheet-actions";
import { SolutionSheet } from "@/app/_components/solve/solution-sheet";
import { Worksheet } from "@/app/_components/solve/worksheet";
import { createSolveAction } from "@/server/features/solve/actions";
import type { Act, DeviceProblem, Worked } from "./jobs";
import type { Fate, Keeper } from "./keeper";
import { pageOf } from "./page-of";
import { showForm } from "./show-form";
import type { ShowSheet } from "./stage-context";

interface DeviceSheetProps {
  readonly problem: DeviceProblem;
  readonly first: Worked;
  readonly work: (problem: DeviceProblem) => Promise<Worked | null>;
  readonly keeper: Keeper;
  readonly show: ShowSheet;
}

const NOTE = "Worked out on this device";
const NO_OUTCOME = "That took too long on this device. Try it in another way.";
const NOTHING_TYPED = "Write your answer or your working first.";

/** A problem that was worked on this device, in the place of the page it was handed in on. As soon as the server has kept
 * it, its own page follows, unless the student has begun something here. One that stays on the device stays here. */
export function DeviceSheet({ problem, first, work, keeper, show }: DeviceSheetProps) {
  const top = useRef<HTMLDivElement>(null);
  const hasBegun = useBegun(top);
  const { view, fate, act, follow } = useKeptProblem({ problem, first, work, keeper, hasBegun });
  const actions = actionsOn(act);
  // The steps take a phone as long as the answer does, which comes first.
  const isWhole = useDeferredValue(true, false);
  return (
    <div ref={top} tabIndex={-1} className="outline-none">
      <p role="status" className="sr-only">
        {view.answerRevealed ? "Your answer is below." : "Your problem is below."}
      </p>
      {view.parts.length > 0 ? (
        <Worksheet solve={view} actions={actions} note={NOTE} />
      ) : (
        <SolutionSheet solve={view} actions={actions} note={NOTE} isBegun={!isWhole} />
      )}
      <div className="no-print mt-5 flex flex-wrap items-center gap-2.5" hidden={!isWhole}>
        {fate === "kept" && (
          <Link
            href={pageOf(problem.id)}
            prefetch={false}
            className="button button-primary"
            onNavigate={(event) => {
              event.preventDefault();
              void follow();
            }}
          >
            Share it or ask the tutor
          </Link>
        )}
        <button type="button" className="button" onClick={() => showForm(show)}>
          New problem
        </button>
        <Standing fate={fate} />
      </div>
    </div>
  );
}

/** Leads whoever handed a problem in to its sheet.
 * @returns whether they have begun something there */
function useBegun(sheet: RefObject<HTMLDivElement | null>): RefObject<boolean> {
  const hasBegun = useRef(false);
  useEffect(() => {
    const { current: element } = sheet;
    window.scrollTo(0, 0);
    element?.focus({ preventScroll: true });
    const begin = () => {
      hasBegun.current = true;
    };
    const gone = new AbortController();
    for (const name of ["click", "input", "submit"] as const)
      element?.addEventListener(name, begin, { signal: gone.signal });
    return () => gone.abort();
  }, [sheet]);
  return hasBegun;
}

interface KeptProblem extends Pick<DeviceSheetProps, "problem" | "first" | "work" | "keeper"> {
  readonly hasBegun: RefObject<boolean>;
}

/** The problem with what was done on its sheet, all of which is kept. */
function useKeptProblem({ problem, first, work, keeper, hasBegun }: KeptProblem) {
  const router = useRouter();
  const [now, setNow] = useState({ problem, view: first.view });
  const [fate, setFate] = useState<Fate | null>(null);
  const latest = useRef({ problem, outcome: first.outcome });

  useEffect(() => {
    const stop = keeper.listen((id, fate) => {
      if (id !== problem.id) return;
      setFate(fate);
      if (fate === "kept" && !hasBegun.current) router.push(pageOf(id), { scroll: false });
    });
    void keeper.send(latest.current);
    return stop;
  }, [problem, keeper, router, hasBegun]);

  const act = async (act: Act): Promise<string | null> => {
    const changed = { ...now.problem, acts: [...now.problem.acts, act] };
    const worked = await work(changed);
    if (!worked) return NO_OUTCOME;
    latest.current = { problem: changed, outcome: worked.outcome };
    setNow({ problem: changed, view: worked.view });
    void keeper.send(latest.current);
    return null;
  };
  /** Leads to the problem's own page once the server has all that was done here. */
  const follow = async () => {
    if ((await keeper.send(latest.current)) === "kept") router.push(pageOf(problem.id));
  };
  return { view: now.view, fate, act, follow };
}

const STANDINGS = {
  waiting:
    "We could not reach Classmate. Your problem stays on this device and is sent when there is a connection.",
  here: "This problem stays on this device. Nothing of it is sent.",
  unstored:
    "Your browser stores nothing for this site, so this problem is gone when you close the page. Nothing of it is sent.",
} as const;

function Standing({ fate }: { readonly fate: Fate | null }) {
  if (fate === null || fate === "kept") return null;
  return (
    <p role="status" className="basis-full text-[15px] text-muted">
      {typeof fate === "string" ? STANDINGS[fate] : fate.refused}
    </p>
  );
}

/** The forms of the sheet, with what they ask for done here. */
function actionsOn(act: (act: Act) => Promise<string | null>): SheetActions {
  const typed = (form: FormData, name: string) => String(form.get(name) ?? "");
  const partOf = (form: FormData) =>
    typed(form, "part") === "" ? {} : { part: Number(typed(form, "part")) };
  return {
    create: createSolveAction,
    reveal: async (_previous, form) => {
      const what = typed(form, "what") === "answer" ? "answer" : "step";
      return { error: await act({ kind: "reveal", what, ...partOf(form) }) };
    },
    attempt: async (_previous, form) => {
      const kind = typed(form, "kind") === "working" ? "working" : "answer";
      const text = typed(form, "text").trim();
      if (text === "") return { error: NOTHING_TYPED, text };
      return { error: await act({ kind, text, ...partOf(form) }), text };
    },
  };
}
