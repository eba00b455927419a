import { SubmitButton } from "@/app/_components/ui/submit-button";
import type { Turn } from "@/server/features/practice/types";

export interface AnswerFormProps extends Pick<Turn, "tryId" | "answer"> {
  readonly action: (form: FormData) => Promise<void>;
  /** What the form says beside the answer: which problem, and where one is. */
  readonly fields: Readonly<Record<string, string>>;
  readonly isAgain: boolean;
}

/** The answer's field; a hint and the solution may be asked for instead. */
export function AnswerForm({ action, fields, tryId, answer, isAgain }: AnswerFormProps) {
  const hidden = Object.entries({ ...fields, id: tryId }).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
  return (
    <>
      <form key={tryId} action={action}>
        {hidden}
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
      <form action={action} className="mt-3 flex gap-3">
        {hidden}
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
