import { AnswerRow } from "@/app/_components/solve/answer-row";
import { GraphRow } from "@/app/_components/solve/graph-row";
import { OtherWays } from "@/app/_components/solve/other-ways";
import { SheetRow } from "@/app/_components/solve/sheet-row";
import { StepList } from "@/app/_components/solve/step-list";
import { revealAction } from "@/server/features/solve/actions";
import type { SolveView } from "@/server/features/solve/types";
import { CheckRow } from "./check-row";
import { HintLadder } from "./hint-ladder";
import { ReadRow } from "./read-row";
import { ReadingsRow } from "./readings-row";
import { StoppedRows } from "./stopped-rows";

/** The whole solution on one sheet: what was read, the answer with its evidence, the steps. */
export function SolutionSheet({ solve }: { readonly solve: SolveView }) {
  const { status } = solve;
  const stopped = status === "unsupported" || status === "limit-reached";
  const answered = !stopped && status !== "ambiguous";
  const held = !solve.answerRevealed;
  return (
    <article className="sheet solution">
      <ReadRow solve={solve} editable={answered} />
      {answered && !held && <AnswerRow solve={solve} />}
      {solve.steps.length > 0 && (
        <>
          <h2 className="sr-only">Steps</h2>
          <StepList steps={solve.steps} />
        </>
      )}
      {solve.graph && <GraphRow graph={solve.graph} />}
      {solve.alternatives.length > 0 && <OtherWays alternatives={solve.alternatives} />}
      {held && (
        <SheetRow tone="wash">
          <HintLadder action={revealAction} solve={solve} />
        </SheetRow>
      )}
      {answered && <CheckRow id={solve.id} attempt={solve.attempt} />}
      {status === "ambiguous" && <ReadingsRow solve={solve} />}
      {stopped && <StoppedRows solve={solve} status={status} />}
    </article>
  );
}
