import { MathText } from "@/app/_components/math/math-text";
import { createSolveAction } from "@/server/features/solve/actions";
import type { SolveMode, SolveView } from "@/server/features/solve/types";
import { SolveInstead } from "./solve-instead";

interface DoubtNoteProps {
  readonly doubt: NonNullable<SolveView["read"]["doubt"]>;
  readonly mode: SolveMode;
}

/** Says that the text can be read in two ways, with the other one a press away. */
export function DoubtNote({ doubt, mode }: DoubtNoteProps) {
  return (
    <div className="mt-3 border-l-2 border-caution pl-3.5">
      <p className="math-sentence text-[15px]">
        <MathText text={doubt.reason} />
      </p>
      <SolveInstead action={createSolveAction} text={doubt.otherText} mode={mode} />
    </div>
  );
}
