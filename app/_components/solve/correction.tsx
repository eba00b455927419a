import type { StoryView } from "@/server/features/solve/types";
import { CorrectLine } from "./correct-line";
import type { SheetActions } from "./sheet-actions";

/** The ways to put the lines of a story right, where there is one.
 * @param part the place of a part of a worksheet, from 0 */
export const correctionOf = (action: SheetActions["correct"], id: string, part?: number) =>
  action &&
  function correction({ said }: StoryView["rows"][number], row: number) {
    return <CorrectLine action={action} id={id} part={part} row={row} said={said} />;
  };
