import type { PartView } from "@/server/features/solve/types";

/** The element of a part, by its place from 0. */
export const partId = (place: number): string => `part-${place + 1}`;

/** The element of a part's answer. */
export const answerId = (place: number): string => `answer-${place + 1}`;

export const isAnswered = ({ status }: Pick<PartView, "status">): boolean =>
  status === "solved" || status === "no-solution";

/** How far a worksheet is, as a sentence. */
export function sheetProgress(parts: readonly Pick<PartView, "status">[]): string {
  const answered = parts.filter(isAnswered).length;
  if (answered === parts.length) return "All parts solved";
  return `${answered} of ${parts.length} parts solved`;
}
