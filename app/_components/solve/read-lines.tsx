import type { ProblemView } from "@/server/features/solve/types";
import { MathLine } from "../math/math-line";
import { MathText } from "../math/math-text";

interface ReadLinesProps {
  readonly solve: Pick<ProblemView, "read" | "text"> & { readonly status: string };
  /** Something stands at the right of the heading on a wide screen. */
  readonly besideTool?: boolean;
  /** Of a part of a worksheet; absent where it is all of the page. */
  readonly part?: string;
}

/** The problem as it was read; as it was typed where it was not understood. */
export function ReadLines({ solve: { status, read, text }, besideTool = false, part }: ReadLinesProps) {
  const understood = status === "solved" || status === "no-solution";
  const Heading = part === undefined ? "h1" : "h2";
  return (
    <>
      <Heading className={`text-[15px] text-muted ${besideTool ? "sm:pr-44" : ""}`}>
        {part !== undefined && <span className="sr-only">Part {part}. </span>}
        {understood ? <Reading instruction={read.instruction} /> : unread(part)}
      </Heading>
      {!understood && <p className="mt-1 text-lg break-words whitespace-pre-wrap">{text}</p>}
      {!understood && read.latex && (
        <p className="mt-3 text-[15px] text-muted">The mathematics I found in it</p>
      )}
      {read.latex && <MathLine latex={read.latex} label="The problem as read" />}
    </>
  );
}

const unread = (part: string | undefined): string => (part === undefined ? "You wrote" : "This part says");

function Reading({ instruction }: { readonly instruction: string }) {
  if (!instruction) return "Read as";
  return (
    <>
      Read as: <MathText text={instruction.charAt(0).toLowerCase() + instruction.slice(1)} />
    </>
  );
}
