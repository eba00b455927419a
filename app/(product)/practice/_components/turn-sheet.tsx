import Link from "next/link";
import { MathText } from "@/app/_components/math/math-text";
import { TypesetHtml } from "@/app/_components/math/typeset-html";
import { SheetRow } from "@/app/_components/solve/sheet-row";
import { StepList } from "@/app/_components/solve/step-list";
import type { ShownProblem, Turn } from "@/server/features/practice/types";
import { AnswerForm, type AnswerFormProps } from "./answer-form";
import { Feedback } from "./feedback";
import { SessionBar, type SessionBarProps } from "./session-bar";

interface TurnSheetProps
  extends Turn,
    Pick<AnswerFormProps, "action" | "fields">,
    Pick<SessionBarProps, "stop"> {
  readonly problem: ShownProblem;
  /** The address of what follows once this problem is over. */
  readonly next: string;
  readonly hasFailed: boolean;
}

/** One problem of a session: the problem, what was said of the last answer, and the field for the next. */
export function TurnSheet(props: TurnSheetProps) {
  const { problem, place, length, view, next, stop, hasFailed } = props;
  return (
    <div data-page>
      <SessionBar place={place} length={length} stop={stop} />
      <article className="sheet solution mt-4">
        <SheetRow>
          <p className="text-sm text-muted">{problem.name}</p>
          <h1 className="mt-1 text-base">
            <MathText text={problem.instruction} />
          </h1>
          {problem.latex === "" ? (
            <p className="mt-2 text-lg">{problem.text}</p>
          ) : (
            <p className="mt-2 overflow-x-auto text-[26px]">
              <TypesetHtml html={problem.html} />
            </p>
          )}
        </SheetRow>
        {view && <Feedback view={view} />}
        {view?.solution && <StepList steps={view.solution.steps} />}
        <SheetRow>
          {hasFailed && (
            <p role="alert" className="mb-2 text-sm text-danger">
              Your answer did not arrive. Write it again.
            </p>
          )}
          {view?.closed ? (
            <Link href={next} prefetch={false} className="button button-primary w-full sm:w-auto">
              {place + 1 < length ? "Next problem" : "Finish"}
            </Link>
          ) : (
            <AnswerForm {...props} isAgain={view !== null} />
          )}
        </SheetRow>
      </article>
    </div>
  );
}
