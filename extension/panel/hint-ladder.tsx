import { useState } from "react";
import type { PartView, SolveView } from "@/server/features/solve/types";
import { Formula, Sentence } from "./formula";

/** A problem of its own, or a part of a worksheet. */
export type OneProblem = Omit<PartView, "label" | "status"> & Pick<SolveView, "status">;
export type Reveal = (what: "step" | "answer") => void;

interface HintLadderProps {
  readonly view: OneProblem;
  readonly reveal: Reveal;
}

/** The hints in order: what kind of problem it is, which idea leads on, the steps, the answer. */
export function HintLadder({ view: { hints, steps, revealedSteps }, reveal }: HintLadderProps) {
  const [isIdeaOpen, setIsIdeaOpen] = useState(false);
  const left = (hints?.steps ?? 0) - revealedSteps;
  const isIdeaNext = hints !== null && !isIdeaOpen;
  const next = () => (isIdeaNext ? setIsIdeaOpen(true) : reveal("step"));
  return (
    <>
      <ol className="ladder" aria-label="Hints">
        {hints && (
          <>
            <Rung title="What kind of problem">{hints.kind}</Rung>
            <Rung title="Which idea">{isIdeaOpen ? hints.idea : null}</Rung>
          </>
        )}
        {steps.map((step, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps only ever follow one another
          <li key={place} className="open">
            <p className="muted">{stepTitle(place)}</p>
            <Step step={step} />
          </li>
        ))}
        {left > 0 && <Rung title={stepTitle(steps.length)}>{null}</Rung>}
        <Rung title="Answer">{null}</Rung>
      </ol>
      <div className="row dock">
        {(isIdeaNext || left > 0) && (
          <button type="button" className="primary" onClick={next}>
            Next hint
          </button>
        )}
        <button type="button" onClick={() => reveal("answer")}>
          Show the answer
        </button>
      </div>
      <p className="muted note">Worked out on this device. Nothing was sent for it.</p>
    </>
  );
}

const stepTitle = (place: number): string => (place === 0 ? "First step" : "Next step");

interface RungProps {
  readonly title: string;
  /** Its words; null while it is closed. */
  readonly children: string | null;
}

function Rung({ title, children }: RungProps) {
  return (
    <li className={children === null ? "closed" : "open"}>
      <p className="muted">{title}</p>
      {children !== null && (
        <p>
          <Sentence text={children} />
        </p>
      )}
    </li>
  );
}

/** One line of a solution with its reason. */
export function Step({ step }: { readonly step: OneProblem["steps"][number] }) {
  return (
    <>
      <p>
        <Sentence text={step.title} />
      </p>
      <Formula latex={step.latex} display />
      <p className="muted">
        <Sentence text={step.why} />
      </p>
    </>
  );
}
