import type { SolveView } from "@/server/features/solve/types";
import { StopIcon } from "../ui/icons";
import { Abilities } from "./abilities";
import { EditProblem } from "./edit-problem";
import type { SheetActions } from "./sheet-actions";
import { SheetRow } from "./sheet-row";

const TITLES = { unsupported: "I stopped here", "limit-reached": "This one is too big for me" } as const;

interface StoppedRowsProps {
  readonly solve: SolveView;
  readonly status: keyof typeof TITLES;
  readonly create: SheetActions["create"];
}

/** No answer rather than a wrong one: why, another try, and what does work. */
export function StoppedRows({ solve, status, create }: StoppedRowsProps) {
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
          I only give an answer I can check. Change the problem, or ask the tutor.
        </p>
      </SheetRow>
      <SheetRow>
        <h3 className="font-medium">Try again</h3>
        <EditProblem action={create} text={solve.text} mode={solve.mode} />
      </SheetRow>
      <SheetRow>
        <h3 className="font-medium">What I can solve</h3>
        <Abilities />
      </SheetRow>
    </>
  );
}
