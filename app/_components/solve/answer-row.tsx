import type { ProblemView } from "@/server/features/solve/types";
import { MathLine } from "../math/math-line";
import { MathText } from "../math/math-text";
import { answerLines } from "./answer-lines";
import { SheetRow } from "./sheet-row";
import { VerificationBadge } from "./verification-badge";

const TONES = { verified: "checked", partial: "caution", unchecked: "wash" } as const;

const UNCHECKED_NOTE = "No second way of working confirmed this answer. Check it before you rely on it.";

type AnsweredSolve = Pick<ProblemView, "verification" | "evidence" | "answer" | "latex"> & {
  readonly status: string;
};

interface AnswerRowProps {
  readonly solve: AnsweredSolve;
  /** Where a reader is led when the answer is opened. */
  readonly id?: string;
  readonly name?: string;
  /** What stands beside the badge. */
  readonly note?: string;
}

/** The answer, how it was verified, and the evidence for it. */
export function AnswerRow({ solve, id = "answer", name = "Answer", note }: AnswerRowProps) {
  const { status, verification, evidence } = solve;
  return (
    <SheetRow tone={TONES[verification]}>
      <section id={id} tabIndex={-1} aria-label={name} className="outline-none">
        {status === "no-solution" ? <NoSolution answer={solve.answer} /> : <Answer solve={solve} />}
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3">
          <VerificationBadge status={verification} />
          {note && <span className="text-[15px] text-muted">{note}</span>}
        </p>
        {verification === "unchecked" && <p className="mt-2 text-[15px] text-muted">{UNCHECKED_NOTE}</p>}
        {evidence.length > 0 && (
          <div className="mt-2 space-y-1 text-[15px] text-muted">
            {evidence.map((sentence) => (
              <p key={sentence} className="math-sentence">
                <MathText text={sentence} />
              </p>
            ))}
          </div>
        )}
      </section>
    </SheetRow>
  );
}

function Answer({ solve }: { readonly solve: AnsweredSolve }) {
  const [line = "", ...others] = answerLines(solve.latex);
  if (others.length === 0) return <MathLine latex={line} label={`Answer: ${solve.answer}`} size="answer" />;
  return (
    <ul>
      {[line, ...others].map((each, at) => (
        <li key={each}>
          <MathLine latex={each} label={`Answer, line ${at + 1}`} size="listed" />
        </li>
      ))}
    </ul>
  );
}

function NoSolution({ answer }: { readonly answer: string }) {
  const words = answer || "no solution";
  return (
    <>
      <p className="font-serif text-[30px] leading-tight">{words.charAt(0).toUpperCase() + words.slice(1)}</p>
      <p className="mt-1 text-[15px]">That is the answer: no value makes it true.</p>
    </>
  );
}
