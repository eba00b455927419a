import { PartList } from "@/app/_components/solve/part-list";
import { PartSheet } from "@/app/_components/solve/part-sheet";
import { answerId, isAnswered } from "@/app/_components/solve/part-state";
import { SheetRow } from "@/app/_components/solve/sheet-row";
import { StopIcon } from "@/app/_components/ui/icons";
import { createSolveAction, revealAction } from "@/server/features/solve/actions";
import type { PartView, SolveView } from "@/server/features/solve/types";
import { CheckRow } from "./check-row";
import { EditProblem } from "./edit-problem";
import { HintLadder } from "./hint-ladder";
import { ReadingChoices } from "./reading-choices";

/** A worksheet as one page: its parts at a glance, then each on a sheet of its own. */
export function Worksheet({ solve }: { readonly solve: SolveView }) {
  const { parts, text, mode } = solve;
  return (
    <div className="relative">
      <h1 className="font-serif text-[24px] leading-tight sm:text-[28px]">
        Your worksheet with {parts.length} parts
      </h1>
      <PartList parts={parts} />
      <details className="no-print">
        <summary className="link inline-flex min-h-11 cursor-pointer items-center text-[15px]">
          Not what you meant?
        </summary>
        <EditProblem action={createSolveAction} text={text} mode={mode} />
      </details>
      {parts.map((part, place) => (
        <PartSheet key={`${part.label} ${part.text}`} part={part} place={place}>
          <PartRows solve={solve} part={part} place={place} />
        </PartSheet>
      ))}
    </div>
  );
}

interface PartRowsProps {
  readonly solve: Pick<SolveView, "id" | "mode">;
  readonly part: PartView;
  readonly place: number;
}

/** What a student can do with a part: open it, check an answer of their own, say which reading is meant. */
function PartRows({ solve: { id, mode }, part, place }: PartRowsProps) {
  const { answerRevealed, revealedSteps, totalSteps, status, reason, readings, attempt } = part;
  if (!isAnswered(part))
    return (
      <SheetRow tone={status === "ambiguous" ? "caution" : "wash"}>
        <p id={`question-${place + 1}`} className="flex gap-2 text-base">
          <span className="mt-[3px] text-caution">
            <StopIcon />
          </span>
          {reason}
        </p>
        {status === "ambiguous" && (
          <ReadingChoices readings={readings} mode={mode} labelledBy={`question-${place + 1}`} />
        )}
      </SheetRow>
    );
  return (
    <>
      {!answerRevealed && (
        <SheetRow tone="wash">
          <HintLadder
            action={revealAction}
            solve={{ id, revealedSteps, totalSteps }}
            part={place}
            answer={answerId(place)}
          />
        </SheetRow>
      )}
      <CheckRow id={id} attempt={attempt} part={place} />
    </>
  );
}
