import { Paced } from "#paced";
import type { ProblemView } from "@/server/features/solve/types";
import { MathLine } from "../math/math-line";
import { MathText } from "../math/math-text";
import { thingsIn } from "./answer-lines";
import { SmallerSteps } from "./smaller-steps";
import { TheoremNote } from "./theorem-note";

interface StepListProps extends Pick<ProblemView, "steps"> {
  /** Rungs of a ladder that come before them, numbered as well. */
  readonly after?: number;
}

/** The steps shown so far, numbered in the margin. */
export function StepList({ steps, after = 0 }: StepListProps) {
  return (
    <ol>
      {steps.map((step, index) => (
        <li key={`${step.rule} ${step.latex}`} className="sheet-row">
          <div className="sheet-margin" aria-hidden="true">
            {after + index + 1}
          </div>
          <div className="sheet-body">
            <Paced characters={charactersOf(step)}>
              <h3 className="math-sentence text-base">
                <MathText text={step.title} />
              </h3>
              {thingsIn(step.latex).map((thing) => (
                <MathLine key={thing} latex={thing} label={`After step ${index + 1}`} />
              ))}
              {step.why && (
                <p className="why sideways math-sentence">
                  <span className="sr-only">Why: </span>
                  <MathText text={step.why} />
                </p>
              )}
              {step.smaller && <SmallerSteps lines={step.smaller} />}
              {step.theorem && <TheoremNote theorem={step.theorem} />}
            </Paced>
          </div>
        </li>
      ))}
    </ol>
  );
}

function charactersOf({ title, latex, why, theorem }: ProblemView["steps"][number]): number {
  const beside = theorem ? theorem.says.length + theorem.when.length + theorem.example.length : 0;
  return title.length + latex.length + why.length + beside;
}
