import type { SolveView } from "@/server/features/solve/types";
import { MathLine } from "../math/math-line";
import { MathText } from "../math/math-text";
import { SheetRow } from "./sheet-row";

type Check = Extract<NonNullable<SolveView["attempt"]>, { kind: "answer" }>["check"];

const VERDICTS = {
  right: { title: "Right", tone: "checked" },
  "right-wrong-form": { title: "Right, but not in the form asked", tone: "caution" },
  wrong: { title: "Not right yet", tone: "wrong" },
  "cannot-tell": { title: "I can’t tell", tone: "wash" },
} as const;

/** What the engine says of the student's answer. */
export function AnswerVerdict({ check }: { readonly check: Check }) {
  const { title, tone } = VERDICTS[check.verdict];
  return (
    <SheetRow tone={tone}>
      <div role="status">
        <h2 className="font-serif text-[22px] leading-tight">{title}</h2>
        {check.answer && <MathLine latex={check.answer} label="Your answer as read" />}
        <p className="math-sentence mt-1 text-[15px]">
          <MathText text={check.message} />
        </p>
        {check.counterexample && (
          <p className="math-sentence mt-1 text-[15px] text-muted">
            <MathText text={check.counterexample} />
          </p>
        )}
      </div>
    </SheetRow>
  );
}
