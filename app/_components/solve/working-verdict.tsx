import type { SolveView } from "@/server/features/solve/types";
import { MathLine } from "../math/math-line";
import { MathText } from "../math/math-text";
import { Drawing } from "./drawing";
import { SheetRow } from "./sheet-row";
import { VerdictMark } from "./verdict-mark";

type Check = Extract<NonNullable<SolveView["attempt"]>, { kind: "working" }>["check"];

/** The student's lines, each with what the engine says of it, and the wrong turn named where one is known. */
export function WorkingVerdict({ check }: { readonly check: Check }) {
  const { lines, firstWrong, message, misconception, counterexample } = check;
  const wrong = firstWrong !== null;
  return (
    <SheetRow tone={wrong ? "wrong" : check.finished ? "checked" : "wash"}>
      <div role="status">
        <h2 className="font-serif text-[22px] leading-tight">{titleOf(check)}</h2>
        <p className="math-sentence mt-1 text-[15px]">
          <MathText text={message} />
        </p>
        <ol className="mt-3 space-y-1">
          {numbered(lines).map(({ line, number }) => (
            <li key={number} className="flex items-start gap-2.5">
              <VerdictMark verdict={line.verdict} />
              <div className="min-w-0">
                {line.latex ? (
                  <MathLine latex={line.latex} label={`Line ${number}`} />
                ) : (
                  <p className="break-words">{line.text}</p>
                )}
                {line.note && (
                  <p className="math-sentence text-[15px] text-muted">
                    <MathText text={line.note} />
                  </p>
                )}
              </div>
            </li>
          ))}
        </ol>
        {misconception && (
          <div className="why mt-3">
            <p className="font-medium text-ink">{misconception.title}</p>
            <p className="math-sentence">
              <MathText text={misconception.explanation} />
            </p>
            {misconception.picture && <Drawing picture={misconception.picture} />}
          </div>
        )}
        {counterexample && (
          <p className="math-sentence mt-2 text-[15px] text-muted">
            <MathText text={counterexample} />
          </p>
        )}
      </div>
    </SheetRow>
  );
}

/** Lines may repeat, so their place tells them apart. */
const numbered = (lines: Check["lines"]) => lines.map((line, index) => ({ line, number: index + 1 }));

function titleOf({ firstWrong, finished, lines }: Check): string {
  if (firstWrong !== null) return `Look at line ${firstWrong + 1}`;
  if (finished) return "Every line follows";
  return lines.every(({ verdict }) => verdict === "follows") ? "Right so far" : "I can’t follow every line";
}
