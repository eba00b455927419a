import type { ProblemView } from "@/server/features/solve/types";
import { BarFigure } from "./bar-figure";
import { SheetRow } from "./sheet-row";

interface BarRowProps {
  readonly solve: Pick<ProblemView, "story">;
  /** Tells the drawing from the others on the page. */
  readonly id?: string;
}

/** The story in bars, where they show it. */
export function BarRow({ solve: { story }, id = "bars" }: BarRowProps) {
  if (!story?.model) return null;
  return (
    <SheetRow>
      <BarFigure model={story.model} id={id} />
    </SheetRow>
  );
}
