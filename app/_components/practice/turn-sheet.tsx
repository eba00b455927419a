import Link from "next/link";
import type { ReactNode } from "react";
import type { AnswerView, Said, ShownProblem } from "@/server/features/practice/types";
import { formatUntil } from "@/server/format";
import { MathLine } from "../math/math-line";
import { MathText } from "../math/math-text";
import { Typeset } from "../math/typeset";
import { SheetRow } from "../solve/sheet-row";
import { StepList } from "../solve/step-list";
import { AnswerForm, type AnswerFormProps } from "./answer-form";
import { Feedback } from "./feedback";
import { SessionBar, type SessionBarProps } from "./session-bar";

interface TurnSheetProps
  extends Omit<AnswerFormProps, "about" | "isAgain" | "choices" | "hasHints">,
    SessionBarProps {
  readonly problem: Pick<ShownProblem, "name" | "instruction" | "latex" | "text"> & {
    readonly choices: readonly Pick<ShownProblem["choices"][number], "text" | "latex">[];
  };
  /** What was said of the last thing done with it; null before the first try. */
  readonly view: Said | AnswerView | null;
  /** The way to what follows once this problem is over. */
  readonly next: ReactNode;
  readonly hasFailed?: boolean;
  /** The address, but for an error's name, of a problem about just that error; absent where none can be set. */
  readonly just?: string;
  /** The way to have a working checked line by line; absent where there is none. */
  readonly working?: ReactNode;
}

/** One problem of a session: the problem, what was said of the last answer, and the field for the next. */
export function TurnSheet(props: TurnSheetProps) {
  const { problem, place, length, view, next, stop, hasFailed, just, working } = props;
  const { tryId, answer, action, fields } = props;
  return (
    <div data-page>
      <SessionBar place={place} length={length} stop={stop} />
      <article className="sheet solution mt-4">
        <SheetRow>
          <p className="text-sm text-muted">{problem.name}</p>
          <h1 className={`math-sentence mt-1 ${problem.latex === "" ? "text-lg" : "text-base"}`}>
            <MathText text={problem.instruction} />
          </h1>
          {problem.latex !== "" && <MathLine latex={problem.latex} label="The problem" size="listed" />}
        </SheetRow>
        {view && <Feedback view={view} />}
        {just && view?.misconception && !view.closed && (
          <SheetRow>
            <Link href={`${just}${view.misconception.id}`} prefetch={false} className="button">
              Try just that
            </Link>
          </SheetRow>
        )}
        {view?.solution && <StepList steps={view.solution.steps} />}
        <SheetRow>
          {hasFailed && (
            <p role="alert" className="mb-2 text-sm text-danger">
              Your answer did not arrive. Write it again.
            </p>
          )}
          {view?.closed && "dueAt" in view && view.dueAt && (
            <p className="mb-3 text-[15px] text-muted">
              This skill comes back {formatUntil(view.dueAt, new Date())}.
              {view.outcome === "right" ? "" : " Nothing is lost."}
            </p>
          )}
          {view?.closed ? (
            next
          ) : (
            <AnswerForm
              key={problem.text}
              about={problem.text}
              {...{ tryId, answer, action, fields }}
              isAgain={view !== null && view.outcome !== "hint"}
              hasHints={view?.hintsLeft !== 0}
              choices={problem.choices.map(({ text, latex }) => {
                return { text, shown: <Typeset latex={latex} display /> };
              })}
            />
          )}
          {!view?.closed && working && <div className="mt-3">{working}</div>}
        </SheetRow>
      </article>
    </div>
  );
}
