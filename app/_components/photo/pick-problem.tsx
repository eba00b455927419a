import { useId } from "react";
import { problemsOnPage } from "./problems-on-page";

interface PickProblemProps {
  /** What was read. */
  readonly text: string;
  readonly onPick: (problem: string) => void;
}

/** The problems of a page that has several, to take one of them. */
export function PickProblem({ text, onPick }: PickProblemProps) {
  const id = useId();
  const problems = problemsOnPage(text);
  if (problems.length === 0) return null;
  return (
    <section className="mt-3">
      <h3 id={id} className="text-[15px]">
        There are {problems.length} problems here. Which one do you want?
      </h3>
      <ul aria-labelledby={id} className="mt-2 space-y-2">
        {problems.map((problem) => (
          <li key={problem}>
            <button type="button" onClick={() => onPick(problem)} className="choice">
              <span className="min-w-0 break-words whitespace-pre-wrap">{problem}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
