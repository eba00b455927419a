"use client";

import { unstable_rethrow } from "next/navigation";
import { type KeyboardEvent, type RefObject, Suspense, use, useRef, useState } from "react";
import { SessionContext } from "@/app/_device/practice/session-context";
import { optional } from "@/app/_lib/optional";
import { useInBrowser } from "@/app/_lib/use-in-browser";
import { MathButton } from "../math-field/math-button";
import { SubmitButton } from "../ui/submit-button";
import { ChoiceField, type ShownChoice } from "./choice-field";

const MathPanel = optional(() => import("../math-field/math-panel"));

export interface AnswerFormProps {
  /** The problem as it was typed. */
  readonly about: string;
  /** The number of this try, and what was typed at the one before. */
  readonly tryId: string;
  readonly answer: string;
  readonly action: (form: FormData) => Promise<void>;
  /** What the form says beside the answer: which problem, and where one is. */
  readonly fields: Readonly<Record<string, string>>;
  readonly isAgain: boolean;
  /** There are more hints to ask for. */
  readonly hasHints: boolean;
  /** None where the answer is to be written. */
  readonly choices: readonly ShownChoice[];
}

/** What has been written of answers and not been sent yet: a hint comes with a page of its own. */
const drafts = new Map<string, string>();

const NOT_ARRIVED = "We could not reach Classmate. Your answer is still here: try again in a moment.";

/** The answers to choose from, or a field to write one; a hint and the solution may be asked for instead. The forms need no JavaScript; the mathematics field
 * is fetched when it is first wanted. */
export function AnswerForm(props: AnswerFormProps) {
  const { about, fields, tryId, answer, isAgain, hasHints, choices } = props;
  const { action, error } = useKeptAnswer(props);
  const [maths, setMaths] = useState(false);
  const draft = drafts.get(about);
  const [writes, setWrites] = useState(draft !== undefined);
  const isWritten = writes || choices.length === 0;
  // A hint takes away nothing of what has been written so far.
  const given = error?.answer ?? (answer || (draft ?? ""));
  const describedBy = error ? "answer-error" : undefined;
  const field = useRef<HTMLTextAreaElement>(null);
  const hidden = Object.entries({ ...fields, id: tryId }).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
  return (
    <>
      <form key={tryId} action={action}>
        {hidden}
        <input type="hidden" name="what" value="answer" />
        {isWritten && (
          <WrittenField
            field={field}
            answer={given}
            describedBy={describedBy}
            onWrite={(text) => drafts.set(about, text)}
          />
        )}
        {choices.length > 0 && (
          <ChoiceField choices={choices} chosen={given} describedBy={describedBy} isAway={isWritten} />
        )}
        {error && (
          <p id="answer-error" role="alert" className="mt-1 text-sm text-danger">
            {NOT_ARRIVED}
          </p>
        )}
        <div className="mt-3 flex items-center gap-3">
          <SubmitButton className="button button-primary min-w-0 flex-1 sm:flex-none" pendingText="Checking…">
            {isAgain ? "Try again" : "Check"}
          </SubmitButton>
          {isWritten && <MathButton open={maths} onToggle={() => setMaths(!maths)} />}
          {choices.length > 0 && (
            <button type="button" className="button needs-script" onClick={() => setWrites(!writes)}>
              {isWritten ? "Choose instead" : "Write it instead"}
            </button>
          )}
        </div>
        {isWritten && maths && (
          <Suspense fallback={<div className="math-panel-place" />}>
            <MathPanel field={field} notation="bare" onClose={() => setMaths(false)} />
          </Suspense>
        )}
      </form>
      <form action={action} className="mt-3 flex gap-3">
        {hidden}
        {hasHints && (
          <button type="submit" name="what" value="hint" className="button">
            A hint
          </button>
        )}
        <button type="submit" name="what" value="reveal" className="button">
          Show the steps
        </button>
      </form>
    </>
  );
}

interface WrittenFieldProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** What was typed last. */
  readonly answer: string;
  /** What says why it did not arrive. */
  readonly describedBy: string | undefined;
  readonly onWrite: (text: string) => void;
}

function WrittenField({ field, answer, describedBy, onWrite }: WrittenFieldProps) {
  return (
    <>
      <label htmlFor="answer" className="text-[15px] font-medium">
        Your answer
      </label>
      <textarea
        ref={field}
        id="answer"
        name="answer"
        rows={1}
        required
        defaultValue={answer}
        aria-invalid={describedBy ? true : undefined}
        aria-describedby={describedBy}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="send"
        onChange={({ target: { value } }) => onWrite(value)}
        onKeyDown={submitOnEnter}
        className="field mt-1.5 resize-none"
      />
    </>
  );
}

/** The action as the page's script does it: no answer is lost with the network. The server's page, and a browser without
 * JavaScript, get the action itself. */
function useKeptAnswer({ action }: Pick<AnswerFormProps, "action">) {
  const inBrowser = useInBrowser();
  const goOnHere = use(SessionContext);
  const [error, setError] = useState<{ readonly answer: string } | null>(null);
  if (!inBrowser || !goOnHere) return { action, error };
  const kept = async (form: FormData) => {
    setError(null);
    try {
      await action(form);
    } catch (failure) {
      unstable_rethrow(failure);
      if (!(await goOnHere(form))) setError({ answer: String(form.get("answer") ?? "") });
    }
  };
  return { action: kept, error };
}

/** An Enter that ends a composition belongs to the input method. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
