import { SubmitButton } from "@/app/_components/ui/submit-button";
import { answerAction } from "@/server/features/practice/actions";
import type { ShownProblem, Turn } from "@/server/features/practice/types";

interface AnswerFormProps extends Pick<Turn, "place" | "tryId" | "answer"> {
  readonly problem: ShownProblem;
  readonly session: string;
  readonly isAgain: boolean;
}

/** The answer's field; a hint and the solution may be asked for instead. */
export function AnswerForm({ problem, place, tryId, answer, session, isAgain }: AnswerFormProps) {
  const hidden = {
    id: tryId,
    problem: `${problem.skill}.${problem.level}.${problem.seed}`,
    place: String(place),
    session,
  };
  const fields = Object.entries(hidden).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
  return (
    <>
      <form key={tryId} action={answerAction}>
        {fields}
        <input type="hidden" name="what" value="answer" />
        <label htmlFor="answer" className="text-[15px] font-medium">
          Your answer
        </label>
        <input
          id="answer"
          name="answer"
          required
          defaultValue={answer}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="send"
          className="field mt-1.5"
        />
        <SubmitButton className="button button-primary mt-3 w-full sm:w-auto" pendingText="Checking…">
          {isAgain ? "Try again" : "Check"}
        </SubmitButton>
      </form>
      <form action={answerAction} className="mt-3 flex gap-3">
        {fields}
        <button type="submit" name="what" value="hint" className="button">
          A hint
        </button>
        <button type="submit" name="what" value="reveal" className="button">
          Show the steps
        </button>
      </form>
    </>
  );
}
