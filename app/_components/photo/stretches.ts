import type { PhotoReading } from "@/server/features/photo/types";

export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly isDoubtful: boolean;
}

/** A text in stretches of characters that are all in doubt or all clear. */
export function stretchesOf({ text, doubtful }: PhotoReading): Stretch[] {
  const doubts = new Set(doubtful);
  const stretches: Stretch[] = [];
  for (let at = 0; at < text.length; at++) {
    const isDoubtful = doubts.has(at);
    const last = stretches.at(-1);
    if (last?.isDoubtful === isDoubtful) stretches[stretches.length - 1] = { ...last, to: at + 1 };
    else stretches.push({ from: at, to: at + 1, isDoubtful });
  }
  return stretches;
}
