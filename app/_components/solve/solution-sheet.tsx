import type { SolveView } from "@/server/features/solve/types";
import { AnswerRow } from "./answer-row";
import { BarRow } from "./bar-row";
import { CheckRow } from "./check-row";
import { GraphRow } from "./graph-row";
import { HintLadder } from "./hint-ladder";
import { hintProgress } from "./hint-progress";
import { HintRows, RUNGS_BEFORE_STEPS } from "./hint-rows";
import { OtherWays } from "./other-ways";
import { ReadRow } from "./read-row";
import { ReadingsRow } from "./readings-row";
import type { SheetActions } from "./sheet-actions";
import { SheetRow } from "./sheet-row";
import { StepList } from "./step-list";
import { StoppedRows } from "./stopped-rows";

interface SolutionSheetProps {
  readonly solve: SolveView;
  readonly actions: SheetActions;
  /** What is beside the badge of the answer. */
  readonly note?: string;
  /** An answer alone, which is painted sooner than all that follows it. */
  readonly isBegun?: boolean;
}

/** The whole solution on one sheet: what was read, the answer with its evidence, the steps. */
export function SolutionSheet({ solve, actions, note, isBegun = false }: SolutionSheetProps) {
  const isOpen = isAnswered(solve) && solve.answerRevealed;
  return (
    <article className="sheet solution">
      <ReadRow solve={solve} editable={isAnswered(solve)} actions={actions} />
      {isOpen && <AnswerRow solve={solve} note={note} />}
      {!(isOpen && isBegun) && <WayThere solve={solve} actions={actions} />}
    </article>
  );
}

type Status = SolveView["status"];

const isStopped = (status: Status): status is "unsupported" | "limit-reached" =>
  status === "unsupported" || status === "limit-reached";
const isAnswered = ({ status }: SolveView): boolean => !isStopped(status) && status !== "ambiguous";

/** All that leads to the answer, and what can be done instead or next. */
function WayThere({ solve, actions }: Pick<SolutionSheetProps, "solve" | "actions">) {
  const { status } = solve;
  const held = !solve.answerRevealed;
  return (
    <>
      <HintRows solve={solve} />
      {!solve.hints && <BarRow solve={solve} />}
      {solve.graph && <GraphRow graph={solve.graph} />}
      {solve.steps.length > 0 && (
        <>
          <h2 className="sr-only">Steps</h2>
          <StepList steps={solve.steps} after={held ? RUNGS_BEFORE_STEPS : 0} />
        </>
      )}
      {solve.alternatives.length > 0 && <OtherWays alternatives={solve.alternatives} />}
      {held && (
        <SheetRow tone="wash">
          <HintLadder action={actions.reveal} id={solve.id} progress={hintProgress(solve)} />
        </SheetRow>
      )}
      {isAnswered(solve) && <CheckRow id={solve.id} attempt={solve.attempt} action={actions.attempt} />}
      {status === "ambiguous" && <ReadingsRow solve={solve} create={actions.create} />}
      {isStopped(status) && <StoppedRows solve={solve} status={status} create={actions.create} />}
    </>
  );
}
