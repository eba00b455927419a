import type { ComponentProps } from "react";
import type { ProblemView } from "@/server/features/solve/types";
import { MathLine } from "../math/math-line";
import { MathText } from "../math/math-text";
import { StoryTable } from "./story-table";
import { UnderstoodText } from "./understood-text";

interface ReadLinesProps {
  readonly solve: Pick<ProblemView, "read" | "text" | "story" | "missed"> & { readonly status: string };
  /** Something is at the right of the heading on a wide screen. */
  readonly besideTool?: boolean;
  /** Of a part of a worksheet; absent where it is all of the page. */
  readonly part?: string;
  /** What stands above the words; absent where the reader wrote them. */
  readonly heading?: string;
  /** A way to put a line of a story right; absent for those who only read. */
  readonly correction?: ComponentProps<typeof StoryTable>["correction"];
}

/** The student's own words, and how they were read: a story line by line. Of a part of a worksheet, whose words stand above
 * the whole, only the reading where it was understood. */
export function ReadLines({
  solve,
  besideTool = false,
  part,
  heading = "You wrote",
  correction,
}: ReadLinesProps) {
  const { status, read, text, story } = solve;
  const understood = status === "solved" || status === "no-solution";
  const readOnly = part !== undefined && understood && !story;
  const Heading = part === undefined ? "h1" : "h2";
  return (
    <>
      <Heading className={`text-[15px] text-muted ${besideTool ? "sm:pr-44" : ""}`}>
        {part !== undefined && <span className="sr-only">Part {part}. </span>}
        {readOnly ? (
          <Reading instruction={read.instruction} />
        ) : part === undefined ? (
          heading
        ) : (
          "This part says"
        )}
      </Heading>
      {status === "unsupported" ? (
        <UnderstoodText text={text} missed={solve.missed} />
      ) : (
        !readOnly && <p className="mt-1 text-lg break-words whitespace-pre-wrap">{text}</p>
      )}
      {!readOnly && (story || read.latex) && (
        <p className="mt-3 text-[15px] text-muted">
          {story ? (
            "Read as"
          ) : understood ? (
            <Reading instruction={read.instruction} />
          ) : (
            "The mathematics I found in it"
          )}
        </p>
      )}
      {story ? (
        <StoryTable story={story} correction={correction} />
      ) : (
        read.latex && <MathLine latex={read.latex} label="The problem as read" />
      )}
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
