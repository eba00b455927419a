import { AnswerRow } from "@/app/_components/solve/answer-row";
import { BarRow } from "@/app/_components/solve/bar-row";
import { byModelNote } from "@/app/_components/solve/by-model-note";
import { GraphRow } from "@/app/_components/solve/graph-row";
import { OtherWays } from "@/app/_components/solve/other-ways";
import { PartList } from "@/app/_components/solve/part-list";
import { PartSheet } from "@/app/_components/solve/part-sheet";
import { isAnswered } from "@/app/_components/solve/part-state";
import { ReadLines } from "@/app/_components/solve/read-lines";
import { SheetRow } from "@/app/_components/solve/sheet-row";
import { StepList } from "@/app/_components/solve/step-list";
import { WorksheetWords } from "@/app/_components/solve/worksheet-words";
import type { SharedSolve } from "@/server/features/share/types";

/** A solution to read. With hints first it ends where its owner is. */
export function SharedSolution({ solve }: { readonly solve: SharedSolve }) {
  return solve.parts.length > 0 ? <SharedWorksheet solve={solve} /> : <SharedProblem solve={solve} />;
}

function SharedWorksheet({ solve: { parts, text } }: { readonly solve: SharedSolve }) {
  return (
    <div className="relative">
      <h1 className="font-serif text-[24px] leading-tight sm:text-[28px]">
        A worksheet with {parts.length} parts
      </h1>
      <WorksheetWords text={text} />
      <PartList parts={parts} />
      {parts.map((part, place) => (
        <PartSheet key={`${part.label} ${part.text}`} part={part} place={place}>
          {!part.answerRevealed && <HeldBack />}
          {!isAnswered(part) && (
            <SheetRow tone="wash">
              <p>{part.reason}</p>
            </SheetRow>
          )}
        </PartSheet>
      ))}
    </div>
  );
}

function HeldBack() {
  return (
    <SheetRow tone="wash">
      <p className="text-[15px] text-muted">
        The answer is hidden because the person who shared this is still working on it with hints.
      </p>
    </SheetRow>
  );
}

function SharedProblem({ solve }: { readonly solve: SharedSolve }) {
  const { status, steps, graph, alternatives, answerRevealed, reason } = solve;
  const stopped = status !== "solved" && status !== "no-solution";
  return (
    <article className="sheet solution">
      <SheetRow>
        <ReadLines solve={solve} heading="The problem" />
      </SheetRow>
      {!stopped && answerRevealed && <AnswerRow solve={solve} note={byModelNote(solve)} />}
      <BarRow solve={solve} />
      {graph && <GraphRow graph={graph} />}
      {steps.length > 0 && (
        <>
          <h2 className="sr-only">Steps</h2>
          <StepList steps={steps} />
        </>
      )}
      {alternatives.length > 0 && <OtherWays alternatives={alternatives} />}
      {!answerRevealed && <HeldBack />}
      {stopped && (
        <SheetRow tone="wash">
          <p>{reason}</p>
        </SheetRow>
      )}
    </article>
  );
}
