import type { ComponentProps } from "react";
import type { ProblemView } from "@/server/features/solve/types";
import { MathLine } from "../math/math-line";
import { MathText } from "../math/math-text";
import { StoryTable } from "./story-table";

interface ReadLinesProps {
  readonly solve: Pick<ProblemView, "read" | "text" | "story"> & { readonly status: string };
  /** Something is at the right of the heading on a wide screen. */
  readonly besideTool?: boolean;
  /** Of a part of a worksheet; absent where it is all of the page. */
  readonly part?: string;
  /** A way to put a line of a story right; absent for those who only read. */
  readonly correction?: ComponentProps<typeof StoryTable>["correction"];
}

/** The problem as it was read: a story line by line below its text; as it was typed where it was not understood. */
export function ReadLines({ solve, besideTool = false, part, correction }: ReadLinesProps) {
  const { status, read, text, story } = solve;
  const understood = status === "solved" || status === "no-solution";
  const Heading = part === undefined ? "h1" : "h2";
  return (
    <>
      <Heading className={`text-[15px] text-muted ${besideTool ? "sm:pr-44" : ""}`}>
        {part !== undefined && <span className="sr-only">Part {part}. </span>}
        {story ? unread(part) : understood ? <Reading instruction={read.instruction} /> : unread(part)}
      </Heading>
      {(story || !understood) && <p className="mt-1 text-lg break-words whitespace-pre-wrap">{text}</p>}
      {!understood && read.latex && (
        <p className="mt-3 text-[15px] text-muted">The mathematics I found in it</p>
      )}
      {story ? (
        <>
          <p className="mt-4 text-[15px] text-muted">Read as</p>
          <StoryTable story={story} correction={correction} />
        </>
      ) : (
        read.latex && <MathLine latex={read.latex} label="The problem as read" />
      )}
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
