import type { SolveItem } from "@/server/features/solve/types";
import { formatShortDay } from "@/server/format";

export interface Day {
  /** "28 Nov 2026". */
  readonly name: string;
  readonly items: readonly SolveItem[];
}

/** Problems under the days they were made on, in the order given.
 * @example byDay([monday, alsoMonday, sunday]).length // 2 */
export function byDay(items: readonly SolveItem[]): readonly Day[] {
  const days = new Map<string, SolveItem[]>();
  for (const item of items) {
    const name = formatShortDay(item.createdAt);
    days.set(name, [...(days.get(name) ?? []), item]);
  }
  return [...days].map(([name, its]) => ({ name, items: its }));
}
