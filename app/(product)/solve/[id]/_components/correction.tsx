import { correctAction } from "@/server/features/solve/actions";
import type { StoryView } from "@/server/features/solve/types";
import { CorrectLine } from "./correct-line";

/** The ways to put the lines of a story right, for its owner.
 * @param part the place of a part of a worksheet, from 0 */
export const correctionOf = (id: string, part?: number) =>
  function correction({ said }: StoryView["rows"][number], row: number) {
    return <CorrectLine action={correctAction} id={id} part={part} row={row} said={said} />;
  };
