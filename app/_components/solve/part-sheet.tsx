import type { ComponentProps, ReactNode } from "react";
import type { PartView } from "@/server/features/solve/types";
import { AnswerRow } from "./answer-row";
import { BarRow } from "./bar-row";
import { Fold } from "./fold";
import { GraphRow } from "./graph-row";
import { HintRows, RUNGS_BEFORE_STEPS } from "./hint-rows";
import { answerId, isAnswered, partId } from "./part-state";
import { ReadLines } from "./read-lines";
import { SheetRow } from "./sheet-row";
import { StepList } from "./step-list";

interface PartSheetProps {
  readonly part: PartView;
  /** Its place, from 0. */
  readonly place: number;
  /** A way to put a line of a story right; absent for those who only read. */
  readonly correction?: ComponentProps<typeof ReadLines>["correction"];
  /** What is beside the badge of its answer. */
  readonly note?: string;
  /** Rows at its end: what its owner can do with it. */
  readonly children?: ReactNode;
}

/** One part of a worksheet on a sheet of its own: what was read, the answer with its evidence, the steps folded up. As
 * long as it is held back, the steps that are open stand in full view. */
export function PartSheet({ part, place, correction, note, children }: PartSheetProps) {
  const { label, steps, graph, answerRevealed } = part;
  const open = answerRevealed && isAnswered(part);
  // The margin has room for "(iv)"; "(median)" stands above the reading.
  const isWord = label.length > 3;
  return (
    <article
      id={partId(place)}
      aria-label={`Part ${label}`}
      className="sheet solution part-sheet mt-3 scroll-mt-4"
    >
      <SheetRow margin={isWord ? null : `(${label})`}>
        {isWord && <p className="text-muted">({label})</p>}
        <ReadLines solve={part} part={label} correction={correction} />
      </SheetRow>
      {open && <AnswerRow solve={part} id={answerId(place)} name={`Answer to part ${label}`} note={note} />}
      <HintRows solve={part} bars={`bars-${place + 1}`} />
      {!part.hints && <BarRow solve={part} id={`bars-${place + 1}`} />}
      {open && steps.length > 0 && (
        <Fold title={stepsTitle(steps.length, graph !== null)}>
          <StepList steps={steps} />
          {graph && <GraphRow graph={graph} />}
        </Fold>
      )}
      {!open && <StepList steps={steps} after={RUNGS_BEFORE_STEPS} />}
      {children}
    </article>
  );
}

const stepsTitle = (count: number, hasGraph: boolean): string =>
  `${count} ${count === 1 ? "step" : "steps"}${hasGraph ? " and a graph" : ""}`;
