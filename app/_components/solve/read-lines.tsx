import type { SolveView } from "@/server/features/solve/types";
import { MathLine } from "../math/math-line";
import { MathText } from "../math/math-text";

interface ReadLinesProps {
  readonly solve: Pick<SolveView, "status" | "read" | "text">;
  /** Something stands at the right of the heading on a wide screen. */
  readonly besideTool?: boolean;
}

/** The problem as it was read; as it was typed where it was not understood. */
export function ReadLines({ solve: { status, read, text }, besideTool = false }: ReadLinesProps) {
  const understood = status === "solved" || status === "no-solution";
  return (
    <>
      <h1 className={`text-[15px] text-muted ${besideTool ? "sm:pr-44" : ""}`}>
        {understood ? <Reading instruction={read.instruction} /> : "You wrote"}
      </h1>
      {!understood && <p className="mt-1 text-lg break-words whitespace-pre-wrap">{text}</p>}
      {!understood && read.latex && (
        <p className="mt-3 text-[15px] text-muted">The mathematics I found in it</p>
      )}
      {read.latex && <MathLine latex={read.latex} label="The problem as read" />}
    </>
  );
}

function Reading({ instruction }: { readonly instruction: string }) {
  if (!instruction) return "Read as";
  return (
    <>
      Read as: <MathText text={instruction.charAt(0).toLowerCase() + instruction.slice(1)} />
    </>
  );
}
