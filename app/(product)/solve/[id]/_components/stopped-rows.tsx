import { SheetRow } from "@/app/_components/solve/sheet-row";
import { StopIcon } from "@/app/_components/ui/icons";
import { createSolveAction } from "@/server/features/solve/actions";
import type { SolveView } from "@/server/features/solve/types";
import { Abilities } from "./abilities";
import { EditProblem } from "./edit-problem";

const TITLES = { unsupported: "I stopped here", "limit-reached": "This one is too big for me" } as const;

interface StoppedRowsProps {
  readonly solve: SolveView;
  readonly status: keyof typeof TITLES;
}

/** No answer rather than a wrong one: why, another try, and what does work. */
export function StoppedRows({ solve, status }: StoppedRowsProps) {
  return (
    <>
      <SheetRow tone="wash">
        <h2 className="flex items-center gap-2 font-serif text-[26px] leading-tight">{TITLES[status]}</h2>
        <p className="mt-2 flex gap-2 text-base">
          <span className="mt-[3px] text-caution">
            <StopIcon />
          </span>
          {solve.reason}
        </p>
        <p className="mt-2 text-[15px] text-muted">
          I give an answer only when I can check it. Change the problem, or take it to the tutor.
        </p>
      </SheetRow>
      <SheetRow>
        <h3 className="font-medium">Try again</h3>
        <EditProblem action={createSolveAction} text={solve.text} mode={solve.mode} />
      </SheetRow>
      <SheetRow>
        <h3 className="font-medium">What I can work out</h3>
        <Abilities />
      </SheetRow>
    </>
  );
}
