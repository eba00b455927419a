import { formatShortDay } from "@/server/format";

export interface Day<Entry> {
  /** "28 Nov 2026". */
  readonly name: string;
  readonly entries: readonly Entry[];
}

/** Entries under the days they are of, the newest first.
 * @example byDay([monday, alsoMonday, sunday]).length // 2 */
export function byDay<Entry extends { readonly at: Date }>(entries: readonly Entry[]): readonly Day<Entry>[] {
  const days = new Map<string, Entry[]>();
  for (const entry of entries.toSorted((one, other) => other.at.getTime() - one.at.getTime())) {
    const name = formatShortDay(entry.at);
    days.set(name, [...(days.get(name) ?? []), entry]);
  }
  return [...days].map(([name, its]) => ({ name, entries: its }));
}
