import { AnswerRow } from "@/app/_components/solve/answer-row";
import { GraphRow } from "@/app/_components/solve/graph-row";
import { OtherWays } from "@/app/_components/solve/other-ways";
import { ReadLines } from "@/app/_components/solve/read-lines";
import { SheetRow } from "@/app/_components/solve/sheet-row";
import { StepList } from "@/app/_components/solve/step-list";
import type { SharedSolve } from "@/server/features/share/types";

/** A solution to read. With hints first it ends where its owner is. */
export function SharedSolution({ solve }: { readonly solve: SharedSolve }) {
  const { status, steps, graph, alternatives, answerRevealed, reason } = solve;
  const stopped = status !== "solved" && status !== "no-solution";
  return (
    <article className="sheet solution">
      <SheetRow>
        <ReadLines solve={solve} />
      </SheetRow>
      {!stopped && answerRevealed && <AnswerRow solve={solve} />}
      {steps.length > 0 && (
        <>
          <h2 className="sr-only">Steps</h2>
          <StepList steps={steps} />
        </>
      )}
      {graph && <GraphRow graph={graph} />}
      {alternatives.length > 0 && <OtherWays alternatives={alternatives} />}
      {!answerRevealed && (
        <SheetRow tone="wash">
          <p className="text-[15px] text-muted">
            The answer is not shown: whoever shared this is still working on it with hints.
          </p>
        </SheetRow>
      )}
      {stopped && (
        <SheetRow tone="wash">
          <p>{reason}</p>
        </SheetRow>
      )}
    </article>
  );
}
